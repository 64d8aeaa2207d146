"""Draws the icons of the program and of its records in the forms that systems want."""

from pathlib import Path
from struct import pack
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from bundle.place import PACKAGE, PACKAGING

PROGRAM: Final = PACKAGE / "resources" / "app" / "mexen.svg"
RECORD: Final = PACKAGING / "mexen-record.svg"

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
#: Apple's names for sizes in pixels.
ICNS_TYPES: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
#: Windows knows 256 as none, as PNG; smaller ones as plain pixels.
_LARGE: Final = 256


def picture(drawing: Path, size: int) -> QImage:
    """Return a drawing in that size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Return a picture as the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())


def ico(drawing: Path) -> bytes:
    """Return the drawing as an icon for Windows."""
    pictures = [(size, _for_windows(picture(drawing, size))) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    table = pack("<HHH", 0, 1, len(pictures))
    for size, content in pictures:
        side = size % _LARGE
        table += pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return table + b"".join(content for _, content in pictures)


def icns(drawing: Path) -> bytes:
    """Return the drawing as an icon for macOS."""
    parts = []
    for kind, size in ICNS_TYPES.items():
        content = png(picture(drawing, size))
        parts.append(kind + pack(">I", 8 + len(content)) + content)
    body = b"".join(parts)
    return b"icns" + pack(">I", 8 + len(body)) + body


def draw(folder: Path, platform: str) -> None:
    """Write the icons that a build for that platform needs into a folder."""
    form = {"win32": ico, "darwin": icns}.get(platform)
    if form is not None:
        for name, drawing in (("mexen", PROGRAM), ("mexen-record", RECORD)):
            (folder / f"{name}.{form.__name__}").write_bytes(form(drawing))


def _for_windows(image: QImage) -> bytes:
    size = image.width()
    if size == _LARGE:
        return png(image)
    # A mask of one bit a pixel follows, which nobody looks at where there is transparency.
    mask = bytes(-(-size // 32) * 4 * size)
    rows = bytes(image.flipped().constBits())
    return pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(rows), 0, 0, 0, 0) + rows + mask
