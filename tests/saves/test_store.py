"""The store: a folder of saves in which nothing gets lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from saves.document import Document, dump, load
from saves.errors import (
    AlreadyThere,
    Damaged,
    Failed,
    InUse,
    Missing,
    NewerFormat,
    NotASave,
    Tampered,
)
from saves.files import read_whole
from saves.recorder import Recorder, from_table
from saves.slot import Slot, copies
from saves.store import Store, read_file, write_file
from tests.saves.tables import START, document, finished, new_table, play


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


def saved(store: Store, name: str = "Friday", steps: int = 10, at: float = START) -> str:
    """Save a table that has played some steps, close it, and give its key."""
    slot = store.begin(name)
    slot.write(from_table(play(new_table(), steps), slot.name, at))
    slot.close()
    return slot.key


def saved_three_times(store: Store) -> tuple[str, list[Document]]:
    """Save a table after 10, 20 and 30 steps; give its key and what was written."""
    slot = store.begin("Friday")
    table = new_table()
    recorder = Recorder(table, slot.name)
    written = []
    for number in range(3):
        play(table, 10, seed=number)
        written.append(recorder.document(START + number))
        slot.write(written[-1])
    slot.close()
    return slot.key, written


def names_in(store: Store) -> list[str]:
    return sorted(os.listdir(store.folder))


def test_a_new_store_is_empty_and_makes_nothing(store: Store) -> None:
    assert store.entries() == []
    assert store.last() is None
    assert not store.folder.exists()


def test_saved_closed_and_opened(store: Store) -> None:
    key, written = saved_three_times(store)
    save = store.open(key)
    assert save.document == written[-1]
    assert save.slot.name == "Friday"
    assert save.opened.lost is None
    table = play(save.opened.table, 5)
    recorder = Recorder(table, save.slot.name, save.document.play)
    save.slot.write(recorder.document(START + 99))
    save.slot.close()
    again = store.open(key)
    assert again.document.summary.step == 35
    assert again.document.play == written[0].play
    again.slot.close()


def test_the_last_three_are_kept(store: Store) -> None:
    key, written = saved_three_times(store)
    path = store.folder / f"{key}.json"
    assert names_in(store) == ["Friday.json", "Friday.json.1", "Friday.json.2"]
    found = [load(read_whole(one)) for one in (*reversed(copies(path)), path)]
    assert found == written


def test_the_list_is_newest_first_and_shows_heads(store: Store) -> None:
    saved(store, "Old", 10, START)
    saved(store, "New", 20, START + 60)
    saved(store, "Middle", 30, START + 30)
    entries = store.entries()
    assert [entry.name for entry in entries] == ["New", "Middle", "Old"]
    assert entries[0].game == "struggle"
    assert entries[0].summary is not None
    assert entries[0].summary.step == 20
    assert [player.name for player in entries[0].summary.players] == ["Eva", "Tom", "Jiří"]
    assert all(entry.error is None for entry in entries)


def test_the_last_game_is_one_that_goes_on(store: Store) -> None:
    saved(store, "Going on", 10, START)
    slot = store.begin("Over")
    slot.write(from_table(finished(2), slot.name, START + 60))
    slot.close()
    last = store.last()
    assert last is not None
    assert last.name == "Going on"


def test_saves_are_found_by_name_and_by_file(store: Store) -> None:
    key = saved(store, "Žluťoučký kůň!")
    for wanted in ("Žluťoučký kůň!", "žluťoučký KŮŇ!", key, key.upper()):
        assert store.find(wanted).key == key
    long_key = saved(store, "x" * 200)
    assert store.find("x" * 200).key == long_key
    with pytest.raises(Missing):
        store.find("nobody")


def test_names_and_files_are_unique(store: Store) -> None:
    assert [saved(store, name) for name in ("Eva", "Eva", "eva", "Eva?", "Eva (2)")] == [
        "Eva",
        "Eva-2",
        "eva-3",
        "Eva-4",
        "Eva-2-2",
    ]
    names = [entry.name for entry in sorted(store.entries(), key=lambda entry: entry.key)]
    assert sorted(names) == ["Eva", "Eva (2)", "Eva (2) (2)", "Eva?", "eva (3)"]
    long = [saved(store, "😀" * 200) for _ in range(3)]
    assert len({store.find(key).name for key in long}) == 3


def test_a_name_is_held_before_the_first_write(store: Store) -> None:
    one, other = store.begin("Eva"), store.begin("Eva")
    assert (one.key, other.key) == ("Eva", "Eva-2")
    one.close()
    other.close()
    assert names_in(store) == []


@pytest.mark.parametrize(
    "name", ["../../etc", '"q" [b]x[/b]', "ř" * 200, "😀", "a/b\\c:d", "CON", " ", "\udcff", "-x"]
)
def test_any_name_can_be_saved_and_found(store: Store, name: str) -> None:
    key = saved(store, name)
    assert store.open(key).opened.table.match.step == 10
    assert store.find(key).key == key
    assert {path.parent for path in store.folder.rglob("*.json")} == {store.folder}


def test_a_second_window_is_told(store: Store) -> None:
    key = saved(store)
    first = store.open(key)
    for again in (
        lambda: store.open(key),
        lambda: store.delete(key),
        lambda: store.rename(key, "X"),
        lambda: store.restore(key),
    ):
        with pytest.raises(InUse) as caught:
            again()
        assert caught.value.pid == os.getpid()
        assert caught.value.host
        assert caught.value.path == first.slot.path
    first.slot.close()
    store.open(key).slot.close()


def test_a_closed_slot_takes_nothing(store: Store) -> None:
    slot = store.begin("Friday")
    slot.close()
    slot.close()
    with pytest.raises(ValueError, match="closed"):
        slot.write(document())


def test_renamed_when_closed(store: Store) -> None:
    key, written = saved_three_times(store)
    assert store.rename(key, "Sunday / night") == "Sunday-night"
    assert names_in(store) == [f"Sunday-night.json{end}" for end in ("", ".1", ".2")]
    save = store.open("Sunday-night")
    assert save.document.name == save.document.summary.name == "Sunday / night"
    assert save.document.snapshot == written[-1].snapshot
    earlier = store.earlier("Sunday-night")
    assert earlier is not None
    assert earlier.summary == written[1].summary


def test_renamed_while_it_is_played(store: Store) -> None:
    key, _ = saved_three_times(store)
    save = store.open(key)
    other = saved(store, "Sunday")
    store.rename_open(save.slot, save.document, "Sunday")
    assert (save.slot.key, save.slot.name) == ("Sunday-2", "Sunday (2)")
    recorder = Recorder(play(save.opened.table, 5), save.slot.name, save.document.play)
    save.slot.write(recorder.document(START + 9))
    with pytest.raises(InUse):
        store.open("Sunday-2")
    with pytest.raises(Missing):
        store.open(key)
    save.slot.close()
    assert store.open("Sunday-2").document.summary.step == 35
    assert store.open(other).document.name == "Sunday"
    assert "Friday" not in "".join(names_in(store))


def test_renamed_to_nearly_the_same(store: Store) -> None:
    key = saved(store, "Friday")
    for name in ("friday", "Friday!", "Friday!"):
        assert store.rename(key, name) == key
        assert store.find(key).name == name
    assert names_in(store) == ["Friday.json", "Friday.json.1", "Friday.json.2"]
    saved(store, "Sunday")
    assert store.rename(key, "Sunday") == "Sunday-2"
    assert store.rename("Sunday-2", "Sunday") == "Sunday-2"
    assert store.find("Sunday (2)").key == "Sunday-2"


def test_deleted_with_all_that_belongs_to_it(store: Store) -> None:
    key, _ = saved_three_times(store)
    path = store.folder / f"{key}.json"
    path.write_bytes(path.read_bytes()[:500])
    store.restore(key).slot.close()
    other = saved(store, "Friday 2")
    assert f"{key}.json.aside" in names_in(store)
    store.delete(key)
    assert names_in(store) == [f"{other}.json"]
    with pytest.raises(Missing):
        store.delete(key)


def test_exported_and_imported(store: Store, tmp_path: Path) -> None:
    key = saved(store)
    (tmp_path / "out").mkdir()
    assert store.export(key, tmp_path / "out") == tmp_path / "out" / "Friday.json"
    assert store.export(key, tmp_path / "mine") == tmp_path / "mine"
    with pytest.raises(AlreadyThere):
        store.export(key, tmp_path / "mine")
    with pytest.raises(Missing):
        store.export(key, tmp_path / "nowhere" / "mine")
    with pytest.raises(Missing):
        store.export("nobody", tmp_path / "other")
    elsewhere = Store(tmp_path / "elsewhere")
    first = elsewhere.take_in(tmp_path / "mine")
    second = elsewhere.take_in(tmp_path / "mine")
    assert (first.name, second.name) == ("Friday", "Friday (2)")
    original = store.open(key).document
    assert elsewhere.open(first.key).document == original
    assert elsewhere.open(second.key).document.snapshot == original.snapshot
    assert read_file(tmp_path / "mine") == original


def test_what_cannot_be_played_is_not_imported(store: Store, tmp_path: Path) -> None:
    data = dump(document())
    cases: list[tuple[bytes, type[Exception]]] = [
        (b"hello", NotASave),
        (data[:3000], Damaged),
        (data.replace(b'{"herna":1', b'{"herna":2', 1), NewerFormat),
        (data.replace(b'"turns":', b'"turns":1', 1), Tampered),
    ]
    for content, error in cases:
        path = tmp_path / "file.json"
        path.write_bytes(content)
        with pytest.raises(error) as caught:
            store.take_in(path)
        assert getattr(caught.value, "path", None) == path
    with pytest.raises(Missing):
        store.take_in(tmp_path / "nothing")
    with pytest.raises(Failed) as folder:
        store.take_in(tmp_path)
    assert folder.value.code == "EISDIR"
    assert store.entries() == []


def test_written_anywhere(tmp_path: Path) -> None:
    made = document()
    write_file(tmp_path / "game", made)
    write_file(tmp_path / "game", made)
    assert read_file(tmp_path / "game") == made
    assert os.listdir(tmp_path) == ["game"]


def test_strangers_in_the_folder_are_listed_and_left_alone(store: Store) -> None:
    saved(store, "Good")
    strangers = {
        "notes.json": b'{"my": "notes"}',
        "empty.json": b"",
        "image.json": b"\x89PNG\r\n",
        "later.json": b'{"herna":99,"x":1}',
        "Friday.json": b"precious",
        "readme.txt": b"hello",
    }
    for name, content in strangers.items():
        (store.folder / name).write_bytes(content)
    (store.folder / "folder.json").mkdir()
    found = {entry.key: entry.error for entry in store.entries()}
    assert {key: type(error) for key, error in found.items()} == {
        "Good": type(None),
        "notes": NotASave,
        "empty": Damaged,
        "image": NotASave,
        "later": NewerFormat,
        "Friday": NotASave,
        "folder": Failed,
    }
    assert saved(store, "Friday") == "Friday-2"
    for key, error in found.items():
        if error is not None:
            with pytest.raises(type(error)):
                store.open(key)
    assert all((store.folder / name).read_bytes() == one for name, one in strangers.items())


def test_a_file_that_came_in_between_is_put_aside(store: Store) -> None:
    slot = store.begin("Friday")
    slot.path.write_bytes(b"precious")
    slot.write(document(10))
    assert (store.folder / "Friday.json.aside").read_bytes() == b"precious"
    slot.path.write_bytes(b"precious too")
    slot.write(document(20))
    slot.write(document(30))
    assert (store.folder / "Friday.json.aside-2").read_bytes() == b"precious too"
    slot.close()
    assert store.open("Friday").document.summary.step == 30


def test_slots_in_two_stores_do_not_meet(tmp_path: Path) -> None:
    one, other = Slot(tmp_path / "a", "x", "x"), Slot(tmp_path / "b", "x", "x")
    one.lock()
    other.lock()
    with pytest.raises(InUse):
        Slot(tmp_path / "a", "x", "x").lock()
    one.close()
    other.close()
