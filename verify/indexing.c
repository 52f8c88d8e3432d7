/* SPDX-License-Identifier: Apache-2.0 */
/* Slices, gathers and scatters. */
#include <string.h>

#include "checker.h"

/* --- slice --- */

bool vf_infer_slice(checker *k) {
  const ir_type *t = in(k, 0);
  size_t rank = t->shaped.rank;
  ints start = vf_prop_ints(k, "start_indices"), limit = vf_prop_ints(k, "limit_indices"),
       stride = vf_prop_ints(k, "strides"), known = vf_bounds_of(t);
  RETURN_UNLESS(
      start.count == rank, "C2",
      "the number of elements in start_indices (%) does not match the rank of the operand (%)",
      start.count, rank);
  if (start.count < rank || limit.count < rank || stride.count < rank) return true;
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  for (size_t i = 0; i < rank; i++) {
    int64_t from = start.items[i], to = limit.items[i], by = stride.items[i];
    RETURN_UNLESS(from >= 0, "C3", "negative start index % in dimension %", from, i);
    bool sized = !dynamic(t->shaped.dims[i]);
    int64_t size = sized ? t->shaped.dims[i] : known.count ? known.items[i] : IR_DYNAMIC;
    RETURN_UNLESS(dynamic(size) || to <= size, "C3",
                  "limit index % is larger than dimension % % in dimension %", to,
                  sized ? "size" : "bound", size, i);
    RETURN_UNLESS(from <= to, "C3", "start index % is larger than limit index % in dimension %",
                  from, to, i);
    RETURN_UNLESS(by > 0, "C4", "stride must be positive but got % in dimension %", by, i);
    exact_int positions = by > 0 ? exact_windows((exact_int)to - from, 1, by) : 0;
    if (!vf_size(k, "C5", positions, i, &dims[i])) return false;
    bounds[i] = IR_DYNAMIC;
  }
  inferred r = vf_inferred_like(t);
  r.dims = dims;
  vf_inferred_bounds(&r, t, bounds, known.count);
  return result_is(k, r, "C5", "C1");
}

/* --- dynamic_slice, dynamic_update_slice, real_dynamic_slice --- */

static bool same_index_types(checker *k, const char *number, size_t first) {
  for (size_t i = first + 1; i < k->op->operand_count; i++)
    RETURN_UNLESS(element(in(k, i)) == element(in(k, first)), number,
                  "start indices must have same element type");
  return true;
}

bool vf_infer_dynamic_slice(checker *k) {
  const ir_type *t = in(k, 0);
  size_t starts = k->op->operand_count - 1;
  ints sizes = vf_prop_ints(k, "slice_sizes");
  RETURN_UNLESS(starts == sizes.count, "C2",
                "has mismatched number of slice sizes (%) and number of start indices (%)",
                sizes.count, starts);
  RETURN_UNLESS(t->shaped.rank == starts, "C2",
                "has mismatched number of start indices (%) and the rank of operand (%)", starts,
                rank_of(t));
  if (!same_index_types(k, "C3", 1)) return false;
  for (size_t i = 0; i < sizes.count && i < t->shaped.rank; i++) {
    int64_t size = sizes.items[i], whole = t->shaped.dims[i];
    RETURN_UNLESS(size >= 0, "C4", "has negative size index to dynamic slice: %", size);
    RETURN_UNLESS(dynamic(whole) || size <= whole, "C4",
                  "has slice size % greater than dimension size % in dimension % of operand", size,
                  whole, i);
  }
  inferred r = {
      .is = INFERRED_TENSOR, .dims = sizes.items, .rank = sizes.count, .element = element(t)};
  return result_is(k, r, "C5", "C1");
}

bool vf_infer_dynamic_update_slice(checker *k) {
  const ir_type *t = in(k, 0), *update = in(k, 1);
  size_t starts = k->op->operand_count - 2;
  RETURN_UNLESS(update->shaped.rank == t->shaped.rank, "C3",
                "update rank does not match operand rank: % vs %.", rank_of(update), rank_of(t));
  RETURN_UNLESS(starts == t->shaped.rank, "C4",
                "expects number of start_indices to match operand rank: % vs %.", starts,
                rank_of(t));
  if (!same_index_types(k, "C5", 2)) return false;
  for (size_t i = 0; i < t->shaped.rank && i < update->shaped.rank; i++) {
    int64_t size = update->shaped.dims[i], whole = t->shaped.dims[i];
    RETURN_UNLESS(dynamic(size) || dynamic(whole) || size <= whole, "C6",
                  "expects size at dimension % of update to be in range [0, %]. Got: %.", i, whole,
                  size);
  }
  return result_is(k, vf_inferred_like(t), "C1", "C1");
}

bool verify_real_dynamic_slice(checker *k) {
  static const char *const names[] = {NULL, "start_indices", "limit_indices", "strides"};
  int64_t rank = rank_of(in(k, 0));
  for (size_t i = 1; i <= 3; i++) {
    const ir_type *t = in(k, i);
    int64_t count = vf_is_static(t) ? ir_type_element_count(t) : rank;
    RETURN_UNLESS(rank == count, "sizes",
                  "has mismatched number of operand rank (%) and % size (%)", rank, names[i],
                  count);
  }
  return true;
}

/* --- gather and scatter: dimension numbers --- */

typedef struct index_dims { /* of a gather (of a scatter) */
  ints window;              /* offset_dims (update_window_dims) */
  ints collapsed;           /* collapsed_slice_dims (inserted_window_dims) */
  ints batch, index_batch;
  ints map; /* start_index_map (scatter_dims_to_operand_dims) */
  int64_t vector;
} index_dims;

static index_dims index_dims_of(const ir_attr *a) {
  return (index_dims){vf_param_ints(a, 0), vf_param_ints(a, 1), vf_param_ints(a, 2),
                      vf_param_ints(a, 3), vf_param_ints(a, 4), vf_param_int(a, 5)};
}

/* The names that the ops have for them, and the words in which upstream's messages differ. */
typedef struct index_words {
  const char *expects, *got, *end;
  const char *window, *collapsed, *batch, *index_batch, *map, *rank_of_indices;
} index_words;

static const index_words gather_words = {"expects",
                                         ", got:",
                                         "",
                                         "offset_dims",
                                         "collapsed_slice_dims",
                                         "operand_batching_dims",
                                         "start_indices_batching_dims",
                                         "start_index_map",
                                         "rank-of('start_indices')"};
static const index_words scatter_words = {"Expects",
                                          "; got:",
                                          ".",
                                          "update_window_dims",
                                          "inserted_window_dims",
                                          "input_batching_dims",
                                          "scatter_indices_batching_dims",
                                          "scatter_dims_to_operand_dims",
                                          "rank-of('scatter_indices')"};

/* The constraints, as each op numbers them. */
typedef struct index_rows {
  const char *window, *window_range; /* NULL: checked elsewhere */
  const char *collapsed_distinct, *collapsed_sorted, *collapsed_range;
  const char *batch_sorted, *batch_range, *index_batch_distinct, *index_batch_range;
  const char *index_batch_vector, *batch_count, *batch_sizes;
  const char *map_distinct, *map_range;
} index_rows;

static const char in_operand[] = "rank-of('operand')";

static bool index_vector_inside(checker *k, const char *number, int64_t d, const ir_type *indices,
                                const char *name) {
  RETURN_UNLESS(d >= 0 && d <= rank_of(indices), number,
                "Expects index_vector_dim to be in range [0, rank-of('%')] i.e. [0, %]. got: %.",
                name, rank_of(indices), d);
  return d >= 0 && d <= rank_of(indices);
}

static bool is_sorted(checker *k, const index_words *w, const char *number, ints l,
                      const char *name) {
  RETURN_UNLESS(vf_sorted(l), number, "% % to be sorted% [%]%", w->expects, name, w->got, l,
                w->end);
  return true;
}

static bool is_distinct(checker *k, const index_words *w, const char *number, ints l,
                        const char *name) {
  RETURN_UNLESS(unique(k, l), number, "% % to not repeat% [%]%", w->expects, name, w->got, l,
                w->end);
  return true;
}

static bool batch_sizes_fit(checker *k, const index_words *w, const char *number,
                            const index_dims *d, const ir_type *operand, ints indices) {
  for (size_t i = 0; i < d->batch.count && i < d->index_batch.count; i++) {
    int64_t a = d->batch.items[i], b = d->index_batch.items[i];
    if (a < 0 || a >= rank_of(operand) || b < 0 || (size_t)b >= indices.count) continue;
    RETURN_UNLESS(dims_fit(operand->shaped.dims[a], indices.items[b]), number,
                  "%[%] and %[%] must have compatible sizes, but got % and %%", w->batch, i,
                  w->index_batch, i, operand->shaped.dims[a], indices.items[b], w->end);
  }
  return true;
}

static bool check_batching(checker *k, const index_words *w, const index_rows *n,
                           const index_dims *d, const ir_type *operand, ints indices) {
  if (!is_sorted(k, w, n->batch_sorted, d->batch, w->batch) ||
      !vf_each_in_range(k, n->batch_range, d->batch, rank_of(operand), w->batch, in_operand) ||
      !is_distinct(k, w, n->index_batch_distinct, d->index_batch, w->index_batch) ||
      !vf_each_in_range(k, n->index_batch_range, d->index_batch, (int64_t)indices.count,
                        w->index_batch, w->rank_of_indices))
    return false;
  RETURN_UNLESS(!vf_contains(d->index_batch, d->vector), n->index_batch_vector,
                "expects % not to include index_vector_dim %%", w->index_batch, d->vector, w->end);
  RETURN_UNLESS(d->batch.count == d->index_batch.count, n->batch_count,
                "% and % should have the same size%", w->batch, w->index_batch, w->end);
  return batch_sizes_fit(k, w, n->batch_sizes, d, operand, indices);
}

static bool check_window(checker *k, const index_words *w, const index_rows *n, const index_dims *d,
                         int64_t end) {
  return is_sorted(k, w, n->window, d->window, w->window) &&
         is_distinct(k, w, n->window, d->window, w->window) &&
         (!n->window_range ||
          vf_each_in_range(k, n->window_range, d->window, end, w->window, "rank-of('updates')"));
}

static bool check_collapsed(checker *k, const index_words *w, const index_rows *n,
                            const index_dims *d, const ir_type *operand) {
  return vf_none_twice(k, n->collapsed_distinct, d->collapsed, d->batch, w->collapsed, w->batch) &&
         is_sorted(k, w, n->collapsed_sorted, d->collapsed, w->collapsed) &&
         vf_each_in_range(k, n->collapsed_range, d->collapsed, rank_of(operand), w->collapsed,
                          in_operand);
}

static bool check_map(checker *k, const index_words *w, const index_rows *n, const index_dims *d,
                      const ir_type *operand) {
  return vf_none_twice(k, n->map_distinct, d->map, d->batch, w->map, w->batch) &&
         vf_each_in_range(k, n->map_range, d->map, rank_of(operand), w->map, in_operand);
}

/* --- gather, dynamic_gather: the same checks, numbered the same where the specification of
 * dynamic_gather has fallen behind --- */

typedef struct gather_rows { /* what both ops number differently */
  index_rows dims;
  const char *collapsed_size, *batch_size, *size_count, *size_range, *shape, *element;
} gather_rows;

static const gather_rows gather_numbers = {
    {"C4", NULL, "C6", "C7", "C8", "C10", "C11", "C13", "C14", "C15", "C16", "C17", "C18", "C19"},
    "C9",
    "C12",
    "C20",
    "C21",
    "C22",
    "C23"};
static const gather_rows dynamic_gather_numbers = {
    {"C4", NULL, "C6", "C6", "C7", "batching", "batching", "batching", "batching", "batching",
     "batching", "batching", "C9", "C10"},
    "C8",
    "batching",
    "C11",
    "C12",
    "C13",
    "C14"};

static bool check_gather(checker *k, const gather_rows *n, const index_dims *g, int64_t size_rank,
                         int64_t size_count) {
  const ir_type *t = in(k, 0), *s = in(k, 1);
  const index_words *w = &gather_words;
  size_t implied = g->window.count + g->collapsed.count + g->batch.count;
  RETURN_UNLESS(
      t->shaped.rank == implied, "C1",
      "offset_dims size (%) plus collapse_slice_dims size (%) plus operand_batching_dims size "
      "(%) is "
      "not equal to operand rank (%)",
      g->window.count, g->collapsed.count, g->batch.count, rank_of(t));
  if (!index_vector_inside(k, "C2", g->vector, s, "start_indices")) return false;
  int64_t vector = g->vector == rank_of(s) ? 1 : s->shaped.dims[g->vector];
  RETURN_UNLESS(
      dynamic(vector) || (size_t)vector == g->map.count, "C3",
      "start_index_map size (%) is not equal to size of index dimension (%) of start_indices (%)",
      g->map.count, g->vector, vector);
  if (!check_window(k, w, &n->dims, g, 0) || !check_collapsed(k, w, &n->dims, g, t) ||
      !check_batching(k, w, &n->dims, g, t, dims_of(s)) || !check_map(k, w, &n->dims, g, t))
    return false;
  if (size_rank != 1)
    RETURN_UNLESS(false, n->size_count, "slice_sizes.rank != 1 (got %)", size_rank);
  RETURN_UNLESS(size_count == rank_of(t), n->size_count,
                "slice_sizes size (%) not equal to operand rank (%)", size_count, rank_of(t));
  return true;
}

static bool at_most_one(checker *k, const char *number, ints dims, ints sizes, const char *name) {
  for (size_t i = 0; i < dims.count; i++) {
    int64_t d = dims.items[i];
    if (d < 0 || (size_t)d >= sizes.count) continue;
    RETURN_UNLESS(sizes.items[d] <= 1, number,
                  "Expects that for each dim in %, slice_sizes[dim] should be <= 1, but got %",
                  name, sizes.items[d]);
  }
  return true;
}

static bool check_slice_sizes(checker *k, const gather_rows *n, const index_dims *g, ints sizes) {
  const ir_type *t = in(k, 0);
  if (!at_most_one(k, n->collapsed_size, g->collapsed, sizes, "collapsed_slice_dims") ||
      !at_most_one(k, n->batch_size, g->batch, sizes, "operand_batching_dims"))
    return false;
  for (size_t i = 0; i < sizes.count && i < t->shaped.rank; i++) {
    int64_t size = sizes.items[i], whole = t->shaped.dims[i];
    RETURN_UNLESS(size >= 0 && (dynamic(whole) || size <= whole), n->size_range,
                  "slice size (%) is out of bounds for operand dimension (%) at index %", size,
                  whole, i);
  }
  return true;
}

/* `sizes` of unknown values: NULL items. */
static bool gather_shape(checker *k, const gather_rows *n, const index_dims *g, ints sizes) {
  const ir_type *t = in(k, 0), *s = in(k, 1);
  size_t index_rank = s->shaped.rank + (g->vector == rank_of(s));
  size_t rank = g->window.count + index_rank - 1, left = 0, at_offset = 0, at_index = 0;
  if (!vf_each_in_range(k, "C5", g->window, (int64_t)rank, "offset_dims", "implied-result-rank"))
    return false;
  ints known = vf_bounds_of(s);
  int64_t *offsets = vf_new_ints(k, t->shaped.rank + 1), *dims = vf_new_ints(k, rank + 1),
          *bounds = vf_new_ints(k, rank + 1);
  for (int64_t d = 0; d < rank_of(t); d++)
    if (!vf_contains(g->collapsed, d) && !vf_contains(g->batch, d))
      offsets[left++] = (size_t)d < sizes.count ? sizes.items[d] : IR_DYNAMIC;
  for (size_t i = 0; i < rank; i++) {
    bounds[i] = IR_DYNAMIC;
    if (vf_contains(g->window, (int64_t)i)) {
      dims[i] = at_offset < left ? offsets[at_offset] : IR_DYNAMIC;
      at_offset++;
      continue;
    }
    if ((int64_t)at_index == g->vector) at_index++;
    dims[i] = at_index < s->shaped.rank ? s->shaped.dims[at_index] : IR_DYNAMIC;
    if (known.count && at_index < known.count) bounds[i] = known.items[at_index];
    at_index++;
  }
  inferred r = {.is = INFERRED_TENSOR, .dims = dims, .rank = rank, .element = element(t)};
  vf_inferred_bounds(&r, s, bounds, rank);
  return result_is(k, r, n->shape, n->element);
}

bool vf_infer_gather(checker *k) {
  index_dims g = index_dims_of(vf_prop(k, "dimension_numbers"));
  ints sizes = vf_prop_ints(k, "slice_sizes");
  return check_gather(k, &gather_numbers, &g, 1, (int64_t)sizes.count) &&
         check_slice_sizes(k, &gather_numbers, &g, sizes) &&
         gather_shape(k, &gather_numbers, &g, sizes);
}

bool vf_infer_dynamic_gather(checker *k) {
  index_dims g = index_dims_of(vf_prop(k, "dimension_numbers"));
  const ir_type *t = in(k, 2);
  if (!check_gather(k, &dynamic_gather_numbers, &g, rank_of(t),
                    vf_is_static(t) ? ir_type_element_count(t) : rank_of(in(k, 0))))
    return false;
  ints sizes = {0};
  if (vf_constant_ints(k, 2, &sizes) && !check_slice_sizes(k, &dynamic_gather_numbers, &g, sizes))
    return false;
  return gather_shape(k, &dynamic_gather_numbers, &g, sizes);
}

/* --- scatter --- */

static const index_rows scatter_numbers = {"C7",  "C8",  "C9",  "C10", "C11", "C12", "C13",
                                           "C14", "C15", "C16", "C17", "C18", "C20", "C21"};

static bool check_scatter_dims(checker *k, const index_dims *s, const ir_type *operand,
                               ints indices, const ir_type *update) {
  const index_words *w = &scatter_words;
  const index_rows *n = &scatter_numbers;
  size_t implied = s->window.count + s->collapsed.count + s->batch.count;
  RETURN_UNLESS(
      operand->shaped.rank == implied, "C2",
      "Expects rank-of operand to match size-of('update_window_dims') + "
      "size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. % but got %.",
      implied, rank_of(operand));
  if (!check_window(k, w, n, s, rank_of(update)) || !check_collapsed(k, w, n, s, operand) ||
      !check_batching(k, w, n, s, operand, indices))
    return false;
  int64_t vector = (size_t)s->vector < indices.count ? indices.items[s->vector] : IR_DYNAMIC;
  RETURN_UNLESS(
      dynamic(vector) || (size_t)vector == s->map.count, "C19",
      "Scatter op has % elements in scatter_dims_to_operand_dims and the bound of dimension "
      "index_vector_dim=% of scatter_indices is %. These two numbers must be equal.",
      s->map.count, s->vector, vector);
  return check_map(k, w, n, s, operand);
}

static bool check_scatter_sizes(checker *k, const index_dims *s, const ir_type *operand,
                                ints indices, const ir_type *update) {
  size_t left = 0, at = 0;
  int64_t *window = vf_new_ints(k, operand->shaped.rank);
  for (int64_t d = 0; d < rank_of(operand); d++)
    if (!vf_contains(s->collapsed, d) && !vf_contains(s->batch, d))
      window[left++] = operand->shaped.dims[d];
  for (size_t i = 0; i < s->window.count && i < left; i++) {
    int64_t d = s->window.items[i];
    if (d < 0 || d >= rank_of(update)) continue;
    int64_t have = update->shaped.dims[d], most = window[i];
    RETURN_UNLESS(
        dynamic(have) || dynamic(most) || have <= most, "C4",
        "expects bounds of the window dimensions of updates to not exceed the bounds of the "
        "corresponding dimensions of operand. For dimension %, updates bound is %, operand "
        "bound is "
        "%.",
        d, have, most);
  }
  for (int64_t d = 0; d < rank_of(update); d++) {
    if (vf_contains(s->window, d)) continue;
    if ((int64_t)at == s->vector) at++;
    if (at >= indices.count) break;
    int64_t have = update->shaped.dims[d], want = indices.items[at++];
    RETURN_UNLESS(
        dims_fit(have, want), "C4",
        "expects bounds of the scatter dimensions of updates to be same as the bounds of the "
        "corresponding dimensions of scatter indices. For scatter dimension %, updates bound "
        "is % , "
        "scatter_indices bound is %.",
        d, have, want);
  }
  return true;
}

bool verify_scatter(checker *k) {
  static const reducer_rows rows = {"C23", "C23", "C23", "C23", "C6", "C23", "C23", "C23"};
  group inputs = vf_operands_of(k, 0), updates = vf_operands_of(k, 2);
  index_dims s = index_dims_of(vf_prop(k, "scatter_dimension_numbers"));
  const ir_type *indices = in(k, inputs.count);
  for (size_t i = 1; i < inputs.count; i++)
    RETURN_UNLESS(vf_shapes_fit(in(k, 0), in(k, i)), "C1",
                  "Not all inputs have compatible shapes.");
  for (size_t i = 1; i < updates.count; i++)
    RETURN_UNLESS(vf_shapes_fit(in(k, updates.first), in(k, updates.first + i)), "C3",
                  "Not all updates have compatible shapes.");
  if (!index_vector_inside(k, "C22", s.vector, indices, "scatter_indices"))
    return k->options->disabled != NULL;
  const ir_type **in_elements = ARENA_ARRAY(k->scratch, const ir_type *, inputs.count),
                **update_elements = ARENA_ARRAY(k->scratch, const ir_type *, inputs.count);
  for (size_t i = 0; i < inputs.count; i++) {
    in_elements[i] = element(in(k, i));
    update_elements[i] = element(in(k, updates.first + i));
  }
  if (!vf_check_reducer(k, &rows, body(k, 0), (types){in_elements, inputs.count}, NULL,
                        (types){update_elements, inputs.count}, (ints){0}))
    return false;
  int64_t *sizes = vf_new_ints(k, indices->shaped.rank + 1);
  for (size_t d = 0; d < indices->shaped.rank; d++) sizes[d] = indices->shaped.dims[d];
  ints expanded = {sizes, indices->shaped.rank};
  if (s.vector == rank_of(indices)) sizes[expanded.count++] = 1;
  size_t want = expanded.count - 1 + s.window.count;
  for (size_t i = 0; i < updates.count; i++)
    RETURN_UNLESS(
        in(k, updates.first + i)->shaped.rank == want, "C4",
        "expects updates tensor must be of rank % ( == rank-of('scatter_indices') - 1 + "
        "size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 "
        "dimension "
        "if 'index_vector_dim' == rank-of('scatter_indices')), but got %.",
        want, rank_of(in(k, updates.first + i)));
  for (size_t i = 0; i < inputs.count; i++)
    if (!check_scatter_dims(k, &s, in(k, i), expanded, in(k, updates.first + i))) return false;
  for (size_t i = 0; i < inputs.count; i++)
    if (!check_scatter_sizes(k, &s, in(k, i), expanded, in(k, updates.first + i))) return false;
  return true;
}

bool vf_infer_scatter(checker *k) {
  group inputs = vf_operands_of(k, 0);
  inferred *all = ARENA_ARRAY(k->scratch, inferred, inputs.count);
  for (size_t i = 0; i < inputs.count; i++) {
    all[i] = vf_inferred_like(in(k, i));
    all[i].element = vf_accumulator(k, 0, i, all[i].element);
  }
  return vf_results_are(k, all, inputs.count, "C24", "C25");
}

/* --- rng --- */

bool vf_infer_rng(checker *k) {
  bool normal = strcmp(vf_enum_case(vf_prop(k, "rng_distribution")), "UNIFORM") != 0;
  RETURN_UNLESS(!normal || (is_float(element(in(k, 0))) && is_float(element(in(k, 1)))), "C2",
                "mu and sigma must be floats");
  ints sizes;
  const ir_type *t = in(k, 2);
  if (!vf_constant_ints(k, 2, &sizes)) {
    size_t n = t->shaped.rank && !dynamic(t->shaped.dims[0]) ? (size_t)t->shaped.dims[0] : 0;
    if (n > LIST_MAX || (t->shaped.rank && dynamic(t->shaped.dims[0]))) return true;
    int64_t *dims = vf_new_ints(k, n);
    for (size_t i = 0; i < n; i++) dims[i] = IR_DYNAMIC;
    sizes = (ints){dims, n};
  }
  inferred r = {.is = INFERRED_TENSOR,
                .dims = sizes.items,
                .rank = sizes.count,
                .element = element(in(k, 1))};
  return result_is(k, r, "C3", "C1");
}

bool verify_rng_bit_generator(checker *k) {
  RETURN_UNLESS(vf_shapes_fit(in(k, 0), out(k, 0)), "C1",
                "output state shape must be compatible with initial state shape. Got: % and %",
                in(k, 0), out(k, 0));
  return true;
}

/* --- chlo.top_k --- */

bool vf_infer_top_k(checker *k) {
  const ir_type *t = in(k, 0);
  int64_t count = 0;
  vf_prop_int(k, "k", &count);
  if (!is_ranked(t)) return true;
  size_t rank = t->shaped.rank;
  RETURN_UNLESS(rank >= 1, "rank", "operand's rank must be at least 1");
  if (!rank) return true;
  int64_t last = t->shaped.dims[rank - 1];
  RETURN_UNLESS(dynamic(last) || last >= count, "size",
                "operand's last dimension must be at least %", count);
  inferred all[2] = {vf_inferred_like(t)};
  ints known = vf_bounds_of(t);
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  for (size_t i = 0; i < rank; i++) {
    dims[i] = i + 1 < rank ? t->shaped.dims[i] : count;
    bounds[i] = known.count && i + 1 < rank ? known.items[i] : IR_DYNAMIC;
  }
  all[0].dims = dims;
  vf_inferred_bounds(&all[0], t, bounds, known.count);
  all[1] = all[0];
  all[1].form = INT32;
  return vf_results_are(k, all, 2, "shape", "element");
}
