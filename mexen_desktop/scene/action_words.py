"""What stands on the large buttons."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from mexen_desktop.look.controls.button import Button
from mexen_desktop.models.controller import Controller
from mexen_desktop.rules.state import RACE, TIE_BREAK
from mexen_desktop.scene.offers import Kind
from mexen_desktop.texts.isolates import isolated


def write(button: Callable[[Kind], Button], controller: Controller, *, named: bool) -> None:
    """Write on each button what it does now, in the language of now.

    In a race it tells whose it is where it is `named`.
    """
    _write_move(button, controller, named=named)
    _write_round(button, controller)
    _write_hurry(button(Kind.HURRY), controller)
    space = QCoreApplication.translate("ActionBar", "Space", "the key")
    for kind in (Kind.THROW, Kind.NEXT_ROUND, Kind.HURRY):
        button(kind).set_key_hint(space)
    button(Kind.STOP).set_key_hint("S")
    button(Kind.TAKE_BACK).set_label(QCoreApplication.translate("ActionBar", "Take back"))


def _write_move(button: Callable[[Kind], Button], controller: Controller, *, named: bool) -> None:
    throw = QCoreApplication.translate("ActionBar", "Throw")
    stop = QCoreApplication.translate("ActionBar", "Stop")
    state = controller.state
    decides = controller.casting or state.phase in (RACE, TIE_BREAK)
    if named and state.player is not None and decides:
        name = isolated(controller.people[state.player].name)
        throw = QCoreApplication.translate("ActionBar", "{name} throws").format(name=name)
        stop = QCoreApplication.translate("ActionBar", "{name} stops").format(name=name)
        for kind in (Kind.THROW, Kind.STOP):
            button(kind).set_name(name)
    button(Kind.THROW).set_label(throw)
    button(Kind.STOP).set_label(stop)


def _write_round(button: Callable[[Kind], Button], controller: Controller) -> None:
    starter = isolated(controller.people[controller.state.starter].name)
    text = QCoreApplication.translate("ActionBar", "{name} starts")
    button(Kind.NEXT_ROUND).set_label(QCoreApplication.translate("ActionBar", "Next round"))
    button(Kind.NEXT_ROUND).set_name(starter)
    button(Kind.NEXT_ROUND).set_sub_line(text.format(name=starter))
    button(Kind.END_GAME).set_label(QCoreApplication.translate("ActionBar", "End the game"))
    button(Kind.AGAIN).set_label(QCoreApplication.translate("ActionBar", "Play again"))
    button(Kind.EVENING).set_label(QCoreApplication.translate("ActionBar", "The evening"))
    button(Kind.HOME).set_label(QCoreApplication.translate("ActionBar", "Start page"))


def _write_hurry(button: Button, controller: Controller) -> None:
    player = controller.state.player
    if player is None or not controller.thinks:
        return
    person = controller.people[player]
    text = QCoreApplication.translate("ActionBar", "{name} is playing", "a computer")
    button.set_label(text.format(name=isolated(person.name)))
    button.set_name(isolated(person.name))
    button.set_icon_name(f"computer-{person.level}")
    button.set_sub_line(QCoreApplication.translate("ActionBar", "Faster", "let a computer act now"))
