/* SPDX-License-Identifier: Apache-2.0 */
/* uniform_quantize, uniform_dequantize, and other operations on quantized tensors as the
 * specification defines them: dequantize_op_quantize (and hybrid_dequantize_then_op, when only some
 * operands are quantized). */
#include "behaviors.h"

#include <math.h>

#include "define/elements/element.h"
#include "values/index.h"

bool ev_quant_wraps(const ir_op *op) {
  static const uint16_t others[] = {
      OP_STABLEHLO_DOT_GENERAL,
      OP_STABLEHLO_CONVOLUTION,
      OP_STABLEHLO_DYNAMIC_CONV,
      OP_STABLEHLO_TRIANGULAR_SOLVE,
      OP_STABLEHLO_CHOLESKY,
      OP_STABLEHLO_DOT,
      OP_STABLEHLO_EINSUM,
      OP_STABLEHLO_UNARY_EINSUM,
      OP_STABLEHLO_BATCH_NORM_GRAD,
      OP_STABLEHLO_BATCH_NORM_INFERENCE,
      OP_STABLEHLO_BATCH_NORM_TRAINING,
      OP_STABLEHLO_IOTA,
      OP_STABLEHLO_DYNAMIC_IOTA,
  };
  uint16_t id = ir_op_id(op);
  bool computes = ev_element_arity(id) != 0;
  for (size_t k = 0; !computes && k < sizeof others / sizeof *others; k++)
    computes = id == others[k];
  if (!computes) return false;
  for (uint32_t k = 0; k < op->operand_count; k++)
    if (op->operands[k].value && ir_type_quant(op->operands[k].value->type)) return true;
  for (uint32_t k = 0; k < op->result_count; k++)
    if (ir_type_quant(op->results[k].type)) return true;
  return false;
}

/* --- Scales ----------------------------------------------------------------------------------- */

/* Checks that the scales fit the tensor. */
static bool scales_fit(proc *p, const insn *i, const ir_quant *q, const interp_value *v) {
  bool ok = q->scale_count >= 1 && !q->any && !q->sub_channel && /* which no op takes */
            ir_type_is(q->expressed, IR_TYPE_FLOAT);
  if (q->per_axis)
    ok = ok && q->axis >= 0 && (size_t)q->axis < value_rank(v) &&
         (int64_t)q->scale_count == value_dims(v)[q->axis];
  return ok || ev_error(p, i, DIAG_INTERP_BAD_TYPE,
                        "the scales of a quantized type do not fit the tensor's shape");
}

/* The number of the scale and zero point of element e. */
static size_t scale_of(const ir_quant *q, const interp_value *v, size_t e) {
  return q->per_axis ? ev_index_along(value_dims(v), value_rank(v), (size_t)q->axis, e) : 0;
}

/* --- Both ways -------------------------------------------------------------------------------- */

/* (stored - zero point), rounded to the expressed type, times the scale, rounded again. */
static interp_value *dequantize(proc *p, const insn *i, const interp_value *v, const ir_quant *q) {
  if (!scales_fit(p, i, q, v)) return NULL;
  interp_value *r = ev_temp(p, i, q->expressed, value_dims(v), value_rank(v));
  num_kind e = r ? (num_kind)r->num : NUM_NONE;
  size_t size = ev_num_rows[v->num].bytes, out_size = ev_num_rows[e].bytes;
  for (size_t k = 0; r && k < v->count; k++) {
    size_t s = scale_of(q, v, k);
    int64_t stored = ev_num_int((num_kind)v->num, v->data + k * size) - q->zero_points[s];
    double x = ev_num_round_int(e, stored, false) * ev_num_round(e, q->scales[s]);
    ev_num_set_float(e, r->data + k * out_size, x);
  }
  return r;
}

/* round_nearest_even(clamp(min, x / scale + zero point, max)); each step in the expressed type. */
static interp_value *quantize(proc *p, const insn *i, const interp_value *v, const ir_type *element,
                              const ir_type *type) {
  const ir_quant *q = element->quant;
  if (!scales_fit(p, i, q, v)) return NULL;
  interp_value *r = ev_temp(p, i, element, value_dims(v), value_rank(v));
  num_kind e = (num_kind)v->num;
  double low = ev_num_round_int(e, q->storage_min, false);
  double high = ev_num_round_int(e, q->storage_max, false);
  size_t size = ev_num_rows[e].bytes;
  for (size_t k = 0; r && k < v->count; k++) {
    size_t s = scale_of(q, v, k);
    double x = ev_num_float(e, v->data + k * size);
    x = ev_num_round(e, x / ev_num_round(e, q->scales[s]));
    x = ev_num_round(e, x + ev_num_round_int(e, q->zero_points[s], false));
    x = x < low ? low : x > high ? high : x;
    x = rint(x);
    int64_t stored = x != x ? 0 : x >= 0x1p63 ? INT64_MAX : x < -0x1p63 ? INT64_MIN : (int64_t)x;
    ev_num_set_int((num_kind)r->num, r->data + k * ev_num_rows[r->num].bytes, stored);
  }
  if (r && type) r->type = type;
  return r;
}

eval_status eval_uniform_dequantize(proc *p, insn *i, interp_value **in, interp_value **out) {
  const ir_quant *q = ir_type_quant(in[0]->type);
  if (!ev_declared(p, i, 0, value_dims(in[0]), value_rank(in[0]))) return EVAL_FAIL;
  out[0] = dequantize(p, i, in[0], q);
  return out[0] ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_uniform_quantize(proc *p, insn *i, interp_value **in, interp_value **out) {
  const ir_type *t = ev_declared(p, i, 0, value_dims(in[0]), value_rank(in[0]));
  if (!t) return EVAL_FAIL;
  const ir_quant *q = ir_type_quant(in[0]->type);
  interp_value *x = q ? dequantize(p, i, in[0], q) : interp_retain(in[0]);
  out[0] = x ? quantize(p, i, x, t->shaped.element, t) : NULL;
  interp_release(x);
  return out[0] ? EVAL_OK : EVAL_FAIL;
}

/* --- Other operations ------------------------------------------------------------------------- */

/* The instruction as it is for expressed types. */
static insn *expressed_insn(proc *p, insn *i) {
  if (i->cache) return i->cache;
  insn *e = ev_run_alloc(p->run, 1, sizeof *e);
  const ir_type **results = ev_run_alloc(p->run, i->out_count, sizeof *results);
  if (!e || !results) return NULL;
  *e = *i;
  e->memos = NULL;
  e->eval = ev_behavior_of(ir_op_id(i->op))->eval;
  for (uint32_t k = 0; k < i->out_count; k++) {
    const ir_type *t = i->results[k];
    const ir_quant *q = ir_type_quant(t);
    results[k] = q && ir_type_is(t, IR_TYPE_TENSOR)
                     ? ev_type(p, i, q->expressed, t->shaped.dims, t->shaped.rank)
                     : t;
    if (!results[k]) return NULL;
  }
  e->results = results;
  i->cache = e;
  return e;
}

eval_status eval_quantized(proc *p, insn *i, interp_value **in, interp_value **out) {
  insn *e = expressed_insn(p, i);
  if (!e) return EVAL_FAIL;
  for (uint32_t k = 0; k < i->in_count; k++) {
    const ir_quant *q = in[k]->kind == VALUE_TENSOR ? ir_type_quant(in[k]->type) : NULL;
    if (!q) continue;
    interp_value *x = dequantize(p, i, in[k], q);
    if (!x) return EVAL_FAIL;
    interp_release(in[k]);
    in[k] = x;
  }
  eval_status s = e->eval(p, e, in, out);
  for (uint32_t k = 0; s == EVAL_OK && k < i->out_count; k++) {
    if (!ir_type_quant(i->results[k])) continue;
    const ir_type *t = ev_declared(p, i, k, value_dims(out[k]), value_rank(out[k]));
    interp_value *q = t ? quantize(p, i, out[k], t->shaped.element, t) : NULL;
    interp_release(out[k]);
    out[k] = q;
    if (!q) s = EVAL_FAIL;
  }
  return s;
}
