/* svedesk.exe (without a console) and svedesk.com (in a console): start the Python of this folder as `-m svedesk`.
   Computer players and the lab are the same program, started by Python with arguments of its own. */
#include <windows.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST 32768

static wchar_t library[LONGEST];

static int start(int count, wchar_t **given)
{
    DWORD length = GetModuleFileNameW(NULL, library, LONGEST);
    wchar_t *name = length ? wcsrchr(library, L'\\') : NULL;
    if (name == NULL || name - library + wcslen(L"\\python\\" PYTHON) >= LONGEST)
        return 70;
    wcscpy(name, L"\\python\\" PYTHON);
    wchar_t *end = library + (name - library) + wcslen(L"\\python");
    *end = 0;
    SetDllDirectoryW(library); /* where Qt finds OpenSSL */
    *end = L'\\';
    HMODULE python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    int (*py_main)(int, wchar_t **) = python ? (int (*)(int, wchar_t **))(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (py_main == NULL) {
        MessageBoxW(NULL, L"A file of svedesk is missing or damaged:\n" PYTHON L"\n\nInstall svedesk again.", L"svedesk",
                    MB_ICONERROR);
        return 70;
    }
    wchar_t **words = calloc(count + 3, sizeof *words);
    if (words == NULL)
        return 70;
    int forked = 0;
    for (int place = 1; place < count; place++)
        forked |= wcscmp(given[place], L"--multiprocessing-fork") == 0;
    int added = forked ? 0 : 2;
    words[0] = given[0];
    if (!forked) {
        words[1] = L"-m";
        words[2] = L"svedesk";
    }
    for (int place = 1; place < count; place++)
        words[place + added] = given[place];
    return py_main(count + added, words);
}

#ifdef CONSOLE
int wmain(int count, wchar_t **given) { return start(count, given); }
#else
int WINAPI wWinMain(HINSTANCE here, HINSTANCE before, wchar_t *line, int show)
{
    (void)here, (void)before, (void)line, (void)show;
    return start(__argc, __wargv);
}
#endif
