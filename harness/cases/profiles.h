/* SPDX-License-Identifier: Apache-2.0 */
/* Profiles: named sets of ops and element types. A consumer claims whole profiles, up to limits
 * that it states. If it then declares something in a claimed profile unsupported, that is a
 * failure.
 *
 * One rule says which profiles a program needs: the key `profiles` of its ops, profiles.c for its
 * element types. The lists in corpus/profiles/ hold what the rule derived when a release of the
 * suite was made (profile_lists.h). Claims are compared with these lists. */
#ifndef HLO_CTS_HARNESS_PROFILES_H
#define HLO_CTS_HARNESS_PROFILES_H

#include "base/strbuf.h"
#include "base/vec.h"
#include "ir/ir.h"

typedef enum profile_kind {
#define PROFILE_ROW(name, text, meaning) PROFILE_##name,
#include "versions/profiles.def"
#undef PROFILE_ROW
  PROFILE_COUNT
} profile_kind;

extern const char *const profile_names[PROFILE_COUNT + 1]; /* NULL at the end */
extern const char *const profile_meanings[PROFILE_COUNT];

/* The profiles and devices that a program needs. */
typedef struct profile_needs {
  uint32_t profiles; /* 1 << PROFILE_…; 0: the case is in no list */
  uint32_t rank;     /* the highest rank of a tensor */
  uint32_t nesting;  /* regions around an op, below the function */
  uint32_t devices;
  uint64_t elements; /* the most elements of a tensor with a static shape */
} profile_needs;

profile_needs profile_needs_of(const ir_op *program);

/* The profiles and limits that a consumer claims. */
typedef struct profile_claim {
  uint32_t profiles;                /* 0: nothing */
  uint64_t rank, elements, nesting; /* the limits of the claim */
  uint64_t devices;
} profile_claim;

/* A claim may not state less than this. */
enum { PROFILE_RANK_LEAST = 4, PROFILE_ELEMENTS_LEAST = 65536, PROFILE_NESTING_LEAST = 3 };
/* A claim of these profiles without limits. */
profile_claim profile_claim_of(uint32_t profiles);
/* Whether the claim covers a program with these needs. */
bool profile_covers(const profile_claim *c, const profile_needs *n);

/* Whether a case with these needs is in the list of the profile: it needs the profile. The list of
 * the core has only cases that need no other profile. */
static inline bool profile_lists(const profile_needs *n, profile_kind p) {
  return p == PROFILE_CORE ? n->profiles == 1u << p : n->profiles >> p & 1;
}

/* Appends the names of a set, "core, complex", with `between` between them; appends nothing for the
 * empty set. */
void profile_text(uint32_t profiles, const char *between, strbuf *out);
/* Parses a list of names with commas into a set; returns 0 if a word is unknown. */
uint32_t profile_read(const char *list);

/* Calls `fn` for each pair of an op and an element type in a program. `type` is "f32",
 * "complex<f32>" or "quantized", and lives as long as the context. */
typedef void (*profile_pair_fn)(const char *op, const char *type, uint32_t profiles, void *user);
void profile_pairs(ir_context *c, const ir_op *program, profile_pair_fn fn, void *user);

/* A pair of an op and an element type in a program. */
typedef struct pair_use {
  const char *op, *type; /* "stablehlo.add"; "f32", "complex<f32>" or "quantized" */
  uint32_t profiles;     /* that the pair needs */
  uint32_t index;        /* of the program */
  uint32_t pairs;        /* of the program: how simple it is */
} pair_use;

typedef struct pair_uses {
  arena *memory; /* the caller's; a guard of it is the caller's, too */
  VEC(pair_use) list;
} pair_uses;

/* Adds each pair of a program once. With `elements`, only those of tensors of elements. */
void pair_uses_add(pair_uses *u, ir_context *c, const ir_op *program, size_t index, bool elements);
/* Sorts them by pair; the simplest programs first. */
void pair_uses_sort(pair_uses *u);
/* Where the uses of the pair at `from` end. */
size_t pair_uses_end(const pair_uses *u, size_t from);

#endif
