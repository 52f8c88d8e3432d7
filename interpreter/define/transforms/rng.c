/* SPDX-License-Identifier: Apache-2.0 */
/* rng_bit_generator and rng.
 *
 * Threefry-2x32 with 20 rounds and Philox-4x32 with 10 (Salmon et al., "Parallel random numbers: as
 * easy as 1, 2, 3", SC 2011). What the specification leaves open (how the state is laid out, which
 * counter gives which element) is as in XLA: state[0] is the key and the rest a counter, which
 * rises by the number of blocks used.
 */
#include <math.h>
#include <string.h>

#include "rng.h"

typedef struct words4 {
  uint32_t w[4];
} words4;

/* --- The generators --------------------------------------------------------------------------- */

static uint32_t rotate(uint32_t x, unsigned by) { return x << by | x >> (32 - by); }

uint64_t ev_rng_threefry(uint64_t key, uint64_t counter) {
  static const uint8_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  uint32_t k[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};
  k[2] = UINT32_C(0x1BD11BDA) ^ k[0] ^ k[1];
  uint32_t x = (uint32_t)counter + k[0], y = (uint32_t)(counter >> 32) + k[1];
  for (unsigned group = 0; group < 5; group++) { /* four rounds, then the next part of the key */
    for (unsigned r = 0; r < 4; r++) {
      x += y;
      y = rotate(y, rotations[group % 2][r]) ^ x;
    }
    x += k[(group + 1) % 3];
    y += k[(group + 2) % 3] + group + 1;
  }
  return x | (uint64_t)y << 32;
}

void ev_rng_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]) {
  words4 x = {{(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)}};
  uint32_t k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
  for (unsigned r = 0; r < 10; r++) {
    uint64_t p = (uint64_t)x.w[0] * UINT32_C(0xD2511F53),
             q = (uint64_t)x.w[2] * UINT32_C(0xCD9E8D57);
    x = (words4){{(uint32_t)(q >> 32) ^ x.w[1] ^ k0, (uint32_t)q, (uint32_t)(p >> 32) ^ x.w[3] ^ k1,
                  (uint32_t)p}};
    k0 += UINT32_C(0x9E3779B9); /* the golden ratio */
    k1 += UINT32_C(0xBB67AE85); /* sqrt(3) - 1 */
  }
  memcpy(out, x.w, sizeof x.w);
}

/* --- rng_bit_generator ------------------------------------------------------------------------ */

/* A word, cut to the width of element e. */
static void put_word(interp_value *v, size_t e, uint64_t word) {
  num_kind k = (num_kind)v->num;
  ev_num_set_bits(k, v->data + e * bytes_of(v), word & (UINT64_MAX >> (64 - ev_num_rows[k].bits)));
}

/* How the elements are paired: [outer][along][inner], two neighbours of the second dimension in a
 * block. That dimension is the first even one, else the longest. */
typedef struct rng_pairs {
  size_t outer, along, half, inner;
} rng_pairs;

static rng_pairs pairs_of(const interp_value *v) {
  size_t rank = value_rank(v), split = SIZE_MAX;
  const int64_t *dims = value_dims(v);
  for (size_t d = 0; d < rank && split == SIZE_MAX; d++)
    if (dims[d] % 2 == 0) split = d;
  if (split == SIZE_MAX)
    for (size_t d = 0; d < rank; d++)
      if (split == SIZE_MAX || dims[d] > dims[split]) split = d;
  rng_pairs p = {.along = 1, .half = 1, .inner = 1};
  if (split != SIZE_MAX) {
    p.along = (size_t)dims[split];
    p.half = (p.along + 1) / 2;
    for (size_t d = split + 1; d < rank; d++) p.inner *= (size_t)dims[d];
  }
  p.outer = p.along && p.inner ? v->count / (p.along * p.inner) : 0;
  return p;
}

/* 64-bit elements use a block each, in order; of smaller ones a block gives two, cut to their
 * width. */
static uint64_t fill_threefry(interp_value *v, uint64_t key, uint64_t counter) {
  bool wide = ev_num_rows[v->num].bits == 64;
  rng_pairs p = pairs_of(v);
  size_t total = wide ? v->count : p.outer * p.half * p.inner;
  for (size_t b = 0; b < total; b++) {
    uint64_t block = ev_rng_threefry(key, counter + b);
    if (wide) {
      put_word(v, b, block);
      continue;
    }
    /* Block `at` of the row-th pair of rows. */
    size_t row = b / p.inner, at = b % p.inner, pair = row % p.half * 2;
    size_t element = (row / p.half * p.along + pair) * p.inner + at;
    put_word(v, element, (uint32_t)block);
    if (pair + 1 < p.along) put_word(v, element + p.inner, block >> 32);
  }
  return counter + total;
}

/* Blocks of four words in order; 64-bit elements take two of them each, others one, cut. The
 * counter has 128 bits. */
static void fill_philox(interp_value *v, uint64_t key, uint64_t *low, uint64_t *high) {
  size_t wide = ev_num_rows[v->num].bits == 64, per_block = wide ? 2 : 4;
  for (size_t e = 0; e < v->count; e += per_block) {
    uint32_t w[4];
    ev_rng_philox(key, *low, *high, w);
    if (++*low == 0) ++*high;
    for (size_t j = 0; j < per_block && e + j < v->count; j++) {
      uint64_t bits = wide ? w[2 * j] | (uint64_t)w[2 * j + 1] << 32 : w[j];
      put_word(v, e + j, bits);
    }
  }
}

bool ev_frame_rng_bit_generator(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  const char *algorithm = ev_enum(p, i, "rng_algorithm");
  if (!algorithm) return false;
  bool threefry = strcmp(algorithm, "THREE_FRY") == 0;
  size_t n = d->in[0]->count;
  if (d->in[0]->num != NUM_U64 || (n != 2 && (threefry || n != 3)))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the state is not a ui64 tensor of %s elements [rng_bit_generator C2]",
                    threefry ? "2" : "2 or 3");
  const ir_type *t = i->results[1];
  return ev_takes_shape(d, 0, value_dims(d->in[0]), 1) &&
         ev_takes_shape(d, 1, t->shaped.dims, t->shaped.rank);
}

bool ev_define_rng_bit_generator(definition *d) {
  uint64_t state[3] = {0};
  size_t n = d->in[0]->count;
  memcpy(state, d->in[0]->data, n * sizeof *state);
  if (strcmp(ev_enum(d->p, d->i, "rng_algorithm"), "THREE_FRY") == 0) {
    state[1] = fill_threefry(d->out[1], state[0], state[1]);
  } else {
    /* Two words of state: the key is the counter's upper half too, and does not change. */
    uint64_t high = n == 3 ? state[2] : state[0];
    fill_philox(d->out[1], state[0], &state[1], &high);
    if (n == 3) state[2] = high;
  }
  memcpy(d->out[0]->data, state, n * sizeof *state);
  return true;
}

/* --- rng -------------------------------------------------------------------------------------- */

/* Numbers in [0, 1) with 53 bits, the same in every run: the generator is Threefry with a fixed key
 * and a counter that goes through the whole run. */
static uint64_t next_bits(proc *p) {
  return ev_rng_threefry(UINT64_C(0x9E3779B97F4A7C15), p->run->random++);
}
static double next_unit(proc *p) { return (double)(next_bits(p) >> 11) * 0x1p-53; }

static double next_normal(proc *p) { /* Box and Muller's transform */
  double u = 1.0 - next_unit(p), v = next_unit(p);
  return sqrt(-2.0 * log(u)) * cos(2.0 * M_PI * v);
}

eval_status eval_rng(proc *p, insn *i, interp_value **in, interp_value **out) {
  const char *distribution = ev_enum(p, i, "rng_distribution");
  if (!distribution) return EVAL_FAIL;
  bool normal = strcmp(distribution, "NORMAL") == 0;
  num_kind k = (num_kind)in[0]->num;
  bool is_float = ev_num_is(k, NUM_FLOAT);
  size_t rank = in[2]->count;
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return EVAL_FAIL;
  for (size_t d = 0; d < rank; d++) dims[d] = ev_int_at(in[2], d);
  out[0] = ev_result(p, i, 0, dims, rank);
  if (!out[0]) return EVAL_FAIL;
  size_t size = ev_num_rows[k].bytes;
  if (is_float) {
    double a = ev_num_float(k, in[0]->data), b = ev_num_float(k, in[1]->data);
    if (normal ? !(b >= 0) : !(a < b))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      normal ? "rng: b is negative" : "rng: a is not below b");
    for (size_t e = 0; e < out[0]->count; e++) {
      double x = normal ? a + b * next_normal(p) : a + next_unit(p) * (b - a);
      x = ev_num_round(k, x);
      if (!normal && !(x < b)) x = a; /* rounding may have gone up to the open end */
      ev_num_set_float(k, out[0]->data + e * size, x);
    }
    return EVAL_OK;
  }
  int64_t a = ev_num_int(k, in[0]->data), b = ev_num_int(k, in[1]->data);
  uint64_t range = (uint64_t)b - (uint64_t)a;
  if (ev_num_is(k, NUM_SIGNED) ? a >= b : (uint64_t)a >= (uint64_t)b)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "rng: a is not below b");
  for (size_t e = 0; e < out[0]->count; e++)
    ev_num_set_int(k, out[0]->data + e * size, (int64_t)((uint64_t)a + next_bits(p) % range));
  return EVAL_OK;
}
