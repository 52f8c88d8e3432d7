/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that audit.c leaves out, against their definitions: legacy contractions and selections,
 * algorithms of dot_general, triangular systems, select_and_scatter, iota, and tensors of a high
 * rank.
 *
 * This compares two of our own engines: it finds where they differ, not where both are wrong. */
#include "audit.h"

static const char *const real[] = {"f32", "f64", "bf16", "f16", "i32", "i8", "ui64"};

/* --- Contractions ----------------------------------------------------------------------------- */

static void dots_of_vectors_and_matrices(void **state) {
  (void)state;
  seed = 101;
  for (int n = 0; n < 80; n++) {
    const char *e = PICK(real);
    shape l = draw_shape(1, 2, 7), r = draw_shape(1, 2, 20), o = {0};
    r.dims[0] = l.dims[l.rank - 1];
    if (l.rank == 2) o.dims[o.rank++] = l.dims[0];
    if (r.rank == 2) o.dims[o.rank++] = r.dims[1];
    const char *lt = tensor(l, e), *rt = tensor(r, e);
    audit_form(TYPES(lt, rt), "  %%0 = stablehlo.dot %%a0, %%a1 : (%s, %s) -> %s\n", lt, rt,
               tensor(o, e));
  }
}

static const char letters[] = "aBcdE"; /* labels of einsums */

/* The size of each label, where a size of 1 gives way to another one. Gives the most dimensions
 * that an ellipsis stands for. */
static size_t sizes_of_labels(const char *config, bool unary, const shape s[2], int64_t size[5]) {
  size_t spare = 0;
  for (size_t k = 0; k < 5; k++) size[k] = 1;
  const char *at = config;
  for (unsigned side = unary; side < 2; side++) {
    size_t labels = strcspn(at, ",-"), dims = 0, count = 0;
    for (size_t k = 0; k < labels; k++) count += at[k] != '.';
    dims = s[side].rank - count;
    if (dims > spare) spare = dims;
    for (size_t k = 0; k < labels; k++) {
      if (at[k] == '.') continue;
      int64_t d = s[side].dims[dims++];
      size_t l = (size_t)(strchr(letters, at[k]) - letters);
      if (d != 1) size[l] = d;
    }
    at += labels + 1;
  }
  return spare;
}

/* Some labels for each side, some of them shared, some repeated, some of them summed; sizes of 1
 * stretch; now and then an ellipsis in front. */
static void einsums(void **state) {
  (void)state;
  seed = 102;
  for (int n = 0; n < 150; n++) {
    const char *e = PICK(real);
    int64_t size[5], wide[2] = {between(1, 3), between(1, 3)};
    bool dots = draw(3) == 0, unary = draw(4) == 0, seen[5] = {false};
    for (size_t k = 0; k < 5; k++) size[k] = between(1, 5);
    shape s[2] = {{0}, {0}}, o = {0};
    strbuf *config = fresh();
    for (unsigned side = 0; side < 2; side++) {
      if (side == 0 && unary) continue;
      if (side == 1 && !unary) strbuf_addc(config, ',');
      size_t spare = dots ? draw(3) : 0;
      if (dots) strbuf_adds(config, "...");
      for (size_t k = 0; k < spare; k++) s[side].dims[s[side].rank++] = wide[2 - spare + k];
      for (size_t k = draw(4); k-- > 0;) {
        size_t l = draw(5);
        strbuf_addc(config, letters[l]);
        s[side].dims[s[side].rank++] = draw(6) ? size[l] : 1;
        seen[l] = true;
      }
    }
    int64_t real_size[5];
    strbuf_adds(config, "->");
    size_t spare = sizes_of_labels(strbuf_str(config), unary, s, real_size);
    if (dots && draw(4)) {
      strbuf_adds(config, "...");
      for (size_t k = 0; k < spare; k++) o.dims[o.rank++] = wide[2 - spare + k];
    }
    int64_t order[8];
    permutation(5, order);
    for (size_t k = 0; k < 5; k++) {
      if (!seen[order[k]] || draw(2)) continue;
      strbuf_addc(config, letters[order[k]]);
      o.dims[o.rank++] = real_size[order[k]];
    }
    const char *lt = tensor(s[0], e), *rt = tensor(s[1], e), *ot = tensor(o, e);
    if (unary)
      audit_form(TYPES(rt),
                 "  %%0 = \"stablehlo.unary_einsum\"(%%a0) <{einsum_config = \"%s\"}> : (%s) -> "
                 "%s\n",
                 strbuf_str(config), rt, ot);
    else
      audit_form(
          TYPES(lt, rt),
          "  %%0 = \"stablehlo.einsum\"(%%a0, %%a1) <{einsum_config = \"%s\"}> : (%s, %s) -> "
          "%s\n",
          strbuf_str(config), lt, rt, ot);
  }
}

/* The algorithms that the verifier lets pass, and formats of 8 bits. */
static void algorithms(void **state) {
  (void)state;
  static const struct {
    const char *left, *right, *sum;
    int products;
  } known[] = {
      {"f16", "f16", "f16", 1},      {"f16", "f16", "f32", 1},   {"bf16", "bf16", "bf16", 1},
      {"bf16", "bf16", "f32", 1},    {"bf16", "bf16", "f32", 3}, {"bf16", "bf16", "f32", 6},
      {"bf16", "bf16", "f32", 9},    {"tf32", "tf32", "f32", 1}, {"tf32", "tf32", "f32", 3},
      {"f32", "f32", "f32", 1},      {"f64", "f64", "f64", 1},   {"f8E5M2", "f8E4M3FN", "f32", 1},
      {"f8E4M3", "f8E5M2", "f32", 1}};
  static const char *const inputs[] = {"f32", "f64", "f16", "i32"};
  seed = 103;
  for (int n = 0; n < 130; n++) {
    int64_t batch = between(0, 2), rows = between(1, 4), depth = between(0, 9),
            columns = between(1, 9);
    size_t k = (size_t)n % (sizeof known / sizeof *known);
    const char *e = PICK(inputs);
    const char *lt = tensor((shape){3, {batch, depth, rows}}, e),
               *rt = tensor((shape){3, {batch, columns, depth}}, e),
               *ot = tensor((shape){3, {batch, rows, columns}}, e);
    audit_form(TYPES(lt, rt),
               "  %%0 = \"stablehlo.dot_general\"(%%a0, %%a1) <{dot_dimension_numbers = "
               "#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
               "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, algorithm = "
               "#stablehlo.dot_algorithm<lhs_precision_type = %s, rhs_precision_type = %s, "
               "accumulation_type = %s, lhs_component_count = 1, rhs_component_count = 1, "
               "num_primitive_operations = %d, allow_imprecise_accumulation = false>}> : "
               "(%s, %s) -> %s\n",
               known[k].left, known[k].right, known[k].sum, known[k].products, lt, rt, ot);
  }
}

static void triangular_systems(void **state) {
  (void)state;
  static const char *const types[] = {"f32", "f64", "complex<f32>", "complex<f64>", "f16", "bf16"};
  static const char *const forms[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  seed = 104;
  for (int n = 0; n < 150; n++) {
    const char *e = PICK(types);
    bool left = draw(2);
    int64_t order = between(1, 6), sides = between(1, 5);
    shape a = draw_shape(0, 2, 3), b = a;
    a.dims[a.rank] = a.dims[a.rank + 1] = order;
    b.dims[b.rank] = left ? order : sides;
    b.dims[b.rank + 1] = left ? sides : order;
    a.rank = b.rank = a.rank + 2;
    const char *at = tensor(a, e), *bt = tensor(b, e);
    audit_form(TYPES(at, bt),
               "  %%0 = \"stablehlo.triangular_solve\"(%%a0, %%a1) <{left_side = %s, lower = %s, "
               "unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>}> : (%s, %s) -> %s\n",
               left ? "true" : "false", draw(2) ? "true" : "false", draw(2) ? "true" : "false",
               PICK(forms), at, bt, bt);
  }
}

/* --- Selections ------------------------------------------------------------------------------- */

static void torch_selections(void **state) {
  (void)state;
  static const char *const types[] = {"f32", "i8", "complex<f64>", "i1"};
  static const char *const index_types[] = {"i32", "i64", "ui8"};
  seed = 105;
  for (int n = 0; n < 100; n++) {
    shape s = draw_shape(1, 4, 5), i, o = {0};
    size_t dim = draw(s.rank), batch = draw(dim + 1), more = draw(3);
    if (s.dims[dim] == 0) s.dims[dim] = 3;
    i = (shape){.rank = batch + more};
    for (size_t d = 0; d < i.rank; d++) i.dims[d] = d < batch ? s.dims[d] : between(0, 4);
    for (size_t d = 0; d < s.rank; d++) {
      if (d != dim) o.dims[o.rank++] = s.dims[d];
      for (size_t k = batch; d == dim && k < i.rank; k++) o.dims[o.rank++] = i.dims[k];
    }
    const char *e = PICK(types), *t = tensor(s, e), *it = tensor(i, PICK(index_types));
    bool back = draw(2);
    audit_form(
        TYPES(t, it),
        "  %%0 = \"stablehlo.torch_index_select\"(%%a0, %%a1) <{dim = %lld : i64, batch_dims "
        "= %zu : i64}> : (%s, %s) -> %s\n",
        (long long)dim - (back ? (long long)s.rank : 0), batch, t, it, tensor(o, e));
  }
}

static void selections_and_scatters(void **state) {
  (void)state;
  static const char *const types[] = {"f32", "i32", "f64", "bf16", "i8"};
  static const char *const scatters[] = {"add", "multiply", "subtract", "maximum"};
  static const char *const directions[] = {"GE", "LT", "GT"};
  seed = 106;
  for (int n = 0; n < 120; n++) {
    const char *e = PICK(types);
    shape s = draw_shape(0, 3, 6), o = s;
    int64_t size[8], stride[8], pad[16];
    for (size_t d = 0; d < s.rank; d++) {
      size[d] = between(1, 3);
      stride[d] = between(1, 3);
      pad[2 * d] = between(-1, 2);
      pad[2 * d + 1] = between(-1, 2);
      if (s.dims[d] + pad[2 * d] + pad[2 * d + 1] < 0) pad[2 * d] = pad[2 * d + 1] = 0;
      int64_t wide = s.dims[d] + pad[2 * d] + pad[2 * d + 1];
      o.dims[d] = wide == 0 || size[d] > wide ? 0 : (wide - size[d]) / stride[d] + 1;
    }
    strbuf *rows = fresh();
    for (size_t d = 0; d < s.rank; d++)
      strbuf_addf(rows, "%s[%lld, %lld]", d ? ", " : "", (long long)pad[2 * d],
                  (long long)pad[2 * d + 1]);
    const char *t = tensor(s, e), *u = tensor(o, e), *c = tensor((shape){0}, e);
    audit_form(TYPES(t, u, c),
               "  %%0 = \"stablehlo.select_and_scatter\"(%%a0, %%a1, %%a2) <{window_dimensions = "
               "%s, window_strides = %s, padding = dense<%s%s%s> : tensor<%zux2xi64>}> ({\n"
               "  ^bb0(%%x: %s, %%y: %s):\n"
               "    %%c = stablehlo.compare %s, %%x, %%y : (%s, %s) -> tensor<i1>\n"
               "    \"stablehlo.return\"(%%c) : (tensor<i1>) -> ()\n  }, {\n"
               "  ^bb0(%%x: %s, %%y: %s):\n    %%r = stablehlo.%s %%x, %%y : %s\n"
               "    \"stablehlo.return\"(%%r) : (%s) -> ()\n  }) : (%s, %s, %s) -> %s\n",
               array(size, s.rank), array(stride, s.rank), s.rank ? "[" : "", strbuf_str(rows),
               s.rank ? "]" : "", s.rank, c, c, PICK(directions), c, c, c, c, PICK(scatters), c, c,
               t, u, c, t);
  }
}

/* --- Shapes ----------------------------------------------------------------------------------- */

static void iotas(void **state) {
  (void)state;
  static const char *const types[] = {"i8",   "ui4",    "i64",      "ui32",         "f32",
                                      "bf16", "f8E5M2", "f4E2M1FN", "complex<f32>", "f64"};
  seed = 107;
  for (int n = 0; n < 80; n++) {
    shape s = draw_shape(1, 4, 9);
    size_t d = draw(s.rank);
    const char *t = tensor(s, PICK(types));
    audit_form(TYPES("tensor<f32>"),
               "  %%0 = stablehlo.iota dim = %zu : %s\n  %%s = %s\n"
               "  %%1 = stablehlo.dynamic_iota %%s, dim = %zu : (tensor<%zuxi64>) -> %s\n"
               "  check.expect_eq %%0, %%1 : %s\n",
               d, t, constant(s.dims, s.rank), d, s.rank, t, t);
  }
}

/* Twenty dimensions, most of them of size 1. */
static void high_ranks(void **state) {
  (void)state;
  enum { RANK = 20 };
  seed = 108;
  for (int n = 0; n < 20; n++) {
    int64_t dims[RANK], order[RANK], twice[RANK];
    strbuf from = STRBUF_INIT, to = STRBUF_INIT, kept = STRBUF_INIT, body = STRBUF_INIT;
    for (size_t d = 0; d < RANK; d++) dims[d] = draw(4) ? 1 : 2;
    permutation(RANK, order);
    size_t gone = draw(RANK);
    for (size_t d = 0; d < RANK; d++) {
      twice[d] = dims[d] * (d == gone ? 2 : 1);
      strbuf_addf(&from, "%lldx", (long long)dims[d]);
      strbuf_addf(&to, "%lldx", (long long)dims[order[d]]);
      if (d != gone) strbuf_addf(&kept, "%lldx", (long long)dims[d]);
    }
    strbuf_addf(&body,
                "  %%0 = stablehlo.transpose %%a0, dims = [%s] : (tensor<%sf32>) -> tensor<%sf32>\n"
                "  %%1 = \"stablehlo.reduce\"(%%a0, %%a1) <{dimensions = array<i64: %zu>}> ({\n"
                "  ^bb0(%%x: tensor<f32>, %%y: tensor<f32>):\n"
                "    %%r = stablehlo.add %%x, %%y : tensor<f32>\n"
                "    \"stablehlo.return\"(%%r) : (tensor<f32>) -> ()\n"
                "  }) : (tensor<%sf32>, tensor<f32>) -> tensor<%sf32>\n"
                "  %%2 = stablehlo.concatenate %%a0, %%a0, dim = %zu : (tensor<%sf32>, "
                "tensor<%sf32>) -> tensor<",
                list(order, RANK), strbuf_str(&from), strbuf_str(&to), gone, strbuf_str(&from),
                strbuf_str(&kept), gone, strbuf_str(&from), strbuf_str(&from));
    for (size_t d = 0; d < RANK; d++) strbuf_addf(&body, "%lldx", (long long)twice[d]);
    strbuf_addf(&body,
                "f32>\n"
                "  %%3 = \"stablehlo.dot_general\"(%%a0, %%a0) <{dot_dimension_numbers = "
                "#stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], "
                "lhs_contracting_dimensions = [%s], rhs_contracting_dimensions = [%s]>}> : "
                "(tensor<%sf32>, tensor<%sf32>) -> tensor<f32>\n",
                list(order, RANK), list(order, RANK), strbuf_str(&from), strbuf_str(&from));
    strbuf type = STRBUF_INIT;
    strbuf_addf(&type, "tensor<%sf32>", strbuf_str(&from));
    audit_body(strbuf_str(&body), TYPES(strbuf_str(&type), "tensor<f32>"));
    strbuf_free(&type);
    strbuf_free(&from);
    strbuf_free(&to);
    strbuf_free(&kept);
    strbuf_free(&body);
  }
}

/* More inputs than anybody has: nine. */
static void many_inputs(void **state) {
  (void)state;
  strbuf b = STRBUF_INIT;
  seed = 109;
  strbuf_adds(&b, "  %0:9 = \"stablehlo.reduce\"(");
  for (int k = 0; k < 18; k++) strbuf_addf(&b, "%s%%a%d", k ? ", " : "", k >= 9);
  strbuf_adds(&b, ") <{dimensions = array<i64: 0>}> ({\n  ^bb0(");
  for (int k = 0; k < 18; k++) strbuf_addf(&b, "%s%%p%d: tensor<i32>", k ? ", " : "", k);
  strbuf_adds(&b, "):\n");
  for (int k = 0; k < 9; k++)
    strbuf_addf(&b, "    %%r%d = stablehlo.subtract %%p%d, %%p%d : tensor<i32>\n", k, k, 17 - k);
  strbuf_adds(&b, "    \"stablehlo.return\"(");
  for (int k = 0; k < 9; k++) strbuf_addf(&b, "%s%%r%d", k ? ", " : "", k);
  strbuf_adds(&b, ") : (");
  for (int k = 0; k < 9; k++) strbuf_adds(&b, k ? ", tensor<i32>" : "tensor<i32>");
  strbuf_adds(&b, ") -> ()\n  }) : (");
  for (int k = 0; k < 18; k++)
    strbuf_addf(&b, "%s%s", k ? ", " : "", k < 9 ? "tensor<7x3xi32>" : "tensor<i32>");
  strbuf_adds(&b, ") -> (");
  for (int k = 0; k < 9; k++) strbuf_adds(&b, k ? ", tensor<3xi32>" : "tensor<3xi32>");
  strbuf_adds(&b, ")\n");
  audit_body(strbuf_str(&b), TYPES("tensor<7x3xi32>", "tensor<i32>"));
  strbuf_free(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dots_of_vectors_and_matrices),
      cmocka_unit_test(einsums),
      cmocka_unit_test(algorithms),
      cmocka_unit_test(triangular_systems),
      cmocka_unit_test(torch_selections),
      cmocka_unit_test(selections_and_scatters),
      cmocka_unit_test(iotas),
      cmocka_unit_test(high_ranks),
      cmocka_unit_test(many_inputs),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  audit_end();
  return failed;
}
