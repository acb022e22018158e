"""A session: resume, undo, chance. DV-3 and DV-4 for every game at once, on a toy and on Gold Fever."""

import random

import support_toy
from games.gold_fever import rules as gold_fever
from goldpan import between, replay
from goldpan.game import CHANCE, OVER
from goldpan.journal import Journal, Start
from goldpan.log import Log
from hal.fake import entropy, Memory
from support import refused
from support_memory import NAMES

ALL = range(len(support_toy.SCRIPTS))


def toy(script, memory=None, seed=1):
    """A new toy session."""
    journal = Journal(Log(memory or Memory(size=1024)))
    return replay.begin(support_toy, "toy", 3, {"script": script}, NAMES, journal, entropy(seed))


def fever(memory, seed=1, **options):
    journal = Journal(Log(memory))
    return replay.begin(gold_fever, "gold_fever", 3, options, NAMES, journal, entropy(seed))


def again(playing, rules=support_toy):
    """The session after a power cut and the next start."""
    memory = Memory(data=playing.journal.log.memory.data)
    return replay.resume(rules, Journal(Log(memory)), entropy(99))


def step(playing):
    """One random event; gives the move."""
    if playing.state.turn == CHANCE:
        return playing.draw()
    move = random.choice(playing.state.choices())
    playing.choose(move)
    return move


def takes_back(script, count):
    """How many of the first `count` events of a script may be taken back, worked out the plain way (DV-3)."""
    plan = support_toy.steps(support_toy.SCRIPTS[script]) + [(OVER, False)]
    for back in range(count):
        turn, secret = plan[count - 1 - back]
        passed_on = plan[count - back][0] != turn
        if turn == CHANCE or (secret and passed_on):
            return back
    return count


def test_dv_3_undo_never_goes_past_chance_or_a_secret_that_was_passed_on():
    """DV-3: at every event of every script, exactly as many choices can be taken back as the clause allows."""
    random.seed(3)
    for script in ALL:
        length = len(support_toy.steps(support_toy.SCRIPTS[script]))
        for count in range(length + 1):
            for resumed in (False, True):
                playing = toy(script)
                states = [playing.state.copy()]
                for _ in range(count):
                    step(playing)
                    states.append(playing.state.copy())
                if resumed:
                    playing = again(playing)
                allowed = takes_back(script, count)
                for back in range(allowed):
                    assert playing.can_undo, (script, count, back)
                    playing.undo()
                    assert playing.state == states[count - 1 - back]
                assert not playing.can_undo, (script, count)
                assert "nothing to take back" in refused(playing.undo)
                assert playing.state == states[count - allowed]


def test_dv_3_undoing_and_doing_again_shows_the_same():
    """DV-3: take back all that can be, choose the same again: the same state, and chance was not asked."""
    random.seed(33)
    for script in ALL:
        playing = toy(script)
        while playing.state.turn != OVER:
            step(playing)
            reached = playing.state.copy()
            events = bytes(playing.journal.events)
            while playing.can_undo:
                playing.undo()
            playing.entropy = None  # asking chance now would fail
            for index in events[len(playing.journal.events) :]:
                playing.choose(playing.state.choices()[index])
            assert playing.state == reached
            assert bytes(playing.journal.events) == events
            assert again(playing).state == reached
            playing.entropy = entropy(5)


def test_dv_3_gold_fever_never_takes_a_stone_back():
    """DV-3: whole games: after a draw nothing can be undone, also after a resume; a gift can."""
    for seed in range(3):
        random.seed(seed)
        memory = Memory(size=2048)
        playing = fever(memory, seed, panning=seed == 1)
        while playing.state.turn != OVER:
            drawn = playing.state.turn == CHANCE
            before = playing.state.copy()
            move = step(playing)
            if drawn:
                assert not playing.can_undo
            elif random.random() < 0.1:
                after = playing.state.copy()
                playing = again(playing, gold_fever)
                playing.undo()
                assert playing.state == before
                playing.choose(move)
                assert playing.state == after


def test_dv_4_resume_gives_the_same_state_at_every_event():
    """DV-4: a whole game of Gold Fever, resumed after every event; chance is not asked again."""
    random.seed(4)
    memory = Memory(size=2048)
    playing = fever(memory, 7, race=True)
    count = 0
    while playing.state.turn != OVER:
        step(playing)
        count += 1
        if count % 5 == 0 or playing.state.turn == OVER:
            found = again(playing, gold_fever)
            assert found.state == playing.state
            assert found.floor == playing.floor
    assert memory.erases == 0
    assert count > 30


def test_dv_4_an_outcome_is_in_memory_before_draw_gives_it():
    """DV-4: when anybody can show it, the next start knows it."""
    playing = toy(4)
    for _ in range(2):
        outcome = playing.draw()
        assert again(playing).state.picks[-1] == outcome
        assert again(playing).state == playing.state


def test_dv_4_memory_of_kind_rewrite_is_written_at_the_end_of_turns():
    """DV-4: when another player comes to turn and when the game ends; not within a turn."""
    memory = Memory(kind="rewrite")
    playing = fever(memory, 2)
    random.seed(44)
    while playing.state.turn != OVER:
        active, writes = playing.state.turn, len(memory.writes)
        while playing.state.turn in (CHANCE, active):
            assert len(memory.writes) == writes
            step(playing)
        found = again(playing, gold_fever)
        assert found.state == playing.state
        assert len(memory.writes) == writes + 1


def test_dv_4_an_undo_across_turns_is_written_too():
    """DV-4: the device goes back to the player before: that is a change of turn like any other."""
    memory = Memory(size=1024, kind="rewrite")
    playing = toy(5, memory)
    playing.choose("a")
    assert again(playing).state == playing.state
    playing.undo()
    assert again(playing).state == playing.state


def test_history_tells_every_event():
    random.seed(6)
    playing = toy(0)
    picks = []
    while playing.state.turn != OVER:
        picks.append(step(playing))
    told = [move for _, move, _ in replay.history(playing)]
    assert told == picks
    for number, (before, move, after) in enumerate(replay.history(playing)):
        assert before.picks == picks[:number]
        assert after.picks == picks[: number + 1]
        assert move == picks[number]


def test_what_is_not_allowed_is_refused_and_not_written():
    playing = toy(4)
    assert "not allowed" in refused(playing.choose, "a")  # chance is in turn
    playing.draw()
    playing.draw()
    assert "not allowed" in refused(playing.choose, "d")
    assert len(playing.journal.events) == 2
    playing.choose("c")
    assert "not allowed" in refused(playing.choose, "a")  # the game is over


def test_a_refused_start_leaves_the_game_in_progress():
    """The rules say no before the journal is touched."""
    playing = toy(0)
    playing.choose("a")
    journal = playing.journal
    refused(replay.begin, support_toy, "toy", 9, {}, NAMES, journal, entropy())
    assert again(playing).state == playing.state


def other(memory, **changes):
    """The sentence with which a resume is refused when the journal's start was made with `changes`."""
    fields = {"name": "toy", "version": 1, "data_sum": 0, "players": 3, "options": {"script": 0}, "names": NAMES}
    fields.update(changes)
    events = fields.pop("events", (0, 1))
    journal = Journal(Log(memory))
    between.begin(journal, Start(**fields))
    for index in events:
        journal.add(index)
    before = bytes(memory.data)
    try:
        replay.resume(support_toy, Journal(Log(Memory(data=before))), entropy())
    except replay.OtherRules as error:
        assert bytes(memory.data) == before
        return str(error)
    return ""


def test_other_rules_are_neither_replayed_nor_erased():
    """Version, data, options or events that do not fit: one sentence, and memory stays as it is."""
    memory = lambda: Memory(size=1024)  # noqa: E731
    assert other(memory()) == ""
    assert "other rules" in other(memory(), version=2)
    assert "other rules" in other(memory(), version=0)
    assert "other rules" in other(memory(), data_sum=1)
    assert "other rules" in other(memory(), players=7, names=NAMES + NAMES + ["Di"])
    assert "other rules" in other(memory(), options={"unheard_of": 1})
    assert "do not know" in other(memory(), events=(0, 5))
    assert "after the end" in other(memory(), options={"script": 4}, events=(0, 1, 2, 0))
