"""The fairness test: its arithmetic, its verdict, and that nothing is said before the end."""

from games.toolbox import fairness
from games.toolbox.fairness import FAIR, Fairness, LIMITS, RECOMMENDED, Run, SIDES, SLICE, Tally, UNFAIR, UNUSUAL
from goldpan import text
from goldpan.scene import Scene
from hal import fake


def tally_of(counts):
    tally = Tally(len(counts))
    tally.counts = list(counts)
    tally.rolls = sum(counts)
    return tally


def running(sides=6, length=400, entropy=None):
    """(device, Run) of a test that has just begun."""
    device = fake.FakeDevice(seed=2)
    app = fake.start(device)
    text.use_tool("toolbox")
    if entropy:
        device.entropy = entropy
    app.push(Run(app, sides, length))
    app.show()
    return device, app.top


def finished(device, run):
    while not run.done:
        device.pass_time(20)
    device.pass_time(20)
    return run


def test_chi_square_by_hand():
    """20 rolls of a d4, 5 of each expected: (3² + 1 + 1 + 1) / 5 = 2.40."""
    assert tally_of([8, 4, 4, 4]).chi_square() == 240
    assert tally_of([5, 5, 5, 5]).chi_square() == 0
    assert tally_of([0, 0, 0, 0]).chi_square() == 0


def test_chi_square_is_rounded_up():
    """7 rolls of a d6: (2 - 7/6)² / (7/6) + 5 (1 - 7/6)² / (7/6) = 5/7 = 0.714…"""
    assert tally_of([2, 1, 1, 1, 1, 1]).chi_square() == 72


def test_chi_square_of_a_million_rolls_is_exact():
    """Numbers that no small int and no single-precision float holds: 2 * 1000² / 50000 = 40.00."""
    counts = [50000] * 20
    counts[0] += 1000
    counts[19] -= 1000
    assert tally_of(counts).chi_square() == 4000


def test_verdict_changes_exactly_at_the_limits():
    """Above 15.09 a d6 is unusual, above 20.52 unfair: moving n rolls of 6000 from a face to another gives 2n²/1000."""
    steps = [(0, FAIR), (86, FAIR), (87, UNUSUAL), (101, UNUSUAL), (102, UNFAIR), (300, UNFAIR)]
    for moved, verdict in steps:
        tally = tally_of([1000 + moved, 1000 - moved, 1000, 1000, 1000, 1000])
        assert tally.chi_square() == -(-2 * moved * moved // 10)
        assert tally.verdict() == verdict, moved


def test_every_die_has_limits_that_grow_with_its_faces():
    assert sorted(LIMITS) == list(SIDES)
    last = (0, 0)
    for sides in SIDES:
        unusual, unfair = LIMITS[sides]
        assert last[0] < unusual < unfair and last[1] < unfair
        last = LIMITS[sides]


def test_it_rolls_as_the_games_roll():
    """The same bytes give the same faces as goldpan.chance.roll, byte by byte."""
    from goldpan.chance import roll

    for sides in SIDES:
        tally = Tally(sides)
        tally.add(300, fake.entropy(9))
        entropy = fake.entropy(9)
        wanted = [0] * sides
        for _ in range(300):
            wanted[roll(sides, entropy) - 1] += 1
        assert tally.counts == wanted and tally.rolls == 300


def test_a_look_at_the_buttons_after_every_slice():
    """No turn of the loop rolls more than a slice, and the number of rolls is exactly what was chosen."""
    device, run = running(length=2 * SLICE + 7)
    seen = []
    while not run.done:
        before = run.tally.rolls
        device.pass_time(20)
        seen.append(run.tally.rolls - before)
    assert seen == [SLICE, SLICE, 7]
    device.pass_time(100)
    assert run.tally.rolls == 2 * SLICE + 7


def test_no_verdict_before_the_end():
    """A die that shows only sixes: while it runs the screen has counts and chi-square, and no verdict."""
    device, run = running(length=40 * SLICE, entropy=lambda size: b"\x05" * size)
    verdicts = [text.t("fairness_" + word) for word in fairness.WORDS]
    while run.tally.rolls < 36 * SLICE:
        device.press("A")
        device.pass_time(20)
        assert device.app.top is run
        assert not [words for words in verdicts if device.screen.says(words)]
    finished(device, run)
    assert run.tally.counts == [0, 0, 0, 0, 0, 40 * SLICE]
    assert device.screen.says(text.t("fairness_unfair"))


def test_stopping_says_nothing_and_goes_back():
    device, run = running(entropy=lambda size: b"\x05" * size)
    device.pass_time(40)
    device.press("B")
    assert device.app.top is not run
    assert not device.screen.says(text.t("fairness_unfair"))


def test_a_fair_die_passes_and_a_explains():
    device, run = running(length=1200)
    finished(device, run)
    assert run.tally.verdict() == FAIR
    assert device.screen.says(text.t("fairness_fair"))
    device.press("A")
    assert device.screen.says("99 of 100 tests")
    device.press("B B")
    assert device.app.top is not run


def test_the_histogram_grows_and_every_count_is_seen():
    device, run = running(length=1200)
    finished(device, run)
    lines = device.screen.lines()
    for face in range(6):
        assert [line for line in lines if line.startswith(str(face + 1)) and line.endswith(str(run.tally.counts[face]))]


def test_a_bar_is_half_full_where_a_face_comes_as_it_should():
    assert fairness.bar(100, 200, 4) == "▉▉░░"
    assert fairness.bar(1000, 200, 4) == "▉▉▉▉"
    assert fairness.bar(0, 0, 4) == "░░░░"


def test_every_die_fits_the_screen_at_every_length():
    """Also with the largest counts."""
    device, _ = running()
    kept, Scene.misfits = Scene.misfits, []
    for sides in SIDES:
        for counts in ([0] * sides, [50000] * sides, [200000] + [0] * (sides - 1)):
            run = Run(device.app, sides, 50000 * sides)
            run.tally = tally_of(counts)
            for item in run.scene().items:
                assert item[0] >= 0 and item[0] + item[2] * 6 * item[3] <= 160, item
                assert item[1] + 12 <= 128
            texts = [(item[1], item[0], item[0] + 6 * item[2]) for item in run.scene().items]
            for y, left, right in texts:
                assert not [other for other in texts if other[0] == y and left < other[1] < right]
    assert Scene.misfits == []
    Scene.misfits = kept


def test_die_and_length_are_chosen_and_the_recommended_length_is_marked():
    device, _ = running()
    app = device.app
    app.push(Fairness(app))
    app.show()
    menu = app.top
    assert (menu.sides, menu.length) == (6, 6 * RECOMMENDED)
    assert device.screen.says("12000 ★")
    device.press("DOWN RIGHT")
    assert (menu.sides, menu.length) == (8, 16000)
    device.press("DOWN RIGHT")
    assert menu.length == 80000 and not device.screen.says("★")
    device.press("DOWN A")
    assert device.screen.says("Chi-square")
    device.press("B UP UP UP A")
    assert isinstance(app.top, Run) and app.top.tally.sides == 8 and app.top.length == 80000
