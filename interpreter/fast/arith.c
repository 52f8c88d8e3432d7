/* Arithmetic: add, subtract, multiply, divide, remainder, maximum, minimum, power, atan2, abs,
 * negate, sign.
 *
 * Integers wrap. What the specification leaves to the implementation is chosen as XLA does: x / 0
 * is -1 (all ones), x rem 0 is x, and INT_MIN / -1 wraps to INT_MIN.
 */
#include <math.h>
#include <string.h>

#include "wide.h"

/* --- Integers --- */

#define DEF(K, T, U, B) KERN_INT2(add, K, T, U, B, (U)x + (U)y)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(subtract, K, T, U, B, (U)x - (U)y)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(multiply, K, T, U, B, (U)x *(U)y)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) \
  KERN_INT2(divide, K, T, U, B, y == 0 ? (U)-1 : (int64_t)y == -1 ? (U)0 - (U)x : (U)(x / y))
NUM_SIGNED_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(divide, K, T, U, B, y == 0 ? (U)-1 : (U)(x / y))
NUM_UNSIGNED_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) \
  KERN_INT2(remainder, K, T, U, B, y == 0 ? (U)x : (int64_t)y == -1 ? (U)0 : (U)(x % y))
NUM_SIGNED_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(remainder, K, T, U, B, y == 0 ? (U)x : (U)(x % y))
NUM_UNSIGNED_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(maximum, K, T, U, B, (U)(x > y ? x : y))
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(minimum, K, T, U, B, (U)(x < y ? x : y))
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT1(abs, K, T, U, B, x < 0 ? (U)0 - (U)x : (U)x)
NUM_SIGNED_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT1(negate, K, T, U, B, (U)0 - (U)x)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT1(sign, K, T, U, B, (U)((x > 0) - (x < 0)))
NUM_SIGNED_KINDS(DEF)
#undef DEF

/* Integer exponentiation. A negative exponent gives 0, unless the base is 1 or -1. */
static uint64_t power_of(uint64_t base, uint64_t exponent, bool is_signed) {
  if (is_signed && (int64_t)exponent < 0) {
    if (base != 1 && base != UINT64_MAX) return 0;
    exponent = 0 - exponent;
  }
  uint64_t r = 1;
  for (; exponent; exponent >>= 1, base *= base)
    if (exponent & 1) r *= base;
  return r;
}
#define DEF(K, T, U, B) \
  KERN_INT2(power, K, T, uint64_t, B, power_of((uint64_t)x, (uint64_t)y, (T)-1 < (T)1))
NUM_INTEGER_KINDS(DEF)
#undef DEF

static const kern_fn add_ints[NUM_COUNT] = KERN_INT_TABLE(add);
static const kern_fn subtract_ints[NUM_COUNT] = KERN_INT_TABLE(subtract);
static const kern_fn multiply_ints[NUM_COUNT] = KERN_INT_TABLE(multiply);
static const kern_fn divide_ints[NUM_COUNT] = KERN_INT_TABLE(divide);
static const kern_fn remainder_ints[NUM_COUNT] = KERN_INT_TABLE(remainder);
static const kern_fn maximum_ints[NUM_COUNT] = KERN_INT_TABLE(maximum);
static const kern_fn minimum_ints[NUM_COUNT] = KERN_INT_TABLE(minimum);
static const kern_fn power_ints[NUM_COUNT] = KERN_INT_TABLE(power);
static const kern_fn negate_ints[NUM_COUNT] = KERN_INT_TABLE(negate);
static const kern_fn abs_ints[NUM_COUNT] = {
    [NUM_I2] = abs_I2,   [NUM_I4] = abs_I4,   [NUM_I8] = abs_I8,
    [NUM_I16] = abs_I16, [NUM_I32] = abs_I32, [NUM_I64] = abs_I64};
static const kern_fn sign_ints[NUM_COUNT] = {
    [NUM_I2] = sign_I2,   [NUM_I4] = sign_I4,   [NUM_I8] = sign_I8,
    [NUM_I16] = sign_I16, [NUM_I32] = sign_I32, [NUM_I64] = sign_I64};

/* i1: add and maximum are OR, multiply and minimum are AND. */
static void bool_or(const kern *k, const void *const *in, void *out, size_t n) {
  const uint8_t *a = in[0], *b = in[1];
  uint8_t *o = out;
  (void)k;
  for (size_t e = 0; e < n; e++) o[e] = a[e] | b[e];
}
static void bool_and(const kern *k, const void *const *in, void *out, size_t n) {
  const uint8_t *a = in[0], *b = in[1];
  uint8_t *o = out;
  (void)k;
  for (size_t e = 0; e < n; e++) o[e] = a[e] & b[e];
}

/* --- Floats --- */

/* Through double: +, -, *, / of two numbers with at most 25 bits, rounded to 53 bits and then to 25
 * or fewer, is rounded right (2p + 2 <= 53: Figueroa, "When is double rounding innocuous?"). */
static double fix2(double r, double a, double b) { return r == r ? r : ev_num_nan(a, b); }
static double add_d(double a, double b) { return fix2(a + b, a, b); }
static double subtract_d(double a, double b) { return fix2(a - b, a, b); }
static double multiply_d(double a, double b) { return fix2(a * b, a, b); }
static double divide_d(double a, double b) { return fix2(a / b, a, b); }
static double remainder_d(double a, double b) { return fix2(fmod(a, b), a, b); }
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

/* The sign bit of formats that have one. -0 of FNUZ formats is their NaN, which has no sign. */
static void sign_bits(const kern *k, const void *in, void *out, size_t n, bool flip) {
  const ir_float_format *f = ev_num_rows[k->out].format;
  size_t size = ev_num_rows[k->out].bytes;
  uint64_t bit = f->specials == IR_FLOAT_E8M0 ? 0 : UINT64_C(1) << (f->width - 1);
  bool fnuz = f->specials == IR_FLOAT_FNUZ;
  const uint8_t *a = in;
  uint8_t *o = out;
  for (size_t e = 0; e < n; e++, a += size, o += size) {
    uint64_t u = ev_num_bits(k->out, a);
    if (!(fnuz && (u & ~bit) == 0)) u = flip ? u ^ bit : u & ~bit;
    ev_num_set_bits(k->out, o, u);
  }
}
static void abs_bits(const kern *k, const void *const *in, void *out, size_t n) {
  sign_bits(k, in[0], out, n, false);
}
static void negate_bits(const kern *k, const void *const *in, void *out, size_t n) {
  sign_bits(k, in[0], out, n, true);
}
#define SIGN1(name, T, suffix, expression)                                                 \
  static void name##_##suffix(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0];                                                                    \
    T *o = out;                                                                            \
    (void)k;                                                                               \
    for (size_t e = 0; e < n; e++) o[e] = a[e] expression;                                 \
  }
SIGN1(abs, uint16_t, 16, &(UINT16_MAX >> 1))
SIGN1(negate, uint16_t, 16, ^(uint16_t)(1u << 15))
SIGN1(abs, uint32_t, f32, &(UINT32_MAX >> 1))
SIGN1(abs, uint64_t, f64, &(UINT64_MAX >> 1))
SIGN1(negate, uint32_t, f32, ^(UINT32_C(1) << 31))
SIGN1(negate, uint64_t, f64, ^(UINT64_C(1) << 63))

static kern_fn sign_kernel(num_kind k, kern_fn of_16, kern_fn f32, kern_fn f64, kern_fn other) {
  return k == NUM_F32 ? f32 : k == NUM_F64 ? f64 : k == NUM_BF16 || k == NUM_F16 ? of_16 : other;
}

static double sign_d(double x) { return x != x || x == 0 ? x : x < 0 ? -1.0 : 1.0; }

/* --- Complex --- */

/* Sums and products are computed part by part in the element's own precision: every product and
 * every sum is rounded. */
#define COMPLEX2(name, T, suffix, real_expression, imag_expression)                        \
  static void name##_##suffix(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0], *b = in[1];                                                        \
    T *o = out;                                                                            \
    (void)k;                                                                               \
    for (size_t e = 0; e < n; e++) {                                                       \
      T ar = a[2 * e], ai = a[2 * e + 1], br = b[2 * e], bi = b[2 * e + 1];                \
      T re = real_expression, im = imag_expression;                                        \
      o[2 * e] = re;                                                                       \
      o[2 * e + 1] = im;                                                                   \
    }                                                                                      \
  }
static float addf(float a, float b) { return a + b == a + b ? a + b : (float)ev_num_nan(a, b); }
static float subf(float a, float b) { return a - b == a - b ? a - b : (float)ev_num_nan(a, b); }
static float mulf(float a, float b) { return a * b == a * b ? a * b : (float)ev_num_nan(a, b); }
COMPLEX2(add, float, c64, addf(ar, br), addf(ai, bi))
COMPLEX2(add, double, c128, add_d(ar, br), add_d(ai, bi))
COMPLEX2(subtract, float, c64, subf(ar, br), subf(ai, bi))
COMPLEX2(subtract, double, c128, subtract_d(ar, br), subtract_d(ai, bi))
COMPLEX2(multiply, float, c64, subf(mulf(ar, br), mulf(ai, bi)), addf(mulf(ar, bi), mulf(ai, br)))
COMPLEX2(multiply, double, c128, subtract_d(multiply_d(ar, br), multiply_d(ai, bi)),
         add_d(multiply_d(ar, bi), multiply_d(ai, br)))
static double complex divide_z(double complex a, double complex b) { return a / b; }
/* Ordered by real part, then imaginary part. */
static bool larger_z(double complex a, double complex b) {
  return creal(a) == creal(b) ? cimag(a) > cimag(b) : creal(a) > creal(b);
}
static double complex maximum_z(double complex a, double complex b) {
  return larger_z(a, b) ? a : b;
}
static double complex minimum_z(double complex a, double complex b) {
  bool smaller = creal(a) == creal(b) ? cimag(a) < cimag(b) : creal(a) < creal(b);
  return smaller ? a : b;
}

/* --- Binding --- */

typedef struct arith_row {
  const kern_fn *ints;
  kern_fn boolean;
  wide_kernel f32; /* then f64, bf16, f16; WIDE_NONE: as d says */
  double (*d)(double, double);
  kern_fn c64, c128;
  double complex (*z)(double complex, double complex);
} arith_row;

/* NULL: there is none for the format. */
static kern_fn wide_float(wide_kernel f32, num_kind num) {
  return num == NUM_F32    ? ev_wide(f32)
         : num == NUM_F64  ? ev_wide(f32 + 1)
         : num == NUM_BF16 ? ev_wide(f32 + 2)
         : num == NUM_F16  ? ev_wide(f32 + 3)
                           : NULL;
}

static bool bind_row(kern *k, const arith_row *row) {
  if (!ev_kern_same(k)) return false;
  if (ev_num_is(k->out, NUM_INTEGER)) {
    k->fn = row->ints ? row->ints[k->out] : NULL;
  } else if (k->out == NUM_I1) {
    k->fn = row->boolean;
  } else if (ev_num_is(k->out, NUM_FLOAT)) {
    k->f2 = row->d;
    k->fn = row->f32 != WIDE_NONE ? wide_float(row->f32, k->out) : NULL;
    if (!k->fn && row->d) k->fn = ev_kern_float2;
  } else {
    k->z2 = row->z;
    k->fn = k->out == NUM_C64 && row->c64     ? row->c64
            : k->out == NUM_C128 && row->c128 ? row->c128
            : row->z                          ? ev_kern_complex2
                                              : NULL;
  }
  return k->fn != NULL;
}

#define BIND(name, ...)                           \
  bool ev_bind_##name(const ir_op *op, kern *k) { \
    static const arith_row row = {__VA_ARGS__};   \
    (void)op;                                     \
    return bind_row(k, &row);                     \
  }
BIND(add, add_ints, bool_or, WIDE_add_f32, add_d, add_c64, add_c128, NULL)
BIND(subtract, subtract_ints, NULL, WIDE_subtract_f32, subtract_d, subtract_c64, subtract_c128,
     NULL)
BIND(multiply, multiply_ints, bool_and, WIDE_multiply_f32, multiply_d, multiply_c64, multiply_c128,
     NULL)
BIND(divide, divide_ints, NULL, WIDE_divide_f32, divide_d, NULL, NULL, divide_z)
BIND(remainder, remainder_ints, NULL, WIDE_NONE, remainder_d, NULL, NULL, NULL)
BIND(maximum, maximum_ints, bool_or, WIDE_maximum_f32, maximum_d, NULL, NULL, maximum_z)
BIND(minimum, minimum_ints, bool_and, WIDE_minimum_f32, minimum_d, NULL, NULL, minimum_z)

static double power_d(double a, double b) {
  double r = pow(a, b);
  return r == r || a != a || b != b ? r : -NAN;
}
BIND(power, power_ints, NULL, WIDE_NONE, power_d, NULL, NULL, cpow)

/* atan2(y, x) = -i log((x + iy) / sqrt(x*x + y*y)), each step rounded to the element type. */
static double complex round_z(num_kind k, double complex z) {
  num_kind part = ev_num_rows[k].part;
  return CMPLX(ev_num_round(part, creal(z)), ev_num_round(part, cimag(z)));
}
static double complex times(num_kind k, double complex a, double complex b) {
  num_kind q = ev_num_rows[k].part;
  double rr = ev_num_round(q, multiply_d(creal(a), creal(b)));
  double ii = ev_num_round(q, multiply_d(cimag(a), cimag(b)));
  double ri = ev_num_round(q, multiply_d(creal(a), cimag(b)));
  double ir = ev_num_round(q, multiply_d(cimag(a), creal(b)));
  return CMPLX(ev_num_round(q, subtract_d(rr, ii)), ev_num_round(q, add_d(ri, ir)));
}
static double complex plus(num_kind k, double complex a, double complex b) {
  num_kind q = ev_num_rows[k].part;
  return CMPLX(ev_num_round(q, add_d(creal(a), creal(b))),
               ev_num_round(q, add_d(cimag(a), cimag(b))));
}
static void atan2_complex(const kern *k, const void *const *in, void *out, size_t n) {
  size_t size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e++) {
    double complex y, x, i = CMPLX(0, 1);
    ev_num_decode_complex(k->out, (const uint8_t *)in[0] + e * size, 1, &y);
    ev_num_decode_complex(k->out, (const uint8_t *)in[1] + e * size, 1, &x);
    double complex top = plus(k->out, x, times(k->out, i, y));
    double complex square = plus(k->out, times(k->out, x, x), times(k->out, y, y));
    double complex bottom = round_z(k->out, csqrt(square));
    double complex ratio = round_z(k->out, top / bottom);
    double complex r = times(k->out, CMPLX(-0.0, -1), round_z(k->out, clog(ratio)));
    ev_num_encode_complex(k->out, &r, 1, (uint8_t *)out + e * size);
  }
}
BIND(atan2, NULL, NULL, WIDE_NONE, atan2, atan2_complex, atan2_complex, NULL)

static void abs_complex(const kern *k, const void *const *in, void *out, size_t n) {
  size_t size = ev_num_rows[k->in[0]].bytes, out_size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e++) {
    double complex z;
    ev_num_decode_complex(k->in[0], (const uint8_t *)in[0] + e * size, 1, &z);
    ev_num_set_float(k->out, (uint8_t *)out + e * out_size, hypot(creal(z), cimag(z)));
  }
}

bool ev_bind_abs(const ir_op *op, kern *k) {
  (void)op;
  if (ev_num_is(k->in[0], NUM_COMPLEX) && k->out == ev_num_rows[k->in[0]].part) {
    k->fn = abs_complex;
    return true;
  }
  if (!ev_kern_same(k)) return false;
  if (ev_num_is(k->out, NUM_INTEGER))
    k->fn = abs_ints[k->out];
  else if (ev_num_is(k->out, NUM_FLOAT))
    k->fn = sign_kernel(k->out, abs_16, abs_f32, abs_f64, abs_bits);
  return k->fn != NULL;
}

static double complex negate_z(double complex z) { return CMPLX(-creal(z), -cimag(z)); }

bool ev_bind_negate(const ir_op *op, kern *k) {
  (void)op;
  if (!ev_kern_same(k)) return false;
  if (ev_num_is(k->out, NUM_INTEGER)) {
    k->fn = negate_ints[k->out];
  } else if (ev_num_is(k->out, NUM_FLOAT)) {
    k->fn = sign_kernel(k->out, negate_16, negate_f32, negate_f64, negate_bits);
  } else if (ev_num_is(k->out, NUM_COMPLEX)) {
    k->z1 = negate_z;
    k->fn = ev_kern_complex1;
  }
  return k->fn != NULL;
}

/* x / |x|, where |x| is rounded to the element type first. */
static void sign_complex(const kern *k, const void *const *in, void *out, size_t n) {
  size_t size = ev_num_rows[k->out].bytes;
  for (size_t e = 0; e < n; e++) {
    double complex z;
    ev_num_decode_complex(k->out, (const uint8_t *)in[0] + e * size, 1, &z);
    if (creal(z) != creal(z) || cimag(z) != cimag(z))
      z = CMPLX((double)NAN, (double)NAN);
    else if (z == 0)
      z = 0;
    else
      z = z / CMPLX(ev_num_round(ev_num_rows[k->out].part, hypot(creal(z), cimag(z))), 0.0);
    ev_num_encode_complex(k->out, &z, 1, (uint8_t *)out + e * size);
  }
}

bool ev_bind_sign(const ir_op *op, kern *k) {
  (void)op;
  if (!ev_kern_same(k)) return false;
  k->f1 = sign_d;
  k->fn = ev_num_is(k->out, NUM_INTEGER)   ? sign_ints[k->out]
          : ev_num_is(k->out, NUM_FLOAT)   ? ev_kern_float1
          : ev_num_is(k->out, NUM_COMPLEX) ? sign_complex
                                           : NULL;
  return k->fn != NULL;
}
