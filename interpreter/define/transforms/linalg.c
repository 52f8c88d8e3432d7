/* SPDX-License-Identifier: Apache-2.0 */
/* triangular_solve and cholesky. */
#include <math.h>
#include <string.h>

#include "behaviors.h"
#include "define/definition.h"

/* --- triangular_solve ------------------------------------------------------------------------- */

/* op(a) * x = b, or x * op(a) = b, for one vector x at a time, by substitution: with the unknowns
 * before it known, x[i] = (b[i] - sum of op(a)[i, j] * x[j]) / op(a)[i, i]. */
bool ev_frame_triangular_solve(definition *d) {
  return ev_takes_shape(d, 0, value_dims(d->in[1]), value_rank(d->in[1]));
}

/* Element (r, c) of op(a), or of the transpose of it. */
static void coefficient(const interp_value *a, int64_t *index, bool transposed, bool adjoint,
                        int64_t r, int64_t c, uint8_t *out) {
  size_t rank = value_rank(a), half = bytes_of(a) / 2;
  index[rank - 2] = transposed ? c : r;
  index[rank - 1] = transposed ? r : c;
  memcpy(out, ev_define_at(a, index), bytes_of(a));
  num_kind part = ev_num_rows[a->num].part;
  if (adjoint && ev_num_is((num_kind)a->num, NUM_COMPLEX))
    ev_num_set_float(part, out + half, -ev_num_float(part, out + half));
}

bool ev_define_triangular_solve(definition *d) {
  const char *transpose = ev_enum(d->p, d->i, "transpose_a");
  bool left, lower, unit;
  const interp_value *m = d->in[0], *b = d->in[1];
  interp_value *x = d->out[0];
  size_t rank = value_rank(m);
  if (!transpose || !ev_bool(d->p, d->i, "left_side", false, &left) ||
      !ev_bool(d->p, d->i, "lower", false, &lower) ||
      !ev_bool(d->p, d->i, "unit_diagonal", false, &unit))
    return false;
  num_kind kind = (num_kind)x->num;
  element_op multiply, subtract, divide;
  if (!ev_element_bind_same(OP_STABLEHLO_MULTIPLY, kind, &multiply) ||
      !ev_element_bind_same(OP_STABLEHLO_SUBTRACT, kind, &subtract) ||
      !ev_element_bind_same(OP_STABLEHLO_DIVIDE, kind, &divide))
    return false;
  bool adjoint = strcmp(transpose, "ADJOINT") == 0;
  bool transposed = adjoint || strcmp(transpose, "TRANSPOSE") == 0;
  /* x * op(a) = b is transpose(op(a)) * transpose(x) = transpose(b). */
  if (!left) transposed = !transposed;
  bool upper = lower == transposed;
  size_t along = left ? rank - 2 : rank - 1;
  int64_t n = value_dims(x)[along], *at = zero_row(d, 0), *index = row(d, 1);
  for (size_t e = 0; e < x->count; e++) { /* the unknowns of a vector are met in their order */
    int64_t step = at[along], i = upper ? n - 1 - step : step;
    uint8_t *sum, factor[NUM_MAX_BYTES], product[NUM_MAX_BYTES];
    memcpy(index, at, rank * sizeof *index);
    at[along] = i;
    sum = ev_define_at(x, at);
    memcpy(sum, ev_define_at(b, at), bytes_of(x));
    for (int64_t k = 0; k < step; k++) {
      int64_t j = upper ? n - 1 - k : k;
      coefficient(m, index, transposed, adjoint, i, j, factor);
      at[along] = j;
      ev_element_2(&multiply, factor, ev_define_at(x, at), product);
      ev_element_2(&subtract, sum, product, sum);
    }
    coefficient(m, index, transposed, adjoint, i, i, factor);
    if (!unit) ev_element_2(&divide, sum, factor, sum);
    at[along] = step;
    ev_nd_next(at, value_dims(x), rank);
  }
  return true;
}

/* --- cholesky --------------------------------------------------------------------------------- */

/* Element (r, c) of a batch's matrix. */
static uint8_t *at(const interp_value *v, size_t batch, size_t r, size_t c) {
  size_t rank = value_rank(v), rows = (size_t)value_dims(v)[rank - 2],
         columns = (size_t)value_dims(v)[rank - 1];
  return v->data + ((batch * rows + r) * columns + c) * ev_num_rows[v->num].bytes;
}

static double complex load(const interp_value *v, size_t batch, size_t r, size_t c) {
  const uint8_t *p = at(v, batch, r, c);
  double complex z;
  if (!ev_num_is((num_kind)v->num, NUM_COMPLEX)) return ev_num_float((num_kind)v->num, p);
  ev_num_decode_complex((num_kind)v->num, p, 1, &z);
  return z;
}
/* Processors differ in the NaN of an invalid operation. */
static double same_nan(double x) { return x == x ? x : (double)NAN; }
static void store(interp_value *v, size_t batch, size_t r, size_t c, double complex z) {
  uint8_t *p = at(v, batch, r, c);
  z = CMPLX(same_nan(creal(z)), same_nan(cimag(z)));
  if (ev_num_is((num_kind)v->num, NUM_COMPLEX))
    ev_num_encode_complex((num_kind)v->num, &z, 1, p);
  else
    ev_num_set_float((num_kind)v->num, p, creal(z));
}

/* a = L L^H, column by column; sums in f64, each element rounded once. Only the triangle that
 * `lower` names is read; the other one of the result is zero. A matrix that is not positive
 * definite gives NaN from that column on. */
eval_status eval_cholesky(proc *p, insn *i, interp_value **in, interp_value **out) {
  bool lower;
  if (!ev_bool(p, i, "lower", false, &lower)) return EVAL_FAIL;
  size_t rank = value_rank(in[0]), batches = 1;
  const int64_t *dims = value_dims(in[0]);
  for (size_t d = 0; d + 2 < rank; d++) batches *= (size_t)dims[d];
  if (!(out[0] = ev_result(p, i, 0, dims, rank))) return EVAL_FAIL;
  size_t n = (size_t)dims[rank - 1];
  if (out[0]->count == 0) return EVAL_OK;
  for (size_t e = 0; e < batches; e++) {
    for (size_t c = 0; c < n; c++) {
      for (size_t r = 0; r < n; r++) {
        if (r < c) { /* the other triangle */
          store(out[0], e, lower ? r : c, lower ? c : r, 0);
          continue;
        }
        double complex sum = lower ? load(in[0], e, r, c) : conj(load(in[0], e, c, r));
        for (size_t k = 0; k < c; k++) {
          double complex x = lower ? load(out[0], e, r, k) : conj(load(out[0], e, k, r));
          double complex y = lower ? load(out[0], e, c, k) : conj(load(out[0], e, k, c));
          sum -= x * conj(y);
        }
        double complex value;
        if (r == c) {
          value = sqrt(creal(sum));
        } else {
          double complex d = lower ? load(out[0], e, c, c) : conj(load(out[0], e, c, c));
          value = CMPLX(creal(sum) / creal(d), cimag(sum) / creal(d));
        }
        store(out[0], e, lower ? r : c, lower ? c : r, lower ? value : conj(value));
      }
    }
  }
  return EVAL_OK;
}
