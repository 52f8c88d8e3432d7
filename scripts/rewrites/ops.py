# SPDX-License-Identifier: Apache-2.0
"""The functions that expressions of rows may call: one for each op, bound to a Builder."""

import math

from . import builder as b


def element_of(kind):
    return kind


class Ops:
    """The functions, with `self.b` as the program that they add to."""

    def __init__(self, builder):
        self.b = builder

    def names(self):
        own = {n: getattr(self, n) for n in dir(self) if not n.startswith("_") and n not in ("b", "names")}
        for name in b.UNARY:
            own[name + "_" if name == "not" else name] = lambda x, name=name: self.b.binary(name, x)
        for name in b.BINARY:
            own[name + "_" if name in ("and", "or") else name] = lambda x, y, name=name: self.b.binary(name, x, y)
        own.update(inf=math.inf, nan=math.nan, range=range, len=len, min=min, max=max, float=float, int=int, sum=sum)
        return own

    # --- Constants and types ---

    def const(self, element, data, shape=None):
        return self.b.constant(data, element, shape)

    def iota(self, element, shape, dim=0):
        return self.b.op("iota", f"dim = {dim} : {b.type_text(shape, element)}", shape, element)

    def _unary_to(self, name, x, shape, element, extra=""):
        return self.b.op(name, f"{x.name}{extra} : ({x.type}) -> {b.type_text(shape, element)}", shape, element)

    def convert(self, x, element):
        return self._unary_to("convert", x, x.shape, element)

    def bitcast(self, x, element, shape=None):
        return self._unary_to("bitcast_convert", x, x.shape if shape is None else shape, element)

    def reduce_precision(self, x, form):
        return self.b.op("reduce_precision", f"{x.name}, format = {form} : {x.type}", x.shape, x.element)

    # --- One element at a time ---

    def quantize(self, x, kind):
        return self._unary_to("uniform_quantize", x, x.shape, kind)

    def dequantize(self, x, element="f32"):
        return self._unary_to("uniform_dequantize", x, x.shape, element)

    def quantized(self, name, kind, *xs):
        """An op on each element whose result has a quantized type of its own."""
        types = ", ".join(x.type for x in xs)
        return self.b.op(name, f"{', '.join(x.name for x in xs)} : ({types}) -> {b.type_text(xs[0].shape, kind)}", xs[0].shape, kind)

    def compare(self, x, way, y, kind=""):
        x = self.b.like(x, y) if not isinstance(x, b.Value) else x
        y = self.b.like(y, x)
        text = f"{way}, {x.name}, {y.name}{', ' + kind if kind else ''} : ({x.type}, {y.type}) -> {b.type_text(x.shape, 'i1')}"
        return self.b.op("compare", text, x.shape, "i1")

    def select(self, p, x, y):
        x = self.b.like(x, y) if not isinstance(x, b.Value) else x
        y = self.b.like(y, x)
        return self.b.op("select", f"{p.name}, {x.name}, {y.name} : {p.type}, {x.type}", x.shape, x.element)

    def clamp(self, low, x, high):
        low, high = self.b.like(low, x), self.b.like(high, x)
        if low.type == x.type == high.type:
            types = x.type
        else:
            types = f"({low.type}, {x.type}, {high.type}) -> {x.type}"
        return self.b.op("clamp", f"{low.name}, {x.name}, {high.name} : {types}", x.shape, x.element)

    def is_finite(self, x):
        return self._unary_to("is_finite", x, x.shape, "i1")

    def complex_(self, x, y):
        y = self.b.like(y, x)
        return self.b.op("complex", f"{x.name}, {y.name} : {b.type_text(x.shape, f'complex<{x.element}>')}", x.shape, f"complex<{x.element}>")

    def real(self, x):
        return self._unary_to("real", x, x.shape, x.element[8:-1])

    def imag(self, x):
        return self._unary_to("imag", x, x.shape, x.element[8:-1])

    def abs_complex(self, x):
        self.b.inexact = True
        return self._unary_to("abs", x, x.shape, x.element[8:-1])

    # --- Shapes ---

    def reshape(self, x, shape):
        return self._unary_to("reshape", x, shape, x.element)

    def broadcast(self, x, shape, dims=()):
        return self._unary_to("broadcast_in_dim", x, shape, x.element, f", dims = {list(dims)}")

    def tile(self, x, times):
        """A row, repeated."""
        return self.reshape(self.broadcast(x, [times, x.shape[0]], [1]), [times * x.shape[0]])

    def shuffled(self, element, count):
        """The numbers -count / 2 to count / 2, in another order; count is a power of two."""
        return self.convert((self.iota("i32", [count]) * 389) % count - count // 2, element)

    def mixed_with(self, x, element, count):
        """Every third element is one of x, the others are shuffled numbers."""
        third = self.compare(self.iota("i32", [count]) % 3, "EQ", 0)
        return self.select(third, self.tile(x, count // x.shape[0]), self.shuffled(element, count))

    def weighed(self, x):
        """One number that tells the order of integers."""
        return self.reduce(x * self.iota(x.element, list(x.shape)), 0, "add", [0])

    def transpose(self, x, dims):
        return self._unary_to("transpose", x, [x.shape[d] for d in dims], x.element, f", dims = {list(dims)}")

    def reverse(self, x, dims):
        return self.b.op("reverse", f"{x.name}, dims = {list(dims)} : {x.type}", x.shape, x.element)

    def slice(self, x, starts, limits, strides=None):
        strides = strides or [1] * len(starts)
        ranges = ", ".join(f"{s}:{e}" + (f":{t}" if t != 1 else "") for s, e, t in zip(starts, limits, strides))
        shape = [-(-(e - s) // t) for s, e, t in zip(starts, limits, strides)]
        return self.b.op("slice", f"{x.name} [{ranges}] : ({x.type}) -> {b.type_text(shape, x.element)}", shape, x.element)

    def concat(self, dim, *xs):
        shape = list(xs[0].shape)
        shape[dim] = sum(x.shape[dim] for x in xs)
        text = f"{', '.join(x.name for x in xs)}, dim = {dim} : ({', '.join(x.type for x in xs)}) -> {b.type_text(shape, xs[0].element)}"
        return self.b.op("concatenate", text, shape, xs[0].element)

    def pad(self, x, value, low, high, interior=None):
        interior = interior or [0] * len(low)
        value = value if isinstance(value, b.Value) else self.b.constant(value, x.element, ())
        shape = [lo + hi + n + max(n - 1, 0) * i for n, lo, hi, i in zip(x.shape, low, high, interior)]
        text = f"{x.name}, {value.name}, low = {list(low)}, high = {list(high)}, interior = {list(interior)}"
        return self.b.op("pad", f"{text} : ({x.type}, {value.type}) -> {b.type_text(shape, x.element)}", shape, x.element)

    def _indices(self, indices):
        return [i if isinstance(i, b.Value) else self.b.constant(i, "i32", ()) for i in indices]

    def dynamic_slice(self, x, indices, sizes):
        at = self._indices(indices)
        text = f"{x.name}, {', '.join(i.name for i in at)}, sizes = {list(sizes)}"
        types = ", ".join(v.type for v in [x] + at)
        return self.b.op("dynamic_slice", f"{text} : ({types}) -> {b.type_text(sizes, x.element)}", sizes, x.element)

    def dynamic_update_slice(self, x, update, indices):
        at = self._indices(indices)
        text = ", ".join(v.name for v in [x, update] + at)
        types = ", ".join(v.type for v in [x, update] + at)
        return self.b.op("dynamic_update_slice", f"{text} : ({types}) -> {x.type}", x.shape, x.element)

    def gather(self, x, indices, numbers, sizes, shape, is_sorted=False):
        ordered = ", indices_are_sorted = true" if is_sorted else ""
        properties = f"dimension_numbers = #stablehlo.gather<{numbers}>, slice_sizes = array<i64: {', '.join(map(str, sizes))}>{ordered}"
        return self.b.generic("gather", [x, indices], properties, [], [(shape, x.element)])

    def scatter(self, x, indices, updates, numbers, body, unique=False):
        scalar = ((), x.element)
        lines, _ = self.b.region([("left", *scalar), ("right", *scalar)], body)
        properties = f"scatter_dimension_numbers = #stablehlo.scatter<{numbers}>" + (", unique_indices = true" if unique else "")
        return self.b.generic("scatter", [x, indices, updates], properties, [lines], [(x.shape, x.element)])

    # --- Contractions and reductions ---

    def dot(self, x, y, contract, batch=((), ()), out=None):
        element = out or x.element
        shape = [x.shape[d] for d in batch[0]]
        shape += [n for d, n in enumerate(x.shape) if d not in contract[0] and d not in batch[0]]
        shape += [n for d, n in enumerate(y.shape) if d not in contract[1] and d not in batch[1]]
        sides = f", batching_dims = {list(batch[0])} x {list(batch[1])}" if batch[0] else ""
        text = f"{x.name}, {y.name}{sides}, contracting_dims = {list(contract[0])} x {list(contract[1])}"
        return self.b.op("dot_general", f"{text} : ({x.type}, {y.type}) -> {b.type_text(shape, element)}", shape, element)

    def conv(self, x, y, numbers, shape, window="", features=1, batches=1, out=None):
        counts = f"{{batch_group_count = {batches} : i64, feature_group_count = {features} : i64}}"
        text = f"({x.name}, {y.name}) dim_numbers = {numbers}, window = {{{window}}} {counts}"
        element = out or x.element
        return self.b.op("convolution", f"{text} : ({x.type}, {y.type}) -> {b.type_text(shape, element)}", shape, element)

    def reduce(self, x, init, op, dims):
        init = init if isinstance(init, b.Value) else self.b.constant(init, x.element, ())
        shape = [n for d, n in enumerate(x.shape) if d not in dims]
        if isinstance(op, str):
            self.b.ops.add(op)
            text = f"({x.name} init: {init.name}) applies stablehlo.{op} across dimensions = {list(dims)}"
            value = b.Value(self.b, self.b.fresh("reduce"), shape, x.element)
            self.b.ops.add("reduce")
            self.b.line(f"{value.name} = stablehlo.reduce{text} : ({x.type}, {init.type}) -> {value.type}")
            return value
        return self.reduces([x], [init], op, dims)

    def reduces(self, xs, inits, op, dims):
        """Several operands, with a body of twice as many arguments."""
        scalars = [((), x.element) for x in xs]
        names = [(f"left{'_' * i}", *s) for i, s in enumerate(scalars)] + [(f"right{'_' * i}", *s) for i, s in enumerate(scalars)]
        values, lines, _ = self.b.nested_block(names, op)
        shape = [n for d, n in enumerate(xs[0].shape) if d not in dims]
        outs = [b.type_text(shape, x.element) for x in xs]
        stem, many = self.b.fresh("reduce"), len(xs) > 1
        types = ", ".join(v.type for v in list(xs) + list(inits))
        heads = ", ".join(f"({x.name} init: {i.name})" for x, i in zip(xs, inits))
        gives = "(" + ", ".join(outs) + ")" if many else outs[0]
        pairs = zip(values[: len(xs)], values[len(xs) :])
        self.b.ops.add("reduce")
        self.b.line(f"{stem}{f':{len(xs)}' if many else ''} = stablehlo.reduce{heads} across dimensions = {list(dims)} : ({types}) -> {gives}")
        self.b.line("reducer" + " ".join(f"({l.name}: {l.type}, {r.name}: {r.type})" for l, r in pairs) + " {")
        self.b.lines += lines
        self.b.line("}")
        got = tuple(b.Value(self.b, f"{stem}#{i}" if many else stem, shape, x.element) for i, x in enumerate(xs))
        return got if many else got[0]

    def reduce_window(self, x, init, op, size, shape, strides=None, base=None, window=None, padding=None):
        init = init if isinstance(init, b.Value) else self.b.constant(init, x.element, ())
        body = op if callable(op) else lambda l, r: self.b.binary(op, l, r)
        lines, _ = self.b.region([("left", (), x.element), ("right", (), x.element)], body)
        parts = []
        for name, value in (("base_dilations", base), ("window_dilations", window), ("window_dimensions", size), ("window_strides", strides)):
            if value:
                parts.append(f"{name} = array<i64: {', '.join(map(str, value))}>")
        if padding:
            parts.insert(len(parts) and 1 if base else 0, f"padding = dense<{[list(p) for p in padding]}> : tensor<{len(padding)}x2xi64>")
        return self.b.generic("reduce_window", [x, init], ", ".join(parts), [lines], [(shape, x.element)])

    def sort(self, xs, body, dim=0, stable=True):
        xs = list(xs) if isinstance(xs, (list, tuple)) else [xs]
        names = [(f"{side}{'_' * i}", (), x.element) for i, x in enumerate(xs) for side in ("left", "right")]
        lines, _ = self.b.region(names, body)
        text = f"dimension = {dim} : i64, is_stable = {str(stable).lower()}"
        return self.b.generic("sort", xs, text, [lines], [(x.shape, x.element) for x in xs])

    # --- Control flow ---

    def loop(self, start, condition, body):
        """`start`: a list of values; the functions take as many arguments."""
        scope = self.b
        names = [(f"turn{'_' * i}", v.shape, v.element) for i, v in enumerate(start)]
        values = [b.Value(scope, scope.fresh(n), s, e) for n, s, e in names]

        def block(function):
            outer, scope.lines = scope.lines, []
            scope.indent += "  "
            got = function(*values)
            got = list(got) if isinstance(got, tuple) else [got]
            scope.line(f"stablehlo.return {', '.join(g.name for g in got)} : {', '.join(g.type for g in got)}")
            scope.indent = scope.indent[:-2]
            lines, scope.lines = scope.lines, outer
            return lines

        tests, work = block(condition), block(body)
        stem, many = scope.fresh("while"), len(start) > 1
        heads = ", ".join(f"{v.name} = {s.name}" for v, s in zip(values, start))
        scope.ops.add("while")
        scope.line(f"{stem}{f':{len(start)}' if many else ''} = stablehlo.while({heads}) : {', '.join(s.type for s in start)}")
        scope.line("cond {")
        scope.lines += tests
        scope.line("} do {")
        scope.lines += work
        scope.line("}")
        out = tuple(b.Value(scope, f"{stem}#{i}" if many else stem, s.shape, s.element) for i, s in enumerate(start))
        return out if many else out[0]

    def if_(self, p, yes, no):
        return self._branches("if", p, [yes, no])

    def case(self, index, *branches):
        return self._branches("case", index, branches)

    def _branches(self, name, chooser, branches):
        regions = [self.b.region([], lambda f=f: f()) for f in branches]
        results = [(r.shape, r.element) for r in regions[0][1]]
        return self.b.generic(name, [chooser], "", [lines for lines, _ in regions], results)

    # --- Others ---

    def barrier(self, *xs):
        self.b.ops.add("optimization_barrier")
        stem, many = self.b.fresh("barrier"), len(xs) > 1
        self.b.line(f"{stem}{f':{len(xs)}' if many else ''} = stablehlo.optimization_barrier {', '.join(x.name for x in xs)} : {', '.join(x.type for x in xs)}")
        out = tuple(b.Value(self.b, f"{stem}#{i}" if many else stem, x.shape, x.element) for i, x in enumerate(xs))
        return out if many else out[0]

    def cholesky(self, x, lower):
        return self.b.op("cholesky", f"{x.name}, lower = {str(lower).lower()} : {x.type}", x.shape, x.element)

    def fft(self, x, kind, length, shape, element):
        return self._unary_to("fft", x, shape, element, f", type = {kind}, length = {list(length)}")

    def batch_norm_inference(self, x, scale, offset, mean, variance, epsilon, dim):
        text = f"epsilon = {epsilon} : f32, feature_index = {dim} : i64"
        return self.b.generic("batch_norm_inference", [x, scale, offset, mean, variance], text, [], [(x.shape, x.element)])

    def triangular_solve(self, a, x, left=True, lower=True, unit=False, transpose="NO_TRANSPOSE"):
        text = (f"left_side = {str(left).lower()}, lower = {str(lower).lower()}, transpose_a = #stablehlo<transpose {transpose}>, "
                f"unit_diagonal = {str(unit).lower()}")
        return self.b.generic("triangular_solve", [a, x], text, [], [(x.shape, x.element)])
