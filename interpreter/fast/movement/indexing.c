/* SPDX-License-Identifier: Apache-2.0 */
/* Indices of gather and scatter, many at a time. */
#include "nd.h"

#include <string.h>

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
  int64_t x[INDEX_LINE];
  read(l, x, offsets);
  for (size_t e = 0; e < l->n; e++)
    offsets[e] += (x[e] < 0 ? 0 : x[e] > most ? most : x[e]) * stride;
}

void ev_index_check(const index_line *l, int64_t size, int64_t stride, int64_t *offsets) {
  int64_t x[INDEX_LINE];
  read(l, x, offsets);
  for (size_t e = 0; e < l->n; e++) {
    bool inside = offsets[e] >= 0 && x[e] >= 0 && x[e] < size;
    offsets[e] = inside ? offsets[e] + x[e] * stride : -1;
  }
}
