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
    int64_t length = to > from ? sub64(to, from) : 0;
    dims[i] = by > 0 ? length / by + (length % by != 0) : 0;
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

/* --- gather, dynamic_gather: the same checks, numbered the same where the specification of
 * dynamic_gather has fallen behind --- */

typedef struct gather_rows { /* what both ops number differently */
  const char *collapsed_distinct, *collapsed_sorted, *collapsed_range, *collapsed_size;
  const char *batching, *batch_size, *start_distinct, *start_range, *size_count, *size_range,
      *shape, *element;
} gather_rows;

static const gather_rows gather_numbers = {"C6",  "C7",  "C8",  "C9",  NULL,  "C12",
                                           "C18", "C19", "C20", "C21", "C22", "C23"};
static const gather_rows dynamic_gather_numbers = {
    "C6", "C6", "C7", "C8", "batching", "batching", "C9", "C10", "C11", "C12", "C13", "C14"};

typedef struct gather_dims {
  ints offset, collapsed, batch, start_batch, start_map;
  int64_t vector;
} gather_dims;

static bool index_vector_inside(checker *k, const char *number, int64_t d, const ir_type *indices,
                                const char *name) {
  RETURN_UNLESS(d >= 0 && d <= rank_of(indices), number,
                "Expects index_vector_dim to be in range [0, rank-of('%')] i.e. [0, %]. got: %.",
                name, rank_of(indices), d);
  return d >= 0 && d <= rank_of(indices);
}

static bool check_batching(checker *k, const gather_rows *n, const gather_dims *g) {
  const ir_type *t = in(k, 0), *s = in(k, 1);
#define NUMBER(number) (n->batching ? n->batching : number)
  RETURN_UNLESS(vf_sorted(g->batch), NUMBER("C10"),
                "expects operand_batching_dims to be sorted, got: [%]", g->batch);
  if (!vf_each_in_range(k, NUMBER("C11"), g->batch, rank_of(t), "operand_batching_dims",
                        "rank-of('operand')"))
    return false;
  RETURN_UNLESS(unique(k, g->start_batch), NUMBER("C13"),
                "expects start_indices_batching_dims to not repeat, got: [%]", g->start_batch);
  if (!vf_each_in_range(k, NUMBER("C14"), g->start_batch, rank_of(s), "start_indices_batching_dims",
                        "rank-of('start_indices')"))
    return false;
  RETURN_UNLESS(!vf_contains(g->start_batch, g->vector), NUMBER("C15"),
                "expects start_indices_batching_dims not to include index_vector_dim %", g->vector);
  RETURN_UNLESS(g->batch.count == g->start_batch.count, NUMBER("C16"),
                "operand_batching_dims and start_indices_batching_dims should have the same size");
  for (size_t i = 0; i < g->batch.count && i < g->start_batch.count; i++) {
    int64_t a = g->batch.items[i], b = g->start_batch.items[i];
    if (a < 0 || a >= rank_of(t) || b < 0 || b >= rank_of(s)) continue;
    RETURN_UNLESS(
        dims_fit(t->shaped.dims[a], s->shaped.dims[b]), NUMBER("C17"),
        "operand_batching_dims[%] and start_indices_batching_dims[%] must have compatible "
        "sizes, but "
        "got % and %",
        i, i, t->shaped.dims[a], s->shaped.dims[b]);
  }
#undef NUMBER
  return true;
}

static bool check_gather(checker *k, const gather_rows *n, const gather_dims *g, int64_t size_rank,
                         int64_t size_count) {
  const ir_type *t = in(k, 0), *s = in(k, 1);
  size_t implied = g->offset.count + g->collapsed.count + g->batch.count;
  RETURN_UNLESS(
      t->shaped.rank == implied, "C1",
      "offset_dims size (%) plus collapse_slice_dims size (%) plus operand_batching_dims size "
      "(%) is "
      "not equal to operand rank (%)",
      g->offset.count, g->collapsed.count, g->batch.count, rank_of(t));
  if (!index_vector_inside(k, "C2", g->vector, s, "start_indices")) return false;
  int64_t vector = g->vector == rank_of(s) ? 1 : s->shaped.dims[g->vector];
  RETURN_UNLESS(
      dynamic(vector) || (size_t)vector == g->start_map.count, "C3",
      "start_index_map size (%) is not equal to size of index dimension (%) of start_indices (%)",
      g->start_map.count, g->vector, vector);
  RETURN_UNLESS(vf_sorted(g->offset), "C4", "expects offset_dims to be sorted, got: [%]",
                g->offset);
  RETURN_UNLESS(unique(k, g->offset), "C4", "expects offset_dims to not repeat, got: [%]",
                g->offset);
  if (!vf_none_twice(k, n->collapsed_distinct, g->collapsed, g->batch, "collapsed_slice_dims",
                     "operand_batching_dims"))
    return false;
  RETURN_UNLESS(vf_sorted(g->collapsed), n->collapsed_sorted,
                "expects collapsed_slice_dims to be sorted, got: [%]", g->collapsed);
  if (!vf_each_in_range(k, n->collapsed_range, g->collapsed, rank_of(t), "collapsed_slice_dims",
                        "rank-of('operand')") ||
      !check_batching(k, n, g) ||
      !vf_none_twice(k, n->start_distinct, g->start_map, g->batch, "start_index_map",
                     "operand_batching_dims") ||
      !vf_each_in_range(k, n->start_range, g->start_map, rank_of(t), "start_index_map",
                        "rank-of('operand')"))
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

static bool check_slice_sizes(checker *k, const gather_rows *n, const gather_dims *g, ints sizes) {
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
static bool gather_shape(checker *k, const gather_rows *n, const gather_dims *g, ints sizes) {
  const ir_type *t = in(k, 0), *s = in(k, 1);
  size_t index_rank = s->shaped.rank + (g->vector == rank_of(s));
  size_t rank = g->offset.count + index_rank - 1, left = 0, at_offset = 0, at_index = 0;
  if (!vf_each_in_range(k, "C5", g->offset, (int64_t)rank, "offset_dims", "implied-result-rank"))
    return false;
  ints known = vf_bounds_of(s);
  int64_t *offsets = vf_new_ints(k, t->shaped.rank + 1), *dims = vf_new_ints(k, rank + 1),
          *bounds = vf_new_ints(k, rank + 1);
  for (int64_t d = 0; d < rank_of(t); d++)
    if (!vf_contains(g->collapsed, d) && !vf_contains(g->batch, d))
      offsets[left++] = (size_t)d < sizes.count ? sizes.items[d] : IR_DYNAMIC;
  for (size_t i = 0; i < rank; i++) {
    bounds[i] = IR_DYNAMIC;
    if (vf_contains(g->offset, (int64_t)i)) {
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

static gather_dims gather_of(const ir_attr *a) {
  return (gather_dims){vf_param_ints(a, 0), vf_param_ints(a, 1), vf_param_ints(a, 2),
                       vf_param_ints(a, 3), vf_param_ints(a, 4), vf_param_int(a, 5)};
}

bool vf_infer_gather(checker *k) {
  gather_dims g = gather_of(vf_prop(k, "dimension_numbers"));
  ints sizes = vf_prop_ints(k, "slice_sizes");
  return check_gather(k, &gather_numbers, &g, 1, (int64_t)sizes.count) &&
         check_slice_sizes(k, &gather_numbers, &g, sizes) &&
         gather_shape(k, &gather_numbers, &g, sizes);
}

bool vf_infer_dynamic_gather(checker *k) {
  gather_dims g = gather_of(vf_prop(k, "dimension_numbers"));
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

typedef struct scatter_dims {
  ints window, inserted, batch, index_batch, to_operand;
  int64_t vector;
} scatter_dims;

static scatter_dims scatter_of(const ir_attr *a) {
  return (scatter_dims){vf_param_ints(a, 0), vf_param_ints(a, 1), vf_param_ints(a, 2),
                        vf_param_ints(a, 3), vf_param_ints(a, 4), vf_param_int(a, 5)};
}

static bool check_scatter_dims(checker *k, const scatter_dims *s, const ir_type *operand,
                               ints indices, const ir_type *update) {
  static const char batch[] = "input_batching_dims", in_operand[] = "rank-of('operand')";
  size_t implied = s->window.count + s->inserted.count + s->batch.count;
  RETURN_UNLESS(
      operand->shaped.rank == implied, "C2",
      "Expects rank-of operand to match size-of('update_window_dims') + "
      "size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. % but got %.",
      implied, rank_of(operand));
  RETURN_UNLESS(vf_sorted(s->window), "C7", "Expects update_window_dims to be sorted; got: [%].",
                s->window);
  RETURN_UNLESS(unique(k, s->window), "C7", "Expects update_window_dims to not repeat; got: [%].",
                s->window);
  if (!vf_each_in_range(k, "C8", s->window, rank_of(update), "update_window_dims",
                        "rank-of('updates')") ||
      !vf_none_twice(k, "C9", s->inserted, s->batch, "inserted_window_dims", batch))
    return false;
  RETURN_UNLESS(vf_sorted(s->inserted), "C10",
                "Expects inserted_window_dims to be sorted; got: [%].", s->inserted);
  if (!vf_each_in_range(k, "C11", s->inserted, rank_of(operand), "inserted_window_dims",
                        in_operand))
    return false;
  RETURN_UNLESS(vf_sorted(s->batch), "C12", "Expects input_batching_dims to be sorted; got: [%].",
                s->batch);
  if (!vf_each_in_range(k, "C13", s->batch, rank_of(operand), batch, in_operand)) return false;
  RETURN_UNLESS(unique(k, s->index_batch), "C14",
                "Expects scatter_indices_batching_dims to not repeat; got: [%].", s->index_batch);
  if (!vf_each_in_range(k, "C15", s->index_batch, (int64_t)indices.count,
                        "scatter_indices_batching_dims", "rank-of('scatter_indices')"))
    return false;
  RETURN_UNLESS(!vf_contains(s->index_batch, s->vector), "C16",
                "expects scatter_indices_batching_dims not to include index_vector_dim %.",
                s->vector);
  RETURN_UNLESS(s->batch.count == s->index_batch.count, "C17",
                "input_batching_dims and scatter_indices_batching_dims should have the same size.");
  for (size_t i = 0; i < s->batch.count && i < s->index_batch.count; i++) {
    int64_t a = s->batch.items[i], b = s->index_batch.items[i];
    if (a < 0 || a >= rank_of(operand) || b < 0 || (size_t)b >= indices.count) continue;
    RETURN_UNLESS(
        dims_fit(operand->shaped.dims[a], indices.items[b]), "C18",
        "input_batching_dims[%] and scatter_indices_batching_dims[%] must have compatible "
        "sizes, but "
        "got % and %.",
        i, i, operand->shaped.dims[a], indices.items[b]);
  }
  int64_t vector = (size_t)s->vector < indices.count ? indices.items[s->vector] : IR_DYNAMIC;
  RETURN_UNLESS(
      dynamic(vector) || (size_t)vector == s->to_operand.count, "C19",
      "Scatter op has % elements in scatter_dims_to_operand_dims and the bound of dimension "
      "index_vector_dim=% of scatter_indices is %. These two numbers must be equal.",
      s->to_operand.count, s->vector, vector);
  return vf_none_twice(k, "C20", s->to_operand, s->batch, "scatter_dims_to_operand_dims", batch) &&
         vf_each_in_range(k, "C21", s->to_operand, rank_of(operand), "scatter_dims_to_operand_dims",
                          in_operand);
}

static bool check_scatter_sizes(checker *k, const scatter_dims *s, const ir_type *operand,
                                ints indices, const ir_type *update) {
  size_t left = 0, at = 0;
  int64_t *window = vf_new_ints(k, operand->shaped.rank);
  for (int64_t d = 0; d < rank_of(operand); d++)
    if (!vf_contains(s->inserted, d) && !vf_contains(s->batch, d))
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
  scatter_dims s = scatter_of(vf_prop(k, "scatter_dimension_numbers"));
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
