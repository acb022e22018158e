"""The art in `art/`, the sheets made of it, and the constants that name their tiles."""

import importlib.util
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import sheets  # noqa: E402
from goldpan import font, palette  # noqa: E402
from goldpan.scene import tile_height  # noqa: E402

ART = [art for art, _ in sheets.targets()]
ICONS = [(art, target) for art, target in sheets.targets() if art.stem != "font"]
NAMES = "BLACK WHITE SILVER GRAY SLATE GOLD ORANGE RED RUBY GREEN EMERALD BLUE SKY BROWN VIOLET CREAM".split()
JOINED = "█░▏▎▌▋▊▉"  # these run on into the next cell
ICON_LEGEND = ". BLACK\n5 GOLD\n"
BLANK = "tile blank\n" + "................\n" * 16


def glyphs():
    return {tile.name.split()[1].replace("SPACE", " "): tile.rows for tile in sheets.read(ROOT / "art" / "font.txt")}


def numbers(path):
    """{name: value} of a module of constants."""
    spec = importlib.util.spec_from_file_location("constants", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


def pixels(data):
    """Rows of palette indices of a BMP, read as the format says and not by the writer's own code."""
    kind, size, start, header, width, height, planes, bits, packing = struct.unpack_from("<2sI4xIIiiHHI", data)
    assert (kind, size, header, planes, packing) == (b"BM", len(data), 40, 1, 0)
    stride = (width * bits + 31) // 32 * 4
    assert len(data) == start + stride * height
    rows = []
    for y in range(height):
        line = int.from_bytes(data[start + y * stride : start + (y + 1) * stride], "big")
        rows.insert(0, [line >> (stride * 8 - bits * (x + 1)) & (1 << bits) - 1 for x in range(width)])
    return rows


def refusal(folder, name, text):
    """The sentence with which an art file of this text is refused."""
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ValueError) as caught:
        sheets.read(path)
    sentence = str(caught.value)
    assert sentence.startswith(str(path) + ":") and sentence.endswith(".")
    return sentence[len(str(path)) + 1 :]


def test_sheets_are_current():
    assert sheets.outdated() == []


@pytest.mark.parametrize("art, target", sheets.targets(), ids=lambda path: path.stem)
def test_a_sheet_holds_its_art(art, target):
    """Every tile is found again in the file, at the place its number says, with our palette."""
    kind, data = sheets.kind_of(art), target.read_bytes()
    rows = pixels(data)
    assert struct.unpack_from("<%dI" % (1 << kind.bits), data, 54) == palette.RGB[: 1 << kind.bits]
    assert len(rows[0]) == kind.width * kind.across
    for number, tile in enumerate(sheets.read(art)):
        x, y = number % kind.across * kind.width, number // kind.across * kind.height
        assert [line[x : x + kind.width] for line in rows[y : y + kind.height]] == tile.rows, tile.name


@pytest.mark.parametrize("bits", [1, 4])
@pytest.mark.parametrize("width", [1, 5, 8, 33])
def test_a_bmp_of_any_width(bits, width):
    """Rows are filled up to a multiple of 4 bytes."""
    rows = [[(x * 7 + y) % (1 << bits) for x in range(width)] for y in range(3)]
    assert pixels(sheets.bmp(rows, bits)) == rows


@pytest.mark.parametrize("art, target", ICONS, ids=lambda path: path.stem)
def test_constants_number_the_tiles(art, target):
    tiles = sheets.read(art)
    assert numbers(target.parent / "icons.py") == {tile.name.upper(): n for n, tile in enumerate(tiles)}


def test_a_die_is_two_rows_of_nine():
    """A view adds a place, 0 to 8, to DIE_NW or DIE_NW_PIP."""
    found = numbers(ROOT / "lib" / "goldpan" / "icons.py")
    for place, name in enumerate("NW N NE W C E SW S SE".split()):
        assert found["DIE_" + name] == found["DIE_NW"] + place
        assert found["DIE_" + name + "_PIP"] == found["DIE_NW_PIP"] + place


@pytest.mark.parametrize("art", ART, ids=lambda path: path.stem)
def test_every_tile_looks_different(art):
    seen = {}
    for tile in sheets.read(art):
        assert seen.setdefault(str(tile.rows), tile.name) == tile.name


def test_stones_differ_in_gray():
    """DV-5: without colour, two stones still differ clearly in at least an eighth of their pixels."""
    tiles = sheets.read(ROOT / "art" / "gold_fever.txt")
    light = [sheets.gray(rgb) & 255 for rgb in palette.RGB]
    stones = [tile for tile in tiles if tile.name in ("gold", "gray", "black", "white", "ruby", "emerald")]
    assert len(stones) == 6
    for a in stones:
        for b in stones[: stones.index(a)]:
            pairs = [
                (light[p], light[q]) for x, y in zip(a.rows, b.rows, strict=True) for p, q in zip(x, y, strict=True)
            ]
            assert sum(abs(p - q) >= 48 for p, q in pairs) >= 32, (a.name, b.name)


def test_spaces_of_the_island_differ_in_gray():
    """DV-5: two kinds of space differ clearly in a tenth of their pixels, and so does a kind once offered or chosen."""
    tiles = {tile.name: tile for tile in sheets.read(ROOT / "art" / "go_for_gold@11.txt")}
    light = [sheets.gray(rgb) & 255 for rgb in palette.RGB]

    def apart(one, other):
        pairs = [
            (light[p], light[q])
            for x, y in zip(tiles[one].rows, tiles[other].rows, strict=True)
            for p, q in zip(x, y, strict=True)
        ]
        return sum(abs(p - q) >= 48 for p, q in pairs)

    kinds = [name[:-8] for name in tiles if name.endswith("_offered")]
    single = kinds + ["harbour_used", "lagoon", "sea", "me", "path_0_3"]
    for a in single:
        for b in single[: single.index(a)]:
            few = 8 if a[:-1] == b[:-1] == "treasure_" else 17
            assert apart(a, b) >= few, (a, b)
    for kind in kinds:
        assert min(apart(kind, kind + "_offered"), apart(kind + "_offered", kind + "_chosen")) >= 17, kind


def test_a_sheet_s_name_says_how_high_its_tiles_are():
    """Without a word about it 16; the art file is called like the sheet."""
    assert (tile_height("icons"), tile_height("go_for_gold@11"), tile_height("+mine@8")) == (16, 11, 8)
    assert sheets.kind_of("art/go_for_gold@11.txt").height == 11
    assert sheets.kind_of("art/icons.txt").height == 16


def test_goblins_differ_in_gray():
    """DV-5: the six among one another, bright and dim, and each from itself when it is dim."""
    tiles = {tile.name: tile for tile in sheets.read(ROOT / "art" / "go_goblin_go.txt")}
    light = [sheets.gray(rgb) & 255 for rgb in palette.RGB]

    def apart(one, other):
        pairs = [
            (light[p], light[q])
            for x, y in zip(tiles[one].rows, tiles[other].rows, strict=True)
            for p, q in zip(x, y, strict=True)
        ]
        return sum(abs(p - q) >= 40 for p, q in pairs)

    names = ("red", "orange", "yellow", "green", "blue", "black")
    for number, name in enumerate(names):
        assert apart(name, name + "_dim") >= 32, name
        for other in names[:number]:
            assert apart(name, other) >= 32, (name, other)
            assert apart(name + "_dim", other + "_dim") >= 32, (name, other)


def test_the_font_has_all_of_ascii_and_extra():
    found = glyphs()
    assert list(found) == [chr(code) for code in range(32, 127)] + list(font.EXTRA)
    assert [font.glyph(character) for character in found] == list(range(len(found)))
    assert [name for name, rows in found.items() if not any(map(any, rows))] == [" "]
    assert set("ÄÖÜäöüß") <= set(font.EXTRA)


def test_an_unknown_character_is_shown_as_a_question_mark():
    for character in "\0\n\x1f\x7fЖ日":
        assert font.glyph(character) == font.glyph("?") == 31


def test_glyphs_do_not_touch():
    """The last column is blank, so that a glyph cannot run into its right neighbour."""
    for character, rows in glyphs().items():
        assert character in JOINED or not any(row[-1] for row in rows), character


def test_capitals_and_digits_stand_on_one_line():
    """Rows 2 to 9 are inked, nothing above and nothing below (Q included)."""
    for character, rows in glyphs().items():
        if "A" <= character <= "Z" or "0" <= character <= "9":
            assert [y for y, row in enumerate(rows) if any(row)] == list(range(2, 10)), character


def test_a_bar_fills_column_by_column():
    found = glyphs()
    for filled, character in enumerate("░▏▎▌▋▊▉"):
        for row in found[character][2:10]:
            assert row == [1] * filled + [0] * (6 - filled)


def test_palette_names_and_values():
    assert [getattr(palette, name) for name in NAMES] == list(range(16))
    assert len(palette.RGB) == len(palette.LIGHT) == 16
    assert palette.RGB[palette.BLACK] == palette.LIGHT[palette.BLACK] == 0


def test_colours_stay_different_on_a_565_panel_and_as_lights():
    panel = {(rgb >> 19, rgb >> 10 & 63, rgb >> 3 & 31) for rgb in palette.RGB}
    assert len(panel) == len(set(palette.LIGHT)) == 16


def test_bad_icons_are_refused(tmp_path):
    """File, line and reason."""
    for text, sentence in (
        ("", "1: There is no tile."),
        ("55 GOLD\n", "1: A line of the legend is one character and a colour."),
        ("; remark\n5 PINK\n", "2: The palette has no PINK."),
        (". BLACK\n. GOLD\n", "2: The legend has . already."),
        (ICON_LEGEND + "tile blank\n...............\n", "4: A row has 15 characters, not 16."),
        (ICON_LEGEND + "tile blank\n7...............\n", "4: The legend has no 7."),
        (ICON_LEGEND + BLANK + "................\n", "3: Tile blank has 17 rows, not 16."),
        (ICON_LEGEND + BLANK[:-17] + "tile b\n", "3: Tile blank has 15 rows, not 16."),
        (ICON_LEGEND + BLANK[:-17], "3: Tile blank has 15 rows, not 16."),
        (ICON_LEGEND + BLANK + BLANK, "20: There is a tile blank already."),
        (ICON_LEGEND + BLANK.replace("blank", "a"), "3: The first tile is to be the tile blank, all BLACK."),
        (ICON_LEGEND + BLANK[:-2] + "5\n", "3: The first tile is to be the tile blank, all BLACK."),
        (
            ICON_LEGEND + BLANK + BLANK.replace("blank", "A b"),
            "20: A tile's name is small letters, digits and underscores, not A b.",
        ),
        (b". BLACK\n\xff\n", "2: The text is not UTF-8."),
    ):
        assert refusal(tmp_path, "bad.txt", text) == sentence


def test_a_bad_font_is_refused(tmp_path):
    good = (ROOT / "art" / "font.txt").read_text(encoding="utf-8")
    assert refusal(tmp_path, "font.txt", "# GOLD\n") == "1: GOLD does not fit in 1 bit."
    swapped = good.replace("tile U+0041 A", "tile U+0041 B")
    line = swapped.splitlines().index("tile U+0041 B") + 1
    assert refusal(tmp_path, "font.txt", swapped) == "%d: The tile here is to be U+0041 A, not U+0041 B." % line
    cut = good[: good.rindex("\n\ntile U+") + 1]
    assert refusal(tmp_path, "font.txt", cut).endswith(": The font has 160 tiles, not 161.")


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A small project of its own, so that nothing here writes into ours."""
    for folder in ("art", "lib/goldpan", "games/mine"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "art" / "mine.txt").write_text(ICON_LEGEND + BLANK)
    monkeypatch.setattr(sheets, "ROOT", tmp_path)
    return tmp_path


def test_check_tells_missing_and_stale_sheets(project, capsys):
    where = str(Path("games", "mine", "icons.bmp"))
    assert sheets.main(["--check"]) == 1
    missing = "{} is missing: run python tools/sheets.py.\n"
    large = where.replace("icons", "icons_large")
    assert capsys.readouterr().out == missing.format(where) + missing.format(large)
    assert not (project / where).exists()
    assert sheets.main([]) == 0
    assert sheets.main(["--check"]) == 0
    assert capsys.readouterr().out == "The sheets are current.\n"
    art = project / "art" / "mine.txt"
    art.write_text(ICON_LEGEND + BLANK + BLANK.replace("blank", "a").replace("....\n", "..55\n"))
    assert sheets.main(["--check"]) == 1
    assert "does not show" in capsys.readouterr().out


def test_bad_art_writes_nothing(project, capsys):
    (project / "art" / "zebra.txt").write_text("nonsense\n")
    (project / "games" / "zebra").mkdir()
    assert sheets.main([]) == 1
    assert "zebra.txt:1: " in capsys.readouterr().err
    assert not (project / "games" / "mine" / "icons.bmp").exists()
    (project / "games" / "zebra").rmdir()
    assert sheets.main(["--check"]) == 1
    assert "There is no folder" in capsys.readouterr().err


def test_previews_are_pngs(project):
    assert sheets.main(["--preview", str(project / "look")]) == 0
    assert sorted(path.name for path in (project / "look").iterdir()) == ["mine-gray.png", "mine.png"]
    data = (project / "look" / "mine.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack_from(">II", data, 16) == (512, 64)


def test_the_tool_runs_by_itself(tmp_path):
    """From any folder, without a PYTHONPATH."""
    done = subprocess.run(
        [sys.executable, "-E", str(ROOT / "tools" / "sheets.py"), "--check"],
        cwd=str(tmp_path),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "The sheets are current.\n", "")


# Large sheets


@pytest.mark.parametrize("art, target", sheets.targets(), ids=lambda path: path.stem)
def test_a_large_sheet_lies_beside_each(art, target):
    """As many tiles, at three halves of the size, in the colours of the art and no other; blank stays blank."""
    tiles, kind = sheets.read(art), sheets.large(sheets.kind_of(art))
    rows = pixels(sheets.beside(target).read_bytes())
    assert (kind.width, kind.height) == (len(tiles[0].rows[0]) * 3 // 2, len(tiles[0].rows) * 3 // 2)
    assert len(rows[0]) == kind.width * kind.across and len(rows[0]) * kind.bits % 32 == 0
    for number, tile in enumerate(tiles):
        x, y = number % kind.across * kind.width, number // kind.across * kind.height
        found = {value for line in rows[y : y + kind.height] for value in line[x : x + kind.width]}
        assert found <= {value for line in tile.rows for value in line}, tile.name
        assert found != {0} or not any(map(any, tile.rows)), tile.name


def test_enlarging_keeps_squares_square_and_turns_stairs_into_slopes():
    """A block of even place and size is exactly half as large again; a line of one pixel becomes one of two."""
    block = [[0] * 8, [0] * 8, *[[0, 0, 5, 5, 5, 5, 0, 0]] * 4, [0] * 8, [0] * 8]
    assert sheets.enlarge.enlarged(block, True) == [
        [5 if 3 <= x < 9 and 3 <= y < 9 else 0 for x in range(12)] for y in range(12)
    ]
    line = [[0, 0, 0, 1, 0, 0]] * 6
    assert sheets.enlarge.enlarged(line) == [[0, 0, 0, 0, 1, 1, 0, 0, 0]] * 9
    stairs = [[1 if x <= y else 0 for x in range(6)] for y in range(6)]
    assert [sum(line) for line in sheets.enlarge.enlarged(stairs)] == [2, 2, 3, 4, 5, 6, 7, 9, 9]


def test_large_glyphs_do_not_touch():
    """The last column of a large cell stays empty where that of the small one is."""
    for character, rows in glyphs().items():
        if not any(row[-1] for row in rows):
            assert not any(row[-1] for row in sheets.enlarge.sign(rows, character)), character
