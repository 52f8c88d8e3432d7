/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers as bytes, in either order of bytes. Depends on libc alone. */
#ifndef HLO_CTS_BASE_BYTES_H
#define HLO_CTS_BASE_BYTES_H

#include <stdint.h>
#include <string.h>

/* Files are little-endian, and numbers in memory are in the order of the machine. Each function has
 * its order as the last argument, BYTES_HERE for that of the machine, so that a test tries both on
 * any machine. */
typedef enum bytes_order { BYTES_LITTLE, BYTES_BIG } bytes_order;
#define BYTES_HERE (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? BYTES_BIG : BYTES_LITTLE)

/* The number in `size` bytes (at most 8) of that order. */
static inline uint64_t bytes_load(const void *at, size_t size, bytes_order order) {
  uint64_t word = 0;
  if (BYTES_HERE == BYTES_BIG) {
    memcpy((uint8_t *)&word + (sizeof word - size), at, size);
  } else {
    memcpy(&word, at, size);
  }
  if (order == BYTES_HERE) return word;
  return size ? __builtin_bswap64(word) >> (64 - 8 * size) : 0;
}

/* Stores the low `size` bytes (at most 8) of a number in that order. */
static inline void bytes_store(void *at, uint64_t number, size_t size, bytes_order order) {
  if (!size) return;
  if (order != BYTES_HERE) number = __builtin_bswap64(number << (64 - 8 * size));
  if (BYTES_HERE == BYTES_BIG) {
    memcpy(at, (const uint8_t *)&number + (sizeof number - size), size);
  } else {
    memcpy(at, &number, size);
  }
}

/* The same for a number of any size, whose words begin with the lowest. */
static inline void bytes_load_words(uint64_t *words, const void *at, size_t size,
                                    bytes_order order) {
  for (size_t done = 0, n; done < size; done += n) {
    n = size - done < 8 ? size - done : 8;
    size_t place = order == BYTES_LITTLE ? done : size - done - n;
    words[done / 8] = bytes_load((const uint8_t *)at + place, n, order);
  }
}
static inline void bytes_store_words(void *at, const uint64_t *words, size_t size,
                                     bytes_order order) {
  for (size_t done = 0, n; done < size; done += n) {
    n = size - done < 8 ? size - done : 8;
    size_t place = order == BYTES_LITTLE ? done : size - done - n;
    bytes_store((uint8_t *)at + place, words[done / 8], n, order);
  }
}

/* Copies `count` numbers of `size` bytes from that order to little-endian, or back. `out` is `in`,
 * or does not overlap it. */
static inline void bytes_copy(void *out, const void *in, size_t count, size_t size,
                              bytes_order order) {
  if (order == BYTES_LITTLE) {
    if (count && size && out != in) memcpy(out, in, count * size);
    return;
  }
  uint8_t *to = out;
  const uint8_t *from = in;
  for (size_t i = 0; i < count; i++, to += size, from += size) {
    for (size_t low = 0, high = size; low < high--; low++) {
      uint8_t byte = from[low];
      to[low] = from[high];
      to[high] = byte;
    }
  }
}

#endif
