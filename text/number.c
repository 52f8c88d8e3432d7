/* Numbers as text. The rules of what is read and how it is printed are those that mlir-opt shows:
 * llvm/ADT/APInt.h and APFloat.h (toString: digits, truncation, rounding),
 * mlir/lib/IR/AsmPrinter.cpp (which of the forms a float gets). Exactness comes from whole-number
 * arithmetic throughout: a float is N * 2^e, a decimal D * 10^E, and comparing or cutting them is
 * comparing or dividing integers. */
#include "number.h"

#include <limits.h>
#include <stdlib.h>

typedef unsigned __int128 u128;

/* Longer literals are refused: reading n digits takes n² steps. 20,000 digits are 66,000 bits. */
enum { MAX_DIGITS = 20000 };

/* --- Integers
 * --------------------------------------------------------------------------------------- */

static bool is_hex(const char *at, const char *end) { return end - at > 1 && at[1] == 'x'; }

static unsigned hex_value(char c) {
  return c <= '9' ? (unsigned)(c - '0') : (unsigned)(c | 0x20) - 'a' + 10;
}

bool number_u64(const char *at, const char *end, uint64_t *out) {
  uint64_t value = 0;
  if (is_hex(at, end)) {
    for (at += 2; at < end; at++) {
      if (value >> 60) return false;
      value = value << 4 | hex_value(*at);
    }
  } else {
    for (; at < end; at++) {
      unsigned digit = (unsigned)(*at - '0');
      if (value > UINT64_MAX / 10 || (value == UINT64_MAX / 10 && digit > UINT64_MAX % 10)) {
        return false;
      }
      value = value * 10 + digit;
    }
  }
  *out = value;
  return true;
}

static uint32_t width_of(const ir_type *type) {
  return type->kind == IR_TYPE_INTEGER ? type->integer.width : 64;
}

size_t number_word_count(const ir_type *type) {
  uint32_t width = width_of(type);
  return width ? ((size_t)width + 63) / 64 : 1;
}

/* words = words * factor + add; false when something is carried out of the top. */
static bool multiply_add(uint64_t *words, size_t n, uint64_t factor, uint64_t add) {
  u128 carry = add;
  for (size_t i = 0; i < n; i++) {
    carry += (u128)words[i] * factor;
    words[i] = (uint64_t)carry;
    carry >>= 64;
  }
  return carry == 0;
}

static bool read_magnitude(const char *at, const char *end, uint64_t *words, size_t n) {
  memset(words, 0, n * sizeof *words);
  bool hex = is_hex(at, end);
  if (hex) at += 2;
  while (at < end && *at == '0') at++;
  if (end - at > MAX_DIGITS) return false;
  size_t used = 1; /* words that may be nonzero: keeps short literals of wide types cheap */
  while (at < end) {
    uint64_t factor = 1, add = 0;
    for (int i = 0; i < (hex ? 15 : 18) && at < end; i++, at++) {
      factor *= hex ? 16 : 10;
      add = add * (hex ? 16 : 10) + hex_value(*at);
    }
    if (used < n) used++;
    if (!multiply_add(words, used, factor, add)) return false;
  }
  return true;
}

bool number_integer(const char *at, const char *end, bool negative, const ir_type *type,
                    uint64_t *words) {
  uint32_t width = width_of(type);
  size_t n = number_word_count(type);
  if (n == 1) {
    if (!number_u64(at, end, words)) return false;
  } else if (!read_magnitude(at, end, words, n)) {
    return false;
  }
  unsigned top = width % 64; /* bits of the last word; 0: all */
  if (width == 0) return words[0] == 0 && !negative;
  if (top && words[n - 1] >> top) return false;
  if (negative) {
    bool borrow = true;
    for (size_t i = 0; i < n; i++) {
      words[i] = ~words[i] + borrow;
      borrow = borrow && words[i] == 0;
    }
  }
  bool sign = words[n - 1] >> ((width - 1) % 64) & 1;
  if (negative && !sign) return false;
  if (!negative && sign && (type->kind == IR_TYPE_INDEX || type->integer.sign == IR_SIGNED)) {
    return false;
  }
  if (top) {
    uint64_t mask = UINT64_MAX << top;
    words[n - 1] = sign ? words[n - 1] | mask : words[n - 1] & ~mask;
  }
  return true;
}

/* Decimal digits of a magnitude, destroyed in the process. */
static void print_magnitude(strbuf *out, uint64_t *words, size_t n) {
  while (n && words[n - 1] == 0) n--;
  if (n == 0) {
    strbuf_addc(out, '0');
    return;
  }
  size_t start = out->len;
  while (n) {
    u128 rest = 0;
    for (size_t i = n; i-- > 0;) {
      rest = rest << 64 | words[i];
      words[i] = (uint64_t)(rest / UINT64_C(1000000000000000000));
      rest %= UINT64_C(1000000000000000000);
    }
    while (n && words[n - 1] == 0) n--;
    uint64_t chunk = (uint64_t)rest;
    for (int i = 0; i < 18 && (n || chunk); i++, chunk /= 10) {
      strbuf_addc(out, (char)('0' + chunk % 10));
    }
  }
  if (out->failed) return;
  for (size_t a = start, b = out->len - 1; a < b; a++, b--) {
    char c = out->bytes[a];
    out->bytes[a] = out->bytes[b];
    out->bytes[b] = c;
  }
}

void number_print_integer(strbuf *out, const uint64_t *words, const ir_type *type) {
  uint32_t width = width_of(type);
  size_t n = number_word_count(type);
  bool is_unsigned =
      type->kind == IR_TYPE_INTEGER &&
      (type->integer.sign == IR_UNSIGNED || (type->integer.sign == IR_SIGNLESS && width == 1));
  uint64_t mask = width % 64 ? (UINT64_C(1) << width % 64) - 1 : width ? UINT64_MAX : 0;
  if (n == 1) {
    if (is_unsigned) {
      strbuf_addu(out, words[0] & mask);
    } else {
      strbuf_addi(out, (int64_t)words[0]);
    }
    return;
  }
  bool negative = !is_unsigned && words[n - 1] >> 63;
  uint64_t *copy = malloc(n * sizeof *copy);
  if (!copy) {
    out->failed = true;
    return;
  }
  memcpy(copy, words, n * sizeof *copy);
  if (is_unsigned) copy[n - 1] &= mask;
  if (negative) {
    bool borrow = true;
    for (size_t i = 0; i < n; i++) {
      copy[i] = ~copy[i] + borrow;
      borrow = borrow && copy[i] == 0;
    }
    strbuf_addc(out, '-');
  }
  print_magnitude(out, copy, n);
  free(copy);
}

/* --- Reading floats
 * ------------------------------------------------------------------------------------ */

static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                       1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

double number_double(parser *p, const char *at, const char *end) {
  const char *start = at;
  uint64_t digits = 0;
  int64_t exponent = 0;
  int count = 0; /* significant digits */
  bool point = false;
  for (; at < end && *at != 'e' && *at != 'E'; at++) {
    if (*at == '.') {
      point = true;
      continue;
    }
    if (count < 18) digits = digits * 10 + (unsigned)(*at - '0');
    if (count || *at != '0') count++;
    if (point) exponent--;
  }
  const char *mantissa_end = at;
  if (at < end) {
    at++;
    bool negative = *at == '-';
    if (*at == '-' || *at == '+') at++;
    int64_t written = 0;
    for (; at < end; at++) {
      if (written < INT32_MAX) written = written * 10 + (*at - '0');
    }
    exponent += negative ? -written : written;
  }
  /* Both factors are exact in double, so one rounding remains. */
  if (count <= 15 && exponent >= -22 && exponent <= 22) {
    return exponent < 0 ? (double)digits / powers_of_ten[-exponent]
                        : (double)digits * powers_of_ten[exponent];
  }
  /* Without its point the literal means the same in every locale. */
  char *copy = arena_alloc(p->scratch, (size_t)(mantissa_end - start) + 32, 1);
  size_t n = 0;
  for (at = start; at < mantissa_end; at++) {
    if (*at != '.') copy[n++] = *at;
  }
  copy[n++] = 'e';
  bool negative = exponent < 0;
  uint64_t e = negative ? (uint64_t)-exponent : (uint64_t)exponent;
  if (negative) copy[n++] = '-';
  char reversed[24];
  int length = 0;
  do reversed[length++] = (char)('0' + e % 10);
  while (e /= 10);
  while (length) copy[n++] = reversed[--length];
  copy[n] = '\0';
  return strtod(copy, NULL);
}

/* Bits of a double in f80 or f128, which hold every double. */
static void widen(const ir_float_format *f, double value, uint64_t bits[2]) {
  uint64_t d;
  memcpy(&d, &value, sizeof d);
  uint64_t sign = d >> 63, exponent = d >> 52 & 0x7ff, mantissa = d & ((UINT64_C(1) << 52) - 1);
  if (exponent == 0x7ff) {
    exponent = 0x7fff;
  } else if (exponent) {
    exponent += 16383 - 1023;
  } else if (mantissa) {
    int shift = __builtin_clzll(mantissa) - 11;
    mantissa = mantissa << shift & ((UINT64_C(1) << 52) - 1);
    exponent = (uint64_t)(16383 - 1022 - shift);
  }
  if (f->width == 80) {
    bits[0] = mantissa << 11 | (exponent ? UINT64_C(1) << 63 : 0);
    bits[1] = sign << 15 | exponent;
  } else {
    bits[0] = mantissa << 60;
    bits[1] = sign << 63 | exponent << 48 | mantissa >> 4;
  }
}

static void encode(const ir_float_format *f, double value, uint64_t bits[2]) {
  if (f->width > 64) {
    widen(f, value, bits);
    return;
  }
  bits[0] = ir_float_encode(f, value);
  bits[1] = 0;
}

bool number_float(parser *p, const token *t, bool negative, const ir_float_format *f,
                  uint64_t bits[2]) {
  if (negative && f->specials == IR_FLOAT_E8M0) {
    return parser_error_id(p, DIAG_TEXT_LITERAL, t->at, "negative value for a type without a sign");
  }
  if (t->kind == TOK_FLOAT) {
    double value = number_double(p, t->at, t->end);
    encode(f, negative ? -value : value, bits);
    return true;
  }
  if (t->kind != TOK_INTEGER) {
    return parser_error_at(p, t->at, "expected floating point literal");
  }
  if (!is_hex(t->at, t->end)) {
    return parser_error_note(p, DIAG_TEXT_LITERAL, t->at,
                             "unexpected decimal integer literal for a floating point value",
                             "add a trailing dot to make the literal a float");
  }
  if (negative) {
    return parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                           "hexadecimal float literal should not have a leading minus");
  }
  uint64_t words[2];
  bool fits = read_magnitude(t->at, t->end, words, 2);
  if (fits && f->width < 128) {
    fits = f->width > 64 ? words[1] >> (f->width - 64) == 0
                         : words[1] == 0 && (f->width == 64 || words[0] >> f->width == 0);
  }
  if (!fits) {
    return parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                           "hexadecimal float constant out of range for type");
  }
  bits[0] = words[0];
  bits[1] = words[1];
  return true;
}

bool parse_double(parser *p, double *out) {
  bool negative = parser_accept(p, TOK_MINUS);
  uint64_t bits[2] = {0, 0};
  if (!number_float(p, &p->tok, negative, &ir_float_formats[IR_F64], bits)) return false;
  parser_next(p);
  memcpy(out, bits, sizeof *out);
  return !p->failed;
}

/* --- Printing floats
 * -------------------------------------------------------------------------------------- */

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

void number_print_float(strbuf *out, const ir_float_format *f, uint64_t low, uint64_t high) {
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

void number_print_double(strbuf *out, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  number_print_float(out, &ir_float_formats[IR_F64], bits, 0);
}
