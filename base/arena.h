/* SPDX-License-Identifier: Apache-2.0 */
/* Arena: memory that is released all at once.
 *
 * Knows nothing about programs. Depends on libc alone.
 *
 * Failure. An allocation never returns NULL. When memory or the arena's limit runs out, the
 * arena unwinds (longjmp) to its innermost guard, which an entry point of a library sets with
 * ARENA_GUARD; the entry point then reports DIAG_OUT_OF_MEMORY and returns failure. Between
 * guard and allocation nothing but arenas may own memory.
 */
#ifndef HLO_CTS_BASE_ARENA_H
#define HLO_CTS_BASE_ARENA_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct arena arena;

/* A new arena that will hold at most `limit` bytes (0: no limit). NULL when out of memory. */
arena *arena_new(size_t limit);
void arena_free(arena *a); /* NULL is allowed */

/* `size` bytes, zeroed, aligned to `align` (a power of two, at most 64). Never NULL.
 * A size of 0 gives a valid pointer that may not be read. Requires a guard. */
void *arena_alloc(arena *a, size_t size, size_t align);
/* The same, but the bytes hold anything: for what is written before it is read. */
void *arena_alloc_unset(arena *a, size_t size, size_t align);
/* `count` * `size` bytes, zeroed, overflow checked. */
void *arena_alloc_array(arena *a, size_t count, size_t size, size_t align);
/* Grows `old` (old_count elements) to new_count elements, in place when it was the arena's last
 * allocation. Contents are kept, the tail is zeroed; `old` may be NULL. */
void *arena_grow(arena *a, void *old, size_t old_count, size_t new_count, size_t size,
                 size_t align);
void *arena_copy(arena *a, const void *bytes, size_t size, size_t align);
/* Copies `size` bytes and adds a NUL. */
char *arena_strndup(arena *a, const char *bytes, size_t size);
char *arena_printf(arena *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Bytes handed out so far. */
size_t arena_used(const arena *a);

#define ARENA_NEW(a, T) ((T *)arena_alloc((a), sizeof(T), _Alignof(T)))
#define ARENA_ARRAY(a, T, n) ((T *)arena_alloc_array((a), (n), sizeof(T), _Alignof(T)))

/* Marks a position to release back to, for scratch work. */
typedef struct arena_mark {
  void *chunk;
  size_t used;
} arena_mark;
arena_mark arena_save(arena *a);
void arena_release(arena *a, arena_mark mark);

/* A guard: the place to which a failed allocation unwinds. Guards nest. */
typedef struct arena_guard {
  jmp_buf env;
  struct arena_guard *outer;
} arena_guard;
void arena_guard_push(arena *a, arena_guard *g);
void arena_guard_pop(arena *a, arena_guard *g);

/*   arena_guard g;
 *   if (ARENA_GUARD(a, &g)) { ...work...; arena_guard_pop(a, &g); }
 *   else { ...out of memory; the guard is already gone... }
 * Locals changed between and read in the else branch must be volatile. */
#define ARENA_GUARD(a, g) (arena_guard_push((a), (g)), setjmp((g)->env) == 0)

#endif
