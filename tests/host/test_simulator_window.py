"""The window, on a screen that nobody sees (SDL's dummy driver)."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from goldpan.keys import A, B, DOWN, LEFT, NAMES, RIGHT, UP
from hal.desktop import window
from hal.desktop.__main__ import main
from hal.desktop.device import boards, Refused, Simulated
from support_simulator import started


@pytest.fixture
def shown(monkeypatch):
    """A window with an app in it, and the list of changes its buttons hear."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    found = window.Window(started())
    found.heard = []
    found.device.buttons.heard = lambda ms, key, pressed: found.heard.append((key, pressed))
    found.tick(5)
    yield found
    pygame.display.quit()


def send(found, kind, **values):
    pygame.event.post(pygame.event.Event(kind, **values))
    found.tick(5)


def test_every_key_of_the_keyboard_presses_its_button(shown):
    assert set(window.KEYBOARD.values()) == {UP, DOWN, LEFT, RIGHT, A, B}
    for code, key in window.KEYBOARD.items():
        shown.heard.clear()
        send(shown, pygame.KEYDOWN, key=code)
        assert shown.heard == [(key, True)]
        send(shown, pygame.KEYUP, key=code)
        assert shown.heard == [(key, True), (key, False)]
    send(shown, pygame.KEYDOWN, key=pygame.K_q)
    assert len(shown.heard) == 2


def test_the_mouse_presses_the_button_under_it(shown):
    """Also when it is let go elsewhere; beside the buttons, or with another mouse button, nothing is pressed."""
    for key, (x, y, radius) in window.PLACES.items():
        shown.heard.clear()
        send(shown, pygame.MOUSEBUTTONDOWN, pos=(x + radius - 2, y), button=1)
        assert shown.heard == [(key, True)], NAMES[key]
        send(shown, pygame.MOUSEBUTTONUP, pos=(0, 0), button=1)
        assert shown.heard == [(key, True), (key, False)]
    for pos, button in (((400, 300), 1), ((window.PLACES[A][0], window.PLACES[A][1]), 3)):
        send(shown, pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        send(shown, pygame.MOUSEBUTTONUP, pos=pos, button=button)
    assert len(shown.heard) == 2


def test_two_keys_of_one_button_press_it_once(shown):
    send(shown, pygame.KEYDOWN, key=pygame.K_RETURN)
    send(shown, pygame.KEYDOWN, key=pygame.K_a)
    send(shown, pygame.KEYUP, key=pygame.K_a)
    send(shown, pygame.KEYUP, key=pygame.K_RETURN)
    assert shown.heard == [(A, True), (A, False)]


def test_a_window_that_goes_to_the_back_lets_go(shown):
    """A key let go while another window is in front would stick."""
    send(shown, pygame.KEYDOWN, key=pygame.K_DOWN)
    send(shown, pygame.WINDOWFOCUSLOST)
    assert shown.heard == [(DOWN, True), (DOWN, False)]


def test_keys_reach_the_app_and_the_picture(shown):
    """A press moves the menu; the button lights up in the window while it is down."""
    cursor = shown.app.top.cursor
    x, y, _ = window.PLACES[DOWN]
    up = shown.surface.get_at((x + 15, y))
    send(shown, pygame.KEYDOWN, key=pygame.K_DOWN)
    assert shown.app.top.cursor == cursor + 1
    assert shown.surface.get_at((x + 15, y))[:3] == window.PRESSED != up[:3]
    send(shown, pygame.KEYUP, key=pygame.K_DOWN)
    assert shown.surface.get_at((x + 15, y)) == up


def test_a_playback_is_deaf(shown):
    shown.deaf = True
    send(shown, pygame.KEYDOWN, key=pygame.K_DOWN)
    assert shown.heard == []


def test_closing_ends_it(shown):
    with pytest.raises(window.Closed):
        send(shown, pygame.QUIT)


class Wall:
    """A clock on the wall that only moves when somebody sleeps, or is slow."""

    def __init__(self):
        self.now = 50.0

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


def test_time_passes_as_in_reality(shown, monkeypatch):
    """100 ms take 100 ms; a computer that was too slow for half a second drops that time."""
    wall = Wall()
    monkeypatch.setattr(window, "time", wall)
    shown.last = wall.now
    before = shown.device.clock.ms()
    shown.wait(100)
    assert shown.device.clock.ms() - before == 100
    assert abs(wall.now - 50.1) < 1e-6
    wall.now += 0.5
    shown.tick(5)
    start = wall.now
    shown.wait(100)
    assert abs(wall.now - start - 0.1) < 0.006


def test_a_run_behind_a_window_records_and_plays_back(monkeypatch, tmp_path, capsys):
    """Keys pressed in a window, recorded, played back without one: the same last screen."""
    record = str(tmp_path / "record")
    real = window.Window._events
    turns = [0]

    def events(self):
        turns[0] += 1
        for turn, kind, key in (
            (10, pygame.KEYDOWN, pygame.K_DOWN),
            (25, pygame.KEYUP, pygame.K_DOWN),
            (40, pygame.KEYDOWN, pygame.K_RETURN),
            (57, pygame.KEYUP, pygame.K_RETURN),
        ):
            if turns[0] == turn:
                pygame.event.post(pygame.event.Event(kind, key=key))
        if turns[0] == 80:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        real(self)

    monkeypatch.setattr(window.Window, "_events", events)
    assert main(["--seed", "4", "--record", record]) == 0
    pygame.display.quit()
    monkeypatch.setattr(window.Window, "_events", real)
    capsys.readouterr()
    assert main(["--headless", "--playback", record]) == 0
    assert capsys.readouterr().out.startswith("Played back: the same last screen.\n")


def test_no_screen_is_one_sentence(monkeypatch):
    """Where SDL finds no desktop it would open a window that nobody can see."""
    monkeypatch.setattr(window.pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(Refused, match="--headless"):
        window.Window(started())
    pygame.display.quit()


@pytest.mark.parametrize("board", boards())
def test_the_picture_shows_every_board(board):
    """Everything has its place: buttons and panel overlap neither each other nor the edge."""
    device = Simulated(board, 1)
    surface = window.picture(device)
    assert surface.get_size() == window.SIZE
    for key in device.buttons.keys:
        x, y, radius = window.PLACES[key]
        assert radius < x < window.SIZE[0] - radius and radius < y < window.SIZE[1] - radius
        assert window.at((x, y), device.buttons.keys) == key
        assert window.picture(device, (key,)).get_at((x + radius - 8, y + 8)) != surface.get_at((x + radius - 8, y + 8))
        for other in device.buttons.keys:
            if other != key:
                far = window.PLACES[other]
                assert (x - far[0]) ** 2 + (y - far[1]) ** 2 >= (radius + far[2]) ** 2, NAMES[key] + NAMES[other]
        room = window.PANEL_ROOM[0] // 2 + 14 + radius
        assert abs(x - window.SIZE[0] // 2) >= room, NAMES[key]


def test_lights_are_shown_brighter_the_brighter_they_are():
    device = Simulated("pico_st7735r", 1)
    seen = []
    for brightness in range(4):
        device.lights.brightness = brightness
        device.lights.show((1,) * 2)
        seen.append(sum(window.picture(device).get_at((window.SIZE[0] // 2 - 189, 46))[:3]))
    assert seen == sorted(seen) and len(set(seen)) == 4
