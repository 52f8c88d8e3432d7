/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that work element by element. */
#include <math.h>
#include <string.h>

#include "checker.h"

/* --- Results like operands --- */

bool vf_infer_elementwise(checker *k) {
  const op_plan *p = current_plan(k);
  bool same = k->op->operand_count > 0;
  for (size_t i = 1; same && i < k->op->operand_count; i++) same = in(k, i) == in(k, 0);
  if (same && k->op->result_count == 1 && out(k, 0) == in(k, 0)) return true;
  RETURN_UNLESS(k->op->operand_count, p->types_row,
                "Expected non-empty operands for [CompatibleOperandsAndResultType]");
  inferred r;
  types operands = vf_operand_types(k, k->op, 0, k->op->operand_count);
  return vf_infer_most_specific(k, p->shape_row, operands, &r) &&
         result_is(k, r, p->shape_row, p->element_row);
}

/* --- result_accuracy --- */

bool vf_check_accuracy(checker *k, const ir_param *p) {
  double atol = p[0].d, rtol = p[1].d;
  int64_t ulps = p[2].i;
  const char *mode = vf_enum_case(p[3].attr);
  RETURN_UNLESS(!signbit(atol) && !signbit(rtol) && ulps >= 0, "tolerance", "Negative tolerance");
  bool fixed = strcmp(mode, "DEFAULT") == 0 || strcmp(mode, "HIGHEST") == 0;
  RETURN_UNLESS(!fixed || (atol == 0 && rtol == 0 && ulps == 0), "mode",
                "Invalid tolerances for ResultAccuracyAttr with mode %, must be all zero.", mode);
  return true;
}

bool verify_accuracy(checker *k) {
  const ir_attr *a = vf_prop(k, "result_accuracy");
  return !vf_is_defined(a, "result_accuracy") || vf_check_accuracy(k, a->defined.params);
}

/* --- add --- */

static bool check_quantized_add(checker *k) {
  const ir_quant *l = ir_type_quant(in(k, 0)), *r = ir_type_quant(in(k, 1)),
                 *o = ir_type_quant(out(k, 0));
  RETURN_UNLESS(l && r && o, "C2",
                "expects  all operands and results to be either quantized or non-quantized");
  if (!l || !r || !o) return true;
  RETURN_UNLESS(l->storage == r->storage && l->storage == o->storage, "C3",
                "mismatched operands and result quantization storage types");
  RETURN_UNLESS(l->expressed == r->expressed && l->expressed == o->expressed, "C4",
                "mismatched operands and result quantization expressed types");
  if (!per_axis(l) && !per_axis(r)) {
    RETURN_UNLESS(!per_axis(o), "C5",
                  "result per_axis quantized but none from rhs and lhs are per_axis quantized");
    return true;
  }
  RETURN_UNLESS(per_axis(o), "C5", "result is not per_axis quantized but lhs or rhs are");
  RETURN_UNLESS(!per_axis(l) || o->axis == l->axis, "C6",
                "quantization_dimension of lhs and result are not same % vs %", element(in(k, 0)),
                element(out(k, 0)));
  RETURN_UNLESS(!per_axis(r) || o->axis == r->axis, "C7",
                "quantization_dimension of rhs and result are not same % vs %", element(in(k, 1)),
                element(out(k, 0)));
  return true;
}

bool verify_add(checker *k) {
  const ir_type *l = element(in(k, 0)), *r = element(in(k, 1)), *o = element(out(k, 0));
  if (ir_type_quant(l) || ir_type_quant(r) || ir_type_quant(o)) return check_quantized_add(k);
  RETURN_UNLESS(l == r && l == o, "C1",
                "op requires the same element type for all operands and results");
  return true;
}

/* --- Ops with a rule of their own for the element type --- */

bool vf_infer_abs(checker *k) {
  inferred r = vf_inferred_like(in(k, 0));
  if (is_complex(r.element)) r.element = r.element->element;
  return result_is(k, r, "C1", "C2");
}

bool vf_infer_compare(checker *k) {
  inferred r = vf_inferred_like(in(k, 0));
  r.form = BOOLEAN;
  return result_is(k, r, "C2", "result");
}

bool vf_infer_complex(checker *k) {
  inferred r = vf_inferred_like(in(k, 0));
  r.form = COMPLEX_OF;
  return result_is(k, r, "C2", "C3");
}

bool vf_infer_real(checker *k) { return vf_infer_abs(k); }

bool vf_infer_is_finite(checker *k) {
  inferred r = vf_inferred_like(in(k, 0));
  r.form = BOOLEAN;
  return result_is(k, r, "C1", "y");
}

/* --- clamp, select --- */

static bool check_clamp_bound(checker *k, const char *number, const char *name, size_t i) {
  const ir_type *t = in(k, i), *operand = in(k, 1);
  RETURN_UNLESS(t->shaped.rank == 0 || vf_shapes_fit(t, operand), number,
                "% shape [%] is not scalar and is not compatible to operand shape [%]", name,
                dims_of(t), dims_of(operand));
  return true;
}

bool vf_infer_clamp(checker *k) {
  inferred r = vf_inferred_like(in(k, 1));
  r.bounds = NULL; /* upstream infers the shape alone */
  return check_clamp_bound(k, "C1", "min", 0) && check_clamp_bound(k, "C2", "max", 2) &&
         result_is(k, r, "C4", "C4");
}

/* Float precision aside, as upstream compares here. */
static bool elements_alike(const ir_type *a, const ir_type *b) {
  a = element(a);
  b = element(b);
  return a == b || (is_float(a) && is_float(b));
}

bool vf_infer_select(checker *k) {
  const ir_type *pred = in(k, 0), *on_true = in(k, 1), *on_false = in(k, 2);
  RETURN_UNLESS(vf_shapes_fit(on_true, on_false) && elements_alike(on_true, on_false), "C2",
                "requires compatible types for non-predicate operands");
  RETURN_UNLESS(pred->shaped.rank == 0 || vf_shapes_fit(pred, on_true), "C1",
                "requires the same shape for all operands");
  inferred r;
  return vf_infer_most_specific(k, "C2", vf_operand_types(k, k->op, 1, 2), &r) &&
         result_is(k, r, "C2", "C2");
}

/* --- Quantization --- */

bool vf_infer_dequantize(checker *k) {
  inferred r = vf_inferred_like(in(k, 0));
  const ir_quant *q = ir_type_quant(in(k, 0));
  r.bounds = NULL;
  r.encoding = NULL;
  if (q) r.element = q->expressed;
  return result_is(k, r, "C1", "C2");
}

bool verify_quantize(checker *k) {
  const ir_type *e = element(in(k, 0));
  const ir_quant *from = ir_type_quant(e), *to = ir_type_quant(out(k, 0));
  const ir_type *want = from ? from->expressed : e;
  RETURN_UNLESS(!to || to->expressed == want, "C2",
                "Expressed type of result expected to be %, but got %", want, to->expressed);
  return true;
}

/* --- chlo --- */

bool vf_infer_is_inf(checker *k) {
  const ir_type *t = in(k, 0);
  if (!is_ranked(t)) return true;
  inferred r = vf_inferred_like(t);
  r.form = BOOLEAN;
  return result_is(k, r, "shape", "result");
}
