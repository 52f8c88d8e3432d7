# SPDX-License-Identifier: Apache-2.0
"""Completion in shells: the words that can stand at the cursor. The tools call it with the words after their name, the last of which ends
at the cursor, and write their tables of options to its standard input as JSON (harness/cli/tables.c).

It prints a line for each word: the word, a tab, a description. For --name=value it prints only the value. A line ":files" or ":folders"
makes the shell complete files or folders."""
import json
import os
import subprocess
import sys


class Place:
    """Where the cursor is: a value, of which the first `head` characters stay, as "serialize," does."""

    def __init__(self, told, words):
        self.told, self.words, self.value, self.head = told, words, words[-1], 0

    def offer(self, word, what=""):
        if word.startswith(self.value[self.head:]):
            print(f"{self.value[:self.head]}{word}\t{''.join(c if c.isprintable() else ' ' for c in what)}")

    def cut_at(self, separator):
        at = self.value.rfind(separator)
        if at >= 0:
            self.head = max(self.head, at + len(separator))


def value_of(words, option):
    """The value of an option on the line."""
    value = None
    for word, after in zip(words[:-1], words[1:-1] + [None]):
        name, equals, own = word.removeprefix("-").removeprefix("-").partition("=")
        if word.startswith("-") and name == option and (equals or after is not None):
            value = own if equals else after
    return value


def offer_releases(at):
    for release in reversed(at.told["releases"]):
        at.offer(release, "release")


def offer_cases(at, tags):
    corpus = value_of(at.words, "corpus")
    listed = subprocess.run([os.environ["HLO_CTS"], "list", "--json", *([f"--corpus={corpus}"] if corpus else [])],
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    cases = json.loads(listed.stdout.decode(errors="replace")) if listed.returncode == 0 else []
    for tag in dict.fromkeys(tag for c in cases for tag in c["tags"]) if tags else ():
        at.offer(tag)
    for c in () if tags else cases:
        at.offer(c["id"], c.get("note", ""))


def offer_values(at, kind):
    if kind in ("files", "folders"):
        print(":" + kind)
    elif kind in ("release", "range", "pair"):
        for separator in {"pair": (",", ".."), "range": ("..",)}.get(kind, ()):
            at.cut_at(separator)
        offer_releases(at)
        if kind != "range":
            at.offer(*(("current", "the newest release") if kind == "release" else ("*", "every release")))
    elif kind == "op":
        for op in at.told["ops"]:
            at.offer(op)
    elif kind in ("case", "tag"):
        offer_cases(at, kind == "tag")
    elif kind == "command":
        for tool in at.told["tools"]:
            at.offer(tool["name"].removeprefix("hlo-cts "), tool["summary"])


def complete_value(at, option):
    if option["list"]:
        at.cut_at(",")
    for choice in option.get("choices", ["true", "false"] if option["kind"] == "switch" else []):
        at.offer(choice)
    if "choices" not in option:
        offer_values(at, option["values"])


def complete_option(at, tool):
    dashes = "-" if at.value[1:] and at.value[1] != "-" else "--"
    for o in tool["options"]:
        if "help" in o:
            long = len(o["name"]) > 1
            at.offer(f"{dashes if long else '-'}{o['name']}{'=' if long and o['kind'] == 'value' else ''}", o["help"])
    at.offer(dashes + "help", "what there is")


def complete(at, tool, words):
    waiting, ended, rest = None, False, 0  # the option that waits for its value; after "--"; positional arguments
    for word in words[:-1]:
        if waiting:
            waiting = None
        elif ended or not word.startswith("-") or word == "-":
            rest += 1
        elif word == "--":
            ended = True
        else:
            name, equals, _ = word.removeprefix("-").removeprefix("-").partition("=")
            option = next((o for o in tool["options"] if o["name"] == name), None)
            waiting = option if option and option["kind"] == "value" and not equals else None
    if waiting:
        complete_value(at, waiting)
    elif not ended and at.value.startswith("-"):
        name, equals, value = at.value.removeprefix("-").removeprefix("-").partition("=")
        option = next((o for o in tool["options"] if o["name"] == name), None)
        if not equals:
            complete_option(at, tool)
        elif option:
            at.value = value
            complete_value(at, option)
    elif rest < tool["most"]:
        for choice in tool.get("rest_choices", []):
            at.offer(choice)
        offer_values(at, tool["rest"])


def main():
    told, words = json.load(sys.stdin), sys.argv[1:]
    tool = told["tools"][0]
    if told["suite"]:  # its first word is a command
        named = [t for t in told["tools"] if t["name"] == "hlo-cts " + words[0]] if len(words) > 1 else []
        words = words[1:] if named else words
        tool = named[0] if named else {"options": [], "most": 1, "rest": "command"}
    if words:
        complete(Place(told, words), tool, words)
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        main()
    except OSError as e:
        sys.exit(f"--complete: {e}")
