/* SPDX-License-Identifier: Apache-2.0 */
#include "nd.h"

#include <stdlib.h>
#include <string.h>

void ev_nd_strides(const int64_t *dims, size_t rank, size_t size, int64_t *strides) {
  int64_t s = (int64_t)size;
  for (size_t d = rank; d-- > 0;) {
    strides[d] = s;
    s *= dims[d] > 0 ? dims[d] : 1;
  }
}

void ev_nd_fill(uint8_t *out, const uint8_t *element, size_t size, size_t n) {
  if (n == 0) return;
  if (size == 1) {
    memset(out, element[0], n);
    return;
  }
  memmove(out, element, size);
  size_t have = 1;
  while (have < n) { /* doubles what is there */
    size_t more = have < n - have ? have : n - have;
    memcpy(out + have * size, out, more * size);
    have += more;
  }
}

#define STEPS(T)                                                                   \
  for (int64_t k = 0; k < n; k++, out += os, in += is) memcpy(out, in, sizeof(T)); \
  return

/* One dimension. */
static void line(int64_t n, uint8_t *out, int64_t os, const uint8_t *in, int64_t is, size_t size) {
  if (os == (int64_t)size && is == (int64_t)size) {
    memcpy(out, in, (size_t)n * size);
    return;
  }
  if (os == (int64_t)size && is == 0) {
    ev_nd_fill(out, in, size, (size_t)n);
    return;
  }
  switch (size) {
    case 1: STEPS(uint8_t);
    case 2: STEPS(uint16_t);
    case 4: STEPS(uint32_t);
    case 8: STEPS(uint64_t);
    default:
      for (int64_t k = 0; k < n; k++, out += os, in += is) memcpy(out, in, size);
  }
}

#define TILE 32

/* Two dimensions, of which the first is contiguous in the input and the second in the output: in
 * tiles, so that both sides stay in the cache. */
static void plane(int64_t n0, int64_t n1, uint8_t *out, int64_t os0, int64_t os1, const uint8_t *in,
                  int64_t is0, int64_t is1, size_t size) {
  for (int64_t a = 0; a < n0; a += TILE) {
    for (int64_t b = 0; b < n1; b += TILE) {
      int64_t m0 = n0 - a < TILE ? n0 - a : TILE, m1 = n1 - b < TILE ? n1 - b : TILE;
      for (int64_t k = 0; k < m0; k++)
        line(m1, out + (a + k) * os0 + b * os1, os1, in + (a + k) * is0 + b * is1, is1, size);
    }
  }
}

bool ev_nd_copy(size_t rank, int64_t *dims, uint8_t *out, int64_t *os, const uint8_t *in,
                int64_t *is, size_t size) {
  /* Dimensions of one element go, and neighbours that are walked as one are joined. */
  size_t r = 0;
  for (size_t d = 0; d < rank; d++) {
    if (dims[d] == 1) continue;
    if (r && os[r - 1] == dims[d] * os[d] && is[r - 1] == dims[d] * is[d]) {
      dims[r - 1] *= dims[d];
      os[r - 1] = os[d];
      is[r - 1] = is[d];
      continue;
    }
    dims[r] = dims[d];
    os[r] = os[d];
    is[r] = is[d];
    r++;
  }
  if (r == 0) {
    memcpy(out, in, size);
    return true;
  }
  if (r == 1) {
    line(dims[0], out, os[0], in, is[0], size);
    return true;
  }
  size_t last = r - 1, flat = last; /* the dimension that is contiguous in the input */
  if (is[last] != (int64_t)size)
    for (size_t d = 0; d < last; d++)
      if (is[d] == (int64_t)size) flat = d;
  int64_t few[16] = {0};
  int64_t *index = r <= 16 ? few : calloc(r, sizeof *index);
  if (!index) return false;
  for (bool more = true; more;) {
    if (flat != last)
      plane(dims[flat], dims[last], out, os[flat], os[last], in, is[flat], is[last], size);
    else
      line(dims[last], out, os[last], in, is[last], size);
    more = false;
    for (size_t d = last; d-- > 0;) {
      if (d == flat) continue;
      out += os[d];
      in += is[d];
      if (++index[d] < dims[d]) {
        more = true;
        break;
      }
      index[d] = 0;
      out -= dims[d] * os[d];
      in -= dims[d] * is[d];
    }
  }
  if (index != few) free(index);
  return true;
}

void ev_nd_pick(uint8_t *out, const uint8_t *in, const int64_t *offsets, int64_t shift, size_t n,
                size_t size) {
#define PICK(T)                                          \
  {                                                      \
    const T *x = (const T *)in + shift;                  \
    T *o = (T *)out;                                     \
    for (size_t k = 0; k < n; k++) o[k] = x[offsets[k]]; \
    break;                                               \
  }
  switch (size) {
    case 1: PICK(uint8_t)
    case 2: PICK(uint16_t)
    case 4: PICK(uint32_t)
    case 8: PICK(uint64_t)
    default:
      for (size_t k = 0; k < n; k++)
        memcpy(out + k * size, in + (offsets[k] + shift) * (int64_t)size, size);
  }
}
