/* SPDX-License-Identifier: Apache-2.0 */
#include "sort_keys.h"

#include <string.h>

#include "fast/elementwise/kern.h"

/* --- Ranks --- */

#define RANKS(T, U, expression)            \
  {                                        \
    const T *x = keys;                     \
    for (size_t k = 0; k < n; k++) {       \
      U u = (U)x[k];                       \
      out[k].key = (uint64_t)(expression); \
    }                                      \
    break;                                 \
  }
#define SIGN(U) ((U)1 << (sizeof(U) * 8 - 1))
static void int_ranks(num_kind num, const void *keys, size_t n, sort_entry *out) {
  switch (ev_num_rows[num].bytes * 2 + ev_num_is(num, NUM_SIGNED)) {
    case 2: RANKS(uint8_t, uint8_t, u)
    case 3: RANKS(int8_t, uint8_t, u ^ SIGN(uint8_t))
    case 4: RANKS(uint16_t, uint16_t, u)
    case 5: RANKS(int16_t, uint16_t, u ^ SIGN(uint16_t))
    case 8: RANKS(uint32_t, uint32_t, u)
    case 9: RANKS(int32_t, uint32_t, u ^ SIGN(uint32_t))
    case 16: RANKS(uint64_t, uint64_t, u)
    default: RANKS(int64_t, uint64_t, u ^ SIGN(uint64_t))
  }
}

/* Negative numbers downwards below the positive ones: IEEE-754's total order. */
static uint64_t float_rank(uint64_t u, unsigned bits) {
  uint64_t sign = UINT64_C(1) << (bits - 1);
  return u & sign ? ~u & (sign - 1) : u | sign;
}

static void float_ranks(num_kind num, bool total, const void *keys, size_t n, sort_entry *out) {
  unsigned bits = ev_num_rows[num].bits;
  size_t size = ev_num_rows[num].bytes;
  uint64_t minus_zero = total ? 0 : UINT64_C(1) << (bits - 1);
  if (num == NUM_F32) { /* the same without branches: the signs of data are no pattern */
    const uint32_t *x = keys, zero = (uint32_t)minus_zero, sign = UINT32_C(1) << 31;
    for (size_t k = 0; k < n; k++) {
      uint32_t u = zero && x[k] == zero ? 0 : x[k];
      out[k].key = u ^ ((0 - (u >> 31)) | sign);
    }
    return;
  }
  for (size_t k = 0; k < n; k++) {
    uint64_t u = ev_num_bits(num, (const uint8_t *)keys + k * size);
    out[k].key = float_rank(minus_zero && u == minus_zero ? 0 : u, bits);
  }
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
  if (!ev_num_is(num, NUM_FLOAT)) {
    int_ranks(num, keys, n, out);
  } else {
    if (ev_num_rows[num].format->specials == IR_FLOAT_E8M0 || (!total && any_nan(num, keys, n)))
      return false;
    float_ranks(num, total, keys, n, out);
  }
  if (downwards)
    for (size_t k = 0; k < n; k++) out[k].key = ~out[k].key;
  return true;
}

/* --- Sorting --- */

#define FEW 300 /* no more than this: by merging */
#define RUN 8

static sort_entry *merge(sort_entry *a, sort_entry *other, size_t n) {
  for (size_t from = 0; from < n; from += RUN) {
    size_t to = from + RUN < n ? from + RUN : n;
    for (size_t k = from + 1; k < to; k++) {
      sort_entry x = a[k];
      size_t j = k;
      for (; j > from && x.key < a[j - 1].key; j--) a[j] = a[j - 1];
      a[j] = x;
    }
  }
  for (size_t width = RUN; width < n; width *= 2) {
    for (size_t from = 0; from < n; from += 2 * width) {
      size_t mid = from + width < n ? from + width : n, end = mid + width < n ? mid + width : n;
      size_t l = from, r = mid, o = from;
      while (l < mid && r < end) other[o++] = a[r].key < a[l].key ? a[r++] : a[l++];
      while (l < mid) other[o++] = a[l++];
      while (r < end) other[o++] = a[r++];
    }
    sort_entry *t = a;
    a = other;
    other = t;
  }
  return a;
}

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
  if (n <= FEW) return merge(entries, other, n);
  uint64_t differs = differing_bits(entries, n);
  if (!differs) return entries;
  if (wanted < n / 4) {
    n = keep_first(entries, n, wanted ? wanted : 1, differs);
    if (n <= FEW) return merge(entries, other, n);
  }
  return radix(entries, other, n, differs);
}
