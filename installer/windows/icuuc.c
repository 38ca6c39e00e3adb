/* icuuc.dll for a try under Wine: Windows has had it since 2019, and Qt takes the converters of old text encodings from
   it. This one knows none; those of Unicode are Qt's own. No package has it. */
#include <stdint.h>
#define EXPORTED __declspec(dllexport)
#define UNSUPPORTED 16

EXPORTED int32_t ucnv_countAvailable(void) { return 0; }
EXPORTED const char *ucnv_getAvailableName(int32_t place)
{
    (void)place;
    return 0;
}
EXPORTED const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    (void)name, (void)standard;
    *error = UNSUPPORTED;
    return 0;
}
EXPORTED void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = UNSUPPORTED;
    return 0;
}

/* Never called: they want a converter, and none is opened. */
#define NEVER(name) EXPORTED void name(void) {}
NEVER(ucnv_close)
NEVER(ucnv_reset)
NEVER(ucnv_getMaxCharSize)
NEVER(ucnv_getName)
NEVER(ucnv_getToUCallBack)
NEVER(ucnv_getFromUCallBack)
NEVER(ucnv_setToUCallBack)
NEVER(ucnv_setFromUCallBack)
NEVER(ucnv_toUnicode)
NEVER(ucnv_fromUnicode)
NEVER(ucnv_cbToUWriteUChars)
NEVER(ucnv_cbFromUWriteUChars)
NEVER(ucnv_toUCountPending)
NEVER(ucnv_fromUCountPending)
NEVER(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NEVER(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
