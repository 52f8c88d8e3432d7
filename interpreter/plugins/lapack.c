/* SPDX-License-Identifier: Apache-2.0 */
/* Custom calls of LAPACK, as JAX exports them for CPU (lapack_…_ffi), and those of the TPU that
 * mean the same (Qr, LuDecomposition, Eigh, ProductOfElementaryHouseholderReflectors).
 *
 * Operands, results and configurations: jax/_src/lax/linalg.py and jaxlib/cpu/lapack_kernels.cc of
 * github.com/jax-ml/jax. Matrices are the last two dimensions; what stands before them is a batch.
 * The letters s, d, c, z are LAPACK's: f32, f64, complex<f32>, complex<f64>.
 */
#include <lapacke.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "interpreter/plugin.h"

#define ROWS LAPACK_ROW_MAJOR

/* --- One shape for the routines of the four types ------------------------------------------------
 */

typedef struct kind {
  const char *element, *real;
  bool is_complex;
  size_t size; /* of an element */
  int (*potrf)(char uplo, int n, void *a);
  int (*getrf)(int m, int n, void *a, int *pivots);
  int (*geqrf)(int m, int n, void *a, void *tau);
  int (*geqp3)(int m, int n, void *a, int *pivots, void *tau);
  int (*orgqr)(int m, int n, int k, void *a, void *tau);
  int (*ormqr)(char side, char trans, int m, int n, int k, void *a, int lda, void *tau, void *c);
  int (*syevd)(char mode, char uplo, int n, void *a, void *w);
  int (*gesdd)(char mode, int m, int n, void *a, void *s, void *u, int ldu, void *vt, int ldvt);
  int (*gesvd)(char mode, int m, int n, void *a, void *s, void *u, int ldu, void *vt, int ldvt,
               void *work);
  int (*geev)(char left, char right, int n, void *a, void *w, void *wi, void *vl, void *vr);
  int (*gees)(char mode, int n, void *a, void *w, void *wi, void *vs, int *sdim);
  int (*gehrd)(int n, int low, int high, void *a, void *tau);
  int (*sytrd)(char uplo, int n, void *a, void *d, void *e, void *tau);
  int (*gtsv)(int n, int nrhs, void *dl, void *d, void *du, void *b);
  void (*trsm)(char side, char uplo, char trans, char diag, int m, int n, const void *a, void *b);
} kind;

/* BLAS as Fortran has it: liblapacke has no C face for it. */
#define TRSM(T, name)                                                                            \
  void name##_(const char *, const char *, const char *, const char *, const int *, const int *, \
               const T *, const T *, const int *, T *, const int *);
TRSM(float, strsm)
TRSM(double, dtrsm)
TRSM(lapack_complex_float, ctrsm)
TRSM(lapack_complex_double, ztrsm)

#define COMMON(x, T)                                                                             \
  static int x##_potrf(char uplo, int n, void *a) {                                              \
    return LAPACKE_##x##potrf(ROWS, uplo, n, a, n);                                              \
  }                                                                                              \
  static int x##_getrf(int m, int n, void *a, int *pivots) {                                     \
    return LAPACKE_##x##getrf(ROWS, m, n, a, n, pivots);                                         \
  }                                                                                              \
  static int x##_geqrf(int m, int n, void *a, void *tau) {                                       \
    return LAPACKE_##x##geqrf(ROWS, m, n, a, n, tau);                                            \
  }                                                                                              \
  static int x##_geqp3(int m, int n, void *a, int *pivots, void *tau) {                          \
    return LAPACKE_##x##geqp3(ROWS, m, n, a, n, pivots, tau);                                    \
  }                                                                                              \
  static int x##_gesdd(char mode, int m, int n, void *a, void *s, void *u, int ldu, void *vt,    \
                       int ldvt) {                                                               \
    return LAPACKE_##x##gesdd(ROWS, mode, m, n, a, n, s, u, ldu, vt, ldvt);                      \
  }                                                                                              \
  static int x##_gesvd(char mode, int m, int n, void *a, void *s, void *u, int ldu, void *vt,    \
                       int ldvt, void *work) {                                                   \
    return LAPACKE_##x##gesvd(ROWS, mode, mode, m, n, a, n, s, u, ldu, vt, ldvt, work);          \
  }                                                                                              \
  static int x##_gehrd(int n, int low, int high, void *a, void *tau) {                           \
    return LAPACKE_##x##gehrd(ROWS, n, low, high, a, n, tau);                                    \
  }                                                                                              \
  static int x##_gtsv(int n, int nrhs, void *dl, void *d, void *du, void *b) {                   \
    return LAPACKE_##x##gtsv(ROWS, n, nrhs, dl, d, du, b, nrhs);                                 \
  }                                                                                              \
  /* Rows read as columns are the transpose: the side and the triangle change, `trans` does not. \
   */                                                                                            \
  static void x##_trsm(char side, char uplo, char trans, char diag, int m, int n, const void *a, \
                       void *b) {                                                                \
    const char other_side = side == 'L' ? 'R' : 'L', other = uplo == 'L' ? 'U' : 'L';            \
    const int lda = side == 'L' ? m : n;                                                         \
    const T one = 1;                                                                             \
    x##trsm_(&other_side, &other, &trans, &diag, &n, &m, &one, a, &lda, b, &n);                  \
  }
COMMON(s, float)
COMMON(d, double)
COMMON(c, lapack_complex_float)
COMMON(z, lapack_complex_double)

#define REAL_OR_COMPLEX(x, or, sy)                                                              \
  static int x##_orgqr(int m, int n, int k, void *a, void *tau) {                               \
    return LAPACKE_##x## or ##gqr(ROWS, m, n, k, a, n, tau);                                    \
  }                                                                                             \
  static int x##_ormqr(char side, char trans, int m, int n, int k, void *a, int lda, void *tau, \
                       void *c) {                                                               \
    return LAPACKE_##x## or ##mqr(ROWS, side, trans, m, n, k, a, lda, tau, c, n);               \
  }                                                                                             \
  static int x##_syevd(char mode, char uplo, int n, void *a, void *w) {                         \
    return LAPACKE_##x##sy##evd(ROWS, mode, uplo, n, a, n, w);                                  \
  }                                                                                             \
  static int x##_sytrd(char uplo, int n, void *a, void *d, void *e, void *tau) {                \
    return LAPACKE_##x##sy##trd(ROWS, uplo, n, a, n, d, e, tau);                                \
  }
REAL_OR_COMPLEX(s, or, sy)
REAL_OR_COMPLEX(d, or, sy)
REAL_OR_COMPLEX(c, un, he)
REAL_OR_COMPLEX(z, un, he)

#define EIGEN_REAL(x)                                                                      \
  static int x##_geev(char left, char right, int n, void *a, void *w, void *wi, void *vl,  \
                      void *vr) {                                                          \
    return LAPACKE_##x##geev(ROWS, left, right, n, a, n, w, wi, vl, n, vr, n);             \
  }                                                                                        \
  static int x##_gees(char mode, int n, void *a, void *w, void *wi, void *vs, int *sdim) { \
    return LAPACKE_##x##gees(ROWS, mode, 'N', NULL, n, a, n, sdim, w, wi, vs, n);          \
  }
#define EIGEN_COMPLEX(x)                                                                   \
  static int x##_geev(char left, char right, int n, void *a, void *w, void *wi, void *vl,  \
                      void *vr) {                                                          \
    (void)wi;                                                                              \
    return LAPACKE_##x##geev(ROWS, left, right, n, a, n, w, vl, n, vr, n);                 \
  }                                                                                        \
  static int x##_gees(char mode, int n, void *a, void *w, void *wi, void *vs, int *sdim) { \
    (void)wi;                                                                              \
    return LAPACKE_##x##gees(ROWS, mode, 'N', NULL, n, a, n, sdim, w, vs, n);              \
  }
EIGEN_REAL(s)
EIGEN_REAL(d)
EIGEN_COMPLEX(c)
EIGEN_COMPLEX(z)

#define KIND(x, element, real, is_complex, size)                                              \
  {                                                                                           \
    element, real, is_complex, size, x##_potrf, x##_getrf, x##_geqrf, x##_geqp3, x##_orgqr,   \
        x##_ormqr, x##_syevd, x##_gesdd, x##_gesvd, x##_geev, x##_gees, x##_gehrd, x##_sytrd, \
        x##_gtsv, x##_trsm                                                                    \
  }
enum { S, D, C, Z, KINDS };
static const kind kinds[KINDS] = {
    [S] = KIND(s, "f32", "f32", false, 4),
    [D] = KIND(d, "f64", "f64", false, 8),
    [C] = KIND(c, "complex<f32>", "f32", true, 8),
    [Z] = KIND(z, "complex<f64>", "f64", true, 16),
};

/* --- What every target does first --- */

static bool fail(const hlo_call *c, const char *why) {
  c->fail(c, why);
  return false;
}

/* The kind of a call: the row's, or that of the first operand. NULL with a reason. */
static const kind *kind_of(const hlo_call *c) {
  if (c->operand_count)
    for (size_t k = 0; k < KINDS; k++)
      if (strcmp(c->operands[0].element, kinds[k].element) == 0 &&
          (!c->user || c->user == &kinds[k]))
        return &kinds[k];
  fail(c, "operand 0 has another element type than the target computes with");
  return NULL;
}

/* Matrices of `m` by `n`, `batch` of them. */
typedef struct shape {
  size_t batch;
  int m, n;
} shape;

static bool matrix_shape(const hlo_call *c, const hlo_call_tensor *t, shape *out) {
  if (t->rank < 2 || t->dims[t->rank - 2] > INT_MAX || t->dims[t->rank - 1] > INT_MAX)
    return fail(c, "an operand or result is not a matrix, or it is too large");
  *out = (shape){1, (int)t->dims[t->rank - 2], (int)t->dims[t->rank - 1]};
  for (size_t d = 0; d + 2 < t->rank; d++) out->batch *= (size_t)t->dims[d];
  return true;
}

/* A tensor of `batch` times `each` elements of a type: what a routine is about to read or write. */
static bool holds(const hlo_call *c, const hlo_call_tensor *t, const char *element, size_t batch,
                  size_t each) {
  if (strcmp(t->element, element) == 0 && t->count == batch * each) return true;
  return fail(c, "an operand or result has another type than the target asks for");
}

static bool counts(const hlo_call *c, size_t operands, size_t results) {
  return (c->operand_count == operands && c->result_count == results) ||
         fail(c, "the number of operands or results is not that of the target");
}

static bool letter(const hlo_call *c, const char *name, const char *letters, char *out) {
  int64_t value;
  if (c->integer(c, name, &value) && value > 0 && value < 127 && strchr(letters, (int)value)) {
    *out = (char)value;
    return true;
  }
  return fail(c, "a letter of backend_config is missing or not one of LAPACK's");
}

static void *item(const hlo_call_tensor *t, size_t batch, size_t index) {
  return (char *)t->data + t->count / (batch ? batch : 1) * t->element_size * index;
}

static void copy(const hlo_call_tensor *to, const hlo_call_tensor *from) {
  if (from->count) memcpy(to->data, from->data, from->count * from->element_size);
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* Results of one batch: info is an i32 each. A negative one is a wrong argument: ours to answer
 * for. */
static bool put_info(const hlo_call *c, const hlo_call_tensor *t, size_t b, int info) {
  if (info < 0) return fail(c, "LAPACK refuses an argument");
  if (t) ((int32_t *)t->data)[b] = info;
  return true;
}

/* Begins most targets: the kind, a matrix operand copied to result 0, `results` results of which
 * the last is info when `info`. */
static const kind *begin(const hlo_call *c, size_t operands, size_t results, bool info, shape *s) {
  const kind *k = counts(c, operands, results) ? kind_of(c) : NULL;
  if (!k || !matrix_shape(c, &c->operands[0], s)) return NULL;
  size_t each = (size_t)s->m * (size_t)s->n;
  if (!holds(c, &c->results[0], k->element, s->batch, each)) return NULL;
  if (info && !holds(c, &c->results[results - 1], "i32", s->batch, 1)) return NULL;
  copy(&c->results[0], &c->operands[0]);
  return k;
}

static bool is_square(const hlo_call *c, const shape *s) {
  return s->m == s->n || fail(c, "the matrix is not square");
}

/* Matrix b of result or operand k. */
#define RESULT(k) item(&c->results[k], s.batch, b)
#define OPERAND(k) item(&c->operands[k], s.batch, b)
/* Ends a target: calls the routine for each matrix b, and puts what it says into `info`. */
#define FOR_EACH_MATRIX(info, call)                    \
  for (size_t b = 0; b < s.batch; b++)                 \
    if (!put_info(c, (info), b, (call))) return false; \
  return true

/* --- Targets --- */

static bool potrf(const hlo_call *c) {
  shape s;
  char uplo;
  const kind *k = begin(c, 1, 2, true, &s);
  if (!k || !is_square(c, &s) || !letter(c, "uplo", "LU", &uplo)) return false;
  FOR_EACH_MATRIX(&c->results[1], k->potrf(uplo, s.n, RESULT(0)));
}

static bool getrf(const hlo_call *c) {
  shape s;
  const kind *k = begin(c, 1, 3, true, &s);
  size_t few = k ? least((size_t)s.m, (size_t)s.n) : 0;
  if (!k || !holds(c, &c->results[1], "i32", s.batch, few)) return false;
  FOR_EACH_MATRIX(&c->results[2], k->getrf(s.m, s.n, RESULT(0), RESULT(1)));
}

/* The same with pivots that count from 0, and the permutation of the rows that they make. */
static bool lu_decomposition(const hlo_call *c) {
  shape s;
  const kind *k = begin(c, 1, 3, false, &s);
  size_t few = k ? least((size_t)s.m, (size_t)s.n) : 0;
  if (!k || !holds(c, &c->results[1], "i32", s.batch, few) ||
      !holds(c, &c->results[2], "i32", s.batch, (size_t)s.m))
    return false;
  for (size_t b = 0; b < s.batch; b++) {
    int32_t *pivots = RESULT(1), *rows = RESULT(2);
    int info = k->getrf(s.m, s.n, RESULT(0), pivots);
    if (!put_info(c, NULL, b, info)) return false;
    for (int r = 0; r < s.m; r++) rows[r] = r;
    for (size_t r = 0; r < few; r++) {
      int32_t with = --pivots[r], row = rows[r];
      rows[r] = rows[with];
      rows[with] = row;
    }
  }
  return true;
}

static bool geqrf(const hlo_call *c) {
  shape s;
  const kind *k = begin(c, 1, 2, false, &s);
  if (!k || !holds(c, &c->results[1], k->element, s.batch, least((size_t)s.m, (size_t)s.n)))
    return false;
  FOR_EACH_MATRIX(NULL, k->geqrf(s.m, s.n, RESULT(0), RESULT(1)));
}

static bool geqp3(const hlo_call *c) {
  shape s;
  const kind *k = begin(c, 2, 3, false, &s);
  if (!k || !holds(c, &c->operands[1], "i32", s.batch, (size_t)s.n) ||
      !holds(c, &c->results[1], "i32", s.batch, (size_t)s.n) ||
      !holds(c, &c->results[2], k->element, s.batch, least((size_t)s.m, (size_t)s.n)))
    return false;
  copy(&c->results[1], &c->operands[1]);
  FOR_EACH_MATRIX(NULL, k->geqp3(s.m, s.n, RESULT(0), RESULT(1), RESULT(2)));
}

static bool orgqr(const hlo_call *c) {
  shape s;
  const kind *k = begin(c, 2, 1, false, &s);
  if (!k) return false;
  size_t reflectors = s.batch ? c->operands[1].count / s.batch : 0;
  if (reflectors > (size_t)s.n || s.n > s.m ||
      !holds(c, &c->operands[1], k->element, s.batch, reflectors))
    return fail(c, "there are more reflectors than columns, or more columns than rows");
  FOR_EACH_MATRIX(NULL, k->orgqr(s.m, s.n, (int)reflectors, RESULT(0), OPERAND(1)));
}

/* Operands: reflectors, their factors, and the matrix that they are applied to. */
static bool ormqr(const hlo_call *c) {
  shape a, s;
  int64_t left, transpose;
  const kind *k = counts(c, 3, 1) ? kind_of(c) : NULL;
  if (!k || !matrix_shape(c, &c->operands[0], &a) || !matrix_shape(c, &c->operands[2], &s))
    return false;
  if (!c->integer(c, "left", &left) || !c->integer(c, "transpose", &transpose))
    return fail(c, "left or transpose is missing");
  size_t reflectors = s.batch ? c->operands[1].count / s.batch : 0;
  if (a.batch != s.batch || a.m != (left ? s.m : s.n) || reflectors > (size_t)a.n ||
      !holds(c, &c->operands[1], k->element, s.batch, reflectors) ||
      !holds(c, &c->operands[2], k->element, s.batch, (size_t)s.m * (size_t)s.n) ||
      !holds(c, &c->results[0], k->element, s.batch, (size_t)s.m * (size_t)s.n))
    return fail(c, "the matrices do not fit each other");
  copy(&c->results[0], &c->operands[2]);
  char trans = !transpose ? 'N' : k->is_complex ? 'C' : 'T';
  FOR_EACH_MATRIX(NULL, k->ormqr(left ? 'L' : 'R', trans, s.m, s.n, (int)reflectors, OPERAND(0),
                                 a.n, OPERAND(1), RESULT(0)));
}

static bool eigenvalues(const hlo_call *c, const kind *k, const shape *s, char mode, char uplo,
                        const hlo_call_tensor *info) {
  if (!is_square(c, s) || !holds(c, &c->results[1], k->real, s->batch, (size_t)s->n)) return false;
  for (size_t b = 0; b < s->batch; b++)
    if (!put_info(c, info, b,
                  k->syevd(mode, uplo, s->n, item(&c->results[0], s->batch, b),
                           item(&c->results[1], s->batch, b))))
      return false;
  return true;
}

static bool syevd(const hlo_call *c) {
  shape s;
  char mode, uplo;
  const kind *k = begin(c, 1, 3, true, &s);
  return k && letter(c, "mode", "NV", &mode) && letter(c, "uplo", "LU", &uplo) &&
         eigenvalues(c, k, &s, mode, uplo, &c->results[2]);
}

/* The configuration is "lower,sort,iterations,tolerance". */
static bool eigh(const hlo_call *c) {
  shape s;
  const kind *k = begin(c, 1, 2, false, &s);
  return k && eigenvalues(c, k, &s, 'V', c->config[0] == '0' ? 'U' : 'L', NULL);
}

/* Results: what is left of the operand, singular values, U, V transposed, info. */
static bool svd(const hlo_call *c, bool divide) {
  shape s, u, vt;
  char mode;
  const kind *k = begin(c, 1, 5, true, &s);
  if (!k || !letter(c, "mode", "ASN", &mode) || !matrix_shape(c, &c->results[2], &u) ||
      !matrix_shape(c, &c->results[3], &vt))
    return false;
  size_t few = least((size_t)s.m, (size_t)s.n);
  bool fits = u.m == s.m && vt.n == s.n && (size_t)u.n >= few && (size_t)vt.m >= few &&
              (mode != 'A' || (u.n == s.m && vt.m == s.n));
  if (!fits) return fail(c, "U or V has another shape than the mode asks for");
  if (!holds(c, &c->results[1], k->real, s.batch, few) ||
      !holds(c, &c->results[2], k->element, s.batch, (size_t)u.m * (size_t)u.n) ||
      !holds(c, &c->results[3], k->element, s.batch, (size_t)vt.m * (size_t)vt.n))
    return false;
  void *work = calloc(few + 1, 16);
  bool ok = work || fail(c, "out of memory");
  for (size_t b = 0; ok && b < s.batch; b++) {
    void *a = RESULT(0), *w = RESULT(1);
    void *left = RESULT(2), *right = RESULT(3);
    int info = divide ? k->gesdd(mode, s.m, s.n, a, w, left, u.n, right, vt.n)
                      : k->gesvd(mode, s.m, s.n, a, w, left, u.n, right, vt.n, work);
    ok = put_info(c, &c->results[4], b, info);
  }
  free(work);
  return ok;
}
static bool gesdd(const hlo_call *c) { return svd(c, true); }
static bool gesvd(const hlo_call *c) { return svd(c, false); }

/* Columns of a real matrix become complex vectors: of a pair of eigenvalues, x + iy and x - iy. */
#define UNPACK(T, name)                                                  \
  static void name(int n, const T *imaginary, const T *packed, T *out) { \
    for (int j = 0; j < n; j++) {                                        \
      bool pair = imaginary[j] != 0 && j + 1 < n;                        \
      for (int r = 0; r < n; r++) {                                      \
        T *to = out + 2 * ((size_t)r * (size_t)n + (size_t)j);           \
        const T *from = packed + (size_t)r * (size_t)n + (size_t)j;      \
        to[0] = from[0];                                                 \
        to[1] = pair ? from[1] : 0;                                      \
        if (pair) to[2] = from[0], to[3] = -from[1];                     \
      }                                                                  \
      j += pair;                                                         \
    }                                                                    \
  }
UNPACK(float, unpack_floats)
UNPACK(double, unpack_doubles)

static void unpack(const kind *k, int n, const void *imaginary, const void *packed, void *out) {
  if (k == &kinds[S])
    unpack_floats(n, imaginary, packed, out);
  else
    unpack_doubles(n, imaginary, packed, out);
}

/* Results: eigenvalues (real and imaginary parts of a real matrix), left and right vectors, info.
 */
static bool geev(const hlo_call *c) {
  const kind *k = kind_of(c);
  shape s;
  char left, right;
  if (!k || !counts(c, 1, k->is_complex ? 4 : 5) || !matrix_shape(c, &c->operands[0], &s) ||
      !is_square(c, &s) || !letter(c, "compute_left", "NV", &left) ||
      !letter(c, "compute_right", "NV", &right))
    return false;
  const char *vectors = k->is_complex ? k->element : kinds[k == &kinds[S] ? C : Z].element;
  const hlo_call_tensor *r = c->results, *vl = r + c->result_count - 3, *vr = vl + 1,
                        *info = vl + 2;
  size_t n = (size_t)s.n, square = n * n;
  if (!holds(c, r, k->element, s.batch, n) || !holds(c, vl, vectors, s.batch, square) ||
      !holds(c, vr, vectors, s.batch, square) || !holds(c, info, "i32", s.batch, 1) ||
      (!k->is_complex && !holds(c, r + 1, k->element, s.batch, n)))
    return false;
  char *a = malloc((3 * square + 1) * k->size);
  bool ok = a || fail(c, "out of memory");
  for (size_t b = 0; ok && b < s.batch; b++) {
    void *x = a + square * k->size, *y = a + 2 * square * k->size, *w = item(r, s.batch, b);
    void *wi = k->is_complex ? NULL : item(r + 1, s.batch, b);
    memcpy(a, OPERAND(0), square * k->size);
    ok = put_info(c, info, b, k->geev(left, right, s.n, a, w, wi, x, y));
    for (int side = 0; ok && side < 2; side++) {
      void *from = side ? y : x, *to = item(side ? vr : vl, s.batch, b);
      if ((side ? right : left) != 'V') continue;
      if (k->is_complex)
        memcpy(to, from, square * k->size);
      else
        unpack(k, s.n, wi, from, to);
    }
  }
  free(a);
  return ok;
}

/* Results: the Schur form, its vectors, eigenvalues as above, how many were selected, info. */
static bool gees(const hlo_call *c) {
  const kind *k = kind_of(c);
  shape s;
  char mode;
  if (!k || !begin(c, 1, k->is_complex ? 5 : 6, true, &s) || !is_square(c, &s) ||
      !letter(c, "mode", "NV", &mode))
    return false;
  const hlo_call_tensor *r = c->results, *w = r + 2, *sdim = r + c->result_count - 2;
  size_t n = (size_t)s.n;
  if (!holds(c, r + 1, k->element, s.batch, n * n) || !holds(c, w, k->element, s.batch, n) ||
      !holds(c, sdim, "i32", s.batch, 1) ||
      (!k->is_complex && !holds(c, w + 1, k->element, s.batch, n)))
    return false;
  FOR_EACH_MATRIX(r + c->result_count - 1,
                  k->gees(mode, s.n, item(r, s.batch, b), item(w, s.batch, b),
                          k->is_complex ? NULL : item(w + 1, s.batch, b), item(r + 1, s.batch, b),
                          item(sdim, s.batch, b)));
}

static bool gehrd(const hlo_call *c) {
  shape s;
  int64_t low, high;
  const kind *k = begin(c, 1, 3, true, &s);
  if (!k || !is_square(c, &s)) return false;
  if (!c->integer(c, "low", &low) || !c->integer(c, "high", &high) || low < 1 || high > s.n)
    return fail(c, "low or high is missing or out of range");
  if (!holds(c, &c->results[1], k->element, s.batch, s.n ? (size_t)s.n - 1 : 0)) return false;
  FOR_EACH_MATRIX(&c->results[2], k->gehrd(s.n, (int)low, (int)high, RESULT(0), RESULT(1)));
}

/* Results: the operand overwritten, diagonal, off-diagonal, factors, info. */
static bool sytrd(const hlo_call *c) {
  shape s;
  char uplo;
  const kind *k = begin(c, 1, 5, true, &s);
  if (!k || !is_square(c, &s) || !letter(c, "uplo", "LU", &uplo)) return false;
  size_t n = (size_t)s.n, off = n ? n - 1 : 0;
  if (!holds(c, &c->results[1], k->real, s.batch, n) ||
      !holds(c, &c->results[2], k->real, s.batch, off) ||
      !holds(c, &c->results[3], k->element, s.batch, off))
    return false;
  FOR_EACH_MATRIX(&c->results[4], k->sytrd(uplo, s.n, RESULT(0), RESULT(1), RESULT(2), RESULT(3)));
}

/* Diagonals all have the length of the main one: the lower one begins with an element that nobody
 * reads, the upper one ends with one. */
static bool gtsv(const hlo_call *c) {
  shape s;
  const kind *k = counts(c, 4, 5) ? kind_of(c) : NULL;
  if (!k || !matrix_shape(c, &c->operands[3], &s) || !holds(c, &c->results[4], "i32", s.batch, 1))
    return false;
  for (size_t d = 0; d < 4; d++) {
    size_t each = (size_t)s.m * (d == 3 ? (size_t)s.n : 1);
    if (!holds(c, &c->operands[d], k->element, s.batch, each) ||
        !holds(c, &c->results[d], k->element, s.batch, each))
      return false;
    copy(&c->results[d], &c->operands[d]);
  }
  for (size_t b = 0; b < s.batch; b++) {
    char *low = RESULT(0);
    if (!put_info(c, &c->results[4], b,
                  k->gtsv(s.m, s.n, s.m ? low + k->size : low, RESULT(1), RESULT(2), RESULT(3))))
      return false;
  }
  return true;
}

static bool trsm(const hlo_call *c) {
  shape a, s;
  char side, uplo, trans, diag;
  const kind *k = counts(c, 2, 1) ? kind_of(c) : NULL;
  if (!k || !matrix_shape(c, &c->operands[0], &a) || !matrix_shape(c, &c->operands[1], &s) ||
      !letter(c, "side", "LR", &side) || !letter(c, "uplo", "LU", &uplo) ||
      !letter(c, "trans_x", "NTC", &trans) || !letter(c, "diag", "NU", &diag))
    return false;
  if (a.m != a.n || a.m != (side == 'L' ? s.m : s.n) || a.batch != s.batch ||
      !holds(c, &c->operands[1], k->element, s.batch, (size_t)s.m * (size_t)s.n) ||
      !holds(c, &c->results[0], k->element, s.batch, (size_t)s.m * (size_t)s.n))
    return fail(c, "the matrices do not fit each other");
  copy(&c->results[0], &c->operands[1]);
  for (size_t b = 0; b < s.batch; b++)
    k->trsm(side, uplo, trans, diag, s.m, s.n, OPERAND(0), RESULT(0));
  return true;
}

/* --- The table --- */

#define FFI_TWO(real, other, fn)                                                    \
  {"lapack_s" real "_ffi", fn, &kinds[S]}, {"lapack_d" real "_ffi", fn, &kinds[D]}, \
      {"lapack_c" other "_ffi", fn, &kinds[C]}, {                                   \
    "lapack_z" other "_ffi", fn, &kinds[Z]                                          \
  }
#define FFI(name, fn) FFI_TWO(name, name, fn)

static const hlo_call_row rows[] = {
    FFI("potrf", potrf),
    FFI("getrf", getrf),
    FFI("geqrf", geqrf),
    FFI("geqp3", geqp3),
    FFI_TWO("orgqr", "ungqr", orgqr),
    FFI_TWO("ormqr", "unmqr", ormqr),
    FFI_TWO("syevd", "heevd", syevd),
    FFI("gesdd", gesdd),
    FFI("gesvd", gesvd),
    FFI("geev", geev),
    FFI("gees", gees),
    FFI("gehrd", gehrd),
    FFI_TWO("sytrd", "hetrd", sytrd),
    FFI("gtsv", gtsv),
    FFI("trsm", trsm),
    {"Qr", geqrf, NULL},
    {"LuDecomposition", lu_decomposition, NULL},
    {"Eigh", eigh, NULL},
    {"ProductOfElementaryHouseholderReflectors", orgqr, NULL},
};

const hlo_call_table *hlo_custom_calls(void) {
  static const hlo_call_table table = {HLO_CALL_VERSION, rows, sizeof rows / sizeof *rows};
  return &table;
}
