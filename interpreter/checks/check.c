/* SPDX-License-Identifier: Apache-2.0 */
/* The check dialect, and the custom_call spellings of its ops.
 *
 * Equal: the same bits; two NaNs are equal whatever their payloads. Almost equal: absolute
 * difference. Close: distance in ULPs. A check reports its worst element, also when it passes. */
#include "checks.h"

#include <string.h>

static void add_index(strbuf *out, const interp_value *v, size_t at) {
  size_t rank = value_rank(v);
  strbuf_addc(out, '[');
  size_t rest = v->count;
  for (size_t d = 0; d < rank; d++) {
    rest /= (size_t)value_dims(v)[d];
    if (d) strbuf_adds(out, ", ");
    strbuf_addu(out, at / rest);
    at %= rest;
  }
  strbuf_addc(out, ']');
}

static void add_difference(strbuf *out, const interp_distance *d) {
  strbuf_addf(out, ", difference %g", d->absolute);
  if (d->ulps == UINT64_MAX)
    strbuf_adds(out, ", no distance in ULPs");
  else
    strbuf_addf(out, ", %llu ULPs", (unsigned long long)d->ulps);
}

static eval_status compare_values(proc *p, insn *i, const interp_value *a, const interp_value *b,
                                  const interp_nearness *t) {
  if (a->kind != VALUE_TENSOR || b->kind != VALUE_TENSOR || a->num != b->num ||
      !ev_same_shape(a, b))
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "the values to compare differ in type");
  num_kind k = (num_kind)a->num;
  size_t size = ev_num_rows[k].bytes, first = 0;
  bool quantized = ir_type_is(value_element(a), IR_TYPE_QUANTIZED);
  if (t->kind != INTERP_EQUAL && (quantized || !ev_num_is(k, NUM_FLOAT | NUM_COMPLEX)))
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "only floats and complex numbers can be close");
  interp_check c = {.op = i->op, .passed = true, .worst_element = -1};
  interp_distance at_first = {0}, at_worst = {0};
  bool same = t->kind == INTERP_EQUAL && memcmp(a->data, b->data, a->size) == 0;
  for (size_t e = 0; !same && e < a->count; e++) {
    interp_distance d = ev_near_distance(k, a->data + e * size, b->data + e * size, t);
    if (!d.within && c.mismatches++ == 0) {
      first = e;
      at_first = d;
    }
    if (c.worst_element < 0 || d.absolute > c.worst_difference ||
        (d.absolute == c.worst_difference && d.ulps > c.worst_ulps)) {
      c.worst_element = (int64_t)e;
      c.worst_difference = d.absolute;
      c.worst_ulps = d.ulps;
      at_worst = d;
    }
  }
  if (same && a->count) c.worst_element = 0;
  c.passed = c.mismatches == 0;
  if (p->run->options->on_check) p->run->options->on_check(&c, p->run->options->user);
  if (c.passed) return EVAL_OK;
  strbuf_auto text = STRBUF_INIT;
  strbuf_addf(&text, "%lld of %zu elements don't match", (long long)c.mismatches, a->count);
  if (t->kind == INTERP_ALMOST) strbuf_addf(&text, " with tolerance %g", t->tolerance);
  if (t->kind == INTERP_CLOSE)
    strbuf_addf(&text, " within %llu to %llu ULPs", (unsigned long long)t->least,
                (unsigned long long)t->most);
  strbuf_adds(&text, "; the first at index ");
  add_index(&text, a, first);
  strbuf_adds(&text, ": ");
  ev_value_print_element(k, a->data + first * size, &text);
  strbuf_adds(&text, " (actual) vs ");
  ev_value_print_element(k, b->data + first * size, &text);
  strbuf_adds(&text, " (expected)");
  add_difference(&text, &at_first);
  if ((size_t)c.worst_element != first) {
    strbuf_adds(&text, "; the worst at index ");
    add_index(&text, a, (size_t)c.worst_element);
    add_difference(&text, &at_worst);
  }
  ev_error(p, i, DIAG_INTERP_CHECK_FAILED, "%s", strbuf_str(&text));
  return EVAL_FAIL;
}

/* Compares with the constant of attribute 'value'. */
static eval_status compare_constant(proc *p, insn *i, const interp_value *a,
                                    const interp_nearness *t) {
  interp_value *b = i->cache;
  if (!b) {
    b = interp_from_attr(ev_attr(p, i, "value"));
    if (!b)
      return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'value' is not a dense constant");
    bool kept = ev_run_keep(p->run, b);
    interp_release(b);
    if (!kept) return EVAL_FAIL;
    i->cache = b;
  }
  return compare_values(p, i, a, b, t);
}

static bool read_tolerance(proc *p, insn *i, interp_nearness *t) {
  const ir_attr *a = ev_attr(p, i, "tolerance");
  *t = (interp_nearness){.kind = INTERP_ALMOST, .tolerance = 1e-4};
  if (!a) return true;
  if (a->kind != IR_ATTR_FLOAT || a->flt.type->format->width > 64)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'tolerance' is not a float");
  t->tolerance = ir_float_decode(a->flt.type->format, a->flt.bits[0]);
  return true;
}

static const interp_nearness exact = {.kind = INTERP_EQUAL};

eval_status eval_expect_eq(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return ev_operands(p, i, 2, 2) ? compare_values(p, i, in[0], in[1], &exact) : EVAL_FAIL;
}
eval_status eval_expect_eq_const(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return ev_operands(p, i, 1, 1) ? compare_constant(p, i, in[0], &exact) : EVAL_FAIL;
}
eval_status eval_expect_almost_eq(proc *p, insn *i, interp_value **in, interp_value **out) {
  interp_nearness t;
  (void)out;
  return ev_operands(p, i, 2, 2) && read_tolerance(p, i, &t)
             ? compare_values(p, i, in[0], in[1], &t)
             : EVAL_FAIL;
}
eval_status eval_expect_almost_eq_const(proc *p, insn *i, interp_value **in, interp_value **out) {
  interp_nearness t;
  (void)out;
  return ev_operands(p, i, 1, 1) && read_tolerance(p, i, &t) ? compare_constant(p, i, in[0], &t)
                                                             : EVAL_FAIL;
}
eval_status eval_expect_close(proc *p, insn *i, interp_value **in, interp_value **out) {
  const int64_t zero = 0, one = 1;
  int64_t least, most;
  (void)out;
  if (!ev_operands(p, i, 2, 2) || !ev_int(p, i, "min_ulp_difference", &zero, &least) ||
      !ev_int(p, i, "max_ulp_difference", &one, &most))
    return EVAL_FAIL;
  interp_nearness t = {.kind = INTERP_CLOSE, .least = (uint64_t)least, .most = (uint64_t)most};
  return compare_values(p, i, in[0], in[1], &t);
}

/* The value that an interpreter.probe wrote when it ran for the iteration-th time. */
eval_status eval_expect_serialized_eq(proc *p, insn *i, interp_value **in, interp_value **out) {
  const int64_t zero = 0;
  int64_t iteration;
  const ir_attr *id = ev_attr(p, i, "probe_id");
  (void)out;
  if (!ev_operands(p, i, 1, 1) || !ev_tensor(p, i, in, 0, 0, -1) ||
      !ev_int(p, i, "iteration", &zero, &iteration))
    return EVAL_FAIL;
  if (!ir_attr_is(id, IR_ATTR_STRING))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'probe_id' is not a string");
  interp_value *probed = ev_probe_read(p, i, id->string.value->bytes, (uint64_t)iteration, in[0]);
  eval_status s = probed ? compare_values(p, i, in[0], probed, &exact) : EVAL_FAIL;
  interp_release(probed);
  return s;
}

/* --- The spellings as custom_call --- */

static eval_status call_nearness(proc *p, insn *i, interp_value **in, const interp_nearness *t) {
  return ev_operands(p, i, 2, 2) ? compare_values(p, i, in[0], in[1], t) : EVAL_FAIL;
}
eval_status eval_call_expect_almost_eq(proc *p, insn *i, interp_value **in, interp_value **out) {
  static const interp_nearness almost = {.kind = INTERP_ALMOST, .tolerance = 1e-3};
  (void)out;
  return call_nearness(p, i, in, &almost);
}
eval_status eval_call_expect_close(proc *p, insn *i, interp_value **in, interp_value **out) {
  static const interp_nearness near = {.kind = INTERP_CLOSE, .least = 0, .most = 3};
  (void)out;
  return call_nearness(p, i, in, &near);
}

/* check.eq compares integers exactly, other numbers with a tolerance of 1e-4, and returns true. */
eval_status eval_call_check_eq(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 2, 2)) return EVAL_FAIL;
  interp_nearness t = {.kind = INTERP_ALMOST, .tolerance = 1e-4};
  if (in[1]->kind == VALUE_TENSOR && ev_num_is((num_kind)in[1]->num, NUM_INTEGER | NUM_BOOL))
    t = exact;
  eval_status s = compare_values(p, i, in[0], in[1], &t);
  if (s != EVAL_OK || i->out_count == 0) return s;
  if (!(out[0] = ev_result(p, i, 0, NULL, 0))) return EVAL_FAIL;
  if (out[0]->num != NUM_I1)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is not a tensor<i1>");
  out[0]->data[0] = 1;
  return EVAL_OK;
}
