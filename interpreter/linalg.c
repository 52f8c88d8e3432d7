/* triangular_solve and cholesky. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "behaviors.h"
#include "fast/kern.h"
#include "fast/nd.h"

/* Element (r, c) of a batch's matrix. */
static uint8_t *at(const interp_value *v, size_t batch, size_t r, size_t c) {
  size_t rank = value_rank(v), rows = (size_t)value_dims(v)[rank - 2],
         columns = (size_t)value_dims(v)[rank - 1];
  return v->data + ((batch * rows + r) * columns + c) * ev_num_rows[v->num].bytes;
}

static void conjugate(num_kind k, uint8_t *p) {
  if (!ev_num_is(k, NUM_COMPLEX)) return;
  num_kind part = ev_num_rows[k].part;
  uint8_t *im = p + ev_num_rows[part].bytes;
  ev_num_set_float(part, im, -ev_num_float(part, im));
}

typedef struct solver {
  num_kind num;
  kern multiply, subtract, divide;
  size_t n, right_sides; /* order of a; systems that are solved side by side */
  bool left, up, unit, transposed, adjoint;
  uint8_t *x, *known, *factor, *product; /* right_sides elements each */
} solver;

/* Substitution: unknown i, for all right-hand sides at once, is (b[i] - sum of a[i, j] x[j]) / a[i,
 * i], terms subtracted one after the other in the order in which the x[j] became known. */
static void solve(solver *s, const interp_value *a, const interp_value *b, interp_value *x,
                  size_t batch) {
  size_t size = ev_num_rows[s->num].bytes, m = s->right_sides;
  for (size_t step = 0; step < s->n; step++) {
    size_t i = s->up ? step : s->n - 1 - step;
    for (size_t k = 0; k < m; k++)
      memcpy(s->x + k * size, s->left ? at(b, batch, i, k) : at(b, batch, k, i), size);
    for (size_t t = 0; t <= step; t++) {
      size_t j = s->up ? t : s->n - 1 - t;
      if (j == i && s->unit) break;
      /* Left: op(a)[i, j]; right: op(a)[j, i]. */
      size_t r = s->left ? i : j, c = s->left ? j : i;
      uint8_t coefficient[NUM_MAX_BYTES];
      memcpy(coefficient, s->transposed ? at(a, batch, c, r) : at(a, batch, r, c), size);
      if (s->adjoint) conjugate(s->num, coefficient);
      ev_nd_fill(s->factor, coefficient, size, m);
      if (j == i) {
        const void *quotient[] = {s->x, s->factor};
        s->divide.fn(&s->divide, quotient, s->x, m);
        break;
      }
      for (size_t k = 0; k < m; k++)
        memcpy(s->known + k * size, s->left ? at(x, batch, j, k) : at(x, batch, k, j), size);
      const void *pair[] = {s->factor, s->known};
      s->multiply.fn(&s->multiply, pair, s->product, m);
      const void *rest[] = {s->x, s->product};
      s->subtract.fn(&s->subtract, rest, s->x, m);
    }
    for (size_t k = 0; k < m; k++)
      memcpy(s->left ? at(x, batch, i, k) : at(x, batch, k, i), s->x + k * size, size);
  }
}

eval_status eval_triangular_solve(proc *p, insn *i, interp_value **in, interp_value **out) {
  bool lower;
  solver s = {0};
  const char *transpose = ev_enum(p, i, "transpose_a");
  if (!transpose || !ev_operands(p, i, 2, 2) ||
      !ev_tensor(p, i, in, 0, NUM_FLOAT | NUM_COMPLEX, -1) ||
      !ev_tensor(p, i, in, 1, NUM_FLOAT | NUM_COMPLEX, (int)value_rank(in[0])) ||
      !ev_bool(p, i, "left_side", false, &s.left) || !ev_bool(p, i, "lower", false, &lower) ||
      !ev_bool(p, i, "unit_diagonal", false, &s.unit))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]);
  const int64_t *a = value_dims(in[0]), *b = value_dims(in[1]);
  s.num = (num_kind)in[0]->num;
  if (in[1]->num != in[0]->num)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "element types differ [triangular_solve C1]");
  if (rank < 2) return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "rank below 2 [triangular_solve C2]");
  bool fits = a[rank - 2] == a[rank - 1] && a[rank - 1] == b[s.left ? rank - 2 : rank - 1];
  size_t batches = 1;
  for (size_t d = 0; d + 2 < rank; d++) {
    fits &= a[d] == b[d];
    batches *= (size_t)a[d];
  }
  if (!fits)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "shapes do not fit [triangular_solve C3]");
  s.transposed = strcmp(transpose, "TRANSPOSE") == 0 || strcmp(transpose, "ADJOINT") == 0;
  s.adjoint = strcmp(transpose, "ADJOINT") == 0;
  if (s.transposed) lower = !lower;
  s.up = s.left == lower;
  s.n = (size_t)a[rank - 1];
  s.right_sides = (size_t)b[s.left ? rank - 1 : rank - 2];
  s.multiply = s.subtract = s.divide = (kern){.arity = 2, .in = {s.num, s.num}, .out = s.num};
  if (!(out[0] = ev_result(p, i, 0, b, rank))) return EVAL_FAIL;
  if (out[0]->num != s.num || !ev_bind_multiply(NULL, &s.multiply) ||
      !ev_bind_subtract(NULL, &s.subtract) || !ev_bind_divide(NULL, &s.divide))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "element types differ [triangular_solve C4]");
  if (out[0]->count == 0) return EVAL_OK;
  size_t bytes = s.right_sides * ev_num_rows[s.num].bytes;
  s.x = ev_scratch(p, i, 4, bytes);
  if (!s.x) return EVAL_FAIL;
  s.known = s.x + bytes;
  s.factor = s.known + bytes;
  s.product = s.factor + bytes;
  for (size_t k = 0; k < batches; k++) solve(&s, in[0], in[1], out[0], k);
  free(s.x);
  return EVAL_OK;
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
  if (!ev_operands(p, i, 1, 1) || !ev_tensor(p, i, in, 0, NUM_FLOAT | NUM_COMPLEX, -1) ||
      !ev_bool(p, i, "lower", false, &lower))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]), batches = 1;
  const int64_t *dims = value_dims(in[0]);
  if (rank < 2) return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "rank below 2 [cholesky C2]");
  if (dims[rank - 1] != dims[rank - 2])
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the matrices are not square [cholesky C3]");
  for (size_t d = 0; d + 2 < rank; d++) batches *= (size_t)dims[d];
  if (!(out[0] = ev_result(p, i, 0, dims, rank))) return EVAL_FAIL;
  if (out[0]->num != in[0]->num)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "element types differ [cholesky C1]");
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
