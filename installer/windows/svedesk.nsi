; The installer for Windows: for this user alone, so that nobody has to be asked. Games, decks and packs lie elsewhere
; (%LOCALAPPDATA%\svedesk) and are never touched. See ../windows_packages.py for VERSION, FOLDER, SIZE and OUT.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "svedesk"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\svedesk"
InstallDirRegKey HKCU "Software\svedesk" "folder"
BrandingText "svedesk ${VERSION}"
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "svedesk"
VIAddVersionKey /LANG=0 "FileDescription" "Installs svedesk"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT License"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\svedesk.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"

LangString RUNNING ${LANG_ENGLISH} "svedesk is running. Close it, then try again."
LangString RUNNING ${LANG_JAPANESE} "svedeskを実行しています。終了してから、もう一度お試しください。"
LangString OTHER ${LANG_ENGLISH} "This folder has other files in it. Choose an empty one, or a new one."
LangString OTHER ${LANG_JAPANESE} "このフォルダーにはほかのファイルがあります。空のフォルダーか新しいフォルダーを選んでください。"
LangString GAME ${LANG_ENGLISH} "svedesk game"
LangString GAME ${LANG_JAPANESE} "svedeskのゲーム"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\svedesk"
!define CLASSES "Software\Classes"

; Takes the program away, and nothing else: what is in the folder besides stays. While it runs its Python can't be written
; to, and nothing is taken away.
!macro TAKE_AWAY
    ${If} ${FileExists} "$INSTDIR\python\${PYTHON}"
        ClearErrors
        FileOpen $0 "$INSTDIR\python\${PYTHON}" a
        ${If} ${Errors}
            SetErrorLevel 3
            MessageBox MB_OK|MB_ICONEXCLAMATION $(RUNNING) /SD IDOK
            Quit
        ${EndIf}
        FileClose $0
    ${EndIf}
    RMDir /r "$INSTDIR\python"
    RMDir /r "$INSTDIR\lib"
    Delete "$INSTDIR\svedesk.com"
    Delete "$INSTDIR\svedesk.exe"
    Delete "$INSTDIR\LICENSE.txt"
!macroend

Section
    ; An earlier version goes first. A folder of something else is left alone.
    ${If} ${FileExists} "$INSTDIR\*.*"
    ${AndIfNot} ${FileExists} "$INSTDIR\uninstall.exe"
        FindFirst $0 $1 "$INSTDIR\*.*"
        ${DoWhile} $1 != ""
            ${If} $1 != "."
            ${AndIf} $1 != ".."
                FindClose $0
                SetErrorLevel 4
                MessageBox MB_OK|MB_ICONEXCLAMATION $(OTHER) /SD IDOK
                Quit
            ${EndIf}
            FindNext $0 $1
        ${Loop}
        FindClose $0
    ${EndIf}
    !insertmacro TAKE_AWAY
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    File /r "${FOLDER}\*.*"
    CreateShortcut "$SMPROGRAMS\svedesk.lnk" "$INSTDIR\svedesk.exe"
    WriteRegStr HKCU "Software\svedesk" "folder" "$INSTDIR"
    WriteRegStr HKCU "${CLASSES}\.svedesk" "" "svedesk.game"
    WriteRegStr HKCU "${CLASSES}\svedesk.game" "" $(GAME)
    WriteRegStr HKCU "${CLASSES}\svedesk.game\DefaultIcon" "" "$INSTDIR\svedesk.exe,0"
    WriteRegStr HKCU "${CLASSES}\svedesk.game\shell\open\command" "" '"$INSTDIR\svedesk.exe" "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "svedesk"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\svedesk.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "the svedesk developers"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
    !insertmacro TAKE_AWAY
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\svedesk.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "${CLASSES}\svedesk.game"
    DeleteRegKey HKCU "Software\svedesk"
    ReadRegStr $0 HKCU "${CLASSES}\.svedesk" ""
    ${If} $0 == "svedesk.game" ; another program may have taken it since
        DeleteRegKey HKCU "${CLASSES}\.svedesk"
    ${EndIf}
    ${RefreshShellIcons}
SectionEnd
