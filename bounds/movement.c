/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that move elements, and ops whose bits are fixed. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "rules.h"

bool bd_rule_fixed(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  if (bd_reads_exact(f, op, false)) return true;
  for (uint32_t k = 0; k < op->result_count; k++)
    results[k] = bd_opened(w, results[k], "the op has no rule for uncertain operands", op);
  return true;
}

/* The number 0 is the only one that f8E8M0FNU lacks. */
bool bd_rule_iota(walk *w, frame *f, const ir_op *op, const bounded **results) {
  layout l;
  if (!bd_rule_fixed(w, f, op, results)) return false;
  const bounded *r = results[0];
  if (r->open || !bd_layout(ir_type_element(interp_type(r->value)), &l) ||
      !bd_is_positive(l.format))
    return true;
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  for (size_t i = 0; i < r->count; i++) {
    out[i] = bounds_of(r, i);
    if (out[i].lo < 1) out[i] = bd_open();
  }
  results[0] = bd_with(w, interp_retain(r->value), out, r->count, BD_POSITIVE_WHY, op);
  return true;
}

bool bd_rule_shape(walk *w, frame *f, const ir_op *op, const bounded **results) {
  return bd_reference(w, f, op, results);
}

/* Other bits cannot come from a value that is kept wider: it is rounded first. */
bool bd_rule_bits(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  if (!bd_reads_exact(f, op, true))
    results[0] = bd_opened(w, results[0], "the bits of an uncertain value", op);
  return true;
}

bool bd_rule_generator(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_rule_fixed(w, f, op, results)) return false;
  bool fixed = strcmp(bd_enum_case(op, "rng_algorithm"), "THREE_FRY") == 0;
  for (uint32_t k = 0; !fixed && k < op->result_count; k++)
    results[k] = bd_opened(w, results[k], "the variant of the algorithm is not fixed", op);
  return true;
}

/* UNIFORM numbers are from a half-open interval. */
bool bd_rule_random(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  const bounded *r = results[0];
  bound low = bounds_of(bd_get(f, op->operands[0].value), 0),
        high = bounds_of(bd_get(f, op->operands[1].value), 0);
  layout l;
  bool known = bd_layout(ir_type_element(interp_type(r->value)), &l) && l.parts == 1 &&
               low.kind == BOUND_EXACT && high.kind == BOUND_EXACT && low.lo < high.lo &&
               fabs(low.lo) <= 0x1p53 && fabs(high.lo) <= 0x1p53;
  if (!known || strcmp(bd_enum_case(op, "rng_distribution"), "UNIFORM") != 0) {
    results[0] = bd_opened(w, r, "random numbers", op);
    return true;
  }
  double last = l.format ? bd_below(l.format, high.lo) : high.lo - 1;
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  for (size_t i = 0; i < r->count; i++) out[i] = (bound){low.lo, last, BOUND_WITHIN};
  results[0] = bd_with(w, interp_retain(r->value), out, r->count, NULL, op);
  return true;
}

/* --- One process --- */

/* Whether every group of processes has process 0 alone. */
static bool is_alone(const ir_op *op) {
  const ir_attr *groups = ir_op_get(op, "replica_groups");
  if (!groups) groups = ir_op_get(op, "source_target_pairs");
  if (!ir_attr_is(groups, IR_ATTR_DENSE)) return false;
  const uint8_t *first = ir_dense_element(groups, 0);
  size_t n = ir_dense_count(groups);
  bool pairs = ir_op_is(op, OP_STABLEHLO_COLLECTIVE_PERMUTE);
  if (n != (pairs ? 2 : 1)) return false;
  for (size_t i = 0; i < 8; i++)
    if (first[i] || ir_dense_element(groups, n - 1)[i]) return false;
  return true;
}

/* The operand, in the type of the result: a reduction may promote it. */
static const bounded *promoted(walk *w, const ir_op *op, const bounded *b, const ir_type *type) {
  static const char name[] = "stablehlo.convert";
  ir_block *outside = ir_block_new(w->c);
  ir_value *v = ir_block_add_arg(w->c, outside, interp_type(b->value), op->loc);
  ir_op *convert = ir_op_new(w->c, ir_opname_get(w->c, name, strlen(name)), op->loc, &v, 1, &type,
                             1, 0, NULL, 0);
  interp_value *out = NULL;
  if (!interp_eval_op(w->c, convert, &b->value, &w->interpreter, &out, w->sink)) return NULL;
  const bounded *r = bd_value(w, out);
  return b->parts ? bd_opened(w, r, "an uncertain operand is promoted", op) : r;
}

bool bd_rule_collective(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!is_alone(op)) return bd_rule_fixed(w, f, op, results); /* its diagnostic */
  for (uint32_t k = 0; k < op->result_count; k++) {
    const bounded *b = bd_get(f, op->operands[k].value);
    bool same = ir_type_element(interp_type(b->value)) == ir_type_element(op->results[k].type);
    results[k] = same ? b : promoted(w, op, b, op->results[k].type);
    if (!results[k]) return false;
  }
  return true;
}

/* --- Tuples --- */

bool bd_rule_element(walk *w, frame *f, const ir_op *op, const bounded **results) {
  const ir_value *v = op->operands[0].value;
  int64_t k;
  if (v->is_argument || !ir_op_is(v->op, OP_STABLEHLO_TUPLE) ||
      !ir_attr_as_int(ir_op_get(op, "index"), &k) || k < 0 || k >= v->op->operand_count)
    return bd_rule_fixed(w, f, op, results);
  results[0] = bd_get(f, v->op->operands[k].value);
  return true;
}

/* --- Movement --- */

/* The operands whose elements are moved; the others say where to. */
static uint32_t moved_operands(const ir_op *op) {
  switch (ir_op_id(op)) {
    case OP_STABLEHLO_CONCATENATE: return UINT32_MAX;
    case OP_STABLEHLO_DYNAMIC_UPDATE_SLICE:
    case OP_STABLEHLO_PAD:
    case OP_STABLEHLO_DYNAMIC_PAD: return 3;
    default: return 1;
  }
}

static bool places_exact(const frame *f, const ir_op *op, uint32_t data) {
  for (uint32_t k = 0; k < op->operand_count; k++)
    if (!(k < 32 && data >> k & 1) && bd_get(f, op->operands[k].value)->parts) return false;
  return true;
}

/* The op on numbers of elements says where each element of the result comes from. */
static interp_value *origins(walk *w, const frame *f, const ir_op *op, uint32_t data) {
  const ir_type *i64 = ir_type_integer(w->c, 64, IR_SIGNLESS);
  interp_value **in = ARENA_ARRAY(ir_arena(w->c), interp_value *, op->operand_count + 1);
  int64_t next = 0;
  for (uint32_t k = 0; k < op->operand_count; k++) {
    interp_value *v = bd_get(f, op->operands[k].value)->value;
    if (!(data >> k & 1)) {
      in[k] = interp_retain(v);
      continue;
    }
    size_t n = (size_t)ir_type_element_count(interp_type(v));
    auto_free int64_t *ids = malloc((n + 1) * sizeof *ids);
    for (size_t i = 0; ids && i < n; i++) ids[i] = next++;
    in[k] = ids ? bd_tensor_like(w, v, i64, ids) : NULL;
  }
  interp_value *out = NULL;
  if (!bd_twin(w, op, data, i64, in, &out)) out = NULL;
  for (uint32_t k = 0; k < op->operand_count; k++) interp_release(in[k]);
  return out;
}

/* The specification does not describe the op: some implementations clamp indices, and others count
 * negative ones from the end. */
static bool is_outside(const frame *f, const ir_op *op) {
  const bounded *b = bd_get(f, op->operands[1].value);
  const ir_type *t = interp_type(bd_get(f, op->operands[0].value)->value);
  int64_t dim;
  if (!ir_attr_as_int(ir_op_get(op, "dim"), &dim)) return true;
  if (dim < 0) dim += (int64_t)t->shaped.rank;
  for (size_t i = 0; i < b->count; i++) {
    bound x = bounds_of(b, i);
    if (!(x.lo >= 0 && x.hi < (double)t->shaped.dims[dim])) return true;
  }
  return false;
}

/* A gather whose slices have no element, and whose result has some: the specification does not say
 * which. */
static bool is_from_nothing(const frame *f, const ir_op *op, const bounded *r) {
  const ir_attr *a = ir_op_get(op, "slice_sizes");
  if (!r->count) return false;
  if (ir_op_is(op, OP_STABLEHLO_DYNAMIC_GATHER)) {
    const bounded *sizes = bd_get(f, op->operands[2].value);
    for (size_t i = 0; i < sizes->count; i++)
      if (bounds_of(sizes, i).lo <= 0) return true;
  }
  if (!ir_op_is(op, OP_STABLEHLO_GATHER)) return false;
  size_t n = ir_attr_is(a, IR_ATTR_DENSE_ARRAY) ? a->dense_array.count : 0;
  for (size_t i = 0; i < n; i++) {
    int64_t size;
    memcpy(&size, (const uint8_t *)a->dense_array.data + i * sizeof size, sizeof size);
    if (size == 0) return true;
  }
  return false;
}

bool bd_rule_moved(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  if (ir_op_is(op, OP_STABLEHLO_TORCH_INDEX_SELECT) && is_outside(f, op)) {
    results[0] = bd_opened(w, results[0], "an index is outside of the operand", op);
    return true;
  }
  if (is_from_nothing(f, op, results[0])) {
    results[0] = bd_opened(w, results[0], "an element of a slice that has none", op);
    return true;
  }
  if (bd_all_exact(f, op)) return true;
  uint32_t data = moved_operands(op);
  const bounded *r = results[0];
  size_t parts = bounds_parts(ir_type_element(interp_type(r->value))), size;
  interp_value *from = NULL;
  if (op->operand_count <= 32 && parts && places_exact(f, op, data)) from = origins(w, f, op, data);
  if (!from) {
    results[0] = bd_opened(w, r, "uncertain places", op);
    return true;
  }
  const int64_t *ids = interp_data(from, &size);
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  const bounded *open = NULL;
  for (size_t i = 0; i < r->count / parts; i++) {
    size_t id = (size_t)ids[i];
    uint32_t k = 0;
    const bounded *b;
    for (;; k++) {
      b = bd_get(f, op->operands[k].value);
      if (!(data >> k & 1)) continue;
      if (id < b->count / parts) break;
      id -= b->count / parts;
    }
    for (size_t p = 0; p < parts; p++) out[i * parts + p] = bounds_of(b, id * parts + p);
    if (b->open) open = b;
  }
  interp_release(from);
  results[0] = bd_with(w, interp_retain(r->value), out, r->count, open ? open->open : NULL,
                       open ? open->open_at : op);
  return true;
}
