/* SPDX-License-Identifier: Apache-2.0 */
/* Every fast path against the definition of its op: programs of random shapes, types, strides and
 * dimension numbers, from fixed seeds, on random data with special values among them. The
 * interpreter evaluates each op both ways (interp_options.audit) and fails when a bit differs.
 *
 * This compares two of our own engines: it finds where they differ, not where both are wrong. */
#include "audit.h"
#include "interpreter/fast/level.h"

static const char *const ints[] = {"i2",  "i4",  "i8",  "i16",  "i32",  "i64",
                                   "ui2", "ui4", "ui8", "ui16", "ui32", "ui64"};
static const char *const floats[] = {"f32",    "f64",        "f32",           "bf16",
                                     "f16",    "f4E2M1FN",   "f6E2M3FN",      "f6E3M2FN",
                                     "f8E3M4", "f8E4M3",     "f8E4M3FN",      "f8E4M3FNUZ",
                                     "f8E5M2", "f8E5M2FNUZ", "f8E4M3B11FNUZ", "f32"};
static const char *const complexes[] = {"complex<f32>", "complex<f64>"};

/* --- Elementwise ------------------------------------------------------------------------------ */

/* Two of each, so that the second works in the buffer of the first. */
static void binary(const char *op, const char *element) {
  const char *t = tensor(draw_shape(0, 3, 12), element);
  audit_form(TYPES(t, t),
             "  %%0 = stablehlo.%s %%a0, %%a1 : %s\n  %%1 = stablehlo.%s %%0, %%a1 : %s\n"
             "  %%2 = stablehlo.%s %%a1, %%1 : %s\n",
             op, t, op, t, op, t);
}
static void unary(const char *op, const char *element) {
  const char *t = tensor(draw_shape(0, 3, 12), element);
  audit_form(TYPES(t), "  %%0 = stablehlo.%s %%a0 : %s\n  %%1 = stablehlo.%s %%0 : %s\n", op, t, op,
             t);
}

static void elementwise(void **state) {
  (void)state;
  static const char *const both[] = {"add",     "subtract", "multiply", "divide",
                                     "maximum", "minimum",  "power"},
                           *const bits[] = {"and",
                                            "or",
                                            "xor",
                                            "shift_left",
                                            "remainder",
                                            "shift_right_logical",
                                            "shift_right_arithmetic"},
                           *const int_unary[] = {"not", "popcnt", "count_leading_zeros", "negate"},
                           *const float_unary[] = {"abs",
                                                   "negate",
                                                   "sign",
                                                   "floor",
                                                   "ceil",
                                                   "exponential",
                                                   "log",
                                                   "logistic",
                                                   "sqrt",
                                                   "rsqrt",
                                                   "tanh",
                                                   "cosine",
                                                   "sine",
                                                   "tan",
                                                   "cbrt",
                                                   "round_nearest_even",
                                                   "round_nearest_afz",
                                                   "log_plus_one",
                                                   "exponential_minus_one"},
                           *const complex_unary[] = {"negate", "sign", "exponential", "sqrt"};
  seed = 1;
  for (int n = 0; n < 150; n++) {
    binary(PICK(both), PICK(ints));
    binary(PICK(both), PICK(floats));
    binary(PICK(both), PICK(complexes));
    binary(PICK(bits), PICK(ints));
    unary(PICK(int_unary), PICK(ints));
    unary(PICK(float_unary), PICK(floats));
    unary(PICK(complex_unary), PICK(complexes));
  }
}

static void comparisons_selections_and_conversions(void **state) {
  (void)state;
  static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  static const char *const all[] = {
      "i1",  "i2",  "i4",   "i8",        "i16",    "i32",        "i64",          "ui2",
      "ui4", "ui8", "ui16", "ui32",      "ui64",   "f4E2M1FN",   "f6E3M2FN",     "bf16",
      "f16", "f32", "f64",  "f8E8M0FNU", "f8E5M2", "f8E4M3FNUZ", "complex<f32>", "complex<f64>"};
  seed = 2;
  for (int n = 0; n < 150; n++) {
    shape s = draw_shape(0, 3, 12);
    const char *e = PICK(all);
    const char *t = tensor(s, e), *p = tensor(draw(3) ? s : (shape){0}, "i1"), *b = tensor(s, "i1"),
               *to = tensor(s, PICK(all));
    audit_form(TYPES(t, t, p),
               "  %%0 = stablehlo.compare %s, %%a0, %%a1 : (%s, %s) -> %s\n"
               "  %%1 = stablehlo.select %%a2, %%a0, %%a1 : %s, %s\n"
               "  %%2 = stablehlo.select %%0, %%1, %%a1 : %s, %s\n"
               "  %%3 = stablehlo.convert %%2 : (%s) -> %s\n",
               PICK(directions), t, t, b, p, t, b, t, t, to);
    if (strchr(e, '<')) continue;
    t = tensor(s, e);
    p = tensor(draw(2) ? s : (shape){0}, e);
    audit_form(TYPES(t, p), "  %%0 = stablehlo.clamp %%a1, %%a0, %%a1 : (%s, %s, %s) -> %s\n", p, t,
               p, t);
  }
}

/* --- Moving elements -------------------------------------------------------------------------- */

static void transposes_broadcasts_and_reversals(void **state) {
  (void)state;
  static const char *const all[] = {"i1",  "i4",           "i16",         "f32",
                                    "f64", "complex<f32>", "complex<f64>"};
  seed = 3;
  for (int n = 0; n < 200; n++) {
    const char *e = PICK(all);
    shape s = draw_shape(0, 4, n % 4 ? 9 : 40), r = {.rank = s.rank}, w = {0};
    if (s.rank > 3)
      for (size_t d = 0; d < 4; d++) s.dims[d] = s.dims[d] % 7;
    int64_t order[8], some[8];
    permutation(s.rank, order);
    for (size_t d = 0; d < s.rank; d++) r.dims[d] = s.dims[order[d]];
    const char *t = tensor(s, e), *to = tensor(r, e);
    audit_form(TYPES(t), "  %%0 = stablehlo.transpose %%a0, dims = [%s] : (%s) -> %s\n",
               list(order, s.rank), t, to);
    /* Some dimensions, backwards. */
    t = tensor(s, e);
    size_t k = s.rank ? draw(s.rank + 1) : 0;
    permutation(s.rank, some);
    audit_form(TYPES(t), "  %%0 = stablehlo.reverse %%a0, dims = [%s] : %s\n", list(some, k), t);
    /* Into a shape with more dimensions; sizes of 1 grow. */
    shape from = draw_shape(0, 2, 9);
    w.rank = from.rank + draw(3);
    permutation(w.rank, order);
    for (size_t d = 0; d < w.rank; d++) w.dims[d] = between(1, 9);
    for (size_t d = 0; d < from.rank; d++) {
      if (draw(3) == 0) from.dims[d] = 1;
      if (from.dims[d] != 1) w.dims[order[d]] = from.dims[d];
    }
    t = tensor(from, e);
    to = tensor(w, e);
    audit_form(TYPES(t),
               "  %%0 = stablehlo.broadcast_in_dim %%a0, dims = [%s] : (%s) -> %s\n"
               "  %%s = %s\n"
               "  %%1 = stablehlo.dynamic_broadcast_in_dim %%a0, %%s, dims = [%s] : (%s, "
               "tensor<%zuxi64>) -> %s\n"
               "  check.expect_eq %%0, %%1 : %s\n",
               list(order, from.rank), t, to, constant(w.dims, w.rank), list(order, from.rank), t,
               w.rank, to, to);
    /* New dimensions in front; the index along one of them. */
    size_t more = draw(3);
    w = (shape){.rank = more + from.rank};
    for (size_t d = 0; d < w.rank; d++) w.dims[d] = d < more ? between(0, 4) : from.dims[d - more];
    t = tensor(from, e);
    audit_form(TYPES(t),
               "  %%0 = \"stablehlo.broadcast\"(%%a0) <{broadcast_sizes = %s}> : (%s) -> %s\n",
               array(w.dims, more), t, tensor(w, e));
  }
}

/* A tensor type with one dimension that only the run knows. */
static const char *dynamic(shape s, size_t unknown, const char *element) {
  strbuf *b = fresh();
  strbuf_adds(b, "tensor<");
  for (size_t d = 0; d < s.rank; d++)
    if (d == unknown)
      strbuf_adds(b, "?x");
    else
      strbuf_addf(b, "%lldx", (long long)s.dims[d]);
  strbuf_addf(b, "%s>", element);
  return strbuf_str(b);
}

static void slices(shape s, const char *e) {
  shape r = s, small = s;
  int64_t start[8], limit[8], stride[8];
  strbuf *at = fresh(), *scalars = fresh(), *index = fresh(), *constants = fresh();
  for (size_t d = 0; d < s.rank; d++) {
    start[d] = between(0, s.dims[d]);
    limit[d] = between(start[d], s.dims[d]);
    stride[d] = between(1, 4);
    r.dims[d] = (limit[d] - start[d] + stride[d] - 1) / stride[d];
    small.dims[d] = between(0, s.dims[d]);
    strbuf_addf(at, ", %%a%zu", d + 2);
    strbuf_adds(scalars, ", tensor<i32>");
    strbuf_addf(index, "%s%lld:%lld:%lld", d ? ", " : "", (long long)start[d], (long long)limit[d],
                (long long)stride[d]);
  }
  const char *t = tensor(s, e), *u = tensor(small, e), *i = "tensor<i32>", *to = tensor(r, e);
  const char *types[] = {t, u, i, i, i, NULL};
  types[2 + s.rank] = NULL;
  for (unsigned k = 0; k < 3; k++)
    strbuf_addf(constants, "  %%c%u = %s\n", k,
                constant(k == 0   ? start
                         : k == 1 ? limit
                                  : stride,
                         s.rank));
  audit_form(
      types,
      "  %%0 = stablehlo.slice %%a0 [%s] : (%s) -> %s\n"
      "  %%1 = stablehlo.dynamic_slice %%a0%s, sizes = [%s] : (%s%s) -> %s\n"
      "  %%2 = stablehlo.dynamic_update_slice %%a0, %%a1%s : (%s, %s%s) -> %s\n"
      "%s  %%3 = stablehlo.real_dynamic_slice %%a0, %%c0, %%c1, %%c2 : (%s, tensor<%zuxi64>, "
      "tensor<%zuxi64>, tensor<%zuxi64>) -> %s\n"
      "  check.expect_eq %%0, %%3 : %s\n",
      strbuf_str(index), t, to, strbuf_str(at), list(small.dims, s.rank), t, strbuf_str(scalars), u,
      strbuf_str(at), t, u, strbuf_str(scalars), t, strbuf_str(constants), t, s.rank, s.rank,
      s.rank, to, to);
}

static void dynamic_sizes(shape s, const char *e) {
  size_t some = draw(s.rank);
  shape less = s;
  less.dims[some] = between(0, s.dims[some]);
  const char *t = tensor(s, e);
  audit_form(TYPES(t),
             "  %%n = stablehlo.constant dense<%lld> : tensor<i32>\n"
             "  %%0 = \"stablehlo.set_dimension_size\"(%%a0, %%n) <{dimension = %zu : i64}> : "
             "(%s, tensor<i32>) -> %s\n",
             (long long)less.dims[some], some, t, dynamic(less, some, e));
}

static void paddings(shape s, const char *e) {
  shape r = s;
  int64_t low[8], high[8], interior[8];
  for (size_t d = 0; d < s.rank; d++) {
    interior[d] = between(0, 2);
    int64_t inner = s.dims[d] ? (s.dims[d] - 1) * interior[d] + s.dims[d] : 0;
    low[d] = between(-2, 3);
    high[d] = between(-2, 3);
    if (low[d] + inner + high[d] < 0) low[d] = high[d] = 0;
    r.dims[d] = low[d] + inner + high[d];
  }
  const char *t = tensor(s, e), *to = tensor(r, e), *fill_type = tensor((shape){0}, e);
  audit_form(TYPES(t, fill_type),
             "  %%0 = stablehlo.pad %%a0, %%a1, low = [%s], high = [%s], interior = [%s] : "
             "(%s, %s) -> %s\n"
             "  %%l = %s\n  %%h = %s\n  %%i = %s\n"
             "  %%1 = stablehlo.dynamic_pad %%a0, %%a1, %%l, %%h, %%i : (%s, %s, tensor<%zuxi64>, "
             "tensor<%zuxi64>, tensor<%zuxi64>) -> %s\n"
             "  check.expect_eq %%0, %%1 : %s\n",
             list(low, s.rank), list(high, s.rank), list(interior, s.rank), t, fill_type, to,
             constant(low, s.rank), constant(high, s.rank), constant(interior, s.rank), t,
             fill_type, s.rank, s.rank, s.rank, to, to);
}

static void concatenations(shape s, const char *e) {
  size_t d = draw(s.rank);
  shape other = s, r = s;
  other.dims[d] = between(0, 7);
  r.dims[d] = 2 * s.dims[d] + other.dims[d];
  const char *t = tensor(s, e), *u = tensor(other, e);
  audit_form(TYPES(t, u),
             "  %%0 = stablehlo.concatenate %%a0, %%a1, %%a0, dim = %zu : (%s, %s, %s) -> %s\n", d,
             t, u, t, tensor(r, e));
}

static void slices_and_paddings(void **state) {
  (void)state;
  static const char *const all[] = {"i1", "ui8", "f16", "f32", "i64", "complex<f64>"};
  seed = 4;
  for (int n = 0; n < 200; n++) {
    const char *e = PICK(all);
    shape s = draw_shape(0, 3, 12);
    slices(s, e);
    if (s.rank) dynamic_sizes(s, e);
    paddings(s, e);
    if (s.rank) concatenations(s, e);
  }
}

/* --- Reductions ------------------------------------------------------------------------------- */

static void reductions(void **state) {
  (void)state;
  static const char *const all[] = {"f32", "f64", "i32", "i64",  "ui32",        "bf16",
                                    "f16", "i8",  "i1",  "ui64", "complex<f32>"};
  seed = 5;
  for (int n = 0; n < 150; n++) {
    const char *e = PICK(all);
    shape s = draw_shape(0, 3, n % 5 ? 8 : 20), r = {0};
    int64_t order[8];
    size_t gone = s.rank ? draw(s.rank + 1) : 0;
    permutation(s.rank, order);
    for (size_t d = 0; d < s.rank; d++) {
      bool reduced = false;
      for (size_t k = 0; k < gone; k++) reduced |= order[k] == (int64_t)d;
      if (!reduced) r.dims[r.rank++] = s.dims[d];
    }
    const char *t = tensor(s, e), *scalar = tensor((shape){0}, e);
    audit_form(TYPES(t, scalar),
               "  %%0 = \"stablehlo.reduce\"(%%a0, %%a1) <{dimensions = %s}> ({\n  %s  }) : "
               "(%s, %s) -> %s\n",
               array(order, gone), reducer(e, (unsigned)draw(3)), t, scalar, tensor(r, e));
  }
}

/* The place of the largest element: two inputs, comparisons and selections. */
static void reductions_of_two_inputs(void **state) {
  (void)state;
  seed = 6;
  for (int n = 0; n < 40; n++) {
    shape s = draw_shape(1, 3, 9), r = s;
    size_t d = draw(s.rank);
    for (size_t k = d; k + 1 < s.rank; k++) r.dims[k] = s.dims[k + 1];
    r.rank--;
    const char *v = tensor(s, "f32"), *i = tensor(s, "i32");
    int64_t dimension = (int64_t)d;
    audit_form(
        TYPES(v, i, "tensor<f32>", "tensor<i32>"),
        "  %%0:2 = \"stablehlo.reduce\"(%%a0, %%a1, %%a2, %%a3) <{dimensions = %s}> ({\n"
        "  ^bb0(%%x: tensor<f32>, %%i: tensor<i32>, %%y: tensor<f32>, %%j: tensor<i32>):\n"
        "    %%c = stablehlo.compare GT, %%x, %%y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "    %%p = stablehlo.select %%c, %%x, %%y : tensor<i1>, tensor<f32>\n"
        "    %%q = stablehlo.select %%c, %%i, %%j : tensor<i1>, tensor<i32>\n"
        "    \"stablehlo.return\"(%%p, %%q) : (tensor<f32>, tensor<i32>) -> ()\n"
        "  }) : (%s, %s, tensor<f32>, tensor<i32>) -> (%s, %s)\n",
        array(&dimension, 1), v, i, tensor(r, "f32"), tensor(r, "i32"));
  }
}

static void windows(void **state) {
  (void)state;
  seed = 7;
  for (int n = 0; n < 120; n++) {
    const char *e = PICK(common);
    shape s = draw_shape(1, 3, 9), r = s;
    int64_t size[8], stride[8], base[8], dilation[8], pad[16];
    for (size_t d = 0; d < s.rank; d++) {
      size[d] = between(1, 3);
      stride[d] = between(1, 3);
      base[d] = between(1, 3);
      dilation[d] = between(1, 3);
      pad[2 * d] = between(-1, 3);
      pad[2 * d + 1] = between(-1, 3);
      int64_t inner = s.dims[d] ? (s.dims[d] - 1) * base[d] + 1 : 0;
      int64_t wide = inner + pad[2 * d] + pad[2 * d + 1], reach = (size[d] - 1) * dilation[d] + 1;
      if (wide < 0) {
        pad[2 * d] = pad[2 * d + 1] = 1;
        wide = inner + 2;
      }
      r.dims[d] = wide == 0 || reach > wide ? 0 : (wide - reach) / stride[d] + 1;
    }
    strbuf *rows = fresh();
    for (size_t d = 0; d < s.rank; d++)
      strbuf_addf(rows, "%s[%lld, %lld]", d ? ", " : "", (long long)pad[2 * d],
                  (long long)pad[2 * d + 1]);
    const char *t = tensor(s, e), *scalar = tensor((shape){0}, e);
    audit_form(TYPES(t, scalar),
               "  %%0 = \"stablehlo.reduce_window\"(%%a0, %%a1) <{window_dimensions = %s, "
               "window_strides = %s, base_dilations = %s, window_dilations = %s, padding = "
               "dense<[%s]> : tensor<%zux2xi64>}> ({\n  %s  }) : (%s, %s) -> %s\n",
               array(size, s.rank), array(stride, s.rank), array(base, s.rank),
               array(dilation, s.rank), strbuf_str(rows), s.rank, reducer(e, (unsigned)draw(3)), t,
               scalar, tensor(r, e));
  }
}

/* Windows of many elements, for which each window need not start anew. Prefixes: all of a line up
 * to an element, from an initial value that stays what it is; the third kind slides along an exact
 * body. */
static void long_windows(void **state) {
  (void)state;
  static const char *const exact[] = {"i32", "i8", "ui16", "i64", "i1", "ui4"};
  seed = 71;
  for (int n = 0; n < 120; n++) {
    bool prefix = n % 3 < 2;
    const char *e = prefix ? PICK(common) : PICK(exact);
    shape s = draw_shape(1, 3, 4);
    for (size_t d = 0; d < s.rank; d++) s.dims[d] += s.dims[d] == 0;
    size_t along = draw(s.rank);
    s.dims[along] = between(12, 40);
    int64_t size[8], stride[8], pad[16] = {0};
    for (size_t d = 0; d < s.rank; d++) {
      size[d] = prefix ? 1 : between(1, 3);
      stride[d] = prefix ? 1 : between(1, 3);
    }
    size[along] = between(12, s.dims[along]);
    shape r = s;
    pad[2 * along] = prefix ? size[along] - 1 + between(-1, 2) : between(0, 3);
    pad[2 * along + 1] = between(-1, 1);
    for (size_t d = 0; d < s.rank; d++) {
      int64_t wide = s.dims[d] + pad[2 * d] + pad[2 * d + 1];
      r.dims[d] = size[d] > wide ? 0 : (wide - size[d]) / stride[d] + 1;
    }
    strbuf *rows = fresh();
    for (size_t d = 0; d < s.rank; d++)
      strbuf_addf(rows, "%s[%lld, %lld]", d ? ", " : "", (long long)pad[2 * d],
                  (long long)pad[2 * d + 1]);
    const char *t = tensor(s, e), *scalar = tensor((shape){0}, e);
    const char *zero = *e == 'c' ? "(0.0, 0.0)" : *e == 'f' || *e == 'b' ? "0.0" : "0";
    if (!strcmp(e, "i1")) zero = "false";
    audit_form(TYPES(t, scalar),
               "  %%z = stablehlo.constant dense<%s> : %s\n"
               "  %%0 = \"stablehlo.reduce_window\"(%%a0, %s) <{window_dimensions = %s, "
               "window_strides = %s, padding = dense<[%s]> : tensor<%zux2xi64>}> ({\n  %s  }) : "
               "(%s, %s) -> %s\n",
               zero, scalar, prefix && n % 6 ? "%z" : "%a1", array(size, s.rank),
               array(stride, s.rank), strbuf_str(rows), s.rank,
               reducer(e, prefix ? (unsigned)n % 4 : (unsigned)draw(3)), t, scalar, tensor(r, e));
  }
}

/* --- Contractions ----------------------------------------------------------------------------- */

static void dots(void **state) {
  (void)state;
  static const char *const results[] = {"f32",    "f64",          "i32", "i8",  "i64",
                                        "ui16",   "f32",          "f64", "f16", "bf16",
                                        "f8E5M2", "complex<f32>", "f32", "i1",  "f8E4M3FN"};
  seed = 8;
  for (int n = 0; n < 200; n++) {
    const char *e = PICK(results);
    size_t batch = draw(2), contracted = draw(3), rows = draw(3), columns = draw(3);
    shape l = {.rank = batch + contracted + rows}, r = {.rank = batch + contracted + columns},
          o = {0};
    int64_t lo[8], ro[8], size;
    permutation(l.rank, lo);
    permutation(r.rank, ro);
    for (size_t k = 0; k < batch + contracted; k++) {
      size = draw(30) ? between(1, 6) : 0;
      l.dims[lo[k]] = r.dims[ro[k]] = size;
      if (k < batch) o.dims[o.rank++] = size;
    }
    for (size_t k = batch + contracted; k < l.rank; k++) l.dims[lo[k]] = between(1, 7);
    for (size_t k = batch + contracted; k < r.rank; k++) r.dims[ro[k]] = between(1, n % 6 ? 7 : 19);
    for (size_t d = 0; d < l.rank; d++) { /* what is left keeps its order */
      bool left = false;
      for (size_t k = batch + contracted; k < l.rank; k++) left |= lo[k] == (int64_t)d;
      if (left) o.dims[o.rank++] = l.dims[d];
    }
    for (size_t d = 0; d < r.rank; d++) {
      bool left = false;
      for (size_t k = batch + contracted; k < r.rank; k++) left |= ro[k] == (int64_t)d;
      if (left) o.dims[o.rank++] = r.dims[d];
    }
    const char *narrow = strcmp(e, "f32") == 0 && draw(4) == 0 ? "bf16" : e;
    const char *lt = tensor(l, narrow), *rt = tensor(r, narrow);
    audit_form(TYPES(lt, rt),
               "  %%0 = \"stablehlo.dot_general\"(%%a0, %%a1) <{dot_dimension_numbers = "
               "#stablehlo.dot<lhs_batching_dimensions = [%s], rhs_batching_dimensions = [%s], "
               "lhs_contracting_dimensions = [%s], rhs_contracting_dimensions = [%s]>}> : "
               "(%s, %s) -> %s\n",
               list(lo, batch), list(ro, batch), list(lo + batch, contracted),
               list(ro + batch, contracted), lt, rt, tensor(o, e));
  }
}

/* Batch, features and spatial dimensions in any order: "[b, 0, 1, f]". */
static const char *layout(const int64_t *place, size_t rank, char first, char second) {
  strbuf *b = fresh();
  for (size_t d = 0; d < rank; d++) {
    if (d) strbuf_adds(b, ", ");
    for (size_t k = 0; k < rank; k++) {
      if (place[k] != (int64_t)d) continue;
      if (k == 0)
        strbuf_addc(b, first);
      else if (k == 1)
        strbuf_addc(b, second);
      else
        strbuf_addu(b, k - 2);
    }
  }
  return strbuf_str(b);
}

typedef struct window {
  size_t spatial;
  int64_t stride[8], base[8], dilation[8];
  long long feature_groups, batch_groups;
  strbuf *rows, *back; /* the padding of each dimension, and which ones are reversed */
} window;

/* The same convolution as static and as dynamic op. */
static void convolve(const window *w, const char *const numbers[3], const char *lt, const char *rt,
                     const char *ot) {
  audit_form(TYPES(lt, rt),
             "  %%0 = stablehlo.convolution(%%a0, %%a1) dim_numbers = [%s]x[%s]->[%s], window = "
             "{stride = [%s], pad = [%s], lhs_dilate = [%s], rhs_dilate = [%s], reverse = [%s]} "
             "{batch_group_count = %lld : i64, feature_group_count = %lld : i64} : (%s, %s) -> "
             "%s\n"
             "  %%p = stablehlo.constant dense<%s%s%s> : tensor<%zux2xi64>\n"
             "  %%1 = \"stablehlo.dynamic_conv\"(%%a0, %%a1, %%p) <{dimension_numbers = "
             "#stablehlo.conv<[%s]x[%s]->[%s]>, window_strides = %s, lhs_dilation = %s, "
             "rhs_dilation = %s, window_reversal = array<i1%s%s>, batch_group_count = %lld : i64, "
             "feature_group_count = %lld : i64}> : (%s, %s, tensor<%zux2xi64>) -> %s\n"
             "  check.expect_eq %%0, %%1 : %s\n",
             numbers[0], numbers[1], numbers[2], list(w->stride, w->spatial), strbuf_str(w->rows),
             list(w->base, w->spatial), list(w->dilation, w->spatial), strbuf_str(w->back),
             w->batch_groups, w->feature_groups, lt, rt, ot, w->spatial ? "[" : "",
             strbuf_str(w->rows), w->spatial ? "]" : "", w->spatial, numbers[0], numbers[1],
             numbers[2], array(w->stride, w->spatial), array(w->base, w->spatial),
             array(w->dilation, w->spatial), w->spatial ? ": " : "", strbuf_str(w->back),
             w->batch_groups, w->feature_groups, lt, rt, w->spatial, ot, ot);
}

static void convolutions(void **state) {
  (void)state;
  static const char *const all[] = {"f32", "f64", "i32", "bf16", "f16", "i8", "complex<f32>"};
  seed = 9;
  for (int n = 0; n < 120; n++) {
    const char *e = PICK(all);
    size_t spatial = draw(3), rank = spatial + 2;
    shape l = {.rank = rank}, r = {.rank = rank}, o = {.rank = rank};
    window w = {.spatial = spatial, .rows = fresh(), .back = fresh()};
    int64_t in[8], ker[8], out[8];
    permutation(rank, in); /* [0]: batch or output feature, [1]: the other, then spatial */
    permutation(rank, ker);
    permutation(rank, out);
    int64_t feature_groups = draw(3) ? 1 : 2,
            batch_groups = feature_groups == 1 && !draw(3) ? 2 : 1;
    w.feature_groups = (long long)feature_groups;
    w.batch_groups = (long long)batch_groups;
    int64_t batch = between(1, 2) * batch_groups, features = between(1, 3);
    int64_t outputs = between(1, n % 4 ? 3 : 9) * feature_groups * batch_groups;
    l.dims[in[0]] = batch;
    l.dims[in[1]] = features * feature_groups;
    r.dims[ker[0]] = outputs;
    r.dims[ker[1]] = features;
    o.dims[out[0]] = batch / batch_groups;
    o.dims[out[1]] = outputs;
    for (size_t d = 0; d < spatial; d++) {
      int64_t size = between(1, 8), taps = between(1, 3);
      w.stride[d] = between(1, 2);
      w.base[d] = between(1, 2);
      w.dilation[d] = between(1, 2);
      int64_t low = between(0, 2), high = between(-1, 2);
      bool reverse = draw(2);
      int64_t wide = (size - 1) * w.base[d] + 1 + low + high;
      int64_t reach = (taps - 1) * w.dilation[d] + 1;
      l.dims[in[2 + d]] = size;
      r.dims[ker[2 + d]] = taps;
      o.dims[out[2 + d]] = wide == 0 || reach > wide ? 0 : (wide - reach) / w.stride[d] + 1;
      strbuf_addf(w.rows, "%s[%lld, %lld]", d ? ", " : "", (long long)low, (long long)high);
      strbuf_addf(w.back, "%s%s", d ? ", " : "", reverse ? "true" : "false");
    }
    const char *numbers[] = {layout(in, rank, 'b', 'f'), layout(ker, rank, 'o', 'i'),
                             layout(out, rank, 'b', 'f')};
    convolve(&w, numbers, tensor(l, e), tensor(r, e), tensor(o, e));
  }
}

/* Kernels that have a form per instruction set, at each level but the highest. The other tests use
 * the highest. */
static void lower_levels(void **state) {
  for (int level = 0; level + 1 < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    reductions(state);
    dots(state);
    convolutions(state);
  }
  ev_level_bound(LEVEL_COUNT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lower_levels),
      cmocka_unit_test(elementwise),
      cmocka_unit_test(comparisons_selections_and_conversions),
      cmocka_unit_test(transposes_broadcasts_and_reversals),
      cmocka_unit_test(slices_and_paddings),
      cmocka_unit_test(reductions),
      cmocka_unit_test(reductions_of_two_inputs),
      cmocka_unit_test(windows),
      cmocka_unit_test(long_windows),
      cmocka_unit_test(dots),
      cmocka_unit_test(convolutions),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  audit_end();
  return failed;
}
