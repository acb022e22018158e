"""Go Goblin, Go!: many random games, every offer compared with a second, slower reading of the rules.

GAMES=10000 is what `make soak` plays, for each number of players.
"""

import os
import random
import shutil
import subprocess
import sys
from itertools import permutations
from pathlib import Path

import pytest

from games.go_goblin_go import dealing, rules
from games.go_goblin_go.rules import State
from goldpan import library
from goldpan.game import CHANCE, OVER
from support import random_game, refused_unchanged, replay
from support_go_goblin_go import check, PIT, table, TILES

data = library.load("go_goblin_go", "data")  # the rules forget it when they have read the box
GAMES = int(os.environ.get("GAMES", "300"))
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("players", range(2, 7))
def test_go_23_random_games_end_in_the_pit_and_replay(players):
    """GO-23, GO-11: rocks, room, levels and tiles at every step; one goblin in the pit; the journal replays."""
    rng = random.Random(players)
    for game in range(GAMES):
        start = game % players
        faces_up = [0] * players

        def watch(state, faces_up=faces_up):
            check(state)
            for player in range(players):  # a used card stays used, and one more at most
                grown = state.used[player] & ~faces_up[player]
                assert faces_up[player] & ~state.used[player] == 0 and grown in (0, 1, 2, 4)
                faces_up[player] = state.used[player]

        state = State(players, start=start)
        journal = random_game(state, rng, watch)
        assert list(state.positions).count(PIT) == 1
        assert state.winners()
        again = replay(State(players, start=start), journal)
        assert again == state
        assert (again.scores(), again.winners()) == (state.scores(), state.winners())


UNIVERSE = (
    ["collect", "done"]
    + [("move", g) for g in range(6)]
    + [(name, g) for name in ("back", "free", "eight") for g in range(6)]
    + [(name, g, h) for name in ("push", "swap") for g in range(6) for h in range(6)]
    + [("confuse", g, h, i, j) for g in range(6) for h in range(6) for i in range(4) for j in range(i + 1, 4)]
)


def payable(state, tiles):
    """GO-6, GO-7, read again: the goblins that answer with these tiles and are not too dear."""
    purse = state.rocks[state.active]
    return {g for n, g in enumerate(state.levels) if n <= purse and state.roll in sum(tiles[2 * g : 2 * g + 2], ())}


def lands(positions, place, way):
    """GO-10, read again: where a goblin comes to that enters `place`, going `way`."""
    crowd = list(positions)
    return place if place in (0, PIT) or crowd.count(place) < 2 else lands(positions, place + way, way)


def legal(state, move):
    """The clauses once more, one move at a time, written another way."""
    before = state.phase == "act"
    where = state.positions
    if move == "collect":
        return before and not state.spent
    if move == "done":
        return not before
    name, g = move[:2]
    if name == "move":
        return before and (g == state.free if state.free >= 0 else g in payable(state, state.tiles))
    if state.spent or (g, name, False) not in state.cards(state.active) or name == "eight":
        return False
    if name == "free":
        return before and state.roll in sum(state.tiles[2 * g : 2 * g + 2], ())
    tiles = list(state.tiles)
    if name == "confuse":
        h, i, j = move[2:]
        if g == h:
            return False
        slots = [2 * g, 2 * g + 1, 2 * h, 2 * h + 1]
        taken = [slots[i], slots[j]]
        rest = [slot for slot in slots if slot not in taken]
        for slot, source in zip(slots, taken + rest, strict=True):
            tiles[slot] = state.tiles[source]
        if set(tiles[2 * g : 2 * g + 2]) == set(state.tiles[2 * g : 2 * g + 2]):
            return False
    if before and not payable(state, tiles):
        return False
    if name == "push":
        return where[move[2]] == where[g] + 1 and lands(where, where[g] + 2, 1) != PIT
    if name == "swap":
        return abs(where[g] - where[move[2]]) == 1
    return True


def test_what_is_offered_is_what_is_legal():
    """GO-6 to GO-18: of all 280 imaginable moves exactly the legal ones are offered; the others change nothing."""
    rng = random.Random(12)
    seen = {}
    states = 0
    for game in range(max(40, GAMES // 5)):
        state = State(2 + game % 5)
        while state.turn != OVER:
            if state.phase in ("act", "after"):
                states += 1
                choices = state.choices()
                assert len(set(choices)) == len(choices)
                expected = [move for move in UNIVERSE if legal(state, move)]
                assert sorted(map(repr, choices)) == sorted(map(repr, expected))
                for move in choices:
                    seen[move if isinstance(move, str) else move[0]] = 1
                refused_unchanged(state, rng.choice([move for move in UNIVERSE if move not in expected]))
            state.apply(rng.choice([o for o, _ in state.outcomes()] if state.turn == CHANCE else state.choices()))
    assert sorted(seen) == ["back", "collect", "confuse", "done", "free", "move", "push", "swap"]
    assert states > 1000


def test_go_8_from_every_order_and_every_level():
    """GO-8, GO-16: from all 720 orders and each level, free or paid, a permutation, and the right one."""
    for order in permutations(range(6)):
        for level, goblin in enumerate(order):
            state = table()
            state.levels[:] = order
            state.rocks, state.supply = [5, 3], 52
            if level % 2:
                state.free, state.spent = goblin, True
            state.apply(TILES[goblin][0][0])
            state.apply(("move", goblin))
            assert state.levels == [g for g in order if g != goblin] + [goblin]
            assert state.rocks[0] == (5 if level % 2 else 5 - level)


SCRIPT = """
import sys, random
sys.path[:0] = sys.argv[1:]
from games.go_goblin_go import rules
from support import random_game
for players in range(2, 7):
    for game in range(10):
        state = rules.State(players)
        random_game(state, random.Random(game))
        assert max(state.positions) == 5, state
print(rules.DATA_SUM)
"""


def edited(tmp_path, old, new):
    """A copy of the game with an edited data file, played in its own process."""
    shutil.copytree(ROOT / "games" / "go_goblin_go", tmp_path / "games" / "go_goblin_go")
    (tmp_path / "games" / "__init__.py").write_text("")
    path = tmp_path / "games" / "go_goblin_go" / "data.txt"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    command = [sys.executable, "-c", SCRIPT, str(tmp_path), str(ROOT / "lib"), str(ROOT / "tests")]
    return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)


def test_go_20_another_tunnel_is_played_as_typed(tmp_path):
    """GO-20, GO-3: a tunnel of four spaces and a pair of equal tiles: games end in its pit, with another checksum."""
    run = edited(tmp_path, "tunnel 1 1 2 2 3 3 4 5 6 7", "tunnel 2 3 5 9")
    assert run.returncode == 0, run.stderr
    assert 0 < int(run.stdout) != rules.DATA_SUM


def test_bad_data_is_refused_when_the_game_is_loaded(tmp_path):
    """GO-3: a tile 5-5 stops the game from being loaded, in one sentence that names the line."""
    run = edited(tmp_path, "4-6 5-6", "4-6 5-5")
    assert run.returncode != 0
    assert "ValueError: Line 16 of the Go Goblin, Go! data: tile 5-5 needs two different numbers." in run.stderr


def test_a_file_saved_by_a_windows_editor_loads(tmp_path):
    """A byte order mark and Windows line ends change nothing; what is not text is refused in a sentence."""
    text = (ROOT / "games" / "go_goblin_go" / "data.txt").read_bytes()
    path = tmp_path / "data.txt"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    assert data.load(str(path)).sum == data.load().sum
    path.write_bytes(b"tunnel \xff\xfe")
    with pytest.raises(ValueError, match="not plain text"):
        data.load(str(path))


def test_the_data_is_found_by_a_path_without_its_leading_slash(tmp_path, monkeypatch):
    """On a board a module may call itself games/...: beside the current folder, the root is looked at."""
    shutil.copy(ROOT / "games" / "go_goblin_go" / "data.txt", tmp_path / "data.txt")
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty)
    with pytest.raises(ValueError, match="cannot be read"):
        data.load("data.txt")
    assert data.load(str(tmp_path / "data.txt")[1:]).sum == rules.DATA_SUM
    monkeypatch.chdir(tmp_path)
    assert data.load("data.txt").sum == rules.DATA_SUM


def test_equal_tiles_are_one_outcome_with_their_weight(monkeypatch):
    """GO-2: of two equal tiles left, the pair is drawn twice as often as a single one."""
    text = (ROOT / "games" / "go_goblin_go" / "data.txt").read_text(encoding="utf-8")
    box = data.Box(text.replace("1-2 1-3 1-4 1-5", "1-2 1-3 1-3 1-5").replace("2-3 2-4", "2-4 2-4"))
    monkeypatch.setattr(rules, "BOX", box)
    monkeypatch.setitem(sys.modules, dealing.__name__, dealing)
    monkeypatch.setattr(dealing, "BOX", box)
    state = State(2)
    for goblin in range(6):
        state.apply(("cube", goblin))
    weights = dict(state.outcomes())
    assert weights[("tile", 1, 3)] == weights[("tile", 2, 4)] == 2 and sum(weights.values()) == 12
    state.apply(("tile", 1, 3))
    assert dict(state.outcomes())[("tile", 1, 3)] == 1
    state.apply(("tile", 1, 3))
    assert ("tile", 1, 3) not in dict(state.outcomes())
