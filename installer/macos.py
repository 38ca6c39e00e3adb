"""The application for macOS, which PyInstaller lays out on a Mac alone:

    svedesk.app/Contents/Info.plist            what `properties` says
    svedesk.app/Contents/MacOS/svedesk         the program
    svedesk.app/Contents/Frameworks            its libraries
    svedesk.app/Contents/Resources             data, and the icon

It is signed for the machine that built it alone: who gives it away signs it with their own name.
"""

from __future__ import annotations

ID = "org.svedesk.svedesk"
KIND = f"{ID}.game"


def properties(version: str) -> dict[str, object]:
    """Info.plist, beside what PyInstaller writes there itself: what Finder and the system have to know."""
    return {
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "ja"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": "Games with others on your network.",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": KIND,
                "UTTypeDescription": "svedesk game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": ["svedesk"]},
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "svedesk game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [KIND],
            }
        ],
    }
