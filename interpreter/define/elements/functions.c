/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of floats and of complex numbers.
 *
 * A function of floats is computed in f64 and rounded once to the element type. +, -, *, / of two
 * numbers with at most 25 bits, rounded to 53 bits and then to 25 or fewer, are rounded right (2p +
 * 2 <= 53: Figueroa, "When is double rounding innocuous?"). Elementary functions are libm's.
 * Logistic rounds after every step, and so do sums and products of complex numbers, part by part.
 * Other complex functions follow C99's in complex double.
 *
 * The NaN of an invalid elementary function is negative, as glibc and x86 give it, on every
 * machine. */
#include <math.h>

#include "element.h"

static double rounded(num_kind k, double x) { return ev_num_round(k, x); }

/* --- Floats ----------------------------------------------------------------------------------- */

static double right(double r, double a, double b) { return r == r ? r : ev_num_nan(a, b); }
static double add_d(double a, double b) { return right(a + b, a, b); }
static double subtract_d(double a, double b) { return right(a - b, a, b); }
static double multiply_d(double a, double b) { return right(a * b, a, b); }
static double divide_d(double a, double b) { return right(a / b, a, b); }
static double remainder_d(double a, double b) { return right(fmod(a, b), a, b); }
/* IEEE-754's maximum: a NaN wins, and -0 < +0. */
static double maximum_d(double a, double b) {
  if (a != a || b != b) return ev_num_nan(a, b);
  if (a == 0 && b == 0) return signbit(a) ? b : a;
  return a < b ? b : a;
}
static double minimum_d(double a, double b) {
  if (a != a || b != b) return ev_num_nan(a, b);
  if (a == 0 && b == 0) return signbit(a) ? a : b;
  return b < a ? b : a;
}
static double power_d(double a, double b) {
  double r = pow(a, b);
  return r == r || a != a || b != b ? r : -NAN;
}
static double sign_d(double x) { return x != x || x == 0 ? x : x < 0 ? -1.0 : 1.0; }

static double invalid(double r, double x) { return r == r || x != x ? r : -(double)NAN; }
#define FUNCTION(name, expression) \
  static double name##_d(double x) { return invalid(expression, x); }
FUNCTION(cbrt, cbrt(x))
FUNCTION(cosine, cos(x))
FUNCTION(exponential, exp(x))
FUNCTION(exponential_m1, expm1(x))
FUNCTION(log, log(x))
FUNCTION(log_p1, log1p(x))
FUNCTION(rsqrt, 1.0 / sqrt(x))
FUNCTION(sine, sin(x))
FUNCTION(sqrt, sqrt(x))
FUNCTION(tan, tan(x))
FUNCTION(tanh, tanh(x))
FUNCTION(ceil, ceil(x))
FUNCTION(floor, floor(x))
FUNCTION(round_afz, round(x))
FUNCTION(round_even, rint(x))

static void apply_f1(const element_op *e, const void *const *in, void *out) {
  ev_num_set_float(e->out, out, e->f1(ev_num_float(e->in[0], in[0])));
}
static void apply_f2(const element_op *e, const void *const *in, void *out) {
  double a = ev_num_float(e->in[0], in[0]), b = ev_num_float(e->in[1], in[1]);
  ev_num_set_float(e->out, out, e->f2(a, b));
}
/* 1 / (1 + exp(-x)). */
static void apply_logistic(const element_op *e, const void *const *in, void *out) {
  double x = rounded(e->out, exp(-ev_num_float(e->out, in[0])));
  ev_num_set_float(e->out, out, 1.0 / rounded(e->out, 1.0 + x));
}

/* --- Complex numbers: q is the kind of the parts ---------------------------------------------- */

static double complex round_z(num_kind q, double complex z) {
  return CMPLX(rounded(q, creal(z)), rounded(q, cimag(z)));
}
static double complex add_z(num_kind q, double complex a, double complex b) {
  return CMPLX(rounded(q, add_d(creal(a), creal(b))), rounded(q, add_d(cimag(a), cimag(b))));
}
static double complex subtract_z(num_kind q, double complex a, double complex b) {
  return CMPLX(rounded(q, subtract_d(creal(a), creal(b))),
               rounded(q, subtract_d(cimag(a), cimag(b))));
}
static double complex multiply_z(num_kind q, double complex a, double complex b) {
  double rr = rounded(q, multiply_d(creal(a), creal(b)));
  double ii = rounded(q, multiply_d(cimag(a), cimag(b)));
  double ri = rounded(q, multiply_d(creal(a), cimag(b)));
  double ir = rounded(q, multiply_d(cimag(a), creal(b)));
  return CMPLX(rounded(q, subtract_d(rr, ii)), rounded(q, add_d(ri, ir)));
}
/* Functions that C99's complex double computes without a rounding between. */
#define PLAIN_1(name, expression)                                \
  static double complex name##_z(num_kind q, double complex z) { \
    (void)q;                                                     \
    return expression;                                           \
  }
#define PLAIN_2(name, expression)                                                  \
  static double complex name##_z(num_kind q, double complex a, double complex b) { \
    (void)q;                                                                       \
    return expression;                                                             \
  }
PLAIN_2(divide, a / b)
PLAIN_2(power, cpow(a, b))
/* Ordered by real part, then imaginary part. */
PLAIN_2(maximum, (creal(a) == creal(b) ? cimag(a) > cimag(b) : creal(a) > creal(b)) ? a : b)
PLAIN_2(minimum, (creal(a) == creal(b) ? cimag(a) < cimag(b) : creal(a) < creal(b)) ? a : b)
PLAIN_1(negate, CMPLX(-creal(z), -cimag(z)))
PLAIN_1(exponential_m1, CMPLX(creal(cexp(z)) - 1.0, cimag(cexp(z))))
PLAIN_1(log_p1, clog(CMPLX(creal(z) + 1.0, cimag(z))))
PLAIN_1(rsqrt, CMPLX(1.0, 0.0) / csqrt(z))
PLAIN_1(cosine, ccos(z))
PLAIN_1(exponential, cexp(z))
PLAIN_1(log, clog(z))
PLAIN_1(sine, csin(z))
PLAIN_1(sqrt, csqrt(z))
PLAIN_1(tan, ctan(z))
PLAIN_1(tanh, ctanh(z))
/* -i log((x + iy) / sqrt(x*x + y*y)). */
static double complex atan2_z(num_kind q, double complex y, double complex x) {
  double complex top = add_z(q, x, multiply_z(q, CMPLX(0, 1), y));
  double complex square = add_z(q, multiply_z(q, x, x), multiply_z(q, y, y));
  double complex ratio = round_z(q, top / round_z(q, csqrt(square)));
  return multiply_z(q, CMPLX(-0.0, -1), round_z(q, clog(ratio)));
}
/* x / |x|, where |x| is rounded first. */
static double complex sign_z(num_kind q, double complex z) {
  if (creal(z) != creal(z) || cimag(z) != cimag(z)) return CMPLX((double)NAN, (double)NAN);
  return z == 0 ? 0 : z / CMPLX(rounded(q, hypot(creal(z), cimag(z))), 0.0);
}
static double complex logistic_z(num_kind q, double complex z) {
  z = cexp(CMPLX(-creal(z), -cimag(z)));
  z = CMPLX(rounded(q, 1.0 + rounded(q, creal(z))), rounded(q, 0.0 + rounded(q, cimag(z))));
  return CMPLX(1.0, 0.0) / z;
}
/* |z|^(1/3) at a third of z's angle. */
static double complex cbrt_z(num_kind q, double complex z) {
  (void)q;
  double angle = atan2(cimag(z), creal(z)) / 3.0;
  double length = pow(pow(creal(z), 2.0) + pow(cimag(z), 2.0), 1.0 / 6.0);
  return CMPLX(length * cos(angle), length * sin(angle));
}

static void apply_z1(const element_op *e, const void *const *in, void *out) {
  double complex z;
  ev_num_decode_complex(e->in[0], in[0], 1, &z);
  z = e->z1(ev_num_rows[e->out].part, z);
  ev_num_encode_complex(e->out, &z, 1, out);
}
static void apply_z2(const element_op *e, const void *const *in, void *out) {
  double complex a, b;
  ev_num_decode_complex(e->in[0], in[0], 1, &a);
  ev_num_decode_complex(e->in[1], in[1], 1, &b);
  a = e->z2(ev_num_rows[e->out].part, a, b);
  ev_num_encode_complex(e->out, &a, 1, out);
}
/* The absolute value of a complex number is a real one. */
static void apply_length(const element_op *e, const void *const *in, void *out) {
  double complex z;
  ev_num_decode_complex(e->in[0], in[0], 1, &z);
  ev_num_set_float(e->out, out, hypot(creal(z), cimag(z)));
}

/* --- Which op has which function -------------------------------------------------------------- */

static const struct function_row {
  double (*f1)(double);
  double (*f2)(double, double);
  double complex (*z1)(num_kind, double complex);
  double complex (*z2)(num_kind, double complex, double complex);
} rows[] = {
#define UNARY(op, f, z) [OP_STABLEHLO_##op] = {.f1 = f, .z1 = z}
#define BINARY(op, f, z) [OP_STABLEHLO_##op] = {.f2 = f, .z2 = z}
    BINARY(ADD, add_d, add_z),
    BINARY(SUBTRACT, subtract_d, subtract_z),
    BINARY(MULTIPLY, multiply_d, multiply_z),
    BINARY(DIVIDE, divide_d, divide_z),
    BINARY(REMAINDER, remainder_d, NULL),
    BINARY(MAXIMUM, maximum_d, maximum_z),
    BINARY(MINIMUM, minimum_d, minimum_z),
    BINARY(POWER, power_d, power_z),
    BINARY(ATAN2, atan2, atan2_z),
    UNARY(NEGATE, NULL, negate_z),
    UNARY(SIGN, sign_d, sign_z),
    UNARY(CEIL, ceil_d, NULL),
    UNARY(FLOOR, floor_d, NULL),
    UNARY(ROUND_NEAREST_AFZ, round_afz_d, NULL),
    UNARY(ROUND_NEAREST_EVEN, round_even_d, NULL),
    UNARY(CBRT, cbrt_d, cbrt_z),
    UNARY(COSINE, cosine_d, cosine_z),
    UNARY(EXPONENTIAL, exponential_d, exponential_z),
    UNARY(EXPONENTIAL_MINUS_ONE, exponential_m1_d, exponential_m1_z),
    UNARY(LOG, log_d, log_z),
    UNARY(LOG_PLUS_ONE, log_p1_d, log_p1_z),
    UNARY(LOGISTIC, NULL, logistic_z),
    UNARY(RSQRT, rsqrt_d, rsqrt_z),
    UNARY(SINE, sine_d, sine_z),
    UNARY(SQRT, sqrt_d, sqrt_z),
    UNARY(TAN, tan_d, tan_z),
    UNARY(TANH, tanh_d, tanh_z),
#undef UNARY
#undef BINARY
};

element_fn ev_element_function(element_op *e) {
  if (e->op == OP_STABLEHLO_ABS) return apply_length;
  if (e->op >= sizeof rows / sizeof *rows) return NULL;
  const struct function_row *r = &rows[e->op];
  if (ev_num_is(e->out, NUM_FLOAT)) {
    if (e->op == OP_STABLEHLO_LOGISTIC) return apply_logistic;
    if (r->f1) return e->f1 = r->f1, apply_f1;
    if (r->f2) return e->f2 = r->f2, apply_f2;
  } else {
    if (r->z1) return e->z1 = r->z1, apply_z1;
    if (r->z2) return e->z2 = r->z2, apply_z2;
  }
  return NULL;
}
