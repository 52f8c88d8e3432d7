/* SPDX-License-Identifier: Apache-2.0 */
/* A growing array in an arena.
 *
 * Knows nothing about programs. Depends on arena alone.
 *
 *   VEC(ir_op *) ops = {0};
 *   VEC_ADD(a, &ops, op);
 *   for (size_t i = 0; i < ops.count; i++) use(ops.items[i]);
 *
 * Invariants: `count` items are in use, `cap` fit, and all beyond `count` that were never in use
 * are zero. A zeroed one is empty and ready for use. Growing may move the items, so an address of
 * an item is valid until the next VEC_ADD or VEC_RESERVE. Memory comes from the arena passed in;
 * growing leaves the old items to it unless they were its last allocation. To remove items, lower
 * `count`.
 *
 * `count` and `cap` may be of any unsigned type: the macros work on every struct with these three
 * members. They evaluate their arguments more than once. */
#ifndef HLO_CTS_BASE_VEC_H
#define HLO_CTS_BASE_VEC_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"

#define VEC(T)         \
  struct {             \
    T *items;          \
    size_t count, cap; \
  }

/* Makes room for `more` items behind the last one. */
#define VEC_RESERVE(a, v, more)                                                            \
  do {                                                                                     \
    if (!vec_fits((v)->cap, (v)->count, (more))) {                                         \
      size_t cap_ = vec_cap((v)->cap, (v)->count, (more));                                 \
      (v)->items = arena_grow((a), (void *)(v)->items, (v)->cap, cap_, sizeof *(v)->items, \
                              _Alignof(max_align_t));                                      \
      (v)->cap = cap_;                                                                     \
    }                                                                                      \
  } while (0)

/* Adds one item, which may be a compound literal and may depend on the count before it. */
#define VEC_ADD(a, v, ...)                  \
  do {                                      \
    VEC_RESERVE((a), (v), 1);               \
    (v)->items[(v)->count] = (__VA_ARGS__); \
    (v)->count++;                           \
  } while (0)

static inline bool vec_fits(size_t cap, size_t count, size_t more) { return more <= cap - count; }
/* The capacity to grow to: twice as many, or what is needed when that is more. */
static inline size_t vec_cap(size_t cap, size_t count, size_t more) {
  size_t need = more > SIZE_MAX - count ? SIZE_MAX : count + more;
  size_t twice = cap > SIZE_MAX / 2 ? SIZE_MAX : cap ? 2 * cap : 8;
  return twice > need ? twice : need;
}

/* For items from malloc, which no arena owns: makes room for one more behind `count`. `items` is
 * the address of the pointer to them. False when there is no memory: nothing has changed then. */
static inline bool vec_room(void *items, size_t count, size_t *cap, size_t size) {
  if (count < *cap) return true;
  size_t more = vec_cap(*cap, count, 1);
  void *moved = more > SIZE_MAX / size ? NULL : realloc(*(void **)items, more * size);
  if (!moved) return false;
  *(void **)items = moved;
  *cap = more;
  return true;
}

#endif
