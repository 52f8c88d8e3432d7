/* SPDX-License-Identifier: Apache-2.0 */
#include "ir/float_format.h"

#include <string.h>

#include "base/strbuf.h"

typedef unsigned __int128 u128;

/* A natural number. Enough for f128: 5^16494 times 113 bits, and room for shifts. */
enum { LIMBS = 1320 };
typedef struct natural {
  int n; /* limbs in use; the top one is not 0 */
  uint32_t limb[LIMBS];
} natural;

static void natural_set(natural *x, u128 value) {
  for (x->n = 0; value; value >>= 32) x->limb[x->n++] = (uint32_t)value;
}
static void natural_multiply(natural *x, uint32_t factor) {
  uint64_t carry = 0;
  for (int i = 0; i < x->n; i++) {
    carry += (uint64_t)x->limb[i] * factor;
    x->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry && x->n < LIMBS) x->limb[x->n++] = (uint32_t)carry;
}
static void natural_power(natural *x, uint32_t base, uint32_t chunk, int per_chunk, int exponent) {
  for (; exponent >= per_chunk; exponent -= per_chunk) natural_multiply(x, chunk);
  for (; exponent > 0; exponent--) natural_multiply(x, base);
}
static void natural_times_5(natural *x, int e) { natural_power(x, 5, 1220703125, 13, e); }
static void natural_times_10(natural *x, int e) { natural_power(x, 10, 1000000000, 9, e); }
static void natural_shift(natural *x, int bits) { /* left */
  if (x->n == 0) return;
  int limbs = bits / 32;
  bits %= 32;
  if (x->n + limbs + 1 > LIMBS) return; /* cannot happen for the formats that exist */
  uint32_t carry = 0;
  for (int i = 0; i < x->n && bits; i++) {
    uint32_t v = x->limb[i];
    x->limb[i] = v << bits | carry;
    carry = v >> (32 - bits);
  }
  if (carry) x->limb[x->n++] = carry;
  memmove(x->limb + limbs, x->limb, (size_t)x->n * 4);
  memset(x->limb, 0, (size_t)limbs * 4);
  x->n += limbs;
}
static void natural_divide(natural *x, uint32_t divisor) {
  uint64_t rest = 0;
  for (int i = x->n; i-- > 0;) {
    rest = rest << 32 | x->limb[i];
    x->limb[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  while (x->n && x->limb[x->n - 1] == 0) x->n--;
}
static int natural_bits(const natural *x) {
  return x->n ? 32 * x->n - __builtin_clz(x->limb[x->n - 1]) : 0;
}
static int natural_compare(const natural *a, const natural *b) {
  if (a->n != b->n) return a->n < b->n ? -1 : 1;
  for (int i = a->n; i-- > 0;) {
    if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
  }
  return 0;
}
static u128 natural_u128(const natural *x) {
  u128 value = 0;
  for (int i = x->n < 4 ? x->n : 4; i-- > 0;) value = value << 32 | x->limb[i];
  return value;
}

/* A finite float: significand * 2^exponent. */
typedef struct finite {
  bool negative;
  u128 significand;
  int exponent;
  int precision;    /* bits of the format's significand */
  int min_exponent; /* the smallest `exponent` */
} finite;

/* False for infinities and NaNs. */
static bool decompose(const ir_float_format *f, uint64_t low, uint64_t high, finite *out) {
  u128 bits = (u128)high << 64 | low;
  int m = f->mantissa_bits;
  int stored = f->width == 80 ? 64 : m; /* f80 stores its leading one */
  u128 mantissa = bits & (((u128)1 << stored) - 1);
  int exponent = (int)(uint32_t)(bits >> stored) & ((1 << f->exponent_bits) - 1);
  out->precision = m + 1;
  out->negative = f->specials != IR_FLOAT_E8M0 && (bits >> (f->width - 1) & 1);
  if (f->width > 64) {
    if (exponent == 0x7fff) return false;
  } else if (ir_float_is_nan(f, low) || ir_float_is_inf(f, low)) {
    return false;
  }
  if (f->specials == IR_FLOAT_E8M0) {
    out->min_exponent = -f->bias;
    out->significand = 1;
    out->exponent = exponent - f->bias;
    return true;
  }
  out->min_exponent = 1 - f->bias - m;
  if (exponent == 0) {
    out->significand = mantissa;
    out->exponent = out->min_exponent;
  } else {
    out->significand = f->width == 80 ? mantissa : mantissa | (u128)1 << m;
    out->exponent = exponent - f->bias - m;
  }
  return true;
}

/* Decimal digits, least significant first, times 10^exponent. */
typedef struct decimal {
  int count;
  int exponent;
  char digit[48];
} decimal;

/* The number's first digits as APFloat's toString takes them: cut (not rounded) to about the bits
 * that `precision` digits need, then rounded half up to `precision` digits, trailing zeros dropped.
 */
static void to_decimal(const finite *v, int precision, natural *work, decimal *out) {
  u128 s = v->significand;
  int e = v->exponent;
  while (!(s & 1)) s >>= 1, e++;
  natural_set(work, s);
  if (e > 0) {
    natural_shift(work, e);
    e = 0;
  } else {
    natural_times_5(work, -e); /* N * 2^-e = N * 5^e * 10^-e */
  }
  int needed = (precision * 196 + 58) / 59;
  int bits = natural_bits(work);
  if (bits > needed) {
    int tens = (bits - needed) * 59 / 196;
    e += tens;
    for (; tens >= 9; tens -= 9) natural_divide(work, 1000000000);
    for (; tens > 0; tens--) natural_divide(work, 10);
  }
  u128 rest = natural_u128(work);
  out->count = 0;
  while (rest) {
    char d = (char)(rest % 10);
    rest /= 10;
    if (out->count == 0 && d == 0) {
      e++;
    } else {
      out->digit[out->count++] = d;
    }
  }
  out->exponent = e;
  if (out->count <= precision) return;
  int first = out->count - precision;
  if (out->digit[first - 1] < 5) {
    while (first < out->count && out->digit[first] == 0) first++;
  } else {
    int i = first;
    while (i < out->count && out->digit[i] == 9) i++;
    first = i;
    if (i == out->count) {
      out->exponent += i;
      out->count = 1;
      out->digit[0] = 1;
      return;
    }
    out->digit[i]++;
  }
  out->exponent += first;
  out->count -= first;
  memmove(out->digit, out->digit + first, (size_t)out->count);
}

/* Compares digits * 10^ten with significand * 2^two. */
static int compare_decimal(u128 digits, int ten, u128 significand, int two, natural *a,
                           natural *b) {
  natural_set(a, digits);
  natural_set(b, significand);
  if (ten > 0) natural_times_10(a, ten);
  if (ten < 0) natural_times_10(b, -ten);
  if (two > 0) natural_shift(b, two);
  if (two < 0) natural_shift(a, -two);
  return natural_compare(a, b);
}

/* Whether the nearest value to the decimal, ties to even, is v. */
static bool reads_back(const decimal *d, const finite *v, natural *a, natural *b) {
  u128 digits = 0;
  for (int i = d->count; i-- > 0;) digits = digits * 10 + (unsigned)d->digit[i];
  u128 s = v->significand;
  int order = compare_decimal(digits, d->exponent, s, v->exponent, a, b);
  if (order == 0) return true;
  bool even = !(s & 1) || v->precision == 1;
  int c;
  if (order > 0) {
    c = compare_decimal(digits, d->exponent, 2 * s + 1, v->exponent - 1, a, b);
    return c < 0 || (c == 0 && even);
  }
  /* Below a power of two the neighbour is half as far. */
  bool power = s == (u128)1 << (v->precision - 1) && v->exponent > v->min_exponent;
  c = power ? compare_decimal(digits, d->exponent, 4 * s - 1, v->exponent - 2, a, b)
            : compare_decimal(digits, d->exponent, 2 * s - 1, v->exponent - 1, a, b);
  return c > 0 || (c == 0 && even);
}

static void print_digits(strbuf *out, const decimal *d, int from, int count) {
  for (int i = 0; i < count; i++) strbuf_addc(out, (char)('0' + d->digit[d->count - 1 - from - i]));
}

/* d.dddddde+xx */
static void print_six(strbuf *out, const decimal *d) {
  print_digits(out, d, 0, 1);
  strbuf_addc(out, '.');
  print_digits(out, d, 1, d->count - 1);
  strbuf_addn(out, '0', (size_t)(7 - d->count));
  int e = d->exponent + d->count - 1;
  strbuf_adds(out, e < 0 ? "e-" : "e+");
  if (e < 0) e = -e;
  if (e < 10) strbuf_addc(out, '0');
  strbuf_addi(out, e);
}

/* All digits: in positional form when at most three zeros have to be filled in. False, with nothing
 * written, when that form would have no point. */
static bool print_full(strbuf *out, const decimal *d, int precision) {
  int n = d->count, e = d->exponent, top = e + n - 1;
  bool scientific = e >= 0 ? e > 3 || n + e > precision : top < 0 && -top > 3;
  if (scientific) {
    print_digits(out, d, 0, 1);
    strbuf_addc(out, '.');
    if (n == 1) strbuf_addc(out, '0');
    print_digits(out, d, 1, n - 1);
    strbuf_adds(out, top < 0 ? "E-" : "E+");
    strbuf_addi(out, top < 0 ? -top : top);
    return true;
  }
  if (e >= 0) return false;
  int whole = n + e;
  if (whole > 0) {
    print_digits(out, d, 0, whole);
    strbuf_addc(out, '.');
    print_digits(out, d, whole, n - whole);
  } else {
    strbuf_adds(out, "0.");
    strbuf_addn(out, '0', (size_t)-whole);
    print_digits(out, d, 0, n);
  }
  return true;
}

static void print_bits(strbuf *out, uint64_t low, uint64_t high) {
  strbuf_adds(out, "0x");
  bool started = false;
  for (int i = 31; i >= 0; i--) {
    unsigned nibble = (unsigned)((i >= 16 ? high >> 4 * (i - 16) : low >> 4 * i) & 15);
    started = started || nibble || i == 0;
    if (started) strbuf_addc(out, "0123456789ABCDEF"[nibble]);
  }
}

void ir_float_print(strbuf *out, const ir_float_format *f, uint64_t low, uint64_t high) {
  finite v;
  if (!decompose(f, low, high, &v)) {
    print_bits(out, low, high);
    return;
  }
  size_t start = out->len;
  if (v.negative) strbuf_addc(out, '-');
  if (v.significand == 0) {
    strbuf_adds(out, "0.000000e+00");
    return;
  }
  natural a, b;
  decimal d;
  to_decimal(&v, 6, &a, &d);
  if (reads_back(&d, &v, &a, &b)) {
    print_six(out, &d);
    return;
  }
  int precision = 2 + v.precision * 59 / 196;
  to_decimal(&v, precision, &a, &d);
  if (print_full(out, &d, precision)) return;
  if (out->len > start) {
    out->len = start;
    out->bytes[start] = '\0';
  }
  print_bits(out, low, high);
}
