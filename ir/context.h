/* SPDX-License-Identifier: Apache-2.0 */
/* Private to ir/: the context and its uniquing tables. */
#ifndef HLO_CTS_IR_CONTEXT_H
#define HLO_CTS_IR_CONTEXT_H

#include <string.h>

#include "base/map.h"
#include "ir/ir.h"

/* The locations of sixteen neighbouring lines of a file. Programs have about one for each op, made
 * line by line. The first one of each line stands here, and the first name that it is given;
 * further ones are in the table of attributes. In most programs no location has a name, or all
 * have. */
enum { LOC_PAGE_LINES = 16 };
typedef struct loc_page {
  const istr *file;
  uint32_t number; /* line / LOC_PAGE_LINES */
  const ir_attr *first[LOC_PAGE_LINES];
  const ir_attr **named; /* LOC_PAGE_LINES of them; NULL: none */
} loc_page;

struct ir_context {
  arena *a;
  intern *strings;
  const ir_registry *registry;
  bool allow_unregistered;
  map types, attrs;                /* by hash */
  uint32_t type_kinds, attr_kinds; /* bits of the kinds that there are */
  map opnames, blobs;              /* by the address of the name, of the key */
  map loc_pages;                   /* by hash */
  loc_page *loc_page;              /* the one used last */
  /* Used so often that they bypass the tables. */
  const ir_type *index_type, *none_type, *i1, *i64;
  const ir_attr *unit, *unknown_loc;
};

static inline uint32_t mix(uint32_t seed, uint64_t value) {
  uint64_t h = ((uint64_t)seed << 32 | seed) ^ value;
  h *= UINT64_C(0x9ddfea08eb382d69);
  h ^= h >> 29;
  h *= UINT64_C(0x9ddfea08eb382d69);
  return (uint32_t)(h ^ h >> 32);
}
static inline uint32_t mix_ptr(uint32_t seed, const void *p) { return mix(seed, (uintptr_t)p); }

static inline uint32_t hash_pointers(uint32_t h, const void *items, size_t count) {
  h = mix(h, count);
  return count ? mix(h, hash_bytes(items, count * sizeof(void *), h)) : h;
}

static inline bool same_bytes(const void *a, const void *b, size_t n) {
  return n == 0 || a == b || (a && b && memcmp(a, b, n) == 0);
}
/* A copy of what somebody else owns. */
static inline const void *keep(ir_context *c, const void *p, size_t n, size_t align) {
  return n ? arena_copy(c->a, p, n, align) : NULL;
}
/* Everything of two quantized types but their storage and expressed types. */
bool ir_quant_numbers_equal(const ir_quant *a, const ir_quant *b);

/* Parameters of rows: hash, compare and deep-copy by the definition's kinds. */
uint32_t ir_params_hash(const ir_typedef *def, const ir_param *params);
bool ir_params_equal(const ir_typedef *def, const ir_param *a, const ir_param *b);
const ir_param *ir_params_copy(ir_context *c, const ir_typedef *def, const ir_param *params);
bool ir_params_children(const ir_typedef *def, const ir_param *params, ir_walk_type_fn tf,
                        ir_walk_attr_fn af, void *user);

/* Walking: the first op inside `op`, or NULL; the op that follows `op` and everything in it, before
 * `root` ends, or NULL. */
ir_op *ir_op_first_inside(const ir_op *op);
ir_op *ir_op_after(const ir_op *op, const ir_op *root);

/* Adds up weight and depth of children. */
typedef struct size_sum {
  uint64_t weight;
  uint32_t depth;
} size_sum;
bool ir_size_add_type(const ir_type *t, void *sum);
bool ir_size_add_attr(const ir_attr *a, void *sum);

#endif
