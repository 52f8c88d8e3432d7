/* SPDX-License-Identifier: Apache-2.0 */
/* Complex functions of INTERP_ACCURATE: formulas that do not subtract nearly equal numbers, in f64
 * with one rounding at the end. For complex<f32> each part is within an ULP of the truth as far as
 * hlo-cts accuracy finds (docs/accuracy.md); complex<f64> gains as well, without such a bound. */
#include <math.h>

#include "element.h"

static bool is_finite_z(double complex z) { return isfinite(creal(z)) && isfinite(cimag(z)); }

/* a * b + c * d: fma does not round a * b, and gives the rounding error of c * d (W. Kahan; C.-P.
 * Jeannerod, N. Louvet, J.-M. Muller, Further analysis of Kahan's algorithm, 2013: <= 1.5 ULP). */
static double two_products(double a, double b, double c, double d) {
  double product = c * d, rest = fma(c, d, -product), sum = fma(a, b, product);
  return isfinite(sum) && isfinite(rest) ? sum + rest : a * b + c * d;
}

/* 1 + exp(a) cos(b) without cancellation near exp(a) cos(b) = -1. */
static double one_plus(double a, double b) {
  double half = cos(b / 2);
  return two_products(expm1(a), cos(b), 2 * half, half);
}

/* exp(a) cos(b) - 1 + i exp(a) sin(b); 1 - cos(b) is 2 sin(b/2)^2. */
static double complex exponential_minus_one(num_kind q, double complex z) {
  double a = creal(z), b = cimag(z), half = sin(b / 2);
  (void)q;
  if (!is_finite_z(z) || a > 700) return CMPLX(creal(cexp(z)) - 1, cimag(cexp(z)));
  return CMPLX(two_products(expm1(a), cos(b), -2 * half, half), cimag(cexp(z)));
}

/* The real part is log1p(x) / 2 with x = |1 + z|^2 - 1 = 2a + a^2 + b^2. */
static double complex log_plus_one(num_kind q, double complex z) {
  double a = creal(z), b = cimag(z);
  (void)q;
  if (!is_finite_z(z) || fabs(a) > 1e100 || fabs(b) > 1e100) return clog(CMPLX(1 + a, b));
  double aa = a * a, bb = b * b, rest = fma(a, a, -aa) + fma(b, b, -bb);
  double first = 2 * a + aa, sum = first + bb;
  /* The exact rounding errors of both sums (D. Knuth, The Art of Computer Programming 2, 4.2.2). */
  double part = first - 2 * a, other = sum - first;
  rest += (2 * a - (first - part)) + (aa - part) + (first - (sum - other)) + (bb - other);
  double x = sum + rest;
  if (x < -0.5) return clog(CMPLX(1 + a, b));
  double real = fabs(x) < 0x1p-1000 ? x / 2 : log1p(x) / 2;
  return CMPLX(real, atan2(b, 1 + a));
}

/* With w = exp(-|a|): the denominator |1 + exp(-z)|^2 and its numerator are w-scaled, so that
 * nothing overflows. */
static double complex logistic(num_kind q, double complex z) {
  double a = creal(z), b = cimag(z);
  (void)q;
  if (!is_finite_z(z)) return 1 / (1 + cexp(-z));
  double w = exp(-fabs(a)), re = one_plus(-fabs(a), b), im = w * sin(b);
  double size = two_products(re, re, im, im);
  /* w (cos(b) + w) = w (cos(b) + 1 + expm1(-|a|)). */
  double half = cos(b / 2), top = a < 0 ? w * two_products(2 * half, half, 1, expm1(a)) : re;
  return CMPLX(top / size, im / size);
}

static double complex multiply(num_kind q, double complex x, double complex y) {
  double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
  (void)q;
  return CMPLX(two_products(a, c, -b, d), two_products(a, d, b, c));
}

/* Squares of f32 neither overflow nor underflow in f64. */
static double complex divide(num_kind q, double complex x, double complex y) {
  double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y), size = c * c + d * d;
  if (q != NUM_F32 || !is_finite_z(x) || !is_finite_z(y) || size == 0) return x / y;
  return CMPLX(two_products(a, c, b, d) / size, two_products(b, c, -a, d) / size);
}

static double complex sign(num_kind q, double complex z) {
  double size = hypot(creal(z), cimag(z));
  (void)q;
  if (z == 0 || size != size) return z == 0 ? 0 : CMPLX((double)NAN, (double)NAN);
  return z / CMPLX(size, 0.0);
}

void ev_element_accurate(element_op *e) {
  if (!ev_num_is(e->out, NUM_COMPLEX)) return;
  switch (e->op) {
    case OP_STABLEHLO_EXPONENTIAL_MINUS_ONE: e->z1 = exponential_minus_one; break;
    case OP_STABLEHLO_LOG_PLUS_ONE: e->z1 = log_plus_one; break;
    case OP_STABLEHLO_LOGISTIC: e->z1 = logistic; break;
    case OP_STABLEHLO_SIGN: e->z1 = sign; break;
    case OP_STABLEHLO_MULTIPLY: e->z2 = multiply; break;
    case OP_STABLEHLO_DIVIDE: e->z2 = divide; break;
    default: break;
  }
}
