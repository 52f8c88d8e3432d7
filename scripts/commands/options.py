# SPDX-License-Identifier: Apache-2.0
"""Pairs of options: corpus/OPTIONS lists for each op its axes, and for each axis its classes. Every two classes of different
axes of an op are demanded together in an op of a case that is evaluated."""
import ast
import collections
import fnmatch
import functools
import math
import re

from element_types import element_text, shape_of

KINDS = (
    ("boolean", r"i1"),
    ("signed", r"i\d+"),
    ("unsigned", r"ui\d+"),
    ("small float", r"f[4678]E\w+"),
    ("half", r"b?f16"),
    ("float", r"f32|tf32"),
    ("double", r"f64"),
    ("complex", r"complex.*"),
    ("quantized per axis", r"quantized .* per axis"),
    ("quantized", r"quantized .*"),
)
ALLOWED = (
    ast.Expression,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.Compare,
    ast.Eq,
    ast.NotEq,
    ast.Lt,
    ast.LtE,
    ast.Gt,
    ast.GtE,
    ast.In,
    ast.NotIn,
    ast.Is,
    ast.IsNot,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Mod,
    ast.FloorDiv,
    ast.Call,
    ast.Name,
    ast.Load,
    ast.Store,
    ast.Constant,
    ast.GeneratorExp,
    ast.comprehension,
    ast.Subscript,
    ast.Slice,
    ast.Tuple,
    ast.List,
)
Row = collections.namedtuple("Row", "ops axis name test place")


class Wrong(Exception):
    """What is wrong in a line."""


class Type:
    """The type of an operand or a result."""

    def __init__(self, text):
        self.element, _, self.rank, self.count = shape_of(text)
        self.word = element_text(self.element)
        self.kind = next((k for k, pattern in KINDS if re.fullmatch(pattern, self.word)), "other")
        dims = re.match(r"tensor<((?:\w+x)*)", text)
        self.sizes = [int(n) for n in re.findall(r"(?:b|\b|x)(\d+)(?=x)", dims[1])] if dims and self.count is not None else []


type_of = functools.lru_cache(maxsize=None)(Type)  # a corpus has few types, each many times


class Numbers(list):
    """A list of integers; `rows` of a table."""

    rows = None


class Facts:
    """What the tests of classes can ask of an op."""

    def __init__(self, op):
        _, _, attributes, types, constants, regions = op
        whole = [type_of(t) for t in types]
        known = {n.replace(".", "__"): value(v) for n, v in attributes}
        self.names = {
            "__builtins__": {},
            **FUNCTIONS,
            **known,
            "operands": whole[: len(constants)],
            "results": whole[len(constants) :],
            "constants": [[value(n) for n in c[1]] if c and c[1] is not None else None for c in constants],
            "splats": [bool(c and c[0]) for c in constants],
            "regions": regions,
        }


def value(v):
    """An attribute: a list of integers, a number, a word; None: it has its default."""
    if isinstance(v, dict) and "integers" in v:
        numbers = Numbers(v["integers"])
        numbers.rows = v.get("rows")
        return numbers
    if isinstance(v, dict):
        return float(v["float"])
    return None if v == "unsaid" else [value(i) for i in v] if isinstance(v, list) else v


def kind(t):
    return t.kind


def only(region, pattern):
    """Whether a region has ops of one kind alone."""
    return len(region) > 1 and all(fnmatch.fnmatchcase(name, pattern) or name == "return" for name in region)


def width(t):
    found = re.search(r"\d+", t.word)
    return int(found[0]) if found else 0


def has(region, pattern):
    return any(fnmatch.fnmatchcase(name, pattern) for name in region)


def quantization(t):
    """(scales, zero points) of a quantized type."""
    inside = re.fullmatch(r"!quant\.uniform<[^:]*:\w+(?::\d+)?, ?\{?(.*?)\}?>", t.element)
    pairs = [p.split(":") for p in inside[1].split(",")] if inside else []
    return [float(p[0]) for p in pairs], [int(p[1]) if len(p) > 1 else 0 for p in pairs]


# Of float types: bits of exponent and mantissa, and the largest exponent of a finite number.
FORMATS = {
    "f64": (11, 52, 1023),
    "f32": (8, 23, 127),
    "f16": (5, 10, 15),
    "bf16": (8, 7, 127),
    "f8E4M3FN": (4, 3, 8),
    "f8E5M2": (5, 2, 15),
    "f8E4M3FNUZ": (4, 3, 7),
    "f8E5M2FNUZ": (5, 2, 15),
    "f8E4M3B11FNUZ": (4, 3, 4),
    "f8E4M3": (4, 3, 7),
    "f8E3M4": (3, 4, 3),
}


LEAST = {
    "f64": -1022,
    "f32": -126,
    "f16": -14,
    "bf16": -126,
    "f8E4M3FN": -6,
    "f8E5M2": -14,
    "f8E4M3FNUZ": -7,
    "f8E5M2FNUZ": -15,
    "f8E4M3B11FNUZ": -10,
    "f8E4M3": -6,
    "f8E3M4": -2,
}  # exponents of the smallest normal numbers


def format_of(name):
    return FORMATS[name.removeprefix("complex of ")]


def smallest(name):
    """The smallest normal number."""
    return 2.0 ** LEAST[name]


def largest(name):
    _, mantissa, most = format_of(name)
    return (2 - 2.0**-mantissa - (2.0**-mantissa if name == "f8E4M3FN" else 0)) * 2.0**most


def halfway(n, name):
    """Whether a number is between two neighbours of a float or integer type, and equally far from both."""
    name = name.removeprefix("complex of ")
    if name not in FORMATS:
        return n % 1 == 0.5 and re.fullmatch(r"u?i\d+", name)
    if isinstance(n, int):  # exactly, as it may have more bits than a float
        beyond = abs(n).bit_length() - format_of(name)[1] - 1
        return beyond > 0 and abs(n) % 2**beyond == 2 ** (beyond - 1)
    if n == 0 or not math.isfinite(n) or abs(n) < smallest(name):
        return False
    return math.frexp(n)[0] * 2 ** (format_of(name)[1] + 1) % 1 == 0.5


def overflows(n, name):
    name = name.removeprefix("complex of ")
    if name in FORMATS:
        return math.isfinite(n) and abs(n) > largest(name)
    bits = re.fullmatch(r"(u?)i(\d+)", name)
    return (
        bool(bits)
        and math.isfinite(n)
        and not (0 if bits[1] else -(2.0 ** (int(bits[2]) - 1))) <= n < 2.0 ** (int(bits[2]) - (not bits[1]))
    )


def limits(t):
    """The smallest and the largest number of an integer type, as a constant has them."""
    n = width(t)
    return (0, 2**n - 1) if kind(t) == "unsigned" else (-(2 ** (n - 1)), 2 ** (n - 1) - 1)


def subnormal(n, name):
    name = name.removeprefix("complex of ")
    return name in FORMATS and n != 0 and abs(n) < smallest(name)


def exp_bounds(t):
    """The x whose exp is the smallest subnormal number, the smallest normal one, the largest one."""
    least = smallest(t.word)
    return [math.log(least) - format_of(t.word)[1] * math.log(2), math.log(least), math.log(largest(t.word))]


FUNCTIONS = {
    "any": any,
    "all": all,
    "len": len,
    "max": max,
    "min": min,
    "sorted": sorted,
    "abs": abs,
    "list": list,
    "range": range,
    "set": set,
    "zip": zip,
    "sum": sum,
    "kind": kind,
    "width": width,
    "has": has,
    "only": only,
    "word": lambda t: t.word,
    "rank": lambda t: t.rank,
    "sizes": lambda t: t.sizes,
    "rows": lambda n: n.rows,
    "count": lambda t: t.count,
    "scales": lambda t: quantization(t)[0],
    "zero_points": lambda t: quantization(t)[1],
    "halfway": halfway,
    "overflows": overflows,
    "subnormal": subnormal,
    "largest": largest,
    "limits": limits,
    "infinite": math.isinf,
    "str": str,
    "exponent_of": lambda name: format_of(name)[0],
    "mantissa_of": lambda name: format_of(name)[1],
    "exp_zero": lambda t: exp_bounds(t)[0],
    "exp_normal": lambda t: exp_bounds(t)[1],
    "exp_largest": lambda t: exp_bounds(t)[2],
}
NAMES = {"operands", "results", "constants", "splats", "regions"}


class Dotted(ast.NodeTransformer):
    """`a.b` is the part b of the attribute a, not an attribute in Python."""

    def visit_Attribute(self, node):
        if not isinstance(node.value, ast.Name):
            raise Wrong("a dot stands between an attribute and its part")
        return ast.copy_location(ast.Name(f"{node.value.id}__{node.attr}", node.ctx), node)


def compiled(text):
    """The code of a test, and the names of attributes in it."""
    try:
        tree = ast.fix_missing_locations(Dotted().visit(ast.parse(text, mode="eval")))
    except (SyntaxError, ValueError) as e:
        raise Wrong(f"the test cannot be read: {e}") from e
    nodes = list(ast.walk(tree))
    for node in nodes:
        if (
            not isinstance(node, ALLOWED)
            or isinstance(node, ast.Call)
            and (not isinstance(node.func, ast.Name) or node.func.id not in FUNCTIONS)
        ):
            raise Wrong(f"a test has no {ast.unparse(node)!r}")
    bound = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    names = {n.id for n in nodes if isinstance(n, ast.Name)} - bound - NAMES - set(FUNCTIONS)
    return compile(tree, "test", "eval"), names


def holds(code, facts):
    """Whether an op is in a class; a test that does not apply to it, as one on an absent list, does not hold."""
    try:
        return bool(eval(code, facts.names))  # pylint: disable=eval-used
    except (TypeError, IndexError, KeyError, ValueError, NameError):
        return False


def read(lines, ops, seen):
    """The rows of OPTIONS. `ops`: those that there are; `seen`: the attributes of those that programs have."""
    rows, errors, named = [], [], set()
    for place, columns in lines:
        try:
            if len(columns) != 4 or not all(columns):
                raise Wrong("a line has four columns: ops, axis, class, test")
            of, axis, name, text = columns
            for op in of.split():
                if op not in ops:
                    raise Wrong(f"there is no op '{op}'")
                if (op, axis, name) in named:
                    raise Wrong(f"'{op}' has the class twice")
                named.add((op, axis, name))
            code, names = compiled(text)
            for op in of.split():
                for unknown in sorted(n for n in names if op in seen and n.split("__")[0] not in seen[op]):
                    raise Wrong(f"'{op}' has no attribute '{unknown.replace('__', '.')}'")
            rows.append(Row(of.split(), axis, name, code, place))
        except Wrong as e:
            errors.append((str(e), place))
    return rows, errors


def classes_of(rows):
    """{op: {axis: [(class, test) ...]}}."""
    found = {}
    for row in rows:
        for op in row.ops:
            found.setdefault(op, {}).setdefault(row.axis, []).append((row.name, row.test))
    return found


def crossed(classes):
    """Each two of these classes that are of different axes: ((axis, class), (axis, class))."""
    return [(a, b) for i, a in enumerate(classes) for b in classes[i + 1 :] if a[0] != b[0]]


def pairs_of(axes):
    """The pairs of classes that are demanded of an op."""
    return crossed([(axis, name) for axis, names in axes.items() for name, _ in names])


def text_of(op, pair):
    return f"{op} " + " with ".join(f"{axis} {name}" for axis, name in pair)


def met_by(op, axes):
    """The pairs that an op has."""
    facts = Facts(op)
    classes = [(axis, name) for axis, names in axes.items() for name, test in names if holds(test, facts)]
    return [(op[0], pair) for pair in crossed(classes)]


def items(lines, counts):
    """An item for each pair that is demanded, with its cases; and the errors of OPTIONS."""
    evaluated = {i["name"]: i["cases"] for d in counts["dimensions"] if d["name"] == "ops evaluated" for i in d["items"]}
    seen, of_cases = {}, []
    for runs, ops in counts["of_cases"]:
        of_cases.append({i for i in ops if runs or not evaluated.get(counts["ops"][i][0])})
    known = {i: counts["ops"][i] for i in set().union(*of_cases)}
    for name, _, attributes, *_ in known.values():
        seen.setdefault(name, set()).update(n.split(".")[0] for n, _ in attributes)
    rows, errors = read(lines, evaluated, seen)
    axes = classes_of(rows)
    met = {i: met_by(op, axes[op[0]]) for i, op in known.items() if op[0] in axes}
    cases = collections.Counter(pair for ops in of_cases for pair in set().union(*(met[i] for i in ops if i in met)))
    return [{"name": text_of(op, pair), "cases": cases[op, pair]} for op, a in axes.items() for pair in pairs_of(a)], errors
