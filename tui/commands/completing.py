"""Completion scripts for bash, zsh and fish, made from the descriptions of the commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from shlex import quote


@dataclass(frozen=True, slots=True)
class Option:
    """An option, or (without a name) a word that a command expects."""

    long: str
    about: str
    takes_value: bool
    values: tuple[str, ...]
    """What may stand there; empty: anything."""
    files: bool
    """The name of a file stands there."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A command."""

    name: str
    about: str
    options: tuple[Option, ...]
    operands: tuple[Option, ...]


_BASH_HEAD = """\
_herna() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  local command= words= options= at=1
  while (( at < COMP_CWORD )); do
    case "${COMP_WORDS[at]}" in
      --lang|--data) (( at++ )) ;;
      -*) ;;
      *) command="${COMP_WORDS[at]}"; break ;;
    esac
    (( at++ ))
  done
  case "$before" in
"""
_BASH_TAIL = """\
      esac ;;
  esac
  [[ $current == -* ]] && words=$options
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _herna herna
"""
"""Where nothing is offered, bash completes names of files."""


def bash(commands: Sequence[Spoken]) -> str:
    """Write the script for bash."""
    valued = {one.long: one for command in commands for one in command.options if one.takes_value}
    plain = "|".join(name for name, option in valued.items() if not option.values)
    lines = [
        f"    {name}) words={quote(' '.join(option.values))} ;;"
        for name, option in valued.items()
        if option.values
    ]
    lines += [f"    {plain}) return ;;", '    *) case "$command" in']
    names = [command.name for command in commands]
    lines.append(_bash_case("''", names, [*_common(commands), "--version"]))
    for command in commands:
        values = [value for operand in command.operands for value in operand.values]
        options = [option.long for option in command.options]
        lines.append(_bash_case(command.name, values, options))
    return _BASH_HEAD + "\n".join(lines) + "\n" + _BASH_TAIL


def _bash_case(command: str, words: Sequence[str], options: Sequence[str]) -> str:
    offered = f"words={quote(' '.join(words))} options={quote(' '.join(options))}"
    return f"      {command}) {offered} ;;"


def zsh(commands: Sequence[Spoken]) -> str:
    """Write the script for zsh."""
    lines = [
        "#compdef herna",
        "_herna() {",
        "  local state line",
        "  local -a commands",
        "  commands=(",
    ]
    lines += [f"    {quote(f'{one.name}:{one.about}')}" for one in commands]
    lines.append("  )")
    lines.append("  _arguments -C \\")
    shared = {option.long: option for one in commands for option in one.options}
    lines += [f"    {quote(_zsh_option(shared[name]))} \\" for name in _common(commands)]
    lines += [
        "    '1: :->command' '*:: :->rest'",
        "  case $state in",
        "    command) _describe command commands ;;",
        "    rest) case $words[1] in",
    ]
    for command in commands:
        asked = [quote(_zsh_option(option)) for option in command.options]
        asked += [quote(f"*: :{_zsh_values(operand)}") for operand in command.operands]
        lines.append(f"      {command.name}) _arguments {' '.join(asked)} ;;")
    lines += ["      esac ;;", "  esac", "}", "compdef _herna herna"]
    return "\n".join(lines) + "\n"


def fish(commands: Sequence[Spoken]) -> str:
    """Write the script for fish."""
    lines = ["complete -c herna -f"]
    for command in commands:
        about = quote(command.about)
        lines.append(f"complete -c herna -n __fish_use_subcommand -a {command.name} -d {about}")
        where = quote(f"__fish_seen_subcommand_from {command.name}")
        for option in command.options:
            ways = " ".join(_fish_value(option))
            name = option.long.removeprefix("--")
            lines.append(f"complete -c herna -n {where} -l {name} {ways} -d {quote(option.about)}")
        for operand in command.operands:
            if operand.files:
                lines.append(f"complete -c herna -n {where} -F")
            if operand.values:
                lines.append(f"complete -c herna -n {where} -a {quote(' '.join(operand.values))}")
    return "\n".join(lines) + "\n"


def _common(commands: Sequence[Spoken]) -> list[str]:
    """List the options that every command knows; they may stand before it too."""
    first, *others = ([option.long for option in command.options] for command in commands)
    return [name for name in first if all(name in other for other in others)]


def _zsh_option(option: Option) -> str:
    about = option.about
    for sign in "\\[]:":
        about = about.replace(sign, f"\\{sign}")
    return f"{option.long}[{about}]" + (f": :{_zsh_values(option)}" if option.takes_value else "")


def _zsh_values(option: Option) -> str:
    if option.values:
        return f"({' '.join(option.values)})"
    return "_files" if option.files else " "


def _fish_value(option: Option) -> Iterator[str]:
    if not option.takes_value:
        return
    yield "-r -F" if option.files else "-x"
    if option.values:
        yield f"-a {quote(' '.join(option.values))}"
