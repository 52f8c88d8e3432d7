/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers as text. The rules of what is read and how it is printed are those that mlir-opt shows:
 * llvm/ADT/APInt.h and APFloat.h (toString: digits, truncation, rounding),
 * mlir/lib/IR/AsmPrinter.cpp (which of the forms a float gets). Exactness comes from whole-number
 * arithmetic throughout: a float is N * 2^e, a decimal D * 10^E, and comparing or cutting them is
 * comparing or dividing integers. */
#include "number.h"

#include <stdlib.h>

typedef unsigned __int128 u128;

/* Longer literals are refused: reading n digits takes n² steps. 20,000 digits are 66,000 bits. */
enum { MAX_DIGITS = 20000 };

/* --- Integers --- */

static bool is_hex(const char *at, const char *end) { return end - at > 1 && at[1] == 'x'; }

static unsigned hex_value(char c) {
  return c <= '9' ? (unsigned)(c - '0') : (unsigned)(c | 0x20) - 'a' + 10;
}

bool tx_number_u64(const char *at, const char *end, uint64_t *out) {
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

size_t tx_number_word_count(const ir_type *type) {
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

bool tx_number_integer(const char *at, const char *end, bool negative, const ir_type *type,
                       uint64_t *words) {
  uint32_t width = width_of(type);
  size_t n = tx_number_word_count(type);
  if (n == 1) {
    if (!tx_number_u64(at, end, words)) return false;
  } else if (!read_magnitude(at, end, words, n))
    return false;
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

void tx_number_print_integer(strbuf *out, const uint64_t *words, const ir_type *type) {
  uint32_t width = width_of(type);
  size_t n = tx_number_word_count(type);
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
  auto_free uint64_t *copy = malloc(n * sizeof *copy);
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
}

/* --- Reading floats --- */

static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                       1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* A TOK_FLOAT's value, correctly rounded to double. A value that is too large is infinite. */
static double double_of(parser *p, const char *at, const char *end) {
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

bool tx_number_float(parser *p, const token *t, bool negative, const ir_float_format *f,
                     uint64_t bits[2]) {
  if (negative && f->specials == IR_FLOAT_E8M0) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                              "negative value for a type without a sign");
  }
  if (t->kind == TOK_FLOAT) {
    double value = double_of(p, t->at, t->end);
    encode(f, negative ? -value : value, bits);
    return true;
  }
  if (t->kind != TOK_INTEGER) {
    return tx_parser_error_at(p, t->at, "expected floating point literal");
  }
  if (!is_hex(t->at, t->end)) {
    return tx_parser_error_note(p, DIAG_TEXT_LITERAL, t->at,
                                "unexpected decimal integer literal for a floating point value",
                                "add a trailing dot to make the literal a float");
  }
  if (negative) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                              "hexadecimal float literal should not have a leading minus");
  }
  uint64_t words[2];
  bool fits = read_magnitude(t->at, t->end, words, 2);
  if (fits && f->width < 128) {
    fits = f->width > 64 ? words[1] >> (f->width - 64) == 0
                         : words[1] == 0 && (f->width == 64 || words[0] >> f->width == 0);
  }
  if (!fits) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                              "hexadecimal float constant out of range for type");
  }
  bits[0] = words[0];
  bits[1] = words[1];
  return true;
}

bool tx_parse_double(parser *p, double *out) {
  bool negative = tx_parser_accept(p, TOK_MINUS);
  uint64_t bits[2] = {0, 0};
  if (!tx_number_float(p, &p->tok, negative, &ir_float_formats[IR_F64], bits)) return false;
  tx_parser_next(p);
  memcpy(out, bits, sizeof *out);
  return !p->failed;
}

/* --- Printing floats -------------------------------------------------------------------------- */

void tx_number_print_float(strbuf *out, const ir_float_format *f, uint64_t low, uint64_t high) {
  ir_float_print(out, f, low, high);
}

void tx_number_print_double(strbuf *out, double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  tx_number_print_float(out, &ir_float_formats[IR_F64], bits, 0);
}
