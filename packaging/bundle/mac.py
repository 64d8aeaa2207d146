"""Says what macOS wants to know of the program."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from bundle import names
from bundle.place import PACKAGING
from mexen_desktop.languages import NAMES, SOURCE

#: The environment's variable that names who signs; without it nothing is signed.
SIGNER: Final = "MEXEN_MAC_IDENTITY"
#: The variable that names the keychain's profile with which Apple's notary is asked.
NOTARY: Final = "MEXEN_MAC_NOTARY"

_RECORD: Final = "io.github.mexen-desktop.record"
_RULES: Final = "io.github.mexen-desktop.rules"
#: The kinds of files that are the program's own: identifier, name, ending, media type.
_KINDS: Final = (
    (_RECORD, "Mexen game record", names.SUFFIX, names.MIME),
    (_RULES, "Mexen house rules", names.RULES_SUFFIX, names.RULES_MIME),
)


def identity() -> str | None:
    """Return who signs, None where nobody does."""
    return os.environ.get(SIGNER) or None


def info_plist() -> dict[str, Any]:
    """Return the Info.plist of the application's bundle."""
    return {
        "CFBundleDevelopmentRegion": SOURCE,
        "CFBundleDisplayName": names.TITLE,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind,
                "CFBundleTypeIconFile": "mexen-record.icns",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [identifier],
            }
            for identifier, kind, _, _ in _KINDS
        ],
        "CFBundleIdentifier": bundle_identifier(),
        "CFBundleLocalizations": list(NAMES),
        "CFBundleName": names.TITLE,
        "CFBundleShortVersionString": names.VERSION,
        "CFBundleVersion": names.VERSION,
        "LSApplicationCategoryType": "public.app-category.dice-games",
        # What Qt's wheels ask for.
        "LSMinimumSystemVersion": "14.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": names.COPYRIGHT,
        # The window follows a dark desktop.
        "NSRequiresAquaSystemAppearance": False,
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": identifier,
                "UTTypeDescription": kind,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [suffix.removeprefix(".")],
                    "public.mime-type": [mime],
                },
            }
            for identifier, kind, suffix, mime in _KINDS
        ],
    }


def bundle_identifier() -> str:
    """Return the program's identity in Apple's letters, which have no underscore."""
    return names.IDENTITY.replace("_", "-")


def disk_image(folder: Path) -> Path:
    """Put the application into a disk image beside a way to the applications' folder."""
    from bundle import archives

    image = folder / f"{archives.stem('darwin')}.dmg"
    inside = folder / "dmg"
    shutil.rmtree(inside, ignore_errors=True)
    inside.mkdir()
    application = inside / f"{names.TITLE}.app"
    shutil.copytree(folder / application.name, application, symlinks=True)
    (inside / "Applications").symlink_to("/Applications")
    signer = identity()
    if signer:
        _sign(application, signer)
    else:
        print(f"not signed: {SIGNER} names nobody (macOS will ask before the first start)")
    subprocess.run(
        [
            *("hdiutil", "create", "-volname", names.TITLE, "-srcfolder", inside),
            *("-fs", "HFS+", "-format", "UDZO", "-ov", image),
        ],
        check=True,
    )
    profile = os.environ.get(NOTARY)
    if signer and profile:
        subprocess.run(
            ["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"],
            check=True,
        )
        subprocess.run(["xcrun", "stapler", "staple", image], check=True)
    else:
        print(f"not notarised: that needs {SIGNER} and {NOTARY}")
    return image


def _sign(application: Path, signer: str) -> None:
    subprocess.run(
        [
            *("codesign", "--force", "--deep", "--timestamp", "--options", "runtime"),
            *("--entitlements", PACKAGING / "macos" / "entitlements.plist"),
            *("--sign", signer, application),
        ],
        check=True,
    )
