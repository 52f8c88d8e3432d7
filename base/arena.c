/* SPDX-License-Identifier: Apache-2.0 */
#include "base/arena.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/memory.h"

/* Chunks grow geometrically, so that a small program costs one malloc and a large one few. A
 * request that no chunk fits gets a chunk of its own size. */
#define FIRST_CHUNK ((size_t)16 << 10)
#define LARGEST_CHUNK ((size_t)8 << 20)
/* From this size on the next chunk has huge pages. */
#define LAST_SMALL_CHUNK ((size_t)512 << 10)

/* Under AddressSanitizer memory comes from malloc, which it watches; the leak checker finds no
 * pointers in a mapping. */
#if defined __SANITIZE_ADDRESS__
#define CHECKED 1
#elif defined __has_feature
#define CHECKED __has_feature(address_sanitizer)
#else
#define CHECKED 0
#endif

typedef struct chunk {
  struct chunk *older;
  size_t size, used;
  size_t dirty;  /* bytes behind these and behind `used` are zero */
  size_t mapped; /* bytes of a mapping of its own; 0: from malloc */
  /* the bytes follow, from where any alignment up to 64 is met */
} chunk;

#define HEAD (sizeof(chunk) + 64)
#define LARGEST_REQUEST (SIZE_MAX - HEAD - OS_HUGE_PAGE - LARGEST_CHUNK)

struct arena {
  chunk *newest;
  chunk *spare; /* a released one, so that work across a chunk's end costs no malloc each time */
  size_t limit, total; /* total: bytes in all chunks, the spare one among them */
  size_t next_size;
  arena_guard *guard;
};

/* The first byte behind the header that suits any alignment up to 64. */
static uint8_t *chunk_bytes(chunk *c) {
  return (uint8_t *)(((uintptr_t)(c + 1) + 63) & ~(uintptr_t)63);
}

/* Takes bytes back from `used` on, which may have been written. */
static void rewind_to(chunk *c, size_t used) {
  if (c->used > c->dirty) c->dirty = c->used;
  c->used = used;
}

/* --- Mappings ---
 *
 * Chunks of huge pages are mappings of their own, which begin as zeros. A few wait for the next
 * arena: to write in pages that are there takes half the time of getting new ones. Any thread may
 * take them. */

#if !CHECKED
enum { MAPPINGS_KEPT = 6 };
static _Atomic(chunk *) kept[MAPPINGS_KEPT];

static void unmap(chunk *c) {
  if (c) os_unmap(c, c->mapped);
}

static void chunk_unmap(chunk *c) {
  rewind_to(c, 0);
  for (size_t i = 0; c && c->mapped <= LARGEST_CHUNK && i < MAPPINGS_KEPT; i++)
    c = atomic_exchange(&kept[i], c);
  unmap(c);
}

/* One that waits and has that size. Another thread may be about to look at those that it is not,
 * so each is taken before it is read. */
static chunk *chunk_kept(size_t bytes) {
  for (size_t i = 0; i < MAPPINGS_KEPT; i++) {
    chunk *c = atomic_exchange(&kept[i], NULL), *none = NULL;
    if (c && c->mapped == bytes) return c;
    if (c && !atomic_compare_exchange_strong(&kept[i], &none, c)) unmap(c);
  }
  return NULL;
}

static void __attribute__((destructor)) unmap_kept(void) {
  for (size_t i = 0; i < MAPPINGS_KEPT; i++) unmap(atomic_exchange(&kept[i], NULL));
}

/* A chunk that begins at a huge page; NULL when there is none. */
static chunk *chunk_map(size_t bytes) {
  chunk *c = chunk_kept(bytes);
  if (c) return c;
  c = os_map_huge(bytes);
  if (c) c->mapped = bytes;
  return c;
}
#else
static void chunk_unmap(chunk *c) { (void)c; }
static chunk *chunk_map(size_t bytes) {
  (void)bytes;
  return NULL;
}
#endif

/* --- Chunks --- */

static void chunk_free(chunk *c) {
  if (c && c->mapped)
    chunk_unmap(c);
  else
    free(c);
}

/* With room for `size` bytes or a little more. */
static chunk *chunk_new(size_t size) {
  enum { PAGES = 64 << 10 }; /* a multiple of any size of pages */
  chunk *c = NULL;
  if (size + HEAD >= OS_HUGE_PAGE) c = chunk_map((size + HEAD + PAGES - 1) & ~(size_t)(PAGES - 1));
  if (c) {
    c->size = c->mapped - HEAD;
    return c;
  }
  c = malloc(HEAD + size);
  if (c) *c = (chunk){.size = size, .dirty = size};
  return c;
}

/* --- Arenas --- */

arena *arena_new(size_t limit) {
  arena *a = calloc(1, sizeof *a);
  if (a) {
    a->limit = limit ? limit : SIZE_MAX;
    a->next_size = FIRST_CHUNK;
  }
  return a;
}

void arena_free(arena *a) {
  if (!a) return;
  for (chunk *c = a->newest; c;) {
    chunk *older = c->older;
    chunk_free(c);
    c = older;
  }
  chunk_free(a->spare);
  free(a);
}

void arena_guard_push(arena *a, arena_guard *g) {
  g->outer = a->guard;
  a->guard = g;
}

void arena_guard_pop(arena *a, arena_guard *g) { a->guard = g->outer; }

static void out_of_memory(arena *a) __attribute__((noreturn));
static void out_of_memory(arena *a) {
  arena_guard *g = a->guard;
  if (!g) __builtin_trap(); /* an entry point without a guard: a bug of ours, not of the input */
  a->guard = g->outer;
  longjmp(g->env, 1);
}

static void drop_spare(arena *a) {
  if (a->spare) a->total -= a->spare->size;
  chunk_free(a->spare);
  a->spare = NULL;
}

static chunk *push(arena *a, chunk *c) {
  c->older = a->newest;
  return a->newest = c;
}

/* A size of chunk that is large enough and, if possible, one that waits for reuse. */
static size_t usual_size(const arena *a, size_t at_least) {
  size_t bytes = a->next_size;
  while (bytes < LARGEST_CHUNK && bytes - HEAD < at_least) bytes *= 2;
  return bytes - HEAD < at_least ? at_least : bytes - HEAD;
}

static chunk *new_chunk(arena *a, size_t at_least) {
  if (a->spare && a->spare->size >= at_least) {
    chunk *c = a->spare;
    a->spare = NULL;
    return push(a, c);
  }
  drop_spare(a); /* too small; what takes its place will be the next one */
  size_t size = usual_size(a, at_least);
  if (size > LARGEST_REQUEST || a->total > a->limit || size > a->limit - a->total)
    size = at_least; /* near the limit only what is needed */
  if (size > LARGEST_REQUEST || size > a->limit - a->total) out_of_memory(a);
  chunk *c = chunk_new(size);
  if (!c) out_of_memory(a);
  a->total += c->size;
  if (a->next_size < LARGEST_CHUNK) a->next_size *= a->next_size == LAST_SMALL_CHUNK ? 4 : 2;
  return push(a, c);
}

static void *bump(arena *a, size_t size, size_t align) {
  chunk *c = a->newest;
  size_t start = c ? (c->used + align - 1) & ~(align - 1) : 0;
  if (!c || start > c->size || size > c->size - start) {
    c = new_chunk(a, size);
    start = 0;
  }
  c->used = start + size;
  return chunk_bytes(c) + start;
}

/* Zeroes bytes of the newest chunk that bump has just handed out. */
static void clear(const arena *a, void *bytes, size_t size) {
  const chunk *c = a->newest;
  size_t start = (size_t)((uint8_t *)bytes - chunk_bytes(a->newest));
  if (start >= c->dirty) return;
  memset(bytes, 0, size < c->dirty - start ? size : c->dirty - start);
}

void *arena_alloc(arena *a, size_t size, size_t align) {
  void *p = bump(a, size, align);
  clear(a, p, size);
  return p;
}

void *arena_alloc_unset(arena *a, size_t size, size_t align) { return bump(a, size, align); }

void *arena_alloc_array(arena *a, size_t count, size_t size, size_t align) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) out_of_memory(a);
  return arena_alloc(a, bytes, align);
}

void *arena_grow(arena *a, void *old, size_t old_count, size_t new_count, size_t size,
                 size_t align) {
  if (size && new_count > SIZE_MAX / size) out_of_memory(a);
  size_t old_size = old_count * size, new_size = new_count * size;
  if (old && new_size <= old_size) return old;
  chunk *c = a->newest;
  if (old && c && chunk_bytes(c) + c->used == (uint8_t *)old + old_size &&
      new_size - old_size <= c->size - c->used) {
    c->used += new_size - old_size;
    clear(a, (uint8_t *)old + old_size, new_size - old_size);
    return old;
  }
  uint8_t *p = bump(a, new_size, align);
  if (old_size) memcpy(p, old, old_size);
  if (new_size > old_size) clear(a, p + old_size, new_size - old_size);
  return p;
}

void *arena_copy(arena *a, const void *bytes, size_t size, size_t align) {
  void *p = bump(a, size, align);
  if (size) memcpy(p, bytes, size);
  return p;
}

char *arena_strndup(arena *a, const char *bytes, size_t size) {
  if (size == SIZE_MAX) out_of_memory(a);
  char *p = bump(a, size + 1, 1);
  if (size) memcpy(p, bytes, size);
  p[size] = '\0';
  return p;
}

char *arena_printf(arena *a, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, format, args);
  va_end(args);
  if (n < 0) n = 0;
  char *p = bump(a, (size_t)n + 1, 1);
  p[0] = '\0';
  vsnprintf(p, (size_t)n + 1, format, again);
  va_end(again);
  return p;
}

size_t arena_used(const arena *a) {
  size_t used = 0;
  for (const chunk *c = a->newest; c; c = c->older) used += c->used;
  return used;
}

arena_mark arena_save(arena *a) { return (arena_mark){a->newest, a->newest ? a->newest->used : 0}; }

/* Keeps the largest of them, but not what a single huge request had for itself. */
static void retire(arena *a, chunk *c) {
  rewind_to(c, 0);
  if (c->size <= LARGEST_CHUNK && (!a->spare || c->size > a->spare->size)) {
    drop_spare(a);
    a->spare = c;
  } else {
    a->total -= c->size;
    chunk_free(c);
  }
}

void arena_release(arena *a, arena_mark mark) {
  while (a->newest && a->newest != mark.chunk) {
    chunk *c = a->newest;
    a->newest = c->older;
    retire(a, c);
  }
  if (a->newest) rewind_to(a->newest, mark.used);
}
