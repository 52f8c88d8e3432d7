/* SPDX-License-Identifier: Apache-2.0 */
/* Quantized results: the bits of the interpreter. A NaN has no stored integer, so its element is
 * open. */
#include "rules.h"

#define NAN_WHY "no stored integer stands for a NaN"

/* The number for which integer `i` of a quantized tensor stands. */
static double expressed(const ir_quant *q, const ir_type *t, const layout *l, const void *data,
                        size_t i) {
  double stored = bd_number(l, data, i);
  if (!q->is_signed && stored < 0) stored += (double)((uint64_t)1 << l->width);
  size_t along = i, scale = 0;
  if (q->per_axis) {
    for (size_t d = t->shaped.rank; d-- > (size_t)q->axis + 1;) along /= (size_t)t->shaped.dims[d];
    scale = along % (size_t)t->shaped.dims[q->axis];
  }
  return (stored - (double)q->zero_points[scale]) * q->scales[scale];
}

/* The elements as f64; NULL: they are neither floats nor quantized. */
static interp_value *numbers_of(walk *w, const bounded *b) {
  const ir_type *t = interp_type(b->value);
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return NULL;
  const ir_quant *q = ir_type_quant(t);
  layout l;
  if (!bd_layout(q ? q->storage : ir_type_element(t), &l) || l.parts != 1 || !(q || l.format))
    return NULL;
  size_t size, n = (size_t)ir_type_element_count(t);
  const void *data = interp_data(b->value, &size);
  double *out = ARENA_ARRAY(ir_arena(w->c), double, n + 1);
  for (size_t i = 0; i < n; i++) out[i] = q ? expressed(q, t, &l, data, i) : bd_number(&l, data, i);
  return bd_tensor_like(w, b->value, ir_type_float(w->c, &ir_float_formats[IR_F64]), out);
}

/* The result `r` with open elements where `numbers` has a NaN. */
static const bounded *open_nans(walk *w, const bounded *r, const interp_value *numbers,
                                const ir_op *op) {
  size_t size;
  const double *x = interp_data(numbers, &size);
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  bool some = false;
  for (size_t i = 0; i < r->count; i++) {
    out[i] = bounds_of(r, i);
    if (x[i] == x[i]) continue;
    out[i] = bd_open();
    some = true;
  }
  return some ? bd_with(w, interp_retain(r->value), out, r->count, NAN_WHY, op) : r;
}

bool bd_rule_quantize(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_rule_fixed(w, f, op, results)) return false;
  interp_value *x = numbers_of(w, bd_get(f, op->operands[0].value));
  if (x && !results[0]->open) results[0] = open_nans(w, results[0], x, op);
  interp_release(x);
  return true;
}

const bounded *bd_quantized(walk *w, frame *f, const ir_op *op, const bounded *r) {
  if (!bd_all_exact(f, op)) return bd_opened(w, r, "quantized intervals have no rule", op);
  interp_value *in[3] = {NULL}, *out = NULL;
  bool ok = op->operand_count <= 3 && ir_type_quant(interp_type(r->value));
  for (uint32_t k = 0; ok && k < op->operand_count; k++) {
    in[k] = numbers_of(w, bd_get(f, op->operands[k].value));
    ok = in[k] != NULL;
  }
  if (ok && bd_twin(w, op, 7, ir_type_float(w->c, &ir_float_formats[IR_F64]), in, &out))
    r = open_nans(w, r, out, op);
  for (size_t k = 0; k < 3; k++) interp_release(in[k]);
  interp_release(out);
  return r;
}
