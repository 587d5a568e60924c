"""A second set of books: what the story of a game tells, checked and added up by hand.

It knows the rulebook and the numbers of the components file, and nothing of the program's rules:
every event must be one that the rules allow there, and in the end the books must agree with the
game.
"""

from collections.abc import Callable, Mapping
from typing import Any

from giglio.kernel.events import Event

SEXES = ("male", "female")


class Bookkeeper:
    """One game as its events tell it."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        self.data = data
        self.seats = range(seats)
        self.columns = {row["name"]: row for row in data["columns"]}
        self.helper_rows = {f"{row['column']}-{row['place']}": row for row in data["helpers"]}
        self.careers = data["careers"]["names"]
        self.slots = range(1, len(data["careers"]["points"]) + 1)
        self.florins = [data["supply"]["florins"]] * seats
        self.points = [0] * seats
        self.available = [dict(zip(SEXES, data["supply"]["available"], strict=True))
                          for _ in self.seats]  # fmt: skip
        self.stock = [dict(zip(SEXES, data["supply"]["stock"], strict=True)) for _ in self.seats]
        self.waiting = [dict.fromkeys(SEXES, 0) for _ in self.seats]
        self.men: list[list[tuple[str, int]]] = [[] for _ in self.seats]
        self.wants: list[dict[str, list[str]]] = [{} for _ in self.seats]
        self.tiles: list[dict[str, list[int]]] = [
            {name: [] for name in (*self.careers, "marriage")} for _ in self.seats
        ]
        self.hired: list[list[str]] = [[] for _ in self.seats]
        self.brides = [0] * seats
        self.slot = [1] * seats  # of the initiative disc
        self.stacked: list[int] = []  # discs in the order in which they came to where they lie
        self.order: list[int] = []
        self.new_order: list[int] = []
        self.rewards: list[str] = []
        self.closed: set[str] = set()
        self.offered: dict[tuple[str, str], tuple[str, int]] = {}
        self.guests: dict[str, list[int]] = {row["name"]: [] for row in data["cities"]}
        self.pool: dict[str, list[int]] = {}
        self.placed: list[dict[str, int]] = [{} for _ in self.seats]
        self.threshold = [13] * seats
        self.passed: set[int] = set()
        self.turn = -1
        self.round = 0
        self.colour = ""  # of the die just placed
        self.source = ""  # who brings what happens: signoria, assignment, helper or reward
        self.effects: list[Mapping[str, Any]] = []
        self.times = 1

    def hear(self, event: Event) -> None:
        name = event.what.replace("-", "_")
        book: Callable[..., None] = getattr(self, name)
        if event.seat >= 0:
            book(event.seat, **event.facts)
        else:
            book(**event.facts)
        assert min(self.florins) >= 0
        for supply in (*self.available, *self.stock, *self.waiting):
            assert min(supply.values()) >= 0

    def amount(self, does: str) -> int:
        """How much the effects under way bring of one thing."""
        (effect,) = (row for row in self.effects if row["do"] == does)
        if "by_die" in effect:
            return int(effect["by_die"][self.placed[self.turn][self.colour] - 1])
        return int(effect["n"]) * self.times

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def career_row(self, name: str, slot: int) -> int:
        return int(self.data["careers"][name][slot - 1])

    # -- preparation -----------------------------------------------------------------------------

    def gets_board(self, seat: int, board: str) -> None:
        row = next(row for row in self.data["boards"] if row["name"] == board)
        self.wants[seat] = {name: list(row[name]) for name in self.careers}
        self.wants[seat]["marriage"] = [house["name"] for house in self.data["houses"]]

    def starts(self, seat: int, place: int, florins: int) -> None:
        assert florins == (1, 2, 2, 3)[place - 1]
        self.order.append(seat)
        assert len(self.order) == place
        self.florins[seat] += florins
        self.stacked = self.order[::-1]

    def reward_laid(self, round: int, reward: str) -> None:
        self.rewards.append(reward)
        assert len(self.rewards) == round

    def city_closed(self, city: str) -> None:
        self.closed.add(city)

    # -- a round ---------------------------------------------------------------------------------

    def round_begins(self, round: int) -> None:
        assert round == self.round + 1
        self.round = round
        for seat in self.seats:
            for sex in SEXES:
                self.stock[seat][sex] += self.waiting[seat][sex]
                self.waiting[seat][sex] = 0
        self.placed = [{} for _ in self.seats]
        self.threshold = [13] * len(self.seats)
        self.passed = set()
        self.turn = self.order[-1]

    def tile_laid(self, city: str, slot: str, house: str, points: int) -> None:
        assert city not in self.closed
        assert (city, slot) not in self.offered
        self.offered[city, slot] = (house, points)

    def dice_rolled(self, colour: str, dice: list[int]) -> None:
        assert len(dice) == len(self.seats)
        self.pool[colour] = list(dice)

    def assignment_laid(self, colour: str, sex: str, assignment: str) -> None:
        self.columns[colour] = {**self.columns[colour], sex: assignment}

    # -- turns -----------------------------------------------------------------------------------

    def comes_next(self, seat: int) -> None:
        at = self.order.index(self.turn)
        after = [*self.order[at + 1 :], *self.order[: at + 1]]
        assert seat == next(other for other in after if other not in self.passed)
        self.turn = seat

    def passes(self, seat: int) -> None:
        self.comes_next(seat)
        self.passed.add(seat)

    def takes_die(self, seat: int, colour: str, die: int, cost: int) -> None:
        self.comes_next(seat)
        assert colour not in self.placed[seat]
        assert len(self.placed[seat]) < 4
        assert cost == max(0, self.columns[colour]["cost"] - die)
        self.pool[colour].remove(die)
        self.placed[seat][colour] = die
        self.florins[seat] -= cost
        self.colour = colour
        self.source, self.effects, self.times = "hire", [], 1

    def performs(self, seat: int, signoria: str) -> None:
        assert self.source == "hire"
        assert signoria == self.columns[self.colour]["signoria"]
        self.source, self.effects = "signoria", self.columns[self.colour]["effects"]

    def assigns(self, seat: int, assignment: str, sex: str, count: int) -> None:
        assert self.source == "hire"
        assert assignment == self.columns[self.colour][sex]
        row = next(row for row in self.data["assignments"] if row["name"] == assignment)
        least, most = row["meeples"]
        assert least <= count <= most
        self.available[seat][sex] -= count
        there = self.waiting if assignment == "threshold" else self.stock
        there[seat][sex] += count
        self.source, self.effects = "assignment", row["effects"]
        self.times = count if most > least else 1

    def hires(self, seat: int, helper: str, fee: int) -> None:
        cheaper = sum(row.get("cheaper", 0) for row in self.effects)
        if self.source == "hire":
            assert helper.startswith(self.columns[self.colour]["hires"] + "-")
        assert fee == max(0, self.helper_rows[helper]["cost"] - cheaper)
        assert helper not in self.hired[seat]
        self.hired[seat].append(helper)
        self.florins[seat] -= fee

    def uses_helper(self, seat: int, helper: str) -> None:
        assert seat == self.turn
        assert helper in self.hired[seat]
        assert self.helper_rows[helper]["column"] == self.colour
        rows = list(self.helper_rows)
        if self.source.startswith("helper "):
            assert rows.index(helper) > rows.index(self.source.removeprefix("helper "))
        self.source, self.effects, self.times = f"helper {helper}", [], 1
        self.effects = self.helper_rows[helper]["effects"]

    # -- effects ---------------------------------------------------------------------------------

    def gets_florins(self, seat: int, florins: int) -> None:
        assert florins == self.amount("florins")
        self.florins[seat] += florins

    def helper_scores(self, seat: int, points: int) -> None:
        assert self.source.startswith("helper ")
        assert points == self.amount("points")
        self.score(seat, points)

    def takes_from_stock(self, seat: int, sex: str, count: int) -> None:
        assert count == min(self.amount(sex), self.stock[seat][sex])
        self.stock[seat][sex] -= count
        self.available[seat][sex] += count

    def raises_threshold(self, seat: int, threshold: int) -> None:
        assert threshold == min(22, self.threshold[seat] + self.amount("threshold"))
        self.threshold[seat] = threshold

    def enters(self, seat: int, career: str) -> None:
        self.available[seat]["male"] -= 1
        self.men[seat].append((career, 1))

    def advances(self, seat: int, career: str, slot: int) -> None:
        assert slot in self.slots
        self.men[seat].remove((career, slot - 1))
        self.men[seat].append((career, slot))

    def slot_florins(self, seat: int, florins: int, slot: int) -> None:
        assert (slot, florins) == (4, 2)
        self.florins[seat] += florins

    def rises(self, seat: int, slot: int) -> None:
        assert slot == self.slot[seat] + 1
        self.slot[seat] = slot
        self.stacked.remove(seat)
        self.stacked.append(seat)

    def place_taken(self, city: str, seat: int, place: int) -> None:
        values = next(row["places"] for row in self.data["cities"] if row["name"] == city)
        assert city not in self.closed
        assert place == values[len(self.guests[city])]
        self.guests[city].append(seat)

    def sends(
        self, seat: int, *, career: str, slot: int, city: str, place: int, points: int
    ) -> None:
        assert self.career_row("ranks", slot) >= place
        assert points == self.career_row("points", slot)
        self.men[seat].remove((career, slot))
        self.place_taken(city, seat, place)
        self.score(seat, points)

    def marries(self, seat: int, city: str, place: int, dowry: int, points: int) -> None:
        assert place <= dowry <= 4
        assert points == 2 * dowry
        self.available[seat]["female"] -= 1
        self.florins[seat] -= dowry
        self.place_taken(city, seat, place)
        self.score(seat, points)

    def takes_tile(self, seat: int, row: str, city: str, house: str, points: int) -> None:
        slot = "marriage" if row == "marriage" else "mission"
        assert self.offered.pop((city, slot)) == (house, points)
        self.wants[seat][row].remove(house)
        self.tiles[seat][row].append(points)

    def leaves_tile(self, seat: int, row: str, city: str, house: str, points: int) -> None:
        slot = "marriage" if row == "marriage" else "mission"
        assert self.offered[city, slot] == (house, points)
        assert house not in self.wants[seat][row]

    def offspring(self, seat: int, dice: list[int], sons: int, daughters: int) -> None:
        assert len(dice) == 1 + self.brides[seat]
        born = {"male": sum(die >= 4 for die in dice), "female": sum(die <= 3 for die in dice)}
        for sex, told in (("male", sons), ("female", daughters)):
            assert told == min(born[sex], self.stock[seat][sex])
            self.stock[seat][sex] -= told
            self.available[seat][sex] += told

    def lays_face_down(self, seat: int, row: str) -> None:
        self.tiles[seat][row].append(1)

    # -- rewards ---------------------------------------------------------------------------------

    def initiative_scores(self, seat: int, slot: int, points: int) -> None:
        assert len(self.passed) == len(self.seats)
        assert slot == self.slot[seat]
        assert points == self.data["initiative"]["points"][slot - 1]
        self.score(seat, points)

    def takes_place(self, seat: int, place: int) -> None:
        self.new_order.append(seat)
        assert len(self.new_order) == place
        if place == len(self.seats):
            upper = sorted(self.seats, key=lambda number: -self.stacked.index(number))
            assert self.new_order == sorted(upper, key=lambda number: -self.slot[number])
            self.order, self.new_order = self.new_order, []
            self.slot = [1] * place
            self.stacked = self.order[::-1]

    def earns_reward(self, seat: int, sum: int, threshold: int) -> None:
        assert self.dice_of(seat) == (sum, threshold)
        assert sum <= threshold

    def misses_reward(self, seat: int, sum: int, threshold: int) -> None:
        assert self.dice_of(seat) == (sum, threshold)
        assert sum > threshold

    def dice_of(self, seat: int) -> tuple[int, int]:
        return sum(self.placed[seat].values()), self.threshold[seat]

    def takes_bonus(self, seat: int, reward: str) -> None:
        assert reward == self.rewards[self.round - 1]
        row = next(row for row in self.data["bonus_tiles"] if row["name"] == reward)
        self.turn = seat
        self.source, self.effects, self.times = "reward", row["effects"], 1

    def prefers_florins(self, seat: int, florins: int) -> None:
        assert self.round <= 5
        assert florins == 3
        self.florins[seat] += florins

    def weds(self, seat: int, points: int, florins: int) -> None:
        assert points == self.data["weddings"]["points"][self.brides[seat]]
        assert florins == (0, 2, 2, 2, 2)[self.round - 1]
        self.brides[seat] += 1
        self.florins[seat] += florins
        self.score(seat, points)

    def weds_not(self, seat: int) -> None:
        assert self.brides[seat] < 4

    def reward_scores(self, seat: int, reward: str, count: int, points: int) -> None:
        assert reward == self.rewards[self.round - 1]
        row = next(row for row in self.data["point_tiles"] if row["name"] == reward)
        counted = {
            "helpers": len(self.hired[seat]),
            "cities": sum(seat in guests for guests in self.guests.values()),
            "married": 1 + self.brides[seat],
            "alliances": sum(map(len, self.tiles[seat].values())),
            "careers": len(self.men[seat]),
        }
        assert count == counted[row["per"]]
        assert points == count * row["each"]
        self.score(seat, points)

    def pays_for_points(self, seat: int, florins: int, points: int) -> None:
        assert self.round > 5
        assert (florins, points) == (5, 5)
        self.florins[seat] -= florins
        self.score(seat, points)

    def pays_not(self, seat: int) -> None:
        assert self.florins[seat] >= 5

    # -- the end ---------------------------------------------------------------------------------

    def careers_score(self, seat: int, count: int, points: int) -> None:
        assert count == len(self.men[seat])
        assert points == sum(self.career_row("points", slot) // 2 for _, slot in self.men[seat])
        self.score(seat, points)

    def row_scores(self, seat: int, row: str, count: int, points: int) -> None:
        beside = self.tiles[seat][row]
        assert count == len(beside)
        assert points == (sum(beside) if count >= 3 else 0)
        self.score(seat, points)

    def game_ends(self) -> None:
        assert self.round == 7
