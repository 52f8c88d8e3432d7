/* SPDX-License-Identifier: Apache-2.0 */
#include "truth.h"

#include <math.h>
#include <mpc.h>
#include <mpfr.h>
#include <string.h>

/* --- Functions that the libraries do not have --- */

static double fast_logistic(double x) { return 1 / (1 + exp(-x)); }
static double fast_rsqrt(double x) { return 1 / sqrt(x); }
static double fast_add(double a, double b) { return a + b; }
static double fast_subtract(double a, double b) { return a - b; }
static double fast_multiply(double a, double b) { return a * b; }
static double fast_divide(double a, double b) { return a / b; }

static int exact_logistic(mpfr_t out, const mpfr_t x, mpfr_rnd_t r) {
  mpfr_neg(out, x, r);
  mpfr_exp(out, out, r);
  mpfr_add_ui(out, out, 1, r);
  return mpfr_ui_div(out, 1, out, r);
}

/* MPFR gives +infinity for -0; IEEE 754's rSqrt gives -infinity. */
static int exact_rsqrt(mpfr_t out, const mpfr_t x, mpfr_rnd_t r) {
  bool negative_zero = mpfr_zero_p(x) && mpfr_signbit(x);
  int inexact = mpfr_rec_sqrt(out, x, r);
  if (negative_zero) mpfr_set_inf(out, -1);
  return inexact;
}

enum {
  POLE_BITS = 300, /* lost where cosh 2x + cos 2y nearly vanishes */
  FAR = 4096,      /* the exponential of it is beyond every format */
};

static int exact_abs(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  (void)r;
  mpc_abs(mpc_realref(out), z, MPFR_RNDN);
  mpfr_set_zero(mpc_imagref(out), 1);
  return 0;
}

static int exact_expm1(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  mpc_exp(out, z, r);
  return mpc_sub_ui(out, out, 1, r);
}

static int exact_log1p(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  mpc_add_ui(out, z, 1, r);
  return mpc_log(out, out, r);
}

/* 1 / (1 + exp(-z)). Far from zero it is 1 or exp(z), whose other parts are below every number of a
 * format. */
static int exact_complex_logistic(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  double x = mpfr_get_d(mpc_realref(z), MPFR_RNDN);
  if (fabs(x) > FAR) {
    mpfr_t y;
    mpfr_init2(y, mpc_get_prec(out));
    mpfr_set(y, mpc_imagref(z), MPFR_RNDN);
    mpfr_sin_cos(mpc_imagref(out), mpc_realref(out), y, MPFR_RNDN);
    mpc_mul_2si(out, out, -2 * FAR, r);
    if (x > 0) mpfr_set_ui(mpc_realref(out), 1, MPFR_RNDN);
    mpfr_clear(y);
    return 0;
  }
  mpc_neg(out, z, r);
  mpc_exp(out, out, r);
  mpc_add_ui(out, out, 1, r);
  return mpc_ui_div(out, 1, out, r);
}

/* (sinh 2x + i sin 2y) / (cosh 2x + cos 2y). MPC's own function does not end for large x. */
static int exact_tanh(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  (void)r;
  mpfr_t sh, ch, sn, cs;
  mpfr_inits2(mpc_get_prec(out) + POLE_BITS, sh, ch, sn, cs, (mpfr_ptr)0);
  mpfr_mul_2ui(sn, mpc_imagref(z), 1, MPFR_RNDN);
  mpfr_sin_cos(sn, cs, sn, MPFR_RNDN);
  if (fabs(mpfr_get_d(mpc_realref(z), MPFR_RNDN)) > FAR) {
    mpfr_set_si(mpc_realref(out), mpfr_sgn(mpc_realref(z)), MPFR_RNDN);
    mpfr_mul_2si(mpc_imagref(out), sn, -2 * FAR, MPFR_RNDN);
  } else {
    mpfr_mul_2ui(sh, mpc_realref(z), 1, MPFR_RNDN);
    mpfr_sinh_cosh(sh, ch, sh, MPFR_RNDN);
    mpfr_add(ch, ch, cs, MPFR_RNDN);
    mpfr_div(mpc_realref(out), sh, ch, MPFR_RNDN);
    mpfr_div(mpc_imagref(out), sn, ch, MPFR_RNDN);
  }
  mpfr_clears(sh, ch, sn, cs, (mpfr_ptr)0);
  return 0;
}

/* -i tanh(iz) */
static int exact_tan(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  mpc_mul_i(out, z, 1, r);
  exact_tanh(out, out, r);
  return mpc_mul_i(out, out, -1, r);
}

static int exact_complex_rsqrt(mpc_t out, const mpc_t z, mpc_rnd_t r) {
  mpc_sqrt(out, z, r);
  return mpc_ui_div(out, 1, out, r);
}

/* --- Rows --- */

#define NONE 0
#define EVEN SYMMETRY_EVEN
#define ODD SYMMETRY_ODD
#define RISING ORDER_RISING
#define FALLING ORDER_FALLING

enum {
#define ONE(op, fast, exact, symmetry, order) ROW_##op,
#define TWO(op, fast, exact) ROW_##op,
#define COMPLEX_ONE(op, exact) ROW_COMPLEX_##op,
#define COMPLEX_TWO(op, exact) ROW_COMPLEX_##op,
#include "functions.def"
#undef ONE
#undef TWO
#undef COMPLEX_ONE
#undef COMPLEX_TWO
  ROWS
};

const truth_function truth_functions[] = {
#define ONE(op, fast, exact, symmetry, order) {#op, 1, false, symmetry, order, ROW_##op},
#define TWO(op, fast, exact) {#op, 2, false, NONE, NONE, ROW_##op},
#define COMPLEX_ONE(op, exact) {#op, 1, true, NONE, NONE, ROW_COMPLEX_##op},
#define COMPLEX_TWO(op, exact) {#op, 2, true, NONE, NONE, ROW_COMPLEX_##op},
#include "functions.def"
#undef ONE
#undef TWO
#undef COMPLEX_ONE
#undef COMPLEX_TWO
};
const size_t truth_function_count = ROWS;

static const struct {
  double (*fast_one)(double);
  double (*fast_two)(double, double);
  int (*one)(mpfr_t, const mpfr_t, mpfr_rnd_t);
  int (*two)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);
  int (*complex_one)(mpc_t, const mpc_t, mpc_rnd_t);
  int (*complex_two)(mpc_t, const mpc_t, const mpc_t, mpc_rnd_t);
} ways[ROWS] = {
#define ONE(op, fast, exact, symmetry, order) {.fast_one = fast, .one = exact},
#define TWO(op, fast, exact) {.fast_two = fast, .two = exact},
#define COMPLEX_ONE(op, exact) {.complex_one = exact},
#define COMPLEX_TWO(op, exact) {.complex_two = exact},
#include "functions.def"
#undef ONE
#undef TWO
#undef COMPLEX_ONE
#undef COMPLEX_TWO
};

/* --- Formats --- */

static int least_exponent(const ir_float_format *f) {
  return f->specials == IR_FLOAT_E8M0 ? -f->bias : 1 - f->bias;
}

/* The unit in the last place of a format at a number: 2^(exponent of the number - mantissa bits),
 * and the smallest subnormal number below that. */
static double ulp_at(const ir_float_format *f, double at) {
  int e = at == 0 ? least_exponent(f) : ilogb(at);
  if (e < least_exponent(f)) e = least_exponent(f);
  return ldexp(1, e - f->mantissa_bits);
}

static bool is_subnormal(const ir_float_format *f, uint64_t bits) {
  if (f->specials == IR_FLOAT_E8M0) return false;
  uint64_t magnitude = bits & ((UINT64_C(1) << (f->width - 1)) - 1);
  return magnitude && !(magnitude >> f->mantissa_bits);
}

/* The number that comes after the largest one, if the exponent had no limit. */
static double beyond_largest(const ir_float_format *f) {
  uint64_t top = (UINT64_C(1) << (f->width - (f->specials != IR_FLOAT_E8M0))) - 1;
  if (f->specials == IR_FLOAT_IEEE)
    top -= UINT64_C(1) << f->mantissa_bits; /* the largest exponent is that of infinity and NaN */
  else if (ir_float_is_nan(f, top))
    top--;
  double largest = ir_float_decode(f, top);
  return largest + ulp_at(f, largest);
}

/* --- Real numbers --- */

enum { REAL_BITS = 200 };

typedef struct real {
  double value;     /* of f64: rounded to nearest; else within 2^-49 */
  uint64_t nearest; /* correctly rounded */
  bool wide;        /* `exact` holds it, too */
} real;

static struct {
  bool made;
  mpfr_t a, b, exact, difference;
} kept;

static void make_numbers(void) {
  if (kept.made) return;
  mpfr_inits2(REAL_BITS, kept.a, kept.b, kept.exact, (mpfr_ptr)0);
  mpfr_init2(kept.difference, REAL_BITS);
  kept.made = true;
}

/* A double with one bit more than rounding needs: truncated, and odd if anything was cut off. */
static double rounded_to_odd(const mpfr_t x) {
  double d = mpfr_get_d(x, MPFR_RNDZ);
  if (mpfr_cmp_d(x, d) == 0 || isnan(d)) return d;
  uint64_t bits;
  memcpy(&bits, &d, sizeof bits);
  bits |= 1;
  memcpy(&d, &bits, sizeof d);
  if (d == 0 || (mpfr_sgn(x) < 0) != (d < 0)) d = copysign(d, mpfr_sgn(x));
  return d;
}

/* Rounds a number of MPFR to the format. */
static uint64_t rounded(const ir_float_format *f, const mpfr_t x) {
  return ir_float_encode(f, f->width == 64 ? mpfr_get_d(x, MPFR_RNDN) : rounded_to_odd(x));
}

static void exact_value(const truth_function *f, const double *x) {
  make_numbers();
  mpfr_set_d(kept.a, x[0], MPFR_RNDN);
  if (f->arity == 2) {
    mpfr_set_d(kept.b, x[1], MPFR_RNDN);
    ways[f->row].two(kept.exact, kept.a, kept.b, MPFR_RNDN);
  } else {
    ways[f->row].one(kept.exact, kept.a, MPFR_RNDN);
  }
}

static real value_of(const truth_function *f, const ir_float_format *form, const double *x) {
  real out = {.wide = form->width == 64};
  if (!out.wide) {
    double t = f->arity == 2 ? ways[f->row].fast_two(x[0], x[1]) : ways[f->row].fast_one(x[0]);
    uint64_t low = ir_float_encode(form, t * (1 - 0x1p-49)),
             high = ir_float_encode(form, t * (1 + 0x1p-49));
    out.value = t;
    out.nearest = low;
    if (low == high || isnan(t)) return out;
  }
  exact_value(f, x);
  out.nearest = rounded(form, kept.exact);
  out.value = mpfr_get_d(kept.exact, MPFR_RNDN);
  return out;
}

/* |got - truth| in units in the last place. */
static double distance(const real *t, const ir_float_format *form, double got) {
  double ulp = ulp_at(form, t->value);
  if (!t->wide) return fabs(got - t->value) / ulp;
  mpfr_set_d(kept.difference, got, MPFR_RNDN);
  mpfr_sub(kept.difference, kept.difference, kept.exact, MPFR_RNDN);
  mpfr_div_d(kept.difference, kept.difference, ulp, MPFR_RNDN);
  return fabs(mpfr_get_d(kept.difference, MPFR_RNDN));
}

/* The result of an element as a number. An infinity beside a truth that the format nearly holds
 * counts as the number after the largest one, so that a wrong rounding there is an error in ULPs.
 */
static bool as_number(const ir_float_format *form, uint64_t bits, double truth, double *out) {
  *out = ir_float_decode(form, bits);
  if (isfinite(*out)) return true;
  double beyond = beyond_largest(form);
  if (isnan(*out) || !(fabs(truth) <= beyond) || signbit(*out) != signbit(truth)) return false;
  *out = copysign(beyond, *out);
  return true;
}

/* Whether the format cannot say the truth, nor an infinity or a NaN in its place: the specification
 * does not say which number stands for it. */
static bool is_open(const ir_float_format *form, double truth) {
  bool beyond = isnan(truth) || fabs(truth) >= beyond_largest(form);
  switch (form->specials) {
    case IR_FLOAT_FINITE: return beyond;
    case IR_FLOAT_FN:
    case IR_FLOAT_FNUZ: return beyond && !isnan(truth);
    case IR_FLOAT_E8M0: return !(truth >= ldexp(1, least_exponent(form))) || beyond;
    default: return false;
  }
}

static bool same_value(const ir_float_format *form, uint64_t a, uint64_t b) {
  return a == b || (ir_float_is_nan(form, a) && ir_float_is_nan(form, b));
}

static void judge_value(const real *t, const ir_float_format *form, bool finite_operands,
                        uint64_t got, truth_verdict *out) {
  double nearest = ir_float_decode(form, t->nearest), number;
  out->nearest.part[0] = t->nearest;
  out->rounded = same_value(form, got, t->nearest);
  bool small = t->value != 0 && fabs(t->value) < ldexp(1, least_exponent(form));
  out->subnormal |= small && form->specials != IR_FLOAT_E8M0;
  bool special = !finite_operands || !isfinite(nearest) || t->value == 0;
  if (is_open(form, t->value)) {
    out->kind = TRUTH_OPEN;
    return;
  }
  if (out->rounded) {
    out->kind = special ? TRUTH_SPECIAL_RIGHT : TRUTH_NUMBER;
    out->ulps = special ? 0 : distance(t, form, nearest);
  } else if (nearest == 0 && ir_float_decode(form, got) == 0) {
    out->kind = TRUTH_ZERO_SIGN;
  } else if (small && ir_float_decode(form, got) == 0) {
    out->kind = TRUTH_FLUSHED_RESULT;
  } else if (finite_operands && t->value != 0 && isfinite(t->value) &&
             as_number(form, got, t->value, &number)) {
    out->kind = TRUTH_NUMBER;
    out->ulps = distance(t, form, number);
  } else {
    out->kind = TRUTH_SPECIAL_WRONG;
  }
}

/* Whether the result is that of zeros instead of the subnormal operands. */
static bool flushed_operand(const truth_function *f, const ir_float_format *form,
                            const truth_number *in, uint64_t got) {
  double x[2] = {0};
  bool any = false;
  for (int i = 0; i < f->arity; i++) {
    bool flush = is_subnormal(form, in[i].part[0]);
    any |= flush;
    x[i] = ir_float_decode(form, in[i].part[0]);
    if (flush) x[i] = copysign(0, x[i]);
  }
  if (!any) return false;
  real t = value_of(f, form, x);
  if (same_value(form, got, t.nearest)) return true;
  double g = ir_float_decode(form, got);
  return t.value == 0 ? g == 0 : isfinite(t.value) && isfinite(g) && distance(&t, form, g) <= 1;
}

static void judge_real(const truth_function *f, const ir_float_format *form, const truth_number *in,
                       uint64_t got, truth_verdict *out) {
  double x[2] = {0};
  bool finite = true;
  for (int i = 0; i < f->arity; i++) {
    x[i] = ir_float_decode(form, in[i].part[0]);
    finite &= isfinite(x[i]) != 0;
    out->subnormal |= is_subnormal(form, in[i].part[0]);
  }
  real t = value_of(f, form, x);
  judge_value(&t, form, finite, got, out);
  bool wrong = out->kind != TRUTH_SPECIAL_RIGHT && out->kind != TRUTH_OPEN &&
               out->kind != TRUTH_FLUSHED_RESULT && (out->kind != TRUTH_NUMBER || out->ulps > 1);
  if (wrong && flushed_operand(f, form, in, got)) out->kind = TRUTH_FLUSHED_OPERAND;
}

/* --- Complex numbers --- */

/* The bits of precision that a function of these parts needs: what may cancel is as long as the
 * distance between the largest and the smallest part and 1. */
static mpfr_prec_t complex_bits(const ir_float_format *form, const double *parts, size_t n) {
  int least = 0, most = 0;
  for (size_t i = 0; i < n; i++) {
    int e = parts[i] == 0 ? 0 : ilogb(parts[i]);
    if (e < least) least = e;
    if (e > most) most = e;
  }
  return 2 * (most - least) + 2 * form->mantissa_bits + 96;
}

typedef struct complex_truth {
  mpc_t a, b, exact;
} complex_truth;

static void exact_complex(const truth_function *f, const double *parts, complex_truth *t) {
  mpc_set_d_d(t->a, parts[0], parts[1], MPC_RNDNN);
  if (f->arity == 2) {
    mpc_set_d_d(t->b, parts[2], parts[3], MPC_RNDNN);
    ways[f->row].complex_two(t->exact, t->a, t->b, MPC_RNDNN);
  } else {
    ways[f->row].complex_one(t->exact, t->a, MPC_RNDNN);
  }
}

/* |got - exact| of one part, in units of `ulp`. */
static double part_distance(const mpfr_t exact, double got, double ulp) {
  mpfr_t d;
  mpfr_init2(d, mpfr_get_prec(exact));
  mpfr_sub_d(d, exact, got, MPFR_RNDN);
  mpfr_div_d(d, d, ulp, MPFR_RNDN);
  double out = fabs(mpfr_get_d(d, MPFR_RNDN));
  mpfr_clear(d);
  return out;
}

/* Beside an infinite part, every number is right: its error is nothing against the absolute value.
 */
static void judge_parts(const complex_truth *t, const ir_float_format *form, int parts,
                        truth_number got, truth_verdict *out) {
  const __mpfr_struct *exact[2] = {mpc_realref(t->exact), mpc_imagref(t->exact)};
  double value[2] = {0}, g[2] = {0}, off[2] = {0};
  bool finite = true, same = true, zero = true, beside = true;
  for (int i = 0; i < parts; i++) {
    value[i] = mpfr_get_d(exact[i], MPFR_RNDN);
    g[i] = ir_float_decode(form, got.part[i]);
    out->nearest.part[i] = rounded(form, exact[i]);
    bool equal = same_value(form, got.part[i], out->nearest.part[i]);
    bool number = isfinite(ir_float_decode(form, out->nearest.part[i])) != 0;
    same &= equal;
    finite &= number;
    beside &= number ? isfinite(g[i]) != 0 : equal;
    zero &= value[i] == 0;
  }
  out->rounded = same;
  if (!finite || zero) {
    out->kind = same || (!finite && beside) ? TRUTH_SPECIAL_RIGHT : TRUTH_SPECIAL_WRONG;
    return;
  }
  if (!isfinite(g[0]) || !isfinite(g[1])) {
    out->kind = TRUTH_SPECIAL_WRONG;
    return;
  }
  double whole = ulp_at(form, hypot(value[0], value[1]));
  for (int i = 0; i < parts; i++) {
    double part = part_distance(exact[i], g[i], ulp_at(form, value[i]));
    if (part > out->part_ulps) out->part_ulps = part;
    off[i] = part_distance(exact[i], g[i], whole);
  }
  out->kind = TRUTH_NUMBER;
  out->ulps = hypot(off[0], off[1]);
}

static void judge_complex(const truth_function *f, const ir_float_format *form,
                          const truth_number *in, truth_number got, truth_verdict *out) {
  double parts[4];
  for (int i = 0; i < 2 * f->arity; i++) {
    parts[i] = ir_float_decode(form, in[i / 2].part[i % 2]);
    out->subnormal |= is_subnormal(form, in[i / 2].part[i % 2]);
  }
  mpfr_prec_t bits = complex_bits(form, parts, 2 * (size_t)f->arity);
  complex_truth t;
  mpc_init2(t.a, bits);
  mpc_init2(t.b, bits);
  mpc_init2(t.exact, bits);
  exact_complex(f, parts, &t);
  judge_parts(&t, form, strcmp(f->op, "abs") == 0 ? 1 : 2, got, out);
  mpc_clear(t.a);
  mpc_clear(t.b);
  mpc_clear(t.exact);
}

void truth_judge(const truth_function *f, truth_form form, const truth_number *in, truth_number got,
                 truth_verdict *out) {
  *out = (truth_verdict){0};
  if (form.complex)
    judge_complex(f, form.format, in, got, out);
  else
    judge_real(f, form.format, in, got.part[0], out);
}

void truth_end(void) {
  if (kept.made) mpfr_clears(kept.a, kept.b, kept.exact, kept.difference, (mpfr_ptr)0);
  kept.made = false;
  mpfr_free_cache();
}
