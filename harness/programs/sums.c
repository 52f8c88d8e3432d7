/* SPDX-License-Identifier: Apache-2.0 */
/* Bounds of sums of products: the op once more on absolute values, and once on ones, which counts
 * the products of each element. Any order of adding, with fused multiplications or without, stays
 * within n * u / (1 - n * u) * (sum of |a| * |b|) with u = epsilon / 2 (Higham, Accuracy and
 * Stability of Numerical Algorithms, section 3.1). */
#include "sums.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "interpreter/interpreter.h"
#include "versions/versions.h"

static bool is_one_of(const ir_op *op, const uint16_t *ids, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (ir_op_is(op, ids[i])) return true;
  return false;
}

/* Which operand of a mover is moved: the first one, of a selection the value where it holds. */
static size_t moved(const ir_op *op) { return ir_op_is(op, OP_STABLEHLO_SELECT) ? 1 : 0; }

static bool is_mover(const ir_op *op) {
  static const uint16_t movers[] = {OP_STABLEHLO_DYNAMIC_RESHAPE, OP_STABLEHLO_RESHAPE,
                                    OP_STABLEHLO_SELECT, OP_STABLEHLO_SLICE,
                                    OP_STABLEHLO_TRANSPOSE};
  return is_one_of(op, movers, sizeof movers / sizeof *movers);
}

static ir_op *op_of(const ir_value *v) { return v->is_argument ? NULL : v->op; }

const ir_op *sums_maker(const ir_value *v) {
  const ir_op *op = op_of(v);
  while (op && is_mover(op)) op = op_of(op->operands[moved(op)].value);
  return op;
}

bool sums_of_constants(const ir_op *op) {
  static const uint16_t sources[] = {OP_STABLEHLO_CONSTANT, OP_STABLEHLO_IOTA};
  for (size_t i = 0; i < op->operand_count; i++) {
    const ir_op *maker = sums_maker(op->operands[i].value);
    if (!maker || !is_one_of(maker, sources, 2)) return false;
  }
  return true;
}

/* --- The op on other operands --- */

typedef struct builder {
  ir_context *c;
  ir_op *main, *maker;
} builder;

static ir_op *absolute(const builder *b, ir_value *v) {
  static const char name[] = "stablehlo.abs";
  return ir_op_new(b->c, ir_opname_get(b->c, name, strlen(name)), ir_loc_unknown(b->c), &v, 1,
                   &v->type, 1, 0, NULL, 0);
}

static ir_op *ones(const builder *b, const ir_type *type) {
  static const char name[] = "stablehlo.constant";
  const ir_float_format *f = type->shaped.element->format;
  uint64_t one = ir_float_encode(f, 1.0);
  ir_op *op = ir_op_new(b->c, ir_opname_get(b->c, name, strlen(name)), ir_loc_unknown(b->c), NULL,
                        0, &type, 1, 0, NULL, 0);
  ir_op_set(b->c, op, "value", ir_attr_splat(b->c, type, &one));
  return op;
}

/* The maker once more, of absolute values or of ones. */
static ir_op *again(const builder *b, bool of_ones) {
  ir_op *copy = ir_clone(b->c, b->maker);
  for (size_t i = 0; i < 2; i++) {
    ir_value *v = b->maker->operands[i].value;
    ir_op *other = of_ones ? ones(b, v->type) : absolute(b, v);
    ir_block_insert_before(b->maker, other);
    ir_op_set_operand(copy, i, &other->results[0]);
  }
  ir_block_insert_before(b->maker, copy);
  return copy;
}

/* The value, with `other` in place of the maker, behind all that only moves it. */
static ir_value *behind_movers(const builder *b, ir_value *v, ir_op *other) {
  ir_op *op = op_of(v), *last = NULL;
  ir_value *out = &other->results[0];
  for (ir_op *at = op; at != b->maker; at = op_of(at->operands[moved(at)].value)) {
    ir_op *copy = ir_clone(b->c, at);
    ir_block_insert_before(op, copy);
    if (last)
      ir_op_set_operand(last, moved(last), &copy->results[0]);
    else
      out = &copy->results[0];
    last = copy;
  }
  if (last) ir_op_set_operand(last, moved(last), &other->results[0]);
  return out;
}

static bool is_float_tensor(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_TENSOR) && ir_type_is(t->shaped.element, IR_TYPE_FLOAT) &&
         ir_type_element_count(t) >= 0;
}

/* Whether the program can be made: one block, no arguments, products of floats. */
static bool fits(const builder *b, const ir_value *v) {
  return b->main && !b->main->regions[0].first->arg_count && b->maker &&
         b->maker->block == b->main->regions[0].first && b->maker->operand_count >= 2 &&
         is_float_tensor(v->type) && is_float_tensor(b->maker->operands[0].value->type) &&
         is_float_tensor(b->maker->operands[1].value->type);
}

/* @main returns the sum of absolute values, and the number of products. */
static bool rebuild(builder *b, size_t number) {
  ir_op *back = b->main ? b->main->regions[0].first->last : NULL;
  if (!back || number >= back->operand_count) return false;
  ir_value *v = back->operands[number].value;
  b->maker = (ir_op *)sums_maker(v);
  if (!fits(b, v)) return false;
  ir_value *values[] = {behind_movers(b, v, again(b, false)), behind_movers(b, v, again(b, true))};
  const ir_type *types[] = {v->type, v->type};
  ir_op_set_operands(b->c, back, values, 2);
  ir_op_set(b->c, b->main, "function_type",
            ir_attr_type(b->c, ir_type_function(b->c, NULL, 0, types, 2)));
  ir_op_set(b->c, b->main, "res_attrs", NULL);
  return true;
}

/* --- The bound --- */

static double element(const ir_float_format *f, const uint8_t *data, size_t i) {
  size_t size = (f->width + 7u) / 8u;
  return ir_float_decode(f, bytes_load(data + i * size, size, BYTES_HERE));
}

static const double *bound_of(ir_context *c, interp_value *const *values, double factor,
                              size_t *count) {
  const ir_type *t = interp_type(values[0]);
  const ir_float_format *f = t->shaped.element->format;
  size_t size;
  const uint8_t *sums = interp_data(values[0], &size), *products = interp_data(values[1], &size);
  *count = (size_t)ir_type_element_count(t);
  double *out = ARENA_ARRAY(ir_arena(c), double, *count + 1);
  double epsilon = ldexp(1, -(int)f->mantissa_bits);
  for (size_t i = 0; i < *count; i++) {
    out[i] = factor * epsilon * element(f, products, i) * element(f, sums, i);
    if (!isfinite(out[i])) return NULL;
  }
  return out;
}

const double *sums_bound(ir_context *c, const ir_op *module, size_t number, double factor,
                         size_t *count) {
  interp_options o = {.max_steps = UINT64_C(10000000), .max_bytes = (size_t)1 << 28};
  ir_op *copy = ir_clone(c, module);
  builder b = {.c = c, .main = ir_lookup_symbol(copy, "main", 4)};
  interp_value **values = NULL;
  size_t results = 0;
  const double *out = NULL;
  if (rebuild(&b, number) && interp_run(c, copy, "main", NULL, 0, &o, &values, &results, NULL))
    out = bound_of(c, values, factor, count);
  interp_release_all(values, results);
  return out;
}
