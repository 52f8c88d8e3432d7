/* SPDX-License-Identifier: Apache-2.0 */
#include "samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"

/* --- Random numbers --- */

typedef struct dice {
  uint64_t state;
} dice;

static uint64_t roll(dice *d) { return hash_next(&d->state); }

static uint64_t below(dice *d, uint64_t n) { return roll(d) % n; }

/* The same op, width, seed and block give the same numbers on every machine. */
static dice dice_for(const truth_function *f, truth_form form, uint64_t seed, size_t block) {
  dice d = {seed ^ hash_bytes(f->op, strlen(f->op), form.format->width) ^ (uint64_t)block << 40};
  roll(&d);
  return d;
}

/* --- Sizes --- */

static bool has_sign(const ir_float_format *f) { return f->specials != IR_FLOAT_E8M0; }

/* Magnitudes of a format: its bits without the sign. */
static uint64_t magnitudes(const ir_float_format *f) {
  return UINT64_C(1) << (f->width - has_sign(f));
}

bool samples_complete(const truth_function *f, truth_form form, const samples_options *o) {
  unsigned width = form.format->width;
  if (form.complex) return false;
  return f->arity == 1 ? width <= 16 || (width <= 32 && o->exhaustive) : width <= 8;
}

static size_t sampled(truth_form form, const samples_options *o) {
  size_t fair = form.complex ? 1 << 14 : form.format->width == 64 ? 1 << 17 : 1000000;
  size_t count = o->count ? o->count : fair;
  return count > SAMPLES_BLOCK ? SAMPLES_BLOCK : count < 256 ? 256 : count;
}

size_t samples_blocks(const truth_function *f, truth_form form, const samples_options *o) {
  if (!samples_complete(f, form, o) || f->arity == 2) return 1;
  uint64_t all = magnitudes(form.format) * 2;
  return all <= SAMPLES_BLOCK ? 1 : (size_t)(all / SAMPLES_BLOCK);
}

static bool make_room(samples *s, size_t count) {
  *s = (samples){.count = count};
  for (int k = 0; k < 2; k++) s->in[k] = calloc(count, sizeof *s->in[k]);
  return s->in[0] && s->in[1];
}

void samples_free(samples *s) {
  free(s->in[0]);
  free(s->in[1]);
  *s = (samples){0};
}

/* --- One real operand --- */

/* A block of `n` rising magnitudes with both signs. */
static void mirror(const ir_float_format *f, samples *s, const uint64_t *magnitude, size_t n) {
  uint64_t sign = has_sign(f) ? UINT64_C(1) << (f->width - 1) : 0;
  s->ordered = sign != 0;
  for (size_t i = 0; i < n; i++) {
    if (sign) s->in[0][n - 1 - i].part[0] = magnitude[i] | sign;
    s->in[0][sign ? n + i : i].part[0] = magnitude[i];
  }
}

/* Operands that are known to be hard: the float and the double that come nearest to a multiple of
 * pi/2 (J.-M. Muller, Elementary Functions, 3rd edition, section 11.1), and the double whose
 * exponential is hardest to round (V. Lefevre, J.-M. Muller: Worst Cases for Correct Rounding of
 * the Elementary Functions in Double Precision, 2001). */
static const double hard_operands[] = {0x1.f37c8ap+95, 0x1.6ac5b262ca1ffp+849,
                                       0x1.9e9cbbfd6080bp-31};

static int by_magnitude(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

/* A random magnitude: of every exponent alike, or of one from 2^-12 to 2^9, where most functions
 * change. */
static uint64_t random_magnitude(const ir_float_format *f, dice *d, bool active) {
  unsigned m = f->mantissa_bits, bits = f->width - has_sign(f);
  uint64_t exponents = UINT64_C(1) << (bits - m), mantissa = roll(d) & ((UINT64_C(1) << m) - 1);
  int64_t e = active ? f->bias - 12 + (int64_t)below(d, 22) : (int64_t)below(d, exponents);
  if (e < 0 || (uint64_t)e >= exponents) e = (int64_t)below(d, exponents);
  return (uint64_t)e << m | mantissa;
}

/* Zero, the edges of every exponent, and the hard operands. Returns how many there are. */
static size_t edges(const ir_float_format *f, uint64_t *out, size_t room) {
  uint64_t all = magnitudes(f), step = UINT64_C(1) << f->mantissa_bits;
  size_t n = 0;
  for (uint64_t at = 0; at < all && n + 4 < room; at += step) {
    out[n++] = at;
    out[n++] = at + step / 2;
    out[n++] = at + step - 1;
  }
  for (size_t i = 0; i < sizeof hard_operands / sizeof *hard_operands && n < room; i++) {
    uint64_t bits = ir_float_encode(f, hard_operands[i]);
    if (ir_float_decode(f, bits) == hard_operands[i]) out[n++] = bits;
  }
  return n;
}

static bool sample_one(const ir_float_format *f, dice d, size_t count, samples *s) {
  size_t n = count / 2;
  uint64_t *m = malloc(n * sizeof *m);
  if (!m || !make_room(s, 2 * n)) {
    free(m);
    return false;
  }
  for (size_t i = edges(f, m, n / 2); i < n; i++) m[i] = random_magnitude(f, &d, i & 1);
  qsort(m, n, sizeof *m, by_magnitude);
  mirror(f, s, m, n);
  free(m);
  return true;
}

static bool every_one(const ir_float_format *f, size_t block, size_t blocks, samples *s) {
  size_t n = (size_t)(magnitudes(f) / blocks);
  uint64_t *m = malloc(n * sizeof *m);
  if (!m || !make_room(s, has_sign(f) ? 2 * n : n)) {
    free(m);
    return false;
  }
  for (size_t i = 0; i < n; i++) m[i] = (uint64_t)block * n + i;
  mirror(f, s, m, n);
  free(m);
  return true;
}

/* --- Two operands, and complex ones --- */

static uint64_t with_sign(const ir_float_format *f, uint64_t magnitude, dice *d) {
  return has_sign(f) ? magnitude | (roll(d) & 1) << (f->width - 1) : magnitude;
}

/* Values that functions treat apart. */
static const double special_values[] = {0,    1,      2,    0.5,     3,         INFINITY,
                                        NAN,  0x1p-9, 1e10, 0x1p100, 0x1p-1000, 0x1p-140,
                                        -0.0, -1,     -2,   -0.5,    -3,        -INFINITY};
enum { SPECIALS = sizeof special_values / sizeof *special_values };

static bool sample_two(const ir_float_format *f, dice d, size_t count, samples *s) {
  if (!make_room(s, count)) return false;
  for (size_t i = 0; i < count; i++)
    for (int k = 0; k < 2; k++) {
      size_t pick = k ? i / SPECIALS : i % SPECIALS;
      s->in[k][i].part[0] = i < SPECIALS * SPECIALS
                                ? ir_float_encode(f, special_values[pick])
                                : with_sign(f, random_magnitude(f, &d, i & 1 || (i & 2 && k)), &d);
    }
  return true;
}

static bool every_two(const ir_float_format *f, samples *s) {
  size_t n = (size_t)1 << f->width;
  if (!make_room(s, n * n)) return false;
  for (size_t i = 0; i < n * n; i++) {
    s->in[0][i].part[0] = i / n;
    s->in[1][i].part[0] = i % n;
  }
  return true;
}

/* A finite part. For power it is at most 16: powers of larger numbers overflow. */
static uint64_t random_part(const ir_float_format *f, dice *d, bool active, bool power) {
  uint64_t bits;
  do bits = random_magnitude(f, d, active || power);
  while (!isfinite(ir_float_decode(f, bits)) || (power && fabs(ir_float_decode(f, bits)) > 0x1p4));
  return with_sign(f, bits, d);
}

static bool sample_complex(const truth_function *f, const ir_float_format *form, dice d,
                           size_t count, samples *s) {
  bool power = strcmp(f->op, "power") == 0;
  if (!make_room(s, count)) return false;
  for (size_t i = 0; i < count; i++)
    for (int k = 0; k < f->arity; k++)
      for (int p = 0; p < 2; p++) s->in[k][i].part[p] = random_part(form, &d, i % 8 != 0, power);
  return true;
}

bool samples_make(const truth_function *f, truth_form form, const samples_options *o, size_t block,
                  samples *out) {
  dice d = dice_for(f, form, o->seed, block);
  size_t count = sampled(form, o);
  if (form.complex) return sample_complex(f, form.format, d, count, out);
  bool complete = samples_complete(f, form, o);
  if (f->arity == 2)
    return complete ? every_two(form.format, out) : sample_two(form.format, d, count, out);
  return complete ? every_one(form.format, block, samples_blocks(f, form, o), out)
                  : sample_one(form.format, d, count, out);
}
