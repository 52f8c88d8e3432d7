/* Elementary functions: libm in f64 on the element's value, rounded once to the element type; by
 * fast_math.h where that is known to give the same bits. Logistic rounds after every step. Complex
 * functions follow C99's in complex double.
 *
 * The NaN of an invalid operation is negative, as glibc and x86 give it, on every machine. */
#include <math.h>
#include <string.h>

#include "fast_math.h"
#include "wide.h"

static double invalid(double r, double x) { return r == r || x != x ? r : -(double)NAN; }

#define MATH1(name, expression) \
  static double name##_d(double x) { return invalid(expression, x); }
MATH1(cbrt, cbrt(x))
MATH1(cosine, cos(x))
MATH1(exponential, exp(x))
MATH1(exponential_m1, expm1(x))
MATH1(log, log(x))
MATH1(log_p1, log1p(x))
MATH1(rsqrt, 1.0 / sqrt(x))
MATH1(sine, sin(x))
MATH1(sqrt, sqrt(x))
MATH1(tan, tan(x))
MATH1(tanh, tanh(x))
MATH1(ceil, ceil(x))
MATH1(floor, floor(x))
MATH1(round_afz, round(x))
MATH1(round_even, rint(x))

/* |z|^(1/3) at a third of z's angle. */
static double complex cbrt_z(double complex z) {
  double angle = atan2(cimag(z), creal(z)) / 3.0;
  double length = pow(pow(creal(z), 2.0) + pow(cimag(z), 2.0), 1.0 / 6.0);
  return CMPLX(length * cos(angle), length * sin(angle));
}
static double complex exponential_m1_z(double complex z) {
  double complex e = cexp(z);
  return CMPLX(creal(e) - 1.0, cimag(e));
}
static double complex log_p1_z(double complex z) { return clog(CMPLX(creal(z) + 1.0, cimag(z))); }
static double complex rsqrt_z(double complex z) { return CMPLX(1.0, 0.0) / csqrt(z); }

static bool bind_math(kern *k, double (*d)(double), double complex (*z)(double complex),
                      fast_function fast) {
  if (!ev_kern_same(k)) return false;
  k->fast = (uint8_t)fast;
  if (ev_num_is(k->out, NUM_FLOAT)) {
    k->f1 = d;
    k->fn = ev_kern_float1;
  } else if (ev_num_is(k->out, NUM_COMPLEX) && z) {
    k->z1 = z;
    k->fn = ev_kern_complex1;
  }
  return k->fn != NULL;
}
#define BIND(name, z, fast)                       \
  bool ev_bind_##name(const ir_op *op, kern *k) { \
    (void)op;                                     \
    return bind_math(k, name##_d, z, fast);       \
  }
BIND(cbrt, cbrt_z, FAST_NONE)
BIND(cosine, ccos, FAST_NONE)
BIND(exponential, cexp, FAST_EXPONENTIAL)
BIND(exponential_m1, exponential_m1_z, FAST_EXPONENTIAL_M1)
BIND(log, clog, FAST_LOG)
BIND(log_p1, log_p1_z, FAST_LOG_P1)
BIND(rsqrt, rsqrt_z, FAST_NONE)
BIND(sine, csin, FAST_NONE)
BIND(sqrt, csqrt, FAST_NONE)
BIND(tan, ctan, FAST_NONE)
BIND(tanh, ctanh, FAST_TANH)
BIND(ceil, NULL, FAST_NONE)
BIND(floor, NULL, FAST_NONE)
BIND(round_afz, NULL, FAST_NONE)
BIND(round_even, NULL, FAST_NONE)

/* 1 / (1 + exp(-x)), rounded to the element type after each of the three operations. */
static void logistic_chunk(num_kind num, double *x, void *out, size_t m) {
  double y[KERN_CHUNK];
  uint8_t rounded[KERN_CHUNK * 8];
  fast_format f;
  for (size_t c = 0; c < m; c++) x[c] = -x[c];
  if (ev_fast_format(num, &f))
    ev_fast_run(FAST_EXPONENTIAL, &f, exp, x, y, m);
  else
    for (size_t c = 0; c < m; c++) y[c] = exp(x[c]);
  ev_num_encode(num, y, m, rounded);
  ev_num_decode(num, rounded, m, x);
  for (size_t c = 0; c < m; c++) x[c] = 1.0 + x[c];
  ev_num_encode(num, x, m, rounded);
  ev_num_decode(num, rounded, m, x);
  for (size_t c = 0; c < m; c++) x[c] = 1.0 / x[c];
  ev_num_encode(num, x, m, out);
}

/* The sum and the quotient of two f32 are rounded right in f32 as they are by way of double. False
 * when a NaN came out. */
static bool logistic_f32(const float *in, float *out, size_t m) {
  float x[FAST_MOST_F32], y[FAST_MOST_F32];
  for (size_t c = 0; c < m; c++) x[c] = -in[c];
  ev_fast_run_f32(FAST_EXPONENTIAL, exp, x, y, m);
  return ev_wide_one_over_one_plus(y, out, m);
}

static void logistic_chunks(num_kind num, const uint8_t *in, uint8_t *out, size_t n) {
  double x[KERN_CHUNK];
  size_t size = ev_num_rows[num].bytes;
  for (size_t e = 0; e < n; e += KERN_CHUNK) {
    size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;
    ev_num_decode(num, in + e * size, m, x);
    logistic_chunk(num, x, out + e * size, m);
  }
}

static void logistic_float(const kern *k, const void *const *in, void *out, size_t n) {
  float y[FAST_MOST_F32];
  size_t size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e += FAST_MOST_F32) {
    size_t m = n - e < FAST_MOST_F32 ? n - e : FAST_MOST_F32;
    const uint8_t *from = (const uint8_t *)in[0] + e * size;
    uint8_t *to = (uint8_t *)out + e * size;
    if (k->out == NUM_F32 && logistic_f32((const float *)(const void *)from, y, m))
      memcpy(to, y, m * size);
    else
      logistic_chunks(k->out, from, to, m);
  }
}

static void logistic_complex(const kern *k, const void *const *in, void *out, size_t n) {
  size_t size = ev_num_rows[k->out].bytes;
  num_kind part = ev_num_rows[k->out].part;
  for (size_t e = 0; e < n; e++) {
    double complex z;
    ev_num_decode_complex(k->out, (const uint8_t *)in[0] + e * size, 1, &z);
    z = cexp(CMPLX(-creal(z), -cimag(z)));
    z = CMPLX(ev_num_round(part, 1.0 + ev_num_round(part, creal(z))),
              ev_num_round(part, 0.0 + ev_num_round(part, cimag(z))));
    z = CMPLX(1.0, 0.0) / z;
    ev_num_encode_complex(k->out, &z, 1, (uint8_t *)out + e * size);
  }
}

bool ev_bind_logistic(const ir_op *op, kern *k) {
  (void)op;
  if (!ev_kern_same(k)) return false;
  k->fn = ev_num_is(k->out, NUM_FLOAT)     ? logistic_float
          : ev_num_is(k->out, NUM_COMPLEX) ? logistic_complex
                                           : NULL;
  return k->fn != NULL;
}
