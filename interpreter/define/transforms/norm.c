/* SPDX-License-Identifier: Apache-2.0 */
/* batch_norm_inference, batch_norm_training, batch_norm_grad: the specification's decompositions,
 * each step rounded to the element type. */
#include <string.h>

#include "behaviors.h"
#include "define/definition.h"

#define VALUES_MAX 40 /* intermediate values of one operation */

/* The intermediate values of one evaluation. A step whose input failed fails too, so that results
 * are looked at once, at the end. */
typedef struct norm {
  proc *p;
  insn *i;
  num_kind num;
  int64_t feature;
  const interp_value *operand;
  interp_value *values[VALUES_MAX];
  size_t count;
} norm;

static interp_value *keep(norm *n, interp_value *v) {
  if (v && n->count < VALUES_MAX) return n->values[n->count++] = v;
  interp_release(v);
  return NULL;
}
static interp_value *like(norm *n, const interp_value *v) {
  return keep(n, ev_temp(n->p, n->i, value_element(v), value_dims(v), value_rank(v)));
}

static interp_value *step(norm *n, uint16_t op, const interp_value *a, const interp_value *b) {
  element_op e;
  interp_value *r = a && b ? like(n, a) : NULL;
  if (!r || !ev_element_bind_same(op, n->num, &e)) return NULL;
  for (size_t at = 0; at < r->size; at += bytes_of(r))
    ev_element_2(&e, a->data + at, b->data + at, r->data + at);
  return r;
}
#define ADD(a, b) step(n, OP_STABLEHLO_ADD, a, b)
#define SUBTRACT(a, b) step(n, OP_STABLEHLO_SUBTRACT, a, b)
#define MULTIPLY(a, b) step(n, OP_STABLEHLO_MULTIPLY, a, b)
#define DIVIDE(a, b) step(n, OP_STABLEHLO_DIVIDE, a, b)
static interp_value *root(norm *n, const interp_value *a) {
  return step(n, OP_STABLEHLO_SQRT, a, a);
}

/* The feature of element e of a tensor of the operand's shape. */
static size_t feature_of(const norm *n, size_t e) {
  return ev_index_along(value_dims(n->operand), value_rank(n->operand), (size_t)n->feature, e);
}

/* One number per feature, over the shape of the operand. */
static interp_value *spread(norm *n, const interp_value *v) {
  interp_value *r = v ? like(n, n->operand) : NULL;
  for (size_t e = 0; r && e < r->count; e++)
    memcpy(r->data + e * bytes_of(r), v->data + feature_of(n, e) * bytes_of(r), bytes_of(r));
  return r;
}

static interp_value *constant(norm *n, const interp_value *shape, double value) {
  interp_value *r = shape ? like(n, shape) : NULL;
  for (size_t e = 0; r && e < r->count; e++)
    ev_element_convert(NUM_F64, n->num, &value, r->data + e * bytes_of(r));
  return r;
}

/* For each feature the sum over all other dimensions, in row-major order, from 0 on. */
static interp_value *sum(norm *n, const interp_value *v) {
  if (!v) return NULL;
  int64_t features = value_dims(v)[n->feature];
  interp_value *acc = keep(n, ev_temp(n->p, n->i, value_element(v), &features, 1));
  element_op add;
  if (!acc || !ev_element_bind_same(OP_STABLEHLO_ADD, n->num, &add)) return NULL;
  memset(acc->data, 0, acc->size);
  for (size_t e = 0; e < v->count; e++) {
    uint8_t *to = acc->data + feature_of(n, e) * bytes_of(v);
    ev_element_2(&add, to, v->data + e * bytes_of(v), to);
  }
  return acc;
}

static double per_feature(const norm *n) {
  int64_t features = value_dims(n->operand)[n->feature];
  return features ? (double)(n->operand->count / (size_t)features) : 0;
}
static interp_value *mean_of(norm *n, const interp_value *v) {
  interp_value *s = sum(n, v);
  return DIVIDE(s, constant(n, s, per_feature(n)));
}

static bool open_norm(proc *p, insn *i, interp_value **in, double *epsilon, norm *n) {
  *n = (norm){.p = p, .i = i};
  const ir_attr *e = ev_attr(p, i, "epsilon");
  if (!ev_int(p, i, "feature_index", NULL, &n->feature)) return false;
  n->operand = in[0];
  if (!ir_attr_is(e, IR_ATTR_FLOAT) || e->flt.type->format->width > 64)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'epsilon' is not a float");
  *epsilon = ir_float_decode(e->flt.type->format, e->flt.bits[0]);
  n->num = (num_kind)in[0]->num;
  return true;
}

/* Hands results out and lets go of everything else. */
static eval_status close_norm(norm *n, interp_value *const *results, size_t count,
                              interp_value **out) {
  bool ok = n->i->out_count == count;
  for (size_t k = 0; ok && k < count; k++) {
    const ir_type *t =
        results[k] ? ev_declared(n->p, n->i, k, value_dims(results[k]), value_rank(results[k]))
                   : NULL;
    ok = t != NULL;
    if (ok) {
      results[k]->type = t;
      out[k] = interp_retain(results[k]);
    }
  }
  for (size_t k = 0; k < n->count; k++) interp_release(n->values[k]);
  if (!ok && !n->p->run->failed)
    ev_error(n->p, n->i, DIAG_INTERP_BAD_RESULT, "the results do not fit the operation");
  return ok ? EVAL_OK : EVAL_FAIL;
}

static interp_value *normalize(norm *n, const interp_value *scale, const interp_value *offset,
                               const interp_value *mean, const interp_value *variance,
                               double epsilon) {
  interp_value *centered = SUBTRACT(n->operand, spread(n, mean));
  interp_value *deviation = root(n, ADD(spread(n, variance), constant(n, n->operand, epsilon)));
  interp_value *normalized = DIVIDE(centered, deviation);
  return ADD(MULTIPLY(spread(n, scale), normalized), spread(n, offset));
}

eval_status eval_batch_norm_inference(proc *p, insn *i, interp_value **in, interp_value **out) {
  norm all, *n = &all;
  double epsilon = 0;
  if (!open_norm(p, i, in, &epsilon, n)) return EVAL_FAIL;
  interp_value *results[] = {normalize(n, in[1], in[2], in[3], in[4], epsilon)};
  return close_norm(n, results, 1, out);
}

eval_status eval_batch_norm_training(proc *p, insn *i, interp_value **in, interp_value **out) {
  norm all, *n = &all;
  double epsilon = 0;
  if (!open_norm(p, i, in, &epsilon, n)) return EVAL_FAIL;
  interp_value *mean = mean_of(n, n->operand);
  interp_value *centered = SUBTRACT(n->operand, spread(n, mean));
  interp_value *variance = mean_of(n, MULTIPLY(centered, centered));
  interp_value *results[] = {normalize(n, in[1], in[2], mean, variance, epsilon), mean, variance};
  return close_norm(n, results, 3, out);
}

eval_status eval_batch_norm_grad(proc *p, insn *i, interp_value **in, interp_value **out) {
  norm all, *n = &all;
  double epsilon = 0;
  if (!open_norm(p, i, in, &epsilon, n)) return EVAL_FAIL;
  const interp_value *scale = in[1], *mean = in[2], *variance = in[3], *gradient = in[4];
  interp_value *centered = SUBTRACT(n->operand, spread(n, mean));
  interp_value *shifted = ADD(spread(n, variance), constant(n, n->operand, epsilon));
  interp_value *deviation = root(n, shifted);
  interp_value *normalized = DIVIDE(centered, deviation);
  interp_value *elements = constant(n, n->operand, per_feature(n));
  interp_value *i1 = MULTIPLY(gradient, elements);
  interp_value *i2 = spread(n, sum(n, gradient));
  interp_value *i3 = spread(n, sum(n, MULTIPLY(gradient, centered)));
  interp_value *i4 = MULTIPLY(i3, centered);
  interp_value *i5 = DIVIDE(i4, shifted);
  interp_value *i6 = SUBTRACT(SUBTRACT(i1, i2), i5);
  interp_value *results[] = {MULTIPLY(DIVIDE(DIVIDE(spread(n, scale), deviation), elements), i6),
                             sum(n, MULTIPLY(gradient, normalized)), sum(n, gradient)};
  return close_norm(n, results, 3, out);
}
