/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that fold or compare elements with a region. */
#include "checker.h"

/* --- Reducers --- */

static bool alike(const ir_type *a, const ir_type *b) {
  const ir_type *x = element(a), *y = element(b);
  return vf_shapes_fit(a, b) && (x == y || (is_float(x) && is_float(y)));
}

/* is_promotable of the specification; floats of any width, as upstream asks here. */
static bool promotable(const ir_type *from, const ir_type *to) {
  if (from->kind != to->kind) return false;
  switch (from->kind) {
    case IR_TYPE_FLOAT: return true;
    case IR_TYPE_QUANTIZED:
      if (from->quant->expressed != to->quant->expressed) return false;
      break;
    case IR_TYPE_INTEGER:
    case IR_TYPE_COMPLEX: break;
    default: return false;
  }
  return vf_width_of(from) <= vf_width_of(to);
}

/* The sentences name types that need not exist in the program: scalars of an element type. */
static const char *scalar_text(checker *k, const ir_type *e) {
  strbuf_auto b = STRBUF_INIT;
  strbuf_adds(&b, "'tensor<");
  vf_add_type(k, e, &b);
  strbuf_adds(&b, ">'");
  return arena_strndup(k->scratch, strbuf_str(&b), b.len);
}

static const char *type_text(checker *k, const ir_type *t) {
  strbuf_auto b = STRBUF_INIT;
  strbuf_addc(&b, '\'');
  vf_add_type(k, t, &b);
  strbuf_addc(&b, '\'');
  return arena_strndup(k->scratch, strbuf_str(&b), b.len);
}

static bool check_parameter(checker *k, const reducer_rows *rows, const ir_block *block, size_t at,
                            const ir_type *result) {
  const ir_type *t = block->args[at]->type;
  RETURN_UNLESS(
      alike(result, t), rows->accumulator,
      "The type of reduction-region's parameter at index % is different than the corresponding "
      "result type: % vs %",
      at, t, result);
  return true;
}

static bool check_argument_shape(checker *k, const reducer_rows *rows, const ir_type *t, size_t n,
                                 size_t i, ints allowed) {
  if (!is_ranked(t)) return true;
  RETURN_UNLESS(t->shaped.rank <= allowed.count, rows->rank,
                "The rank of reduction-region's argument at index % is expected to be <= %, got %",
                n + i, allowed.count, t->shaped.rank);
  size_t at = 0;
  for (size_t d = 0; d < allowed.count && at < t->shaped.rank; d++)
    if (dims_fit(allowed.items[d], t->shaped.dims[at])) at++;
  RETURN_UNLESS(
      at == t->shaped.rank, rows->shape,
      "The shape of reduction-region's argument at index % is not compatible with that of "
      "reduce-op's input-parameter at index %",
      n + i, i);
  return true;
}

bool vf_check_reducer(checker *k, const reducer_rows *rows, const ir_block *block,
                      types input_elements, const ir_type *const *init, types init_elements,
                      ints allowed) {
  size_t n = input_elements.count;
  RETURN_UNLESS(block->arg_count == 2 * n, rows->arguments,
                "Reduction-region must take % parameters, but takes % parameter(s)", 2 * n,
                block->arg_count);
  const ir_op *end = block->last;
  RETURN_UNLESS(end, rows->results, "The reduction-region expected to have a terminator");
  if (!end) return true;
  RETURN_UNLESS(end->operand_count, rows->results,
                "The reduction-region expected to return some value(s)");
  RETURN_UNLESS(end->operand_count == n, rows->results,
                "Reduction-region here must produce % tensors, but produces % instead", n,
                end->operand_count);
  if (block->arg_count != 2 * n || end->operand_count != n) return true;
  for (size_t i = 0; i < n; i++) {
    const ir_type *t = end->operands[i].value->type;
    RETURN_UNLESS(
        ir_type_is_shaped(t), rows->results,
        "Reduction-region here must produce tensor-typed result(s), but produces % instead", t);
    if (!ir_type_is_shaped(t)) return true;
  }
  for (size_t i = 0; i < n; i++) {
    const ir_type *result = end->operands[i].value->type, *second = block->args[n + i]->type;
    if (!check_parameter(k, rows, block, i, result) ||
        !check_parameter(k, rows, block, n + i, result))
      return false;
    const ir_type *e = init_elements.items[i];
    bool shaped =
        init ? vf_shapes_fit(init[i], result) : !vf_has_rank(result) || !result->shaped.rank;
    if (!shaped)
      RETURN_UNLESS(false, rows->init_shape,
                    "The shape of reduction-region's result type at index % differs from the op's "
                    "corresponding init-value type: % vs %",
                    i, result, init ? type_text(k, init[i]) : scalar_text(k, e));
    if (!promotable(e, element(result)))
      RETURN_UNLESS(
          false, rows->init_element,
          "The element-type of reduction-region's result type at index % is expected to be "
          "promotable from the op's corresponding init-value element-type: % vs %",
          i, result, init ? type_text(k, init[i]) : scalar_text(k, e));
    RETURN_UNLESS(
        promotable(input_elements.items[i], element(second)), rows->input_element,
        "The element-type of reduction-region's argument at index % is expected to be promotable "
        "from %, but got %",
        n + i, input_elements.items[i], element(second));
    if (!check_argument_shape(k, rows, second, n, i, allowed)) return false;
  }
  return true;
}

const ir_type *vf_accumulator(const checker *k, size_t region, size_t i, const ir_type *otherwise) {
  const ir_op *end = vf_terminator(k, region);
  if (!end || i >= end->operand_count) return otherwise;
  return element(end->operands[i].value->type);
}

static types elements_of(checker *k, size_t first, size_t count) {
  const ir_type **items = ARENA_ARRAY(k->scratch, const ir_type *, count);
  for (size_t i = 0; i < count; i++) items[i] = element(in(k, first + i));
  return (types){items, count};
}

/* --- reduce --- */

static bool same_input_shapes(checker *k, const char *number, size_t n) {
  for (size_t i = 1; i < n; i++)
    RETURN_UNLESS(
        vf_shapes_fit(in(k, 0), in(k, i)), number,
        "expects all inputs to have compatible shapes. Shape at input-index % is not compatible "
        "with shape at input-index 0",
        i);
  return true;
}

/* The dimensions that stay, and their bounds. */
static bool reduced_shape(checker *k, inferred *r) {
  size_t n = k->op->operand_count / 2;
  RETURN_UNLESS(n, "C3", "@expected 1 or more operands, but found 0");
  if (!n || !same_input_shapes(k, "C1", n)) return false;
  const ir_type *t = in(k, 0);
  ints dims = vf_prop_ints(k, "dimensions"), known = vf_bounds_of(t);
  size_t rank = t->shaped.rank, left = 0;
  bool *gone = ARENA_ARRAY(k->scratch, bool, rank);
  for (size_t i = 0; i < dims.count; i++) {
    int64_t d = dims.items[i];
    RETURN_UNLESS(d >= 0 && d < rank_of(t), "C4",
                  "Out-of-bounds dimension %, expected to be in range [0, %)", d, rank);
    if (d < 0 || d >= rank_of(t)) continue;
    RETURN_UNLESS(!gone[d], "C5", "Duplicate reduction dimension: %", d);
    gone[d] = true;
  }
  int64_t *sizes = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  for (size_t d = 0; d < rank; d++) {
    if (gone[d]) continue;
    sizes[left] = t->shaped.dims[d];
    if (known.count) bounds[left] = known.items[d];
    left++;
  }
  *r = (inferred){.is = INFERRED_TENSOR, .dims = sizes, .rank = left};
  if (known.count) vf_inferred_bounds(r, t, bounds, left);
  if (!r->bounds) r->encoding = NULL;
  return true;
}

bool verify_reduce(checker *k) {
  static const reducer_rows rows = {"C6", "C6", "C6", "C6", "C2", "C6", "C6", "C6"};
  inferred r;
  if (!reduced_shape(k, &r)) return false;
  size_t n = k->op->operand_count / 2;
  types init = vf_operand_types(k, k->op, n, n);
  if (!vf_check_reducer(k, &rows, body(k, 0), elements_of(k, 0, n), init.items,
                        elements_of(k, n, n), (ints){r.dims, r.rank}))
    return false;
  RETURN_UNLESS(k->op->operand_count == 2 * n, "C3",
                "@has % operands for % inputs and as many init values", k->op->operand_count, n);
  return true;
}

bool vf_infer_reduce(checker *k) {
  inferred r;
  if (!reduced_shape(k, &r)) return false;
  size_t n = k->op->operand_count / 2;
  inferred *all = ARENA_ARRAY(k->scratch, inferred, n);
  for (size_t i = 0; i < n; i++) {
    all[i] = r;
    all[i].element = vf_accumulator(k, 0, i, element(in(k, i)));
  }
  return vf_results_are(k, all, n, "C7", "C8");
}

/* --- reduce_window --- */

static bool reduce_window_dims(checker *k, window_dim **window, ints *sizes) {
  static const window_rows rows = {.strides_size = "C6",
                                   .base_size = "C8",
                                   .dilation_size = "C10",
                                   .padding_size = "C12",
                                   .size = "C5",
                                   .stride = "C7",
                                   .base = "C9",
                                   .dilation = "C11"};
  size_t n = k->op->operand_count / 2;
  RETURN_UNLESS(n, "C1", "requires at least 1 input value");
  if (!n || !same_input_shapes(k, "C2", n)) return false;
  const ir_attr *padding = vf_prop(k, "padding");
  if (!vf_padding_pairs(k, "C12", padding)) return false;
  *sizes = vf_prop_ints(k, "window_dimensions");
  for (size_t i = 0; i < n; i++)
    RETURN_UNLESS(
        in(k, i)->shaped.rank == sizes->count, "C4",
        "expects window-dimensions size == input rank, but got window-dimensions size: % and "
        "input: "
        "% with rank = %.",
        sizes->count, in(k, i), rank_of(in(k, i)));
  if (in(k, 0)->shaped.rank != sizes->count) return false; /* C4 is disabled */
  window_attrs w = {.dims = *sizes,
                    .strides = vf_prop_ints(k, "window_strides"),
                    .padding = vf_attr_ints(k, padding),
                    .base_dilations = vf_prop_ints(k, "base_dilations"),
                    .dilations = vf_prop_ints(k, "window_dilations"),
                    .has_padding = padding != NULL};
  return vf_check_window(k, &rows, &w, window);
}

bool verify_reduce_window(checker *k) {
  static const reducer_rows rows = {"C13", "C13", "C13", "C13", "C3", "C13", "C13", "C13"};
  window_dim *window;
  ints sizes;
  if (!reduce_window_dims(k, &window, &sizes)) return false;
  size_t n = k->op->operand_count / 2;
  types init = vf_operand_types(k, k->op, n, n);
  return vf_check_reducer(k, &rows, body(k, 0), elements_of(k, 0, n), init.items,
                          elements_of(k, n, n), sizes);
}

bool vf_infer_reduce_window(checker *k) {
  window_dim *window;
  ints sizes;
  if (!reduce_window_dims(k, &window, &sizes)) return false;
  size_t n = k->op->operand_count / 2;
  inferred *all = ARENA_ARRAY(k->scratch, inferred, n);
  for (size_t i = 0; i < n; i++) {
    const ir_type *t = in(k, i);
    size_t rank = t->shaped.rank < sizes.count ? t->shaped.rank : sizes.count;
    ints known = vf_bounds_of(t);
    int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
    for (size_t d = 0; d < rank; d++) {
      if (!vf_window_count(k, "C15", t->shaped.dims[d], &window[d], d, &dims[d]) ||
          (known.count && !vf_window_count(k, "C15", known.items[d], &window[d], d, &bounds[d])))
        return false;
    }
    all[i] = (inferred){.is = INFERRED_TENSOR,
                        .dims = dims,
                        .rank = rank,
                        .element = vf_accumulator(k, 0, i, element(t))};
    if (known.count) vf_inferred_bounds(&all[i], t, bounds, rank);
  }
  return vf_results_are(k, all, n, "C15", "C16");
}

/* --- select_and_scatter --- */

static bool check_select_region(checker *k) {
  const ir_block *b = body(k, 0);
  const ir_type *e = element(in(k, 0));
  RETURN_UNLESS(b->arg_count == 2, "C9",
                "expects the select-region to take 2 parameters, but takes %", b->arg_count);
  for (size_t i = 0; i < b->arg_count; i++) {
    const ir_type *t = b->args[i]->type, *x = element(t);
    bool fits = vf_has_rank(t) && t->shaped.rank == 0 && (x == e || (is_float(x) && is_float(e)));
    if (!fits)
      RETURN_UNLESS(false, "C9",
                    "expects the type of select-region's parameter at index % to be %, but got %",
                    i, scalar_text(k, e), t);
  }
  const ir_op *end = b->last;
  size_t count = end ? end->operand_count : 0;
  RETURN_UNLESS(count == 1, "C9", "expects select-region to return single value, but got: %",
                count);
  if (count != 1) return true;
  const ir_type *t = end->operands[0].value->type;
  RETURN_UNLESS(is_ranked(t) && t->shaped.rank == 0 && ir_type_is_integer(element(t), 1), "C9",
                "expects the return-type of select-region to be tensor<i1>, but got: %", t);
  return true;
}

bool verify_select_and_scatter(checker *k) {
  static const reducer_rows rows = {"C10", "C10", "C10", "C10", "C10", "C10", "C10", "C10"};
  static const window_rows window = {
      .strides_size = "C6", .padding_size = "C8", .size = "C5", .stride = "C7"};
  const ir_type *operand = in(k, 0), *source = in(k, 1), *init = in(k, 2);
  if (!check_select_region(k)) return false;
  const ir_type *source_element = element(source), *init_element = element(init);
  if (!vf_check_reducer(k, &rows, body(k, 1), (types){&source_element, 1}, &init,
                        (types){&init_element, 1}, (ints){0}))
    return false;
  ints sizes = vf_prop_ints(k, "window_dimensions");
  RETURN_UNLESS(
      operand->shaped.rank == sizes.count, "C4",
      "expects window-dimensions size == operand rank, but got window-dimensions size: % and "
      "operand-type: % with rank = %.",
      sizes.count, operand, rank_of(operand));
  if (operand->shaped.rank != sizes.count) return true;
  const ir_attr *padding = vf_prop(k, "padding");
  if (!vf_padding_pairs(k, "C8", padding)) return false;
  window_attrs w = {.dims = sizes,
                    .strides = vf_prop_ints(k, "window_strides"),
                    .padding = vf_attr_ints(k, padding),
                    .has_padding = padding != NULL};
  window_dim *d;
  if (!vf_check_window(k, &window, &w, &d)) return false;
  inferred r = {.is = INFERRED_TENSOR, .rank = sizes.count, .element = element(operand)};
  int64_t *dims = vf_new_ints(k, sizes.count);
  for (size_t i = 0; i < sizes.count; i++)
    if (!vf_window_count(k, "C2", operand->shaped.dims[i], &d[i], i, &dims[i])) return false;
  r.dims = dims;
  const ir_type *x = element(operand), *y = element(source);
  bool shape_fits = vf_dim_lists_fit((ints){dims, r.rank}, dims_of(source));
  if (shape_fits && (x == y || (is_float(x) && is_float(y)))) return true;
  strbuf_auto b = STRBUF_INIT;
  strbuf_adds(&b, "'tensor<");
  for (size_t i = 0; i < r.rank; i++) {
    if (dynamic(dims[i]))
      strbuf_addc(&b, '?');
    else
      strbuf_addi(&b, dims[i]);
    strbuf_addc(&b, 'x');
  }
  vf_add_type(k, x, &b);
  strbuf_adds(&b, ">'");
  bool fails = BROKEN(shape_fits ? "C1" : "C2", "expects source-type to be %, but got%",
                      strbuf_str(&b), source);
  return !fails;
}

bool vf_infer_select_and_scatter(checker *k) {
  inferred r = vf_inferred_like(in(k, 0));
  r.element = vf_accumulator(k, 1, 0, r.element);
  return result_is(k, r, "C11", "C12");
}

/* --- sort --- */

bool verify_sort(checker *k) {
  int64_t d = -1;
  vf_prop_int(k, "dimension", &d);
  size_t n = k->op->operand_count;
  if (n) {
    int64_t rank = rank_of(in(k, 0));
    RETURN_UNLESS(d >= -rank && d < rank, "C4",
                  "dimension attribute value must be in range [-%, %), but found %", rank, rank, d);
  }
  const ir_block *b = body(k, 0);
  RETURN_UNLESS(b->arg_count == 2 * n, "C5", "comparator block should have % arguments", 2 * n);
  for (size_t i = 0; i < 2 * n && i < b->arg_count; i++) {
    const ir_type *t = b->args[i]->type, *e = element(in(k, i / 2));
    bool fits = is_ranked(t) && t->shaped.rank == 0 && element(t) == e && !t->shaped.encoding;
    if (!fits)
      RETURN_UNLESS(false, "C5", "comparator block argument #% should be of type % but got %", i,
                    scalar_text(k, e), t);
  }
  size_t count = b->last ? b->last->operand_count : 0;
  RETURN_UNLESS(count == 1, "C5", "comparator must return single output but got %", count);
  if (count != 1) return true;
  const ir_type *t = b->last->operands[0].value->type;
  RETURN_UNLESS(vf_has_rank(t) && t->shaped.rank == 0 && ir_type_is_integer(element(t), 1), "C5",
                "comparator must return tensor<i1> but got %", t);
  return true;
}

bool vf_infer_sort(checker *k) {
  size_t n = k->op->operand_count;
  inferred *all = ARENA_ARRAY(k->scratch, inferred, n);
  for (size_t i = 0; i < n; i++) all[i] = vf_inferred_like(in(k, i));
  return vf_results_are(k, all, n, "C2", "C2");
}

/* --- map --- */

bool vf_infer_map(checker *k) {
  const ir_block *b = body(k, 0);
  size_t n = k->op->operand_count;
  RETURN_UNLESS(
      b->arg_count == n, "C4",
      "expects number of operands to match the arity of map computation, but got: % and %", n,
      b->arg_count);
  for (size_t i = 0; i < n && i < b->arg_count; i++) {
    const ir_type *t = b->args[i]->type, *e = element(in(k, i));
    RETURN_UNLESS(vf_has_rank(t) && t->shaped.rank == 0, "C4",
                  "computation arguments must be 0-rank tensor, but got: arg #% of type %", i, t);
    RETURN_UNLESS(element(t) == e, "C4",
                  "element type of operands and computation arguments must match, but got: % and %",
                  e, element(t));
  }
  size_t count = b->last ? b->last->operand_count : 0;
  RETURN_UNLESS(count == 1, "C4", "computation must return single output, but got: %", count);
  if (count != 1) return true;
  const ir_type *result = b->last->operands[0].value->type;
  RETURN_UNLESS(vf_has_rank(result) && result->shaped.rank == 0, "C4",
                "computation must return 0-rank tensor, but got: %", result);
  ints dims = vf_prop_ints(k, "dimensions");
  for (size_t i = 0; i < dims.count; i++)
    RETURN_UNLESS(dims.items[i] == (int64_t)i, "C3",
                  "requires monotonically increasing dimension numbers, but got: %", dims);
  if (!n) return true; /* C2 is disabled */
  inferred r = {.is = INFERRED_TENSOR, .element = element(result)};
  for (size_t i = 0; i < n; i++) {
    const ir_type *t = in(k, i);
    RETURN_UNLESS(
        dims.count == t->shaped.rank, "C3",
        "applied to a subset of dimensions currently not supported: operand dimensions = %, "
        "requested map dimensions size = %",
        t->shaped.rank, dims.count);
    r.dims = t->shaped.dims;
    r.rank = t->shaped.rank;
  }
  return result_is(k, r, "C1", "C4");
}
