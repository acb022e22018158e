"""What the board forgets once it is open."""

from goldpan.board import drop_constructors


class Base:
    def __init__(self):
        self.count = 1


class Part(Base):
    def __init__(self):
        Base.__init__(self)
        self.name = "part"

    def more(self):
        self.count += 1
        return self.count


class Plain(Base):
    pass


def test_what_there_is_one_of_goes_on_without_its_constructors():
    part = Part()
    drop_constructors(Part)
    assert part.more() == 2 and part.name == "part"
    assert not hasattr(Part(), "name"), "the constructor is gone"
    drop_constructors(Part)  # a class that has none
    drop_constructors(Plain)
    drop_constructors(type(None))
    assert not hasattr(Plain(), "count"), "and so is that of the class below"
