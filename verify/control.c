/* SPDX-License-Identifier: Apache-2.0 */
/* Ops with branches and loops, and ops that only carry values. */
#include "checker.h"

static types terminator_types(checker *k, size_t region) {
  const ir_op *end = vf_terminator(k, region);
  return end ? vf_operand_types(k, end, 0, end->operand_count) : (types){0};
}

/* --- if, case --- */

typedef struct branch_rows {
  const char *scalar, *some, *arguments, *results, *types;
} branch_rows;

static bool infer_branches(checker *k, const branch_rows *rows) {
  size_t n = k->op->region_count;
  RETURN_UNLESS(rank_of(in(k, 0)) == 0, rows->scalar,
                "operand should be rank 0 tensor but got rank %", rank_of(in(k, 0)));
  RETURN_UNLESS(n, rows->some, "expect at least one branch");
  if (!n) return true;
  types first = terminator_types(k, 0);
  for (size_t i = 0; i < n; i++) {
    RETURN_UNLESS(body(k, i)->arg_count == 0, rows->arguments,
                  "branch % must have 0 arguments, but found %", i, body(k, i)->arg_count);
    types here = terminator_types(k, i);
    bool alike = vf_type_lists_fit(first, here);
    RETURN_UNLESS(alike, rows->results,
                  "branch 0 and branch % have mismatched return types: % vs %", i, first, here);
    if (!alike) return true;
  }
  inferred *all = ARENA_ARRAY(k->scratch, inferred, first.count);
  for (size_t r = 0; r < first.count; r++) {
    const ir_type **same = ARENA_ARRAY(k->scratch, const ir_type *, n);
    for (size_t i = 0; i < n; i++) same[i] = vf_terminator(k, i)->operands[r].value->type;
    if (!vf_infer_least_specific(k, rows->types, (types){same, n}, &all[r])) return false;
  }
  return vf_results_are(k, all, first.count, rows->types, rows->types);
}

bool vf_infer_if(checker *k) {
  static const branch_rows rows = {"I1", "C1", "C1", "C2", "C3"};
  return infer_branches(k, &rows);
}

bool vf_infer_case(checker *k) {
  static const branch_rows rows = {"I1", "C1", "C2", "C3", "C4"};
  return infer_branches(k, &rows);
}

/* --- while --- */

bool verify_while(checker *k) {
  types operands = vf_operand_types(k, k->op, 0, k->op->operand_count);
  types cond = vf_argument_types(k, body(k, 0)), loop = vf_argument_types(k, body(k, 1));
  RETURN_UNLESS(vf_type_lists_fit(operands, cond), "C1",
                "expect operands to be compatible with condition block arguments but got % vs %",
                operands, cond);
  RETURN_UNLESS(vf_type_lists_fit(operands, loop), "C2",
                "expect operands to be compatible with body block arguments but got % vs %",
                operands, loop);
  types returned = terminator_types(k, 1), condition = terminator_types(k, 0);
  RETURN_UNLESS(vf_type_lists_fit(operands, returned), "C2",
                "expect operands to be compatible with body block return types but got % vs %",
                operands, returned);
  RETURN_UNLESS(condition.count == 1, "C1",
                "expect condition body returns a single value but got %", condition.count);
  if (condition.count != 1) return true;
  const ir_type *t = condition.items[0];
  RETURN_UNLESS(vf_has_rank(t) && t->shaped.rank == 0 && ir_type_is_integer(element(t), 1), "C1",
                "expect condition block return a zero-ranked tensor of i1 but got %", t);
  return true;
}

bool vf_infer_same_as_operands(checker *k) {
  size_t n = k->op->operand_count;
  const op_plan *p = current_plan(k);
  inferred *all = ARENA_ARRAY(k->scratch, inferred, n);
  for (size_t i = 0; i < n; i++) all[i] = vf_inferred_type(in(k, i));
  return vf_results_are(k, all, n, p->shape_row, p->element_row);
}

/* --- async_start, async_done --- */

static bool may_start(const ir_op *op) {
  switch (ir_op_id(op)) {
    case OP_STABLEHLO_ALL_GATHER:
    case OP_STABLEHLO_ALL_REDUCE:
    case OP_STABLEHLO_ALL_TO_ALL:
    case OP_STABLEHLO_COLLECTIVE_BROADCAST:
    case OP_STABLEHLO_COLLECTIVE_PERMUTE:
    case OP_STABLEHLO_COLLECTIVE_REDUCE:
    case OP_STABLEHLO_DYNAMIC_SLICE:
    case OP_STABLEHLO_DYNAMIC_UPDATE_SLICE:
    case OP_STABLEHLO_REDUCE_SCATTER:
    case OP_STABLEHLO_SLICE: return true;
    default: return false;
  }
}

bool vf_infer_async_start(checker *k) {
  const ir_block *b = body(k, 0);
  RETURN_UNLESS(b->op_count == 2, "C1", "@region must contain exactly one operation and a return");
  if (b->op_count == 0) return true;
  RETURN_UNLESS(may_start(b->first), "C2", "@region must contain a collective or slice operation");
  size_t n = k->op->operand_count;
  RETURN_UNLESS(n == b->arg_count, "C3",
                "@number of operands (%) must match number of region arguments (%)", n,
                b->arg_count);
  for (size_t i = 0; i < n && i < b->arg_count; i++)
    RETURN_UNLESS(in(k, i) == b->args[i]->type, "C3",
                  "@operand type % at index % must match region argument type %", in(k, i), i,
                  b->args[i]->type);
  const ir_op *end = b->last;
  RETURN_UNLESS(end->operand_count == 1, "returns",
                "@region must return exactly one value, but got %", end->operand_count);
  if (end->operand_count == 0) return true;
  inferred r = {.is = INFERRED_FUTURE, .type = end->operands[0].value->type};
  return result_is(k, r, "C4", "C4");
}

bool vf_infer_async_done(checker *k) {
  const ir_type *t = in(k, 0);
  if (!vf_is_future(t)) return true; /* I1 is disabled */
  size_t n = t->defined.params[0].count;
  RETURN_UNLESS(n == 1, "future", "@future must have exactly one type parameter, but got %", n);
  if (n != 1) return true;
  return result_is(k, vf_inferred_type(t->defined.params[0].types[0]), "C1", "C1");
}

/* --- tuple, get_tuple_element --- */

bool vf_infer_tuple(checker *k) {
  inferred r = {.is = INFERRED_TUPLE, .items = vf_operand_types(k, k->op, 0, k->op->operand_count)};
  return result_is(k, r, "C1", "C1");
}

bool vf_infer_get_tuple_element(checker *k) {
  const ir_type *t = in(k, 0);
  int64_t i = 0;
  vf_prop_int(k, "index", &i);
  if (!ir_type_is(t, IR_TYPE_TUPLE)) return true; /* I1 is disabled */
  RETURN_UNLESS(i < (int64_t)t->tuple.count, "C1",
                "index % is out of bounds of operand with size %", i, t->tuple.count);
  if (i < 0 || i >= (int64_t)t->tuple.count) return true;
  return result_is(k, vf_inferred_type(t->tuple.items[i]), "C2", "C2");
}

/* --- chlo.scan --- */

bool verify_scan(checker *k) {
  group inputs = vf_operands_of(k, 0), outputs = vf_results_of(k, 0);
  int64_t d = 0, size;
  bool known = vf_prop_int(k, "scan_dim_size", &size);
  RETURN_UNLESS(inputs.count || outputs.count, "some",
                "@at least one of inputs or outputs must be present");
  vf_prop_int(k, "dimension", &d);
  for (size_t i = 0; i < inputs.count; i++) {
    const ir_type *t = in(k, inputs.first + i);
    RETURN_UNLESS(is_ranked(t), "ranked", "@operand % is not ranked", i);
    if (!is_ranked(t)) return true;
    RETURN_UNLESS(d < rank_of(t), "range", "@scan dimension of operand % is out of bounds", i);
    if (d < 0 || d >= rank_of(t)) return true;
    if (dynamic(t->shaped.dims[d])) continue;
    RETURN_UNLESS(!known || size == t->shaped.dims[d], "size",
                  "@invalid scan dimension size of operand %", i);
    size = t->shaped.dims[d];
    known = true;
  }
  const ir_block *b = body(k, 0);
  size_t n = k->op->operand_count;
  RETURN_UNLESS(b->arg_count == n, "arguments", "@expects % arguments in the body, but got %", n,
                b->arg_count);
  for (size_t i = 0; i < n && i < b->arg_count; i++) {
    const ir_type *t = in(k, i), *a = b->args[i]->type;
    RETURN_UNLESS(is_ranked(t), "ranked", "@operand % is not ranked", i);
    if (!is_ranked(t)) return true;
    bool fits = vf_elements_fit(t, a);
    if (i < inputs.count && is_ranked(a)) {
      int64_t *dims = vf_new_ints(k, t->shaped.rank);
      size_t left = 0;
      for (int64_t at = 0; at < rank_of(t); at++)
        if (at != d) dims[left++] = t->shaped.dims[at];
      fits = fits && vf_dim_lists_fit((ints){dims, left}, dims_of(a));
    } else {
      fits = fits && vf_types_fit(t, a);
    }
    RETURN_UNLESS(fits, "arguments", "@operand and body argument % are incompatible", i);
  }
  return true;
}

bool vf_infer_scan(checker *k) {
  group inputs = vf_operands_of(k, 0), inits = vf_operands_of(k, 1);
  const ir_op *end = vf_terminator(k, 0);
  int64_t d = 0, size = IR_DYNAMIC;
  if (!end) return true;
  RETURN_UNLESS(end->operand_count >= inits.count, "returns",
                "ScanOp body must return at least % values (carries)", inits.count);
  if (end->operand_count < inits.count) return true;
  size_t outputs = end->operand_count - inits.count;
  vf_prop_int(k, "dimension", &d);
  vf_prop_int(k, "scan_dim_size", &size);
  for (size_t i = 0; i < inputs.count && dynamic(size); i++)
    if (d >= 0 && d < rank_of(in(k, i))) size = in(k, i)->shaped.dims[d];
  inferred *all = ARENA_ARRAY(k->scratch, inferred, end->operand_count);
  for (size_t i = 0; i < end->operand_count; i++) {
    const ir_type *t = end->operands[i].value->type;
    RETURN_UNLESS(is_ranked(t), "ranked", "terminator operand % is not ranked", i);
    if (!is_ranked(t) || d > rank_of(t)) return true;
    all[i] = vf_inferred_like(t);
    all[i].bounds = NULL;
    all[i].encoding = NULL;
    if (i >= outputs) continue;
    int64_t *dims = vf_new_ints(k, t->shaped.rank + 1);
    for (int64_t at = 0, from = 0; at <= rank_of(t); at++)
      dims[at] = at == d ? size : t->shaped.dims[from++];
    all[i].dims = dims;
    all[i].rank = t->shaped.rank + 1;
  }
  return vf_results_are(k, all, end->operand_count, "shape", NULL);
}

/* --- chlo: broadcasting --- */

/* NumPy's rule, or the given dimensions of the larger operand. False: the shape is not known. */
static bool broadcast_shape(checker *k, const ir_type *const *list, size_t n,
                            const ir_attr *dims_attr, int64_t *dims, size_t *rank) {
  *rank = 0;
  for (size_t i = 0; i < n; i++) {
    if (!is_ranked(list[i])) return false;
    if (list[i]->shaped.rank > *rank) *rank = list[i]->shaped.rank;
  }
  for (size_t d = 0; d < *rank; d++) dims[d] = 1;
  ints to = vf_attr_ints(k, dims_attr);
  for (size_t i = 0; i < n; i++) {
    const ir_type *t = list[i];
    bool mapped = dims_attr && n == 2 && t->shaped.rank <= list[1 - i]->shaped.rank &&
                  (i == 1 || t->shaped.rank < list[1]->shaped.rank || t->shaped.rank == to.count);
    if (dims_attr && t->shaped.rank < *rank && to.count != t->shaped.rank) return false;
    for (size_t d = 0; d < t->shaped.rank; d++) {
      int64_t at = (int64_t)(*rank - t->shaped.rank + d);
      if (mapped && t->shaped.rank < *rank && d < to.count) at = to.items[d];
      if (at < 0 || (size_t)at >= *rank) return false;
      int64_t have = t->shaped.dims[d], *sum = &dims[at];
      if (have == 1 || have == *sum) continue;
      if (*sum == 1)
        *sum = have;
      else if (dynamic(*sum))
        *sum = have;
      else if (!dynamic(have))
        return false;
    }
  }
  return true;
}

bool vf_infer_broadcasting(checker *k) {
  uint16_t id = k->op->name->def->id;
  bool select = id == OP_CHLO_BROADCAST_SELECT;
  size_t n = k->op->operand_count;
  const ir_type *l = in(k, n - 2), *r = in(k, n - 1);
  RETURN_UNLESS(vf_elements_fit(l, r), current_plan(k)->types_row, "mismatched operand types");
  size_t most = 0, rank;
  types list = vf_operand_types(k, k->op, 0, n);
  for (size_t i = 0; i < n; i++)
    if (is_ranked(list.items[i]) && list.items[i]->shaped.rank > most)
      most = list.items[i]->shaped.rank;
  int64_t *dims = vf_new_ints(k, most);
  if (!broadcast_shape(k, list.items, n, select ? NULL : vf_prop(k, "broadcast_dimensions"), dims,
                       &rank))
    return true;
  inferred x = {.is = INFERRED_TENSOR, .dims = dims, .rank = rank, .element = element(l)};
  if (id == OP_CHLO_BROADCAST_COMPARE) x.form = BOOLEAN;
  if (id == OP_CHLO_BROADCAST_COMPLEX) x.form = COMPLEX_OF;
  return result_is(k, x, "shape", current_plan(k)->element_row);
}

bool verify_constant_like(checker *k) {
  const ir_attr *a = vf_prop(k, "value");
  const ir_type *t = ir_attr_is(a, IR_ATTR_INTEGER) ? a->integer.type
                     : ir_attr_is(a, IR_ATTR_FLOAT) ? a->flt.type
                                                    : NULL;
  RETURN_UNLESS(!t || t == element(out(k, 0)), "value",
                "@value's type doesn't match element return type");
  return true;
}
