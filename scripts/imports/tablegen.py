# SPDX-License-Identifier: Apache-2.0
"""A reader of TableGen, the language of declarations in LLVM (llvm.org/docs/TableGen/ProgRef.html).

It reads classes, records, `let` and `foreach`, and keeps values as trees. It substitutes arguments of classes, and joins lists
and strings. It does not evaluate operators (`!if`): they stay trees. Multiclasses are refused. Files are read one after the
other; `include` reads nothing. It knows nothing about MLIR.
"""
import copy
import functools
import re

from .source import Malformed, Problem, Source

ANCESTORS, ROUNDS, ITEMS = 32, 4096, 1 << 16  # most classes above a class; rounds of foreach; items of a list
WORD = re.compile(r"""
    (?P<skip>[ \t\r\n]+ | //[^\n]* | \#(?:ifndef|define|endif)[^\n]*) | (?P<comment>/\*) | (?P<choice>\#(?:ifdef|else))
    | (?P<number>-?[0-9]\w*) | (?P<name>\w+) | !(?P<bang>\w+) | \$(?P<dollar>\w+)
    | "(?P<string>(?:\\.|[^"\\\n])*)" | \[\{(?P<code>.*?)\}\] | (?P<open>"|\[\{) | (?P<sign>[{}\[\]()<>:;,=\#?.])""", re.X | re.A | re.S)
OPENS = {"[": ("]", "list"), "{": ("}", "bits"), "(": (")", "dag")}
UNKNOWN = ("multiclass", "defm", "defset", "if", "deftype", "dump")


class Value:
    """A value. `kind` says what it is:

    unset (`?`, or an argument of a dag that is a label alone), number, string, list, bits, dag (its first child is the
    operator), name (a record, an argument of a class, true), class (`text<children>`), operator (`!text(children)`), paste
    (children joined by `#`), element (`first[second]`), member (`first.text`). `label` is x of `value:$x` and of `x = value`.
    """
    __slots__ = ("kind", "source", "at", "text", "label", "children")

    def __init__(self, kind, source, at, text=None):
        self.kind, self.source, self.at, self.text, self.label, self.children = kind, source, at, text, None, []

    def place(self):
        return self.source.place(self.at)

    def named(self, *names):
        """Whether it is one of these names, or a class of such a name with arguments."""
        return self.kind in ("name", "class") and self.text in names

    def child(self, i):
        return self.children[i] if i < len(self.children) else None

    def string(self, i):
        """A child that is a string: its text; None for anything else."""
        v = self.child(i)
        return v.text if v and v.kind == "string" else None


class Record:
    def __init__(self, is_class, place):
        self.name, self.is_class, self.place, self.parameters, self.parents, self.fields = None, is_class, place, [], [], []


def join(v):
    """Lists become one list, strings one string; anything else stays as it is."""
    kinds = {part.kind for part in v.children}
    if kinds == {"string"}:
        v.kind, v.text, v.children = "string", "".join(part.text for part in v.children), []
    elif kinds == {"list"}:
        v.kind, v.children = "list", [item for part in v.children for item in part.children]
    if len(v.children) > ITEMS or (v.text and len(v.text) > ITEMS):
        raise Problem(v.place(), f"a list or string is longer than {ITEMS}")
    return v


def pick(v):
    """The element of a list, where both are known."""
    items, index = v.children
    if items.kind != "list" or index.kind != "number" or not 0 <= index.text < len(items.children):
        return v
    own = copy.copy(items.children[index.text])
    own.label = v.label
    return own


def bound(v, names):
    """A copy in which names have the values that they are bound to."""
    own = copy.copy(names.get(v.text, v) if v.kind == "name" else v)
    own.label = v.label
    if v.kind == "name":
        return own
    own.children = [bound(child, names) for child in v.children]
    return join(own) if own.kind == "paste" else pick(own) if own.kind == "element" else own


def words_of(source):
    """(kind, text, place) of each word; a sign is its own kind."""
    text, at, out = source.text, 0, []
    while at < len(text):
        m = WORD.match(text, at)
        kind = m.lastgroup if m else None
        if kind is None:
            raise Malformed(source.place(at), f"the byte 0x{ord(text[at]) & 0xff:02x} begins no word of TableGen")
        start, at, word = at, m.end(), m.group(kind)
        if kind == "comment":  # such comments nest
            depth, at = 1, at
            while depth:
                mark = re.compile(r"/\*|\*/").search(text, at)
                if not mark:
                    raise Malformed(source.place(start), "the comment has no end")
                depth, at = depth + (1 if mark.group() == "/*" else -1), mark.end()
        elif kind == "choice":
            raise Malformed(source.place(start), f"{word} is not known")
        elif kind == "open":
            raise Malformed(source.place(start), f"the {'string' if word == chr(34) else 'code'} has no end")
        elif kind == "string":
            out.append((kind, re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], word, flags=re.S), start))
        elif kind == "number":
            out.append(number(source, word, start))
        elif kind != "skip":
            out.append(("string" if kind == "code" else word if kind == "sign" else kind, word, start))
    return out + [("end", None, len(text))]


def number(source, word, at):
    """A name may begin with a digit: 0DTensorOf."""
    try:
        value = int(word, 0 if word[:2] in ("0x", "0b") else 10)
    except ValueError:
        if not word.startswith(("-", "0x", "0b")):
            return "name", word, at
        value = 1 << 63
    if abs(value) >= 1 << 63:
        raise Malformed(source.place(at), f"'{word[:40]}' is no number of 64 bits")
    return "number", value, at


class Parser:
    def __init__(self, source):
        self.source, self.words, self.i, self.records, self.rounds = source, words_of(source), 0, [], 0
        names = {}
        while self.kind() != "end":
            names = self.statement(names, [])

    def kind(self):
        return self.words[self.i][0]

    def fail(self, text):
        raise Malformed(self.source.place(self.words[self.i][2]), text)

    def take(self, kind):
        if self.kind() != kind:
            return False
        self.i += 1
        return True

    def want(self, sign):
        kind, text, _ = self.words[self.i]
        said = {"end": "the end of the file", "string": "a string", "number": "a number", "bang": f"!{text}", "dollar": f"${text}"}
        if not self.take(sign):
            self.fail(f"expected '{sign}', found '{said.get(kind, text)}'")

    def word(self, what):
        if self.kind() != "name":
            self.fail(f"expected {what}")
        self.i += 1
        return self.words[self.i - 1][1]

    def at_word(self, word):
        return self.words[self.i][:2] == ("name", word)

    # --- Values ---

    def here(self, kind, text=None):
        return Value(kind, self.source, self.words[self.i][2], text)

    def value(self, names):
        v = self.suffixes(self.simple(names), names)
        if self.kind() != "#":
            return v
        paste = self.here("paste")
        paste.children.append(v)
        while self.take("#"):
            paste.children.append(self.suffixes(self.simple(names), names))
        return join(paste)

    def suffixes(self, v, names):
        """`v[…]` and `v.name`."""
        while self.kind() in ("[", "."):
            outer = Value("element" if self.kind() == "[" else "member", self.source, v.at)
            outer.children.append(v)
            self.i += 1
            if outer.kind == "member":
                outer.text = self.word("a name after '.'")
            else:
                outer.children.append(self.value(names))
                self.want("]")
                outer = pick(outer)
            v = outer
        return v

    def simple(self, names):
        kind, text, _ = self.words[self.i]
        v = self.here(kind, text)
        if kind == "name":
            self.i += 1
            if text in names:
                v, at = copy.copy(names[text]), v.at
                v.source, v.at = self.source, at
            elif self.take("<"):
                v.kind, v.children = "class", self.children(names, ">")
        elif kind == "number":
            self.i += 1
        elif kind == "string":
            parts = []
            while self.kind() == "string":  # strings side by side are one
                parts.append(self.words[self.i][1])
                self.i += 1
            v.text = "".join(parts)
        elif kind == "bang":
            self.i += 1
            self.skip_type()
            self.want("(")
            v.kind, v.children = "operator", self.children(names, ")")
        elif kind == "?":
            self.i += 1
            v.kind = "unset"
        elif kind in OPENS:
            close, v.kind = OPENS[kind]
            v.text = None
            self.i += 1
            v.children = self.dag(names) if v.kind == "dag" else self.children(names, close)
            if v.kind == "list":
                self.skip_type()
        else:
            self.fail(f"expected a value, found '{text}'" if len(kind) == 1 else "expected a value")
        return v

    def children(self, names, close):
        """Values up to the closing sign; `name = value` is allowed."""
        out = []
        while self.kind() != close:
            v = self.value(names)
            if v.kind == "name" and self.take("="):
                label, v = v.text, self.value(names)
                v.label = label
            out.append(v)
            if not self.take(","):
                break
        self.want(close)
        return out

    def argument(self, names):
        if self.kind() == "dollar":
            v = self.here("unset")
            v.label = self.words[self.i][1]
            self.i += 1
            return v
        v = self.value(names)
        if self.take(":"):
            if self.kind() != "dollar":
                self.fail("expected a name with $ after ':'")
            v.label = self.words[self.i][1]
            self.i += 1
        return v

    def dag(self, names):
        out = [self.argument(names)]
        while self.kind() != ")":
            out.append(self.argument(names))
            if not self.take(","):
                break
        self.want(")")
        return out

    def skip_type(self):
        """A type between angle brackets, which says nothing to a reader of values."""
        depth = int(self.take("<"))
        while depth:
            if self.kind() == "end":
                self.fail("the type has no end")
            depth += {"<": 1, ">": -1}.get(self.kind(), 0)
            self.i += 1

    # --- Statements ---

    def statement(self, names, lets):
        """Returns the names that hold behind it."""
        if self.kind() != "name":
            self.fail("expected a statement")
        word = self.words[self.i][1]
        if word in UNKNOWN:
            self.fail(f"'{word}' is not known")
        self.i += 1
        if word in ("def", "class"):
            self.record(names, lets, word == "class")
        elif word == "include":
            if not self.take("string"):
                self.fail("expected the name of a file")
        elif word == "let":
            self.let(names, lets)
        elif word == "foreach":
            self.foreach(names, lets)
        elif word == "defvar":
            name = self.word("a name")
            self.want("=")
            names = {**names, name: self.value(names)}
            self.want(";")
        elif word == "assert":
            self.assertion(names)
        else:
            self.fail(f"'{word}' begins no statement of TableGen")
        return names

    def block(self, names, lets):
        """One statement, or several in braces."""
        if not self.take("{"):
            self.statement(names, lets)
            return
        while not self.take("}"):
            if self.kind() == "end":
                self.fail("the block has no end")
            names = self.statement(names, lets)

    def keyword_in(self):
        if not self.at_word("in"):
            self.fail("expected 'in'")
        self.i += 1

    def let(self, names, lets):
        while True:
            name = self.word("the name of a field")
            self.want("=")
            lets = [(name, self.value(names))] + lets
            if not self.take(","):
                break
        self.keyword_in()
        self.block(names, lets)

    def foreach(self, names, lets):
        """The text of the body is read once for each item."""
        name = self.word("a name")
        self.want("=")
        items = self.value(names)
        if items.kind != "list" or not items.children:
            self.fail("'foreach' of anything but a list that is written out, and has items, is not known")
        self.keyword_in()
        begin = self.i
        for item in items.children:
            self.rounds += 1
            if self.rounds > ROUNDS:
                raise Malformed(items.place(), f"more rounds of 'foreach' than {ROUNDS}")
            self.i = begin
            self.block({**names, name: item}, lets)

    def assertion(self, names):
        self.value(names)
        self.want(",")
        self.value(names)
        self.want(";")

    def record(self, names, lets, is_class):
        r = Record(is_class, self.source.place(self.words[self.i][2]))
        if is_class:
            r.name = self.word("the name of a class")
            if self.take("<"):
                self.parameters(names, r)
        elif self.kind() not in (":", ";", "{"):
            name = self.value(names)
            if name.kind not in ("name", "string"):
                self.fail("the name of the record is not a word")
            r.name = name.text
        if self.take(":"):
            while True:
                r.parents.append(self.value(names))
                if r.parents[-1].kind not in ("name", "class"):
                    self.fail("a parent is not the name of a class")
                if not self.take(","):
                    break
        r.fields += lets
        if not self.take(";"):
            self.want("{")
            while not self.take("}"):
                self.field(names, r)
            self.take(";")
        self.records.append(r)

    def parameters(self, names, r):
        while self.kind() != ">":
            self.type()
            name = self.word("the name of an argument")
            r.parameters.append((name, self.value(names) if self.take("=") else None))
            if not self.take(","):
                break
        self.want(">")

    def type(self):
        """`bit`, `list<string>`, `bits<4>`, `Class`."""
        self.word("a type")
        self.skip_type()

    def field(self, names, r):
        """`let name = value;` or `type name = value;`"""
        if self.at_word("assert"):
            self.i += 1
            self.assertion(names)
            return
        if self.at_word("defvar"):
            self.fail("'defvar' in a record is not known")
        let = self.at_word("let")
        if let or self.at_word("field"):
            self.i += 1
        if not let:
            self.type()
        name = self.word("the name of a field")
        if let and self.kind() == "{":
            self.fail("'let' of single bits is not known")
        if let:
            self.want("=")
        r.fields.append((name, self.value(names) if let or self.take("=") else None))
        self.want(";")


@functools.lru_cache(maxsize=None)
def parse(name, text):
    """The records of a file, in its order. They do not depend on other files."""
    source = Source(name, text)
    try:
        return Parser(source).records
    except RecursionError:
        raise Malformed(source.place(0), "values or blocks are nested too deep") from None


class Tablegen:
    """The records of several files."""

    def __init__(self, files):
        self.records, self.names = [], {}
        for name, text in files:
            for r in parse(name, text):
                other = self.names.get(r.name)
                if r.name and other and other.fields:
                    raise Malformed(r.place, f"'{r.name}' is declared twice")
                self.records.append(r)
                if r.name:
                    self.names[r.name] = r
        self.above = {}

    def find(self, name):
        return self.names.get(name)

    def bind(self, cls, parent):
        """The arguments of a class: by position, by name, or the default."""
        names, given = {}, list(parent.children) if parent.kind == "class" else []
        labelled = {v.label: v for v in given if v.label}
        for name, default in cls.parameters:
            if given and not given[0].label:
                names[name] = given.pop(0)
            elif name in labelled:
                names[name] = labelled[name]
            elif default is None:
                raise Problem(parent.place(), f"class '{cls.name}' has no value for '{name}'")
            else:
                names[name] = bound(default, names)
        return names

    def field(self, r, field, names=None, depth=0):
        """The value of a field; that of a parent if the record does not set it. None: nothing sets it."""
        found = [value for name, value in r.fields if name == field and value]
        if found:
            return bound(found[-1], names or {})
        if depth > ANCESTORS:
            raise Problem(r.place, f"classes derive from each other more than {ANCESTORS} deep")
        value = None
        for parent in r.parents:
            cls = self.find(parent.text)
            if cls:  # the last parent counts
                value = self.field(cls, field, self.bind(cls, bound(parent, names or {})), depth + 1) or value
        return value

    def classes_above(self, r):
        """The names of all classes from which a record derives."""
        known = self.above.get(id(r))
        if known is None:
            known = self.above[id(r)] = set()
            for parent in r.parents:
                known.add(parent.text)
                cls = self.find(parent.text)
                if cls and cls is not r:
                    known |= self.classes_above(cls)
        return known

    def ancestor(self, r, name, names=None, depth=0):
        """The ancestor of a record with this name, as a class with all its arguments. None: it does not derive from it."""
        if depth > ANCESTORS or name not in self.classes_above(r):
            return None
        for parent in r.parents:
            cls = self.find(parent.text)
            if parent.text != name and not cls:
                continue
            given = bound(parent, names or {})
            arguments = self.bind(cls, given) if cls else {}
            if parent.text != name:
                found = self.ancestor(cls, name, arguments, depth + 1)
                if found:
                    return found
                continue
            if arguments:
                given = copy.copy(given)
                given.kind, given.children = "class", []
                for label, value in arguments.items():
                    own = copy.copy(value)
                    own.label = label
                    given.children.append(own)
            return given
        return None
