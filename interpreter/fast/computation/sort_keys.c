/* SPDX-License-Identifier: Apache-2.0 */
#include "sort_keys.h"

#include <string.h>

#include "fast/elementwise/kern.h"

/* --- Ranks --- */

/* The bits of each element, zero-extended. */
static void load_bits(num_kind num, const void *keys, size_t n, sort_entry *out) {
#define LOAD(T)                                                     \
  for (size_t k = 0; k < n; k++) out[k].key = ((const T *)keys)[k]; \
  break
  size_t size = ev_num_rows[num].bytes;
  switch (size) {
    case 1: LOAD(uint8_t);
    case 2: LOAD(uint16_t);
    case 4: LOAD(uint32_t);
    case 8: LOAD(uint64_t);
    default:
      for (size_t k = 0; k < n; k++)
        out[k].key = ev_num_bits(num, (const uint8_t *)keys + k * size);
  }
#undef LOAD
}

/* Numbers in IEEE-754's total order: negative ones in reverse below the positive ones. A branch
 * would be slow, because a processor cannot predict the signs of data. */
static uint64_t float_rank(uint64_t u, unsigned bits) {
  uint64_t sign = UINT64_C(1) << (bits - 1), negative = 0 - (u >> (bits - 1));
  return u ^ ((negative & (sign - 1)) | sign);
}

static bool any_nan(num_kind num, const void *keys, size_t n) {
  double x[KERN_CHUNK];
  bool nan = false;
  size_t size = ev_num_rows[num].bytes;
  for (size_t at = 0; at < n; at += KERN_CHUNK) {
    size_t m = n - at < KERN_CHUNK ? n - at : KERN_CHUNK;
    ev_num_decode(num, (const uint8_t *)keys + at * size, m, x);
    for (size_t k = 0; k < m; k++) nan |= x[k] != x[k];
  }
  return nan;
}

bool ev_sort_ranks(num_kind num, bool total, bool downwards, const void *keys, size_t n,
                   sort_entry *out) {
  bool is_float = ev_num_is(num, NUM_FLOAT);
  unsigned bits = is_float ? ev_num_rows[num].bits : 8u * ev_num_rows[num].bytes;
  uint64_t sign = UINT64_C(1) << (bits - 1);
  if (is_float &&
      (ev_num_rows[num].format->specials == IR_FLOAT_E8M0 || (!total && any_nan(num, keys, n))))
    return false;
  load_bits(num, keys, n, out);
  for (size_t k = 0; is_float && k < n; k++)
    out[k].key = float_rank(!total && out[k].key == sign ? 0 : out[k].key, bits);
  for (size_t k = 0; ev_num_is(num, NUM_SIGNED) && k < n; k++) out[k].key ^= sign;
  if (downwards)
    for (size_t k = 0; k < n; k++) out[k].key = ~out[k].key;
  return true;
}

/* --- Sorting --- */

#define DIGIT 11
#define BUCKETS (1 << DIGIT)

/* From the least digit that differs up; each pass keeps the order of the one before. */
static sort_entry *radix(sort_entry *a, sort_entry *other, size_t n, uint64_t differs) {
  for (unsigned shift = 0; shift < 64; shift += DIGIT) {
    size_t starts[BUCKETS] = {0}, sum = 0;
    if (!(differs >> shift & (BUCKETS - 1))) continue;
    for (size_t k = 0; k < n; k++) starts[a[k].key >> shift & (BUCKETS - 1)]++;
    for (size_t d = 0; d < BUCKETS; d++) {
      size_t count = starts[d];
      starts[d] = sum;
      sum += count;
    }
    for (size_t k = 0; k < n; k++) other[starts[a[k].key >> shift & (BUCKETS - 1)]++] = a[k];
    sort_entry *t = a;
    a = other;
    other = t;
  }
  return a;
}

static uint64_t differing_bits(const sort_entry *a, size_t n) {
  uint64_t differs = 0;
  for (size_t k = 1; k < n; k++) differs |= a[k].key ^ a[0].key;
  return differs;
}

/* Keeps those that may be among the first `wanted`, in order: all up to the bucket of the topmost
 * digit in which that place lies. Gives how many. */
static size_t keep_first(sort_entry *a, size_t n, size_t wanted, uint64_t differs) {
  unsigned top = 64 - (unsigned)__builtin_clzll(differs), shift = top > DIGIT ? top - DIGIT : 0;
  uint64_t mask = top < 64 ? (UINT64_C(1) << top) - 1 : UINT64_MAX;
  size_t counts[BUCKETS] = {0}, last = 0, kept = 0;
  for (size_t k = 0; k < n; k++) counts[(a[k].key & mask) >> shift]++;
  for (size_t sum = counts[0]; sum < wanted; sum += counts[++last]) continue;
  for (size_t k = 0; k < n; k++) {
    a[kept] = a[k];
    kept += (a[k].key & mask) >> shift <= last;
  }
  return kept;
}

sort_entry *ev_sort_entries(sort_entry *entries, sort_entry *other, size_t n, size_t wanted) {
  uint64_t differs = differing_bits(entries, n);
  if (!differs) return entries;
  if (wanted < n / 4) n = keep_first(entries, n, wanted ? wanted : 1, differs);
  return radix(entries, other, n, differs);
}
