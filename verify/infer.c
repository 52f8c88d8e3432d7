/* SPDX-License-Identifier: Apache-2.0 */
/* Infers the types of results, and joins two partly known types: their sizes, and the bounds of
 * their dynamic dimensions. docs/spec.md has no section on bounds; the rules are those of
 * StableHLO's verifier at 1.20.0. */
#include <string.h>

#include "checker.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "verify/diags.def"
#undef DIAG
};

inferred vf_inferred_like(const ir_type *t) {
  inferred r = {.is = INFERRED_TENSOR,
                .type = t,
                .dims = t->shaped.dims,
                .rank = t->shaped.rank,
                .element = t->shaped.element,
                .encoding = t->shaped.encoding};
  ints bounds = vf_bounds_of(t);
  if (bounds.count) r.bounds = bounds.items;
  return r;
}

inferred vf_inferred_type(const ir_type *t) { return (inferred){.is = INFERRED_TYPE, .type = t}; }

void vf_inferred_bounds(inferred *r, const ir_type *prototype, const int64_t *bounds,
                        size_t count) {
  r->bounds = NULL;
  r->encoding = NULL;
  if (count == 0) { /* nothing to change: the encoding stays as it is */
    r->encoding = prototype->shaped.encoding;
    return;
  }
  for (size_t i = 0; i < count; i++)
    if (!dynamic(bounds[i])) r->bounds = bounds;
}

static bool element_is(const inferred *r, const ir_type *e) {
  switch (r->form) {
    case AS_IT_IS: return vf_elements_fit(r->element, e);
    case COMPLEX_OF: return is_complex(e) && e->element == r->element;
    case BOOLEAN:
      return ir_type_is(e, IR_TYPE_INTEGER) && e->integer.width == 1 &&
             e->integer.sign == IR_SIGNLESS;
    case INT32:
      return ir_type_is(e, IR_TYPE_INTEGER) && e->integer.width == 32 &&
             e->integer.sign == IR_SIGNLESS;
    case UINT32:
      return ir_type_is(e, IR_TYPE_INTEGER) && e->integer.width == 32 &&
             e->integer.sign == IR_UNSIGNED;
  }
  return false;
}

typedef enum difference { SAME, SHAPE_DIFFERS, ELEMENT_DIFFERS } difference;

static bool bounds_hold(const int64_t *bounds, size_t count, const int64_t *dims) {
  for (size_t i = 0; bounds && i < count; i++)
    if (!dynamic(bounds[i]) && bounds[i] < dims[i]) return false;
  return true;
}

static difference compare(const inferred *r, const ir_type *t) {
  switch (r->is) {
    case INFERRED_TYPE:
      if (vf_types_fit(r->type, t)) return SAME;
      return ir_type_is_shaped(r->type) && ir_type_is_shaped(t) && vf_elements_fit(r->type, t)
                 ? SHAPE_DIFFERS
                 : ELEMENT_DIFFERS;
    case INFERRED_TOKEN: return vf_is_token(t) ? SAME : ELEMENT_DIFFERS;
    case INFERRED_TUPLE:
      if (!ir_type_is(t, IR_TYPE_TUPLE) || t->tuple.count != r->items.count) return ELEMENT_DIFFERS;
      for (size_t i = 0; i < r->items.count; i++)
        if (t->tuple.items[i] != r->items.items[i]) return ELEMENT_DIFFERS;
      return SAME;
    case INFERRED_FUTURE:
      return vf_is_future(t) && t->defined.params[0].count == 1 &&
                     t->defined.params[0].types[0] == r->type
                 ? SAME
                 : ELEMENT_DIFFERS;
    case INFERRED_TENSOR: break;
  }
  if (!ir_type_is_shaped(t)) return ELEMENT_DIFFERS;
  if (vf_has_rank(t)) {
    if (!vf_dim_lists_fit((ints){r->dims, r->rank}, dims_of(t))) return SHAPE_DIFFERS;
    ints bounds = vf_bounds_of(t);
    if (!bounds_hold(bounds.items, bounds.count, r->dims) ||
        !bounds_hold(r->bounds, r->rank, t->shaped.dims))
      return SHAPE_DIFFERS;
  }
  return element_is(r, element(t)) ? SAME : ELEMENT_DIFFERS;
}

static void add_element(checker *k, const inferred *r, strbuf *out) {
  static const char *const fixed[] = {[BOOLEAN] = "i1", [INT32] = "i32", [UINT32] = "ui32"};
  if (r->form == AS_IT_IS) {
    vf_add_type(k, r->element, out);
  } else if (r->form == COMPLEX_OF) {
    strbuf_adds(out, "complex<");
    vf_add_type(k, r->element, out);
    strbuf_addc(out, '>');
  } else {
    strbuf_adds(out, fixed[r->form]);
  }
}

static void add_bounds(const inferred *r, strbuf *out) {
  strbuf_adds(out, ", #stablehlo.bounds<");
  for (size_t i = 0; i < r->rank; i++) {
    if (i) strbuf_adds(out, ", ");
    if (dynamic(r->bounds[i]))
      strbuf_addc(out, '?');
    else
      strbuf_addi(out, r->bounds[i]);
  }
  strbuf_addc(out, '>');
}

static void add_inferred(checker *k, const inferred *r, strbuf *out) {
  strbuf_addc(out, '\'');
  switch (r->is) {
    case INFERRED_TYPE: vf_add_type(k, r->type, out); break;
    case INFERRED_TOKEN: strbuf_adds(out, "!stablehlo.token"); break;
    case INFERRED_TUPLE:
      strbuf_adds(out, "tuple<");
      for (size_t i = 0; i < r->items.count; i++) {
        if (i) strbuf_adds(out, ", ");
        vf_add_type(k, r->items.items[i], out);
      }
      strbuf_addc(out, '>');
      break;
    case INFERRED_FUTURE:
      strbuf_adds(out, "!stablehlo.future<");
      vf_add_type(k, r->type, out);
      strbuf_addc(out, '>');
      break;
    case INFERRED_TENSOR:
      strbuf_adds(out, "tensor<");
      for (size_t i = 0; i < r->rank; i++) {
        if (dynamic(r->dims[i]))
          strbuf_addc(out, '?');
        else
          strbuf_addi(out, r->dims[i]);
        strbuf_addc(out, 'x');
      }
      add_element(k, r, out);
      if (r->bounds)
        add_bounds(r, out);
      else if (r->encoding && k->options->print_attr) {
        strbuf_adds(out, ", ");
        if (k->printing) k->options->print_attr(k->printing, r->encoding, out);
      }
      strbuf_addc(out, '>');
      break;
  }
  strbuf_addc(out, '\'');
}

bool vf_results_are(checker *k, const inferred *list, size_t count, const char *shape_row,
                    const char *element_row) {
  const char *row = NULL;
  if (k->op->result_count != count) row = shape_row;
  for (size_t i = 0; !row && i < count; i++) {
    difference d = compare(&list[i], out(k, i));
    if (d == ELEMENT_DIFFERS && !element_row) continue;
    if (d != SAME) row = d == SHAPE_DIFFERS ? shape_row : element_row;
  }
  if (!row) return true;
  strbuf_auto text = STRBUF_INIT;
  for (size_t i = 0; i < count; i++) {
    if (i) strbuf_adds(&text, ", ");
    add_inferred(k, &list[i], &text);
  }
  types found = vf_result_types(k, k->op);
  bool fails =
      BROKEN(row, "'%' op inferred type(s) % are incompatible with return type(s) of operation %",
             k->op->name->full->bytes, strbuf_str(&text), found);
  return !fails;
}

/* --- Joining --- */

static int64_t max64(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t min64(int64_t a, int64_t b) { return a < b ? a : b; }

bool vf_most_specific(checker *k, const char *row, size_t at, int64_t left, int64_t right,
                      int64_t left_bound, int64_t right_bound, int64_t *size, int64_t *bound) {
  *size = *bound = IR_DYNAMIC;
  int64_t some_bound = dynamic(left_bound) ? right_bound : left_bound;
  if (dynamic(left) && dynamic(right)) {
    *bound =
        !dynamic(left_bound) && !dynamic(right_bound) ? min64(left_bound, right_bound) : some_bound;
    return true;
  }
  RETURN_UNLESS(dims_fit(left, right), row, "Mismatched dimension sizes % and % in dimension %",
                left, right, at);
  *size = dynamic(left) ? right : left;
  RETURN_UNLESS(dynamic(some_bound) || *size <= some_bound, row,
                "Mismatched dimension size % and bound % in dimension %", *size, some_bound, at);
  return true;
}

static bool least_specific(checker *k, const char *row, size_t at, int64_t left, int64_t right,
                           int64_t left_bound, int64_t right_bound, int64_t *size, int64_t *bound) {
  *size = *bound = IR_DYNAMIC;
  RETURN_UNLESS(dims_fit(left, right), row, "Mismatched dimension sizes % and % in dimension %",
                left, right, at);
  if (!dynamic(left) && !dynamic(right)) {
    *size = left;
  } else if (!dynamic(left) || !dynamic(right)) {
    int64_t known = dynamic(left) ? right : left, other = dynamic(left) ? left_bound : right_bound;
    if (!dynamic(left_bound) || !dynamic(right_bound)) *bound = max64(known, other);
  } else if (!dynamic(left_bound) && !dynamic(right_bound)) {
    *bound = max64(left_bound, right_bound);
  }
  return true;
}

typedef bool (*join_fn)(checker *k, const char *row, size_t at, int64_t left, int64_t right,
                        int64_t left_bound, int64_t right_bound, int64_t *size, int64_t *bound);

static bool join(checker *k, const char *row, types list, join_fn joined, inferred *result) {
  const ir_type *first = list.items[0];
  bool all_same = true, ranks_fit = true;
  for (size_t i = 1; i < list.count; i++) {
    ranks_fit = ranks_fit && list.items[i]->shaped.rank == first->shaped.rank;
    RETURN_UNLESS(ranks_fit, row, "Mismatched ranks of types% vs %", first->shaped.rank,
                  list.items[i]->shaped.rank);
    all_same = all_same && list.items[i] == first;
  }
  *result = vf_inferred_like(first);
  if (all_same || !ranks_fit) return true; /* the row is disabled */
  size_t rank = first->shaped.rank;
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank);
  ints known = vf_bounds_of(first);
  for (size_t d = 0; d < rank; d++) {
    dims[d] = first->shaped.dims[d];
    bounds[d] = known.count ? known.items[d] : IR_DYNAMIC;
  }
  for (size_t i = 1; i < list.count; i++) {
    ints other = vf_bounds_of(list.items[i]);
    for (size_t d = 0; d < rank; d++)
      if (!joined(k, row, d, dims[d], list.items[i]->shaped.dims[d], bounds[d],
                  other.count ? other.items[d] : IR_DYNAMIC, &dims[d], &bounds[d]))
        return false;
  }
  result->dims = dims;
  vf_inferred_bounds(result, first, bounds, known.count);
  return true;
}

/* Tuples are joined item by item; the items must then be tensors or equal. */
static bool infer_joined(checker *k, const char *row, types list, join_fn joined, bool strict,
                         inferred *result) {
  const ir_type **ranked = ARENA_ARRAY(k->scratch, const ir_type *, list.count);
  size_t count = 0, tuples = 0;
  for (size_t i = 0; i < list.count; i++) {
    if (is_ranked(list.items[i])) ranked[count++] = list.items[i];
    tuples += ir_type_is(list.items[i], IR_TYPE_TUPLE);
  }
  if (tuples) {
    RETURN_UNLESS(
        tuples == list.count, row,
        "Mismatched type kinds: either all types must be tuples, or no types must be tuples");
    for (size_t i = 1; i < list.count && tuples == list.count; i++)
      RETURN_UNLESS(list.items[i]->tuple.count == list.items[0]->tuple.count, row,
                    "Mismatched tuple sizes: all tuple sizes must be the same");
  }
  if (count == 0 || (strict && count < list.count)) {
    const ir_type *t = list.items[0];
    for (size_t i = 0; strict && i < list.count && is_ranked(t); i++) t = list.items[i];
    *result = vf_inferred_type(t);
    return true;
  }
  return join(k, row, (types){ranked, count}, joined, result);
}

bool vf_infer_most_specific(checker *k, const char *row, types list, inferred *result) {
  return infer_joined(k, row, list, vf_most_specific, false, result);
}

bool vf_infer_least_specific(checker *k, const char *row, types list, inferred *result) {
  return infer_joined(k, row, list, least_specific, true, result);
}
