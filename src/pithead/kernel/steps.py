"""Numbers as integer steps: base 16, most significant digit first.

`MORE + d` is a digit with others to come, `LAST + d` the last one; no number starts with a zero
digit unless it is a single digit. So every number has exactly one spelling, no spelling begins
another, and the table of steps stays small however large the number.
"""

from typing import Final

DIGITS: Final = 16
LAST: Final = 0
MORE: Final = 16
NUMBER_WIDTH: Final = 32  # a game's own steps start here


def number_steps(prefix: int, low: int, high: int) -> list[int]:
    """The digits that may follow `prefix` (0 at the start) so that the number ends in low..high."""
    base = prefix * DIGITS
    steps: list[int] = []
    first = low - base if low > base else 0
    last = high - base if high - base < DIGITS - 1 else DIGITS - 1
    for digit in range(first, last + 1):
        steps.append(LAST + digit)
    for digit in range(0 if prefix else 1, DIGITS):
        value = base + digit
        if value * DIGITS > high:
            break
        if _can_end(value, low, high):
            steps.append(MORE + digit)
    return steps


def _can_end(prefix: int, low: int, high: int) -> bool:
    """Whether some number in low..high starts with these digits and has more."""
    span = DIGITS
    while prefix * span <= high:
        if prefix * span + span - 1 >= low:
            return True
        span *= DIGITS
    return False


def spell_number(number: int) -> list[int]:
    digits = [LAST + number % DIGITS]
    number //= DIGITS
    while number:
        digits.append(MORE + number % DIGITS)
        number //= DIGITS
    digits.reverse()
    return digits


def spell_prefix(prefix: int) -> list[int]:
    """The steps of a number that is begun and not finished; none for 0."""
    digits: list[int] = []
    while prefix:
        digits.append(MORE + prefix % DIGITS)
        prefix //= DIGITS
    digits.reverse()
    return digits


def read_number(steps: list[int], at: int) -> tuple[int, int]:
    """The number that starts at `at` and the place after it; (-1, at) if there is none."""
    value = 0
    place = at
    while place < len(steps):
        step = steps[place]
        place += 1
        if LAST <= step < LAST + DIGITS:
            return value * DIGITS + step - LAST, place
        if not MORE <= step < MORE + DIGITS or (value == 0 and step == MORE):
            break
        value = value * DIGITS + step - MORE
    return -1, at
