/* SPDX-License-Identifier: Apache-2.0 */
#include "flush.h"

#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "versions/versions.h"

/* The float type of the elements, or of their parts; NULL: they are no floats. */
static const ir_type *float_of(const ir_type *element) {
  if (ir_type_is(element, IR_TYPE_COMPLEX)) element = element->element;
  return ir_type_is(element, IR_TYPE_FLOAT) && element->format->width <= 64 ? element : NULL;
}

/* Makes every subnormal a zero, with its sign where the format has -0. Returns whether it did. */
static bool flush_bytes(const ir_type *element, uint8_t *bytes, size_t size) {
  const ir_type *t = float_of(element);
  bool changed = false;
  if (!t) return false;
  size_t width = ir_dense_element_size(t);
  uint64_t sign = UINT64_C(1) << (t->format->width - 1);
  uint64_t kept = t->format->specials == IR_FLOAT_FNUZ ? 0 : sign; /* there is no -0 */
  uint64_t fraction = (UINT64_C(1) << t->format->mantissa_bits) - 1;
  for (size_t i = 0; i + width <= size; i += width) {
    uint64_t bits = bytes_load(bytes + i, width, BYTES_HERE);
    if (!(bits & fraction) || (bits & (sign - 1)) > fraction) continue;
    bits &= kept;
    bytes_store(bytes + i, bits, width, BYTES_HERE);
    changed = true;
  }
  return changed;
}

/* The tensor with its subnormals as zeros; NULL when it has no elements, or out of memory. *changed
 * is set if it has any. */
static interp_value *flushed_value(const interp_value *v, bool *changed) {
  size_t size;
  const uint8_t *data = interp_data(v, &size);
  auto_free uint8_t *copy = data && size ? malloc(size) : NULL;
  if (!copy) return NULL;
  memcpy(copy, data, size);
  *changed |= flush_bytes(ir_type_element(interp_type(v)), copy, size);
  return interp_tensor(interp_type(v), copy, size);
}

static bool flush_constant(ir_op *op, void *user) {
  ir_context *c = user;
  if (!ir_op_is(op, OP_STABLEHLO_CONSTANT)) return true;
  const ir_attr *a = ir_op_get(op, "value");
  if (!ir_attr_is(a, IR_ATTR_DENSE) || !float_of(ir_type_element(a->dense.type))) return true;
  interp_value *v = interp_from_attr(a);
  bool changed = false;
  interp_value *zeros = v ? flushed_value(v, &changed) : NULL;
  const ir_attr *value = zeros && changed ? interp_to_attr(c, zeros) : NULL;
  if (value) ir_op_set(c, op, "value", value);
  interp_release(zeros);
  interp_release(v);
  return true;
}

static bool finds_arithmetic(ir_op *op, void *user) {
  static const uint16_t asked[] = {OP_STABLEHLO_ADD, OP_STABLEHLO_MULTIPLY};
  for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
    if (!ir_op_is(op, asked[i])) continue;
    const ir_type *t = ir_type_element(op->results[0].type);
    *(bool *)user |= ir_type_is(t, IR_TYPE_FLOAT) && t->format->width == 32;
  }
  return true;
}

static bool evaluate(ir_context *c, const ir_op *program, value_list *out) {
  interp_options o = {.max_steps = UINT64_C(10000000), .max_bytes = (size_t)1 << 28};
  return interp_run(c, program, "main", NULL, 0, &o, &out->items, &out->count, NULL);
}

/* The value with its subnormals as zeros, as an attribute; NULL when it has none. *differs is set
 * when it is not the bytes of `other`. */
static const ir_attr *flush_result(ir_context *c, const interp_value *v, const interp_value *other,
                                   bool *differs) {
  size_t size, other_size;
  bool changed = false;
  const void *others = interp_data(other, &other_size);
  interp_value *zeros = others ? flushed_value(v, &changed) : NULL;
  const void *data = zeros ? interp_data(zeros, &size) : NULL;
  bool comparable = data && size == other_size;
  if (comparable) *differs |= memcmp(data, others, size) != 0;
  const ir_attr *a = comparable ? interp_to_attr(c, zeros) : NULL;
  interp_release(zeros);
  return a;
}

static void derive(ir_context *c, const ir_op *plain, const expectations *e, flushed *out) {
  value_list kept = {0}, zeros = {0};
  ir_op *copy = ir_clone(c, plain);
  ir_walk(copy, flush_constant, c);
  ir_walk(copy, finds_arithmetic, &out->certain);
  if (evaluate(c, plain, &kept) && evaluate(c, copy, &zeros) && kept.count == zeros.count) {
    out->e.items = ARENA_ARRAY(ir_arena(c), expectation, e->count);
    bool whole = true;
    for (size_t i = 0; i < e->count && whole; i++) {
      expectation *x = &out->e.items[i];
      *x = e->items[i];
      whole = x->actual < kept.count;
      const ir_attr *a =
          whole ? flush_result(c, zeros.items[x->actual], kept.items[x->actual], &out->differs)
                : NULL;
      if (a) x->value = a;
    }
    out->e.count = e->count;
    out->e.context = c;
    out->e.types = e->types;
    out->e.type_count = e->type_count;
    out->differs &= whole;
    bool tiny = false;
    for (size_t i = 0; i < kept.count; i++) interp_release(flushed_value(kept.items[i], &tiny));
    out->certain &= tiny;
  }
  value_list_free(&kept);
  value_list_free(&zeros);
}

void flush_derive(ir_context *c, const ir_op *plain, const expectations *e, flushed *out) {
  arena_guard g;
  *out = (flushed){.made = true};
  if (!ARENA_GUARD(ir_arena(c), &g)) {
    out->differs = false;
    return;
  }
  derive(c, plain, e, out);
  arena_guard_pop(ir_arena(c), &g);
}
