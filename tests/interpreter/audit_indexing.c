/* SPDX-License-Identifier: Apache-2.0 */
/* Gathers, scatters, sorts and maps: every fast path against the definition of its op, as in
 * audit.c. */
#include "audit.h"
#include "interpreter/fast/level.h"

/* --- Indexing --------------------------------------------------------------------------------- */

static void sort_list(int64_t *v, size_t n) {
  for (size_t a = 0; a < n; a++)
    for (size_t b = a + 1; b < n; b++)
      if (v[b] < v[a]) {
        int64_t t = v[a];
        v[a] = v[b];
        v[b] = t;
      }
}
static bool has(const int64_t *v, size_t n, int64_t x) {
  for (size_t k = 0; k < n; k++)
    if (v[k] == x) return true;
  return false;
}

/* Dimension numbers that gather and scatter share: an operand, indices, and slices (updates). */
typedef struct indexing {
  shape operand, indices, slices;
  int64_t sizes[8], offset[8], dropped[8], batching[8], indices_batching[8], map[8], vector_dim;
  size_t offsets, droppeds, batchings, maps;
} indexing;

static indexing draw_indexing(void) {
  indexing x = {.operand = draw_shape(1, 4, 6)};
  size_t rank = x.operand.rank;
  int64_t order[8];
  for (size_t d = 0; d < rank; d++)
    if (x.operand.dims[d] == 0) x.operand.dims[d] = 2;
  permutation(rank, order);
  x.batchings = rank > 1 ? draw(2) : 0;
  x.droppeds = draw(rank - x.batchings + 1);
  for (size_t k = 0; k < x.batchings; k++) x.batching[k] = order[k];
  for (size_t k = 0; k < x.droppeds; k++) x.dropped[k] = order[x.batchings + k];
  sort_list(x.batching, x.batchings);
  sort_list(x.dropped, x.droppeds);
  /* The indexed dimensions: some of those that are not batching. */
  x.maps = draw(rank - x.batchings + 1);
  for (size_t k = 0; k < x.maps; k++) x.map[k] = order[rank - 1 - k];
  shape batch = {.rank = x.batchings + draw(3)};
  int64_t place[8] = {0};
  permutation(batch.rank, place);
  for (size_t k = 0; k < batch.rank; k++) batch.dims[k] = between(1, 5);
  for (size_t k = 0; k < x.batchings; k++) batch.dims[place[k]] = x.operand.dims[x.batching[k]];
  x.vector_dim = (int64_t)draw(batch.rank + 1);
  bool implicit = x.maps == 1 && draw(2); /* no dimension for the index vector */
  if (implicit) x.vector_dim = (int64_t)batch.rank;
  for (size_t k = 0; k < batch.rank; k++) {
    if (!implicit && (int64_t)k == x.vector_dim) x.indices.dims[x.indices.rank++] = (int64_t)x.maps;
    x.indices.dims[x.indices.rank++] = batch.dims[k];
  }
  if (!implicit && x.vector_dim == (int64_t)batch.rank)
    x.indices.dims[x.indices.rank++] = (int64_t)x.maps;
  for (size_t k = 0; k < x.batchings; k++)
    x.indices_batching[k] = place[k] + (!implicit && place[k] >= x.vector_dim);
  for (size_t d = 0; d < rank; d++) {
    bool gone = has(x.dropped, x.droppeds, (int64_t)d) || has(x.batching, x.batchings, (int64_t)d);
    x.sizes[d] = gone ? 1 : between(1, x.operand.dims[d]);
    x.offsets += !gone;
  }
  x.slices.rank = batch.rank + x.offsets;
  permutation(x.slices.rank, order);
  for (size_t k = 0; k < x.offsets; k++) x.offset[k] = order[k];
  sort_list(x.offset, x.offsets);
  size_t b = 0, s = 0;
  for (size_t d = 0; d < x.slices.rank; d++) {
    if (!has(x.offset, x.offsets, (int64_t)d)) {
      x.slices.dims[d] = batch.dims[b++];
      continue;
    }
    while (has(x.dropped, x.droppeds, (int64_t)s) || has(x.batching, x.batchings, (int64_t)s)) s++;
    x.slices.dims[d] = x.sizes[s++];
  }
  return x;
}

static void gathers(void **state) {
  (void)state;
  static const char *const all[] = {"f32", "i8", "f16", "i64", "complex<f64>"};
  static const char *const index_types[] = {"i32", "i64", "ui8", "i8"};
  seed = 10;
  for (int n = 0; n < 250; n++) {
    indexing x = draw_indexing();
    const char *e = PICK(all), *t = tensor(x.operand, e), *i = tensor(x.indices, PICK(index_types)),
               *to = tensor(x.slices, e);
    const char *lists[] = {list(x.offset, x.offsets), list(x.dropped, x.droppeds),
                           list(x.batching, x.batchings), list(x.indices_batching, x.batchings),
                           list(x.map, x.maps)};
    audit_form(
        TYPES(t, i),
        "  %%0 = \"stablehlo.gather\"(%%a0, %%a1) <{dimension_numbers = #stablehlo.gather<"
        "offset_dims = [%s], collapsed_slice_dims = [%s], operand_batching_dims = [%s], "
        "start_indices_batching_dims = [%s], start_index_map = [%s], index_vector_dim = "
        "%lld>, slice_sizes = %s}> : (%s, %s) -> %s\n"
        "  %%s = %s\n"
        "  %%1 = \"stablehlo.dynamic_gather\"(%%a0, %%a1, %%s) <{dimension_numbers = "
        "#stablehlo.gather<offset_dims = [%s], collapsed_slice_dims = [%s], "
        "operand_batching_dims = [%s], start_indices_batching_dims = [%s], start_index_map = "
        "[%s], index_vector_dim = %lld>}> : (%s, %s, tensor<%zuxi64>) -> %s\n"
        "  check.expect_eq %%0, %%1 : %s\n",
        lists[0], lists[1], lists[2], lists[3], lists[4], (long long)x.vector_dim,
        array(x.sizes, x.operand.rank), t, i, to, constant(x.sizes, x.operand.rank), lists[0],
        lists[1], lists[2], lists[3], lists[4], (long long)x.vector_dim, t, i, x.operand.rank, to,
        to);
  }
}

static void scatters(void **state) {
  (void)state;
  static const char *const index_types[] = {"i32", "i64", "ui8", "i8"};
  seed = 11;
  for (int n = 0; n < 250; n++) {
    indexing x = draw_indexing();
    const char *e = PICK(common), *t = tensor(x.operand, e),
               *i = tensor(x.indices, PICK(index_types)), *u = tensor(x.slices, e);
    audit_form(TYPES(t, i, u),
               "  %%0 = \"stablehlo.scatter\"(%%a0, %%a1, %%a2) <{scatter_dimension_numbers = "
               "#stablehlo.scatter<update_window_dims = [%s], inserted_window_dims = [%s], "
               "input_batching_dims = [%s], scatter_indices_batching_dims = [%s], "
               "scatter_dims_to_operand_dims = [%s], index_vector_dim = %lld>}> ({\n  %s  }) : "
               "(%s, %s, %s) -> %s\n",
               list(x.offset, x.offsets), list(x.dropped, x.droppeds),
               list(x.batching, x.batchings), list(x.indices_batching, x.batchings),
               list(x.map, x.maps), (long long)x.vector_dim, reducer(e, (unsigned)draw(3)), t, i, u,
               t);
  }
}

/* More than are done at a time, of which some lie outside and some are NaNs, at each level. */
static void many_scalars(void **state) {
  (void)state;
  static const char *const elements[] = {"f32", "f64", "i32", "i64"};
  static const char *const index_types[] = {"i32", "i64", "ui32", "ui64", "i16", "ui16", "i8"};
  seed = 72;
  for (int n = 0; n < 30 * LEVEL_COUNT; n++) {
    ev_level_bound((ev_level)(n % LEVEL_COUNT));
    const bool two = draw(3) == 0;
    const shape operand = {1 + two, {between(7, 12), between(7, 12)}};
    const shape indices = {2, {between(1, 700), 1 + two}}, updates = {1, {indices.dims[0]}};
    const char *e = PICK(elements), *t = tensor(operand, e), *u = tensor(updates, e);
    const char *i = tensor(indices, n < 80 ? "i32" : PICK(index_types)), *d = two ? "0, 1" : "0";
    audit_form(TYPES(t, i, u),
               "  %%0 = \"stablehlo.scatter\"(%%a0, %%a1, %%a2) <{scatter_dimension_numbers = "
               "#stablehlo.scatter<inserted_window_dims = [%s], scatter_dims_to_operand_dims = "
               "[%s], index_vector_dim = 1>}> ({\n  %s  }) : (%s, %s, %s) -> %s\n"
               "  %%1 = \"stablehlo.gather\"(%%a0, %%a1) <{dimension_numbers = #stablehlo.gather<"
               "collapsed_slice_dims = [%s], start_index_map = [%s], index_vector_dim = 1>, "
               "slice_sizes = array<i64: %s>}> : (%s, %s) -> %s\n",
               d, d, reducer(e, (unsigned)draw(2)), t, i, u, t, d, d, two ? "1, 1" : "1", t, i, u);
  }
  ev_level_bound(LEVEL_COUNT);
}

static void sorts_and_maps(void **state) {
  (void)state;
  static const char *const all[] = {"f32", "f64", "i32", "bf16", "i8", "ui64"};
  /* Strict weak orders: NaNs have a place in the total order only. */
  static const char *const directions[] = {"LT", "GT"};
  seed = 12;
  for (int n = 0; n < 60; n++) {
    const char *e = PICK(all);
    shape s = draw_shape(1, 3, n % 5 ? 7 : 40);
    if (s.rank == 3) s.dims[0] %= 4;
    const char *t = tensor(s, e), *i = tensor(s, "i32"), *c = tensor((shape){0}, e);
    audit_form(TYPES(t, i),
               "  %%0:2 = \"stablehlo.sort\"(%%a0, %%a1) <{dimension = %lld : i64, is_stable = "
               "true}> ({\n  ^bb0(%%x: %s, %%y: %s, %%i: tensor<i32>, %%j: tensor<i32>):\n"
               "    %%c = stablehlo.compare %s, %%x, %%y, %s : (%s, %s) -> tensor<i1>\n"
               "    \"stablehlo.return\"(%%c) : (tensor<i1>) -> ()\n  }) : (%s, %s) -> (%s, %s)\n",
               (long long)draw(s.rank), c, c, PICK(directions),
               strchr("fb", *e) ? "TOTALORDER"
               : *e == 'u'      ? "UNSIGNED"
                                : "SIGNED",
               c, c, t, i, t, i);
    int64_t dims[] = {0, 1, 2};
    t = tensor(s, e);
    audit_form(TYPES(t, t),
               "  %%0 = \"stablehlo.map\"(%%a0, %%a1) <{dimensions = %s}> ({\n  %s  }) : (%s, %s) "
               "-> %s\n",
               array(dims, s.rank), reducer(e, (unsigned)draw(3)), t, t, t);
  }
}

/* Long enough for every way of sorting, and comparators of what is made of the elements. */
static void sorts_by_keys(void **state) {
  (void)state;
  static const char *const all[] = {"f32", "f64", "i32", "bf16", "i8", "ui64"};
  static const char *const keys[] = {"", "negate", "abs"};
  seed = 13;
  for (int n = 0; n < 24; n++) {
    const char *e = PICK(all), *key = *e == 'u' ? "" : keys[n % 3];
    shape s = {.rank = 2, .dims = {n % 2 ? 1 : 2, 250 + (int64_t)draw(1500)}};
    const char *t = tensor(s, e), *i = tensor(s, "i32"), *c = tensor((shape){0}, e);
    char made[256] = "", made_of[64] = "%x, %y";
    if (*key) {
      snprintf(made, sizeof made,
               "    %%u = stablehlo.%s %%x : %s\n    %%v = stablehlo.%s %%y : %s\n", key, c, key,
               c);
      strcpy(made_of, n % 4 ? "%u, %v" : "%v, %u");
    }
    audit_form(TYPES(t, i),
               "  %%0:2 = \"stablehlo.sort\"(%%a0, %%a1) <{dimension = 1 : i64, is_stable = "
               "true}> ({\n  ^bb0(%%x: %s, %%y: %s, %%i: tensor<i32>, %%j: tensor<i32>):\n%s"
               "    %%c = stablehlo.compare %s, %s, %s : (%s, %s) -> tensor<i1>\n"
               "    \"stablehlo.return\"(%%c) : (tensor<i1>) -> ()\n  }) : (%s, %s) -> (%s, %s)\n",
               c, c, made, n % 3 ? "LT" : "GT", made_of,
               strchr("fb", *e) ? "TOTALORDER"
               : *e == 'u'      ? "UNSIGNED"
                                : "SIGNED",
               c, c, t, i, t, i);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gathers),       cmocka_unit_test(scatters),
      cmocka_unit_test(many_scalars),  cmocka_unit_test(sorts_and_maps),
      cmocka_unit_test(sorts_by_keys),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  audit_end();
  return failed;
}
