"""Whole games, lessons and trouble at the page without a server: `make site-test`."""

from __future__ import annotations

import base64
import json
import random
import shutil
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import pithead
from pithead.words import slug

from ..follower import Follower
from ..looks import check_axe
from ..people import Person
from ..players import Player, play_out, play_until
from ..site import Host, Visitor, Visitors
from ..test_games import save_file, standing, verify_file
from ..test_replay import short_game

TESTS = Path(__file__).resolve().parents[2]
DESKTOP = (1280, 720)
PHONE = (390, 844)
GAMES = [("rockwell", DESKTOP), ("brass_empire", PHONE)]

# What a browser lacks or refuses, before anything of the page runs.
LACKS = {
    "workers": "window.Worker = class { constructor() { throw new Error('no workers'); } };",
    "modules": "const Old = Worker; window.Worker = class extends Old {"
    " constructor(address) { super(address); } };",
}
REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
# The next entry of a table can't be read.
SPOIL = """(table) => new Promise((done) => {
  indexedDB.open("pithead").onsuccess = ({ target: { result: base } }) => {
    const work = base.transaction(["entries", "books"], "readwrite");
    work.objectStore("books").get(table).onsuccess = ({ target: { result: book } }) => {
      work.objectStore("entries").put("{", [table, book.entries - 1]);
    };
    work.oncomplete = () => { base.close(); done(); };
  };
})"""


GOLDEN = """async ([python, archive, tests, check]) => {
  const here = (path) => new URL(path, document.baseURI).href;
  const { loadPyodide } = await import(here(`${python}pyodide.mjs`));
  const engine = await loadPyodide({ indexURL: here(python) });
  const sources = await (await fetch(here(archive))).arrayBuffer();
  engine.unpackArchive(sources, "zip", { extractDir: "/sources" });
  const kits = Uint8Array.from(atob(tests), (letter) => letter.charCodeAt(0));
  engine.unpackArchive(kits.buffer, "zip", { extractDir: "/sources" });
  return JSON.parse(engine.runPython(check));
}"""
# The kits share modules with tests, whose tools are not there.
CHECK = """
import json, sys
from unittest.mock import MagicMock
sys.modules["pytest"] = sys.modules["hypothesis"] = MagicMock(__spec__=MagicMock())
sys.path.insert(0, "/sources")
from pithead.testing import golden
from tests.kit.kits import game_kits

held = []
for kit in game_kits():
    for case in kit.golden_cases:
        golden.check(kit, case)
        held.append(kit.name)
json.dumps(held)
"""


@pytest.mark.parametrize(("game", "window"), GAMES)
def test_a_whole_game_its_end_its_replay_and_its_file_without_a_network(
    visitors: Visitors, game: str, window: tuple[int, int], tmp_path: Path
) -> None:
    visitor = visitors.come(window)
    visitor.play(game, bot="level-2")
    player = Player(visitor, random.Random(1))
    play_until(player, lambda _: player.answers > 2)
    visitor.cut()
    play_out(player)
    assert len(standing(visitor)) == 2
    visitor.press("page-verify")
    expect(visitor.page.get_by_text(visitor.say("page-promise-kept"))).to_be_visible()
    file = save_file(visitor, tmp_path)
    verify_file(file)
    log = json.loads(file.read_text(encoding="utf-8"))["log"]
    # The same file comes back as a table of its own, and is watched to its end.
    visitor.go("/")
    visitor.page.locator('input[type="file"]').set_input_files(file)
    visitor.find("region", "page-replay-bar").wait_for()
    visitor.page.keyboard.press("End")
    visitor.page.wait_for_url(f"**at={len(log)}**")
    visitor.go("/")
    expect(visitor.page.locator(".tables a")).to_have_count(2)
    with visitor.page.expect_download():
        visitor.press("page-site-save-all")


class Learner(Follower):
    """Chooses a lesson from the game's list."""

    def begin(self) -> None:
        self.person.go(f"/learn/{self.game}")
        title = self.person.say(f"lesson-{slug(self.game)}-{self.lesson.id}")
        item = self.person.page.get_by_role("listitem").filter(has_text=title).first
        item.get_by_role("button").click()
        self.person.until(lambda: bool(self.person.shots and self.snapshot()["lesson"]))


@pytest.mark.parametrize(("game", "window"), [("rockwell", DESKTOP), ("brass_empire", PHONE)])
def test_a_guided_game(visitors: Visitors, game: str, window: tuple[int, int]) -> None:
    visitor = visitors.come(window, has_touch=window == PHONE)
    learner = Learner(visitor, game, "guided", touch=window == PHONE)
    learner.begin()
    visitor.cut()
    learner.finish()


def answer(player: Player, times: int) -> bool:
    """Whether the game goes on after that."""
    sight = play_until(player, lambda sight: sight["over"] or player.answers >= times)
    return not sight["over"]


def test_all_levels_answer_and_a_hint_is_given(visitors: Visitors) -> None:
    visitor = visitors.come(DESKTOP)
    for level in range(1, 6):
        visitor.play("rockwell", bot=f"level-{level}")
        answer(Player(visitor, random.Random(level)), 2)
        if level == 1:
            visitor.find("button", "page-hint").first.click()
            expect(visitor.page.locator(".hints")).to_be_visible()


def test_two_people_at_one_screen_with_the_curtain(visitors: Visitors) -> None:
    visitor = visitors.come(PHONE)
    visitor.go("/")
    card = visitor.page.get_by_role("article").filter(has_text=visitor.say("game-rockwell"))
    card.get_by_role("button", name=visitor.say("page-set-up")).click()
    visitor.page.get_by_role("radio", name="2", exact=True).check()
    visitor.find("combobox", "page-seat-n", n=2).select_option("")
    visitor.press("page-open-lobby")
    visitor.find("button", "page-invite").wait_for(state="detached")
    visitor.press("page-sit-too")
    visitor.press("page-start")
    curtain = visitor.page.locator("dialog[aria-labelledby=curtain-title]")
    player = Player(visitor, random.Random(2))
    for _ in range(3):
        play_until(player, lambda sight: sight["curtain"])
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()


@pytest.mark.parametrize(("game", "window"), GAMES)
def test_an_acknowledged_move_survives_a_reload_at_any_moment(
    visitors: Visitors, game: str, window: tuple[int, int]
) -> None:
    visitor = visitors.come(window)
    visitor.play(game)
    dice = random.Random(3)
    for _ in range(50):
        goes_on = answer(Player(visitor, dice), dice.randint(1, 3))
        visitor.page.wait_for_timeout(dice.randint(0, 200))
        reached = visitor.last_snapshot()["at"]
        visitor.forget()
        visitor.page.reload()
        if goes_on:
            visitor.until_asked()
        assert visitor.last_snapshot()["at"] >= reached
        if not goes_on:
            visitor.play(game)


def test_a_table_is_open_in_one_tab(visitors: Visitors) -> None:
    visitor = visitors.come(DESKTOP)
    visitor.play("rockwell")
    second = visitor.watch(visitor.context.new_page())
    second.goto(visitor.page.url)
    expect(second.get_by_text(visitor.say("problem-elsewhere"))).to_be_visible()
    visitor.page.close()
    second.reload()
    expect(second.locator("#answer")).to_be_visible()


@pytest.mark.parametrize("lack", LACKS)
def test_a_browser_that_can_not_run_the_games_is_told_so(visitors: Visitors, lack: str) -> None:
    visitor = visitors.come(PHONE)
    visitor.expect_trouble(".")
    visitor.context.add_init_script(LACKS[lack])
    visitor.go("/")
    visitor.press_play()
    expect(visitor.page.get_by_text(visitor.say("page-site-failed")).first).to_be_visible()


def test_without_webassembly(visitors: Visitors) -> None:
    visitor = visitors.come(DESKTOP)
    visitor.expect_trouble(".")
    begin_worker_with(visitor, "delete self.WebAssembly;")
    visitor.go("/")
    visitor.press_play()
    expect(visitor.page.get_by_text(visitor.say("page-site-failed")).first).to_be_visible()


def test_a_network_that_is_cut_before_all_is_there(visitors: Visitors) -> None:
    visitor = visitors.come(PHONE)
    visitor.expect_trouble(".")
    visitor.context.route("**/*.wasm", lambda route: route.abort())
    visitor.go("/")
    visitor.press_play()
    expect(visitor.page.get_by_text(visitor.say("page-site-cut")).first).to_be_visible()
    visitor.context.unroute("**/*.wasm")
    visitor.press("page-site-reload")
    visitor.press_play()
    visitor.until_asked()


def begin_worker_with(visitor: Visitor, code: str) -> None:
    """What a context adds to its pages is not there in their workers."""

    def preceded(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{code}\n{answer.text()}")

    visitor.context.route("**/house.worker-*.js", preceded)


def test_a_browser_that_keeps_nothing_is_told_so(visitors: Visitors) -> None:
    visitor = visitors.come(DESKTOP)
    begin_worker_with(visitor, REFUSED)
    visitor.go("/")
    visitor.press_play()
    expect(visitor.page.get_by_text(visitor.say("problem-storage")).first).to_be_visible()


def test_a_damaged_game_is_told_and_others_go_on(visitors: Visitors) -> None:
    visitor = visitors.come(PHONE)
    visitor.expect_trouble("entry 2 is missing", "is set aside", "as it was seen last")
    visitor.play("rockwell")
    table = visitor.last_snapshot()["table"]
    visitor.go_home()
    visitor.page.evaluate(SPOIL, table)
    visitor.go(f"/t/{table}")
    expect(visitor.page.get_by_text(visitor.say("problem-damaged"))).to_be_visible()
    visitor.play("brass_empire")
    visitor.go("/")
    expect(visitor.page.locator(".tables a")).to_have_count(2)


def test_a_file_that_is_no_game_and_one_of_other_rules(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.come(DESKTOP)
    file = tmp_path / "game.json"
    visitor.go("/")
    choose = visitor.page.locator('input[type="file"]')
    file.write_text("{", encoding="utf-8")
    choose.set_input_files(file)
    said = visitor.page.get_by_role("main").get_by_role("alert")
    expect(said).to_have_text(visitor.say("page-import-unreadable", name=file.name))
    file.write_text(json.dumps(short_game("rockwell") | {"format_version": 99}), encoding="utf-8")
    choose.set_input_files(file)
    expect(said).to_have_text(visitor.say("page-import-damaged", name=file.name))
    file.write_text(json.dumps(short_game("rockwell") | {"rules": "99"}), encoding="utf-8")
    choose.set_input_files(file)
    expect(visitor.find("button", "page-replay-anyway")).to_be_visible()


def test_a_newer_version_waits_and_is_never_mixed_in(
    visitors: Visitors, site_folder: Path, tmp_path: Path
) -> None:
    """In the middle of a game the host gets a new version: nothing changes until one says so."""
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    visitors.host.stop()
    visitors.host = Host(folder)
    visitor = visitors.come(DESKTOP)
    visitor.host = visitors.host
    visitor.play("rockwell")
    visitor.keep_copy()
    visitor.page.reload()
    visitor.until_asked()

    version = "<meta name='version' content='2'>"
    changed = (("index.html", "</head>", f"{version}</head>"), ("sw.js", "pithead ", "pithead 2"))
    for name, old, new in changed:
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    visitor.page.reload()
    second = visitor.page.locator("meta[name=version]")
    expect(visitor.page.get_by_text(visitor.say("page-site-update"))).to_be_visible()
    expect(second).to_have_count(0)
    reached = visitor.last_snapshot()["at"]
    visitor.press("page-site-reload")
    expect(second).to_have_count(1)
    visitor.until_asked()
    assert visitor.last_snapshot()["at"] >= reached


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_axe_finds_nothing(visitors: Visitors, window: tuple[int, int]) -> None:
    visitor = visitors.come(window, bypass_csp=True)
    visitor.go("/")
    found = looked_at(visitor, "home, before Python is there")
    visitor.play("rockwell")
    found += looked_at(visitor, "table")
    visitor.go_home()
    visitor.keep_copy()
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(visitor.say("page-site-offline"))).to_be_visible()
    found += looked_at(visitor, "home, with a game and without a network")
    assert not found, "\n".join(found)


def test_golden_playthroughs_are_the_same_bytes_in_the_page(
    visitors: Visitors, site_folder: Path
) -> None:
    """Held in the page, by the page's own Python, against the files that every engine writes."""
    visitor = visitors.come(DESKTOP)
    visitor.go("/")
    (python,), (archive,) = (sorted(site_folder.glob(name)) for name in ("python-*", "pithead-*"))
    told = visitor.page.evaluate(GOLDEN, [f"{python.name}/", archive.name, packed_tests(), CHECK])
    assert set(told) == set(pithead.game_names())
    assert len(told) > len(set(told))


def packed_tests() -> str:
    """The kit, those of the games and their golden files."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        sources = TESTS.parent / "src"
        for folder, top in ((TESTS, TESTS.parent), (sources / "pithead" / "testing", sources)):
            for path in sorted(folder.rglob("*")):
                if path.suffix in (".py", ".txt") and path.is_file():
                    archive.write(path, path.relative_to(top))
    return base64.b64encode(packed.getvalue()).decode()


def looked_at(person: Person, screen: str) -> list[str]:
    person.find("button", "page-settings").first.wait_for()
    return check_axe(person, screen)


def test_what_needs_a_server_says_so(visitors: Visitors) -> None:
    visitor: Visitor = visitors.come(PHONE)
    visitor.go("/")
    expect(visitor.page.get_by_text(visitor.say("page-site-alone-about"))).to_be_visible()
    visitor.go("/t/nothing-here#seat=0123456789abcdef")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
