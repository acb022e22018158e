# Everything installs into .venv by itself, with the pinned versions of the requirements files.
PYTHON ?= python3
VENV = .venv
BIN = $(VENV)/bin
GAMES ?= 300
export BLINKA_OS_AGNOSTIC = 1
export PYGAME_HIDE_SUPPORT_PROMPT = 1

.PHONY: play test check soak bench screens sheets wiring tiles build flash uf2 pico pico-play clean

$(VENV)/.ready: requirements.txt requirements-micropython.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	-$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-micropython.txt
	touch $@

$(VENV)/.check: $(VENV)/.ready requirements-check.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-check.txt
	touch $@

$(VENV)/.device: $(VENV)/.ready requirements-device.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-device.txt
	touch $@

# A whole game on a simulated handheld. ARGS="--help" shows what else it can do.
play: $(VENV)/.ready
	$(BIN)/python -m hal.desktop $(ARGS)

# Proves it: all tests, and the plain ones once more under MicroPython with a small heap.
test: $(VENV)/.ready
	GAMES=$(GAMES) $(BIN)/python -m pytest -q -n 2 --dist worksteal $(ARGS)
	$(BIN)/python tools/plain_tests.py

check: $(VENV)/.check
	$(BIN)/python tools/check.py

# The long runs: 10,000 random games of everything, a million random presses, 100,000 random memories.
soak: $(VENV)/.ready
	GAMES=10000 SOAK=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal $(ARGS)
	$(BIN)/python -m hal.desktop --fuzz 1000000 --seed 1

bench: $(VENV)/.ready
	$(BIN)/python tools/bench.py

# Every screen as a picture in docs/screens.
screens: $(VENV)/.ready
	$(BIN)/python tools/screens.py

# The BMP sheets out of the text art in art/.
sheets:
	$(PYTHON) tools/sheets.py

# The picture of the wiring, out of the reference's profile.
wiring:
	$(PYTHON) tools/wiring.py

# The tiles of Gold Ahoy! on paper, A4 and Letter, into build/.
tiles:
	$(PYTHON) tools/tiles.py build

build: $(VENV)/.device
	$(BIN)/python tools/build.py $(if $(SOURCE),--source)

# Onto the board that is connected; PORT=… or DRIVE=… where there are several.
flash: $(VENV)/.device
	$(BIN)/python tools/flash.py $(if $(PORT),--port "$(PORT)") $(if $(DRIVE),--drive "$(DRIVE)") \
		$(if $(SOURCE),--source) $(if $(ANY_BOARD),--any-board)

# CircuitPython and Goldpan in one file, build/goldpan.uf2, to drag onto a board in its bootloader.
uf2: $(VENV)/.device
	$(BIN)/python tools/uf2.py $(FIRMWARE)

pico: $(VENV)/.device
	$(BIN)/python tools/pico.py $(UF2) $(if $(WHOLE),--whole)

pico-play: $(VENV)/.device
	$(BIN)/python tools/pico_play.py $(UF2) "$(SCRIPT)"

clean:
	rm -rf $(VENV) build
