"""A small picture whose corners stay as they are while its middle is stretched."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter


class NinePatch:
    """A square picture of which the corners, each of `corner` device pixels, are never stretched.

    Its middle is not drawn: what casts a shadow covers it.
    """

    __slots__ = ("_corner", "_image", "_ratio")

    def __init__(self, image: QImage, corner: int, ratio: float) -> None:
        self._image = image
        self._corner = corner
        self._ratio = ratio

    def paint(self, painter: QPainter, outer: QRectF) -> None:
        """Draw the frame so that its outside is that rectangle."""
        side = self._image.width()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # In a narrow rectangle corners lose what is inside, which is covered.
        wide = min(self._corner / self._ratio, outer.width() / 2)
        high = min(self._corner / self._ratio, outer.height() / 2)
        from_x, from_y = wide * self._ratio, high * self._ratio
        columns = (
            (outer.left(), wide, 0.0, from_x),
            (outer.left() + wide, outer.width() - 2 * wide, self._corner, side - 2 * self._corner),
            (outer.right() - wide, wide, side - from_x, from_x),
        )
        rows = (
            (outer.top(), high, 0.0, from_y),
            (outer.top() + high, outer.height() - 2 * high, self._corner, side - 2 * self._corner),
            (outer.bottom() - high, high, side - from_y, from_y),
        )
        for column, (x, width, source_x, source_width) in enumerate(columns):
            for row, (y, height, source_y, source_height) in enumerate(rows):
                if (column, row) != (1, 1) and width > 0 and height > 0:
                    painter.drawImage(
                        QRectF(x, y, width, height),
                        self._image,
                        QRectF(source_x, source_y, source_width, source_height),
                    )


def blank(width: int, height: int) -> QImage:
    """Give a see-through picture to draw into."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image
