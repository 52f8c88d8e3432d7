/* rng_bit_generator: Threefry, many blocks at a time. */
#include <string.h>

#include "define/rng.h"
#include "fills.h"
#include "level.h"

static uint32_t rotate(uint32_t x, unsigned by) { return x << by | x >> (32 - by); }

/* Blocks of consecutive counters: their low words and their high words. */
#define THREEFRY(name, LEVEL_TARGET)                                                              \
  static LEVEL_TARGET void name(uint64_t key, uint64_t counter, size_t n, uint32_t *restrict low, \
                                uint32_t *restrict high) {                                        \
    static const uint8_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};                   \
    uint32_t k[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};                                    \
    k[2] = UINT32_C(0x1BD11BDA) ^ k[0] ^ k[1];                                                    \
    for (size_t b = 0; b < n; b++) {                                                              \
      uint32_t x = (uint32_t)(counter + b) + k[0], y = (uint32_t)((counter + b) >> 32) + k[1];    \
      for (unsigned group = 0; group < 5;                                                         \
           group++) { /* four rounds, then the next part of the key */                            \
        for (unsigned r = 0; r < 4; r++) {                                                        \
          x += y;                                                                                 \
          y = rotate(y, rotations[group % 2][r]) ^ x;                                             \
        }                                                                                         \
        x += k[(group + 1) % 3];                                                                  \
        y += k[(group + 2) % 3] + group + 1;                                                      \
      }                                                                                           \
      low[b] = x;                                                                                 \
      high[b] = y;                                                                                \
    }                                                                                             \
  }
THREEFRY(base_threefry, LEVEL_BASE_TARGET)
#ifdef __x86_64__
THREEFRY(avx2_threefry, LEVEL_AVX2_TARGET)
THREEFRY(avx512_threefry, LEVEL_AVX512_TARGET)
#endif

static void threefry(uint64_t key, uint64_t counter, size_t n, uint32_t *low, uint32_t *high) {
  static void (*const levels[LEVEL_VECTORS + 1])(uint64_t, uint64_t, size_t, uint32_t *,
                                                 uint32_t *) = {
      [LEVEL_BASE] = base_threefry,
#ifdef __x86_64__
      [LEVEL_AVX2] = avx2_threefry,
      [LEVEL_AVX512] = avx512_threefry,
#endif
  };
  levels[ev_level_vectors()](key, counter, n, low, high);
}

#define BLOCKS 256 /* at a time */

static void put_word(interp_value *v, size_t element, uint32_t word) {
  num_kind k = (num_kind)v->num;
  size_t size = ev_num_rows[k].bytes;
  if (ev_num_rows[k].bits == 32)
    memcpy(v->data + element * size, &word, size);
  else
    ev_num_set_bits(k, v->data + element * size, word & (UINT64_MAX >> (64 - ev_num_rows[k].bits)));
}

/* 64-bit elements use a block each, in order; of smaller ones a block gives two, cut to their
 * width. */
static uint64_t fill_threefry(interp_value *v, uint64_t key, uint64_t counter) {
  uint32_t low[BLOCKS], high[BLOCKS];
  bool wide = ev_num_rows[v->num].bits == 64;
  rng_pairs p = ev_rng_pairs(v);
  size_t total = wide ? v->count : p.outer * p.half * p.inner, row = 0, at = 0;
  for (size_t first = 0; first < total; first += BLOCKS) {
    size_t n = total - first < BLOCKS ? total - first : BLOCKS;
    threefry(key, counter + first, n, low, high);
    for (size_t b = 0; b < n; b++) {
      if (wide) {
        uint64_t bits = low[b] | (uint64_t)high[b] << 32;
        memcpy(v->data + (first + b) * 8, &bits, 8);
        continue;
      }
      /* Block `at` of the row-th pair of rows. */
      size_t pair = row % p.half * 2, element = (row / p.half * p.along + pair) * p.inner + at;
      put_word(v, element, low[b]);
      if (pair + 1 < p.along) put_word(v, element + p.inner, high[b]);
      if (++at == p.inner) row++, at = 0;
    }
  }
  return counter + total;
}

fast_status ev_fast_rng_bit_generator(definition *d) {
  uint64_t state[2];
  if (strcmp(ev_enum(d->p, d->i, "rng_algorithm"), "THREE_FRY")) return FAST_NOT;
  memcpy(state, d->in[0]->data, sizeof state);
  state[1] = fill_threefry(d->out[1], state[0], state[1]);
  memcpy(d->out[0]->data, state, sizeof state);
  return FAST_DONE;
}
