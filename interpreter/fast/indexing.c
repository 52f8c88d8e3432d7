/* Indices of gather and scatter, many at a time. */
#include "indexing.h"

#include <string.h>

#include "level.h"

/* Neighbours of 32 bits, which is the usual case. A factor of 32 bits is enough for the stride, so
 * a product is one operation of a vector. Offsets of a part before were stored in vectors as wide,
 * so they can be read before they are in memory. */
typedef void narrow_fn(const int32_t *x, uint32_t bound, uint32_t stride, int64_t *offsets,
                       size_t n, bool more);
#define NARROW(name, LEVEL_TARGET, to)                                                      \
  static LEVEL_TARGET void name(const int32_t *restrict x, uint32_t bound, uint32_t stride, \
                                int64_t *restrict offsets, size_t n, bool more) {           \
    if (more)                                                                               \
      for (size_t e = 0; e < n; e++) offsets[e] = to(x[e], bound, stride, offsets[e]);      \
    else                                                                                    \
      for (size_t e = 0; e < n; e++) offsets[e] = to(x[e], bound, stride, 0);               \
  }
static inline int64_t clamp(int32_t x, uint32_t most, uint32_t stride, int64_t offset) {
  int32_t least = x < 0 ? 0 : x;
  uint32_t at = (uint32_t)(least < (int32_t)most ? least : (int32_t)most);
  return offset + (int64_t)((uint64_t)at * stride);
}
static inline int64_t check(int32_t x, uint32_t size, uint32_t stride, int64_t offset) {
  uint32_t at = (uint32_t)x;
  int64_t to = offset + (int64_t)((uint64_t)at * stride);
  return (offset | -(int64_t)(at >= size)) < 0 ? -1 : to;
}
NARROW(base_clamp, LEVEL_BASE_TARGET, clamp)
NARROW(base_check, LEVEL_BASE_TARGET, check)
#ifdef __x86_64__
NARROW(avx2_clamp, LEVEL_AVX2_TARGET, clamp)
NARROW(avx2_check, LEVEL_AVX2_TARGET, check)
#endif

static bool is_narrow(const index_line *l, int64_t stride) {
  return l->indices->num == NUM_I32 && l->step == 1 && stride >= 0 && stride <= UINT32_MAX;
}

static void run_narrow(const index_line *l, bool clamp, int64_t bound, int64_t stride,
                       int64_t *offsets) {
  narrow_fn *fn = clamp ? base_clamp : base_check;
#ifdef __x86_64__
  if (ev_level_vectors() >= LEVEL_AVX2) fn = clamp ? avx2_clamp : avx2_check;
#endif
  const int32_t *x = (const int32_t *)(const void *)l->indices->data;
  int64_t most = clamp ? INT32_MAX : (int64_t)INT32_MAX + 1;
  fn(x + l->from, (uint32_t)(bound < most ? bound : most), (uint32_t)stride, offsets, l->n,
     l->more);
}

/* Reads the indices. Sets the offsets to 0 unless they have the part of other indices already. */
static void read(const index_line *l, int64_t *out, int64_t *offsets) {
#define READ(T)                                                                  \
  {                                                                              \
    const T *x = (const T *)(const void *)l->indices->data + l->from;            \
    for (size_t e = 0; e < l->n; e++) out[e] = (int64_t)x[(int64_t)e * l->step]; \
    break;                                                                       \
  }
  switch (l->indices->num) {
    case NUM_I8: READ(int8_t)
    case NUM_U8: READ(uint8_t)
    case NUM_I16: READ(int16_t)
    case NUM_U16: READ(uint16_t)
    case NUM_I32: READ(int32_t)
    case NUM_U32: READ(uint32_t)
    case NUM_I64: READ(int64_t)
    default:
      for (size_t e = 0; e < l->n; e++)
        out[e] = ev_index_at(l->indices, (size_t)(l->from + (int64_t)e * l->step));
  }
#undef READ
  if (!l->more) memset(offsets, 0, l->n * sizeof *offsets);
}

void ev_index_clamp(const index_line *l, int64_t most, int64_t stride, int64_t *offsets) {
  if (is_narrow(l, stride)) {
    run_narrow(l, true, most, stride, offsets);
    return;
  }
  int64_t x[INDEX_LINE];
  read(l, x, offsets);
  for (size_t e = 0; e < l->n; e++)
    offsets[e] += (x[e] < 0 ? 0 : x[e] > most ? most : x[e]) * stride;
}

void ev_index_check(const index_line *l, int64_t size, int64_t stride, int64_t *offsets) {
  if (is_narrow(l, stride)) {
    run_narrow(l, false, size, stride, offsets);
    return;
  }
  int64_t x[INDEX_LINE];
  read(l, x, offsets);
  for (size_t e = 0; e < l->n; e++) {
    bool inside = offsets[e] >= 0 && x[e] >= 0 && x[e] < size;
    offsets[e] = inside ? offsets[e] + x[e] * stride : -1;
  }
}
