/* SPDX-License-Identifier: Apache-2.0 */
/* The numbers that sized programs begin with. Stated in docs/sizes.md: element i of input k of a
 * case is a word z = mix(key + (i + 1) * 0x9E3779B97F4A7C15), where mix is that of SplitMix64
 * (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014) and key is the
 * 64-bit FNV-1a hash of "id/k", exclusive or the seed; a set makes a number of z. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/intern.h"
#include "ir/float_format.h"
#include "sizes.h"

#define SEED UINT64_C(1)

uint64_t size_key(const char *id, size_t input) {
  char text[160];
  uint64_t h = UINT64_C(0xcbf29ce484222325);
  snprintf(text, sizeof text, "%s/%zu", id, input);
  for (const char *p = text; *p; p++) h = (h ^ (unsigned char)*p) * UINT64_C(0x100000001b3);
  return h ^ SEED;
}

/* The parts of a number: the word, where it stands, of how many, and the number of its set. */
typedef struct draw {
  uint64_t z;
  int64_t i, count, limit;
  int64_t places[2]; /* of `pair` */
} draw;

typedef struct number_type {
  const ir_float_format *format; /* NULL: integers */
  unsigned width;
  bool is_signed;
} number_type;

static bool read_type(const char *type, number_type *t) {
  *t = (number_type){.format = ir_float_by_name(type, strlen(type))};
  if (t->format) {
    t->width = t->format->width;
    return true;
  }
  t->is_signed = *type == 'i';
  if (*type == 'u') type++;
  if (*type != 'i') return false;
  t->width = (unsigned)strtoul(type + 1, NULL, 10);
  return t->width >= 1 && t->width <= 64;
}

/* ± (1 + fraction) * 2^e, with e from `low` on, `span` of them: 52 bits of fraction, rounded. */
static double spread(uint64_t z, int low, unsigned span) {
  double fraction = (double)(z >> 12) * 0x1p-52;
  int e = low + (int)(z >> 1 & 0x7FF) % (int)span;
  return ldexp(z & 1 ? -(1 + fraction) : 1 + fraction, e);
}

/* 1 to 8, of either sign. */
static double few(uint64_t z) { return (z & 1 ? -1.0 : 1.0) * (double)(1 + (z >> 1) % 8); }

static uint64_t ones(const number_type *t) { return UINT64_MAX >> (64 - t->width); }

enum { REALS = 1, INTEGERS = 2 }; /* the types that a set has */
typedef struct set_row {
  const char *name;
  double (*real)(const draw *d);                            /* NULL: `all` */
  uint64_t (*integer)(const draw *d, const number_type *t); /* likewise */
  unsigned types;
  double all; /* the number that all elements are */
} set_row;

static double any_real(const draw *d) { return spread(d->z, -3, 8); }
static uint64_t any_integer(const draw *d, const number_type *t) { return d->z & ones(t); }
static double small_real(const draw *d) { return few(d->z); }
static uint64_t small_integer(const draw *d, const number_type *t) {
  int64_t n = (int64_t)few(d->z);
  return (uint64_t)(t->is_signed || n > 0 ? n : -n) & ones(t);
}
static double positive_real(const draw *d) { return fabs(spread(d->z, -3, 8)); }
static uint64_t positive_integer(const draw *d, const number_type *t) {
  (void)t;
  return 1 + d->z % 100;
}
static double unit_real(const draw *d) { return spread(d->z, -4, 4); }
static uint64_t nonzero_integer(const draw *d, const number_type *t) {
  return (d->z & ones(t)) | 1;
}
static double sign_real(const draw *d) { return d->z & 1 ? -1 : 1; }
static uint64_t sign_integer(const draw *d, const number_type *t) { return d->z & 1 ? ones(t) : 1; }
static uint64_t shift_integer(const draw *d, const number_type *t) { return d->z % t->width; }
static uint64_t index_integer(const draw *d, const number_type *t) {
  (void)t;
  return d->z % (uint64_t)d->limit;
}
static uint64_t backward_integer(const draw *d, const number_type *t) {
  (void)t;
  return (uint64_t)(d->count - 1 - d->i);
}
static double ramp_real(const draw *d) { return (double)(d->i % d->limit); }
static uint64_t ramp_integer(const draw *d, const number_type *t) {
  (void)t;
  return (uint64_t)(d->i % d->limit);
}
static double pair_real(const draw *d) {
  bool here = d->i == d->places[0] || d->i == d->places[1];
  return here ? spread(d->z, -3, 8) : 0;
}
/* An element of a matrix with `limit` columns: 1024 on the diagonal, ±1 to ±8 below. */
static double triangle_real(const draw *d) {
  int64_t row = d->i / d->limit, column = d->i % d->limit;
  return row == column ? 1024 : row > column ? few(d->z) : 0;
}
static uint64_t ones_integer(const draw *d, const number_type *t) {
  (void)d;
  return ones(t);
}
static uint64_t least_integer(const draw *d, const number_type *t) {
  (void)d;
  return t->is_signed ? UINT64_C(1) << (t->width - 1) : 0;
}
static uint64_t most_integer(const draw *d, const number_type *t) {
  (void)d;
  return t->is_signed ? ones(t) >> 1 : ones(t);
}

static const set_row sets[] = {
    {"any", any_real, any_integer, REALS | INTEGERS, 0},
    {"small", small_real, small_integer, REALS | INTEGERS, 0},
    {"positive", positive_real, positive_integer, REALS | INTEGERS, 0},
    {"unit", unit_real, NULL, REALS, 0},
    {"nonzero", any_real, nonzero_integer, REALS | INTEGERS, 0},
    {"sign", sign_real, sign_integer, REALS | INTEGERS, 0},
    {"shift", NULL, shift_integer, INTEGERS, 0},
    {"index", NULL, index_integer, INTEGERS, 0},
    {"backward", NULL, backward_integer, INTEGERS, 0},
    {"ramp", ramp_real, ramp_integer, REALS | INTEGERS, 0},
    {"pair", pair_real, NULL, REALS, 0},
    {"triangle", triangle_real, NULL, REALS, 0},
    {"zero", NULL, NULL, REALS | INTEGERS, 0},
    {"one", NULL, NULL, REALS | INTEGERS, 1},
    {"four", NULL, NULL, REALS, 4},
    {"ones", NULL, ones_integer, INTEGERS, 0},
    {"least", NULL, least_integer, REALS | INTEGERS, -INFINITY},
    {"most", NULL, most_integer, REALS | INTEGERS, INFINITY},
};

static const set_row *set_of(const char *name) {
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
    if (strcmp(sets[i].name, name) == 0) return &sets[i];
  return NULL;
}

bool size_input(const char *type, const char *set, int64_t limit, uint64_t key, int64_t count,
                strbuf *out) {
  char part[32];
  number_type t;
  const set_row *row = set_of(set);
  /* A complex number is two. */
  bool complex = sscanf(type, "complex<%31[^>]>", part) == 1;
  if (!row || !read_type(complex ? part : type, &t)) return false;
  if (!(row->types & (t.format ? REALS : INTEGERS))) return false;
  if (complex) count *= 2;
  draw d = {.count = count, .limit = limit > 0 ? limit : 1};
  d.places[0] = (int64_t)(hash_u64(key) % (uint64_t)(count > 0 ? count : 1));
  d.places[1] = (int64_t)(hash_u64(~key) % (uint64_t)(count > 0 ? count : 1));
  size_t bytes = (t.width + 7) / 8;
  for (d.i = 0; d.i < count; d.i++) {
    d.z = hash_u64(key + (uint64_t)(d.i + 1) * UINT64_C(0x9E3779B97F4A7C15));
    uint64_t bits = t.format       ? ir_float_encode(t.format, row->real ? row->real(&d) : row->all)
                    : row->integer ? row->integer(&d, &t)
                                   : (uint64_t)row->all;
    char little[8];
    bytes_store(little, bits, bytes, BYTES_LITTLE);
    strbuf_add(out, little, bytes);
  }
  return !out->failed;
}

void size_add_hex(const char *bytes, size_t n, strbuf *out) {
  static const char digits[] = "0123456789ABCDEF";
  char chunk[512];
  strbuf_adds(out, "\"0x");
  for (size_t i = 0; i < n;) {
    size_t k = 0;
    for (; k < sizeof chunk && i < n; i++) {
      unsigned char c = (unsigned char)bytes[i];
      chunk[k++] = digits[c >> 4];
      chunk[k++] = digits[c & 15];
    }
    strbuf_add(out, chunk, k);
  }
  strbuf_addc(out, '"');
}
