/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts: the same computation inside other programs. From a plain program the suite derives
 * programs with the same results: with constants as arguments, inside a loop, a branch, a function,
 * a composite ... Each context is a check (CHECK_ARGUMENTS and the checks after it). So every
 * report shows if a consumer is right for constants and wrong in a kernel. */
#ifndef HLO_CTS_HARNESS_CONTEXTS_H
#define HLO_CTS_HARNESS_CONTEXTS_H

#include "arguments.h"
#include "harness/cases/corpus.h"

typedef enum context_end {
  CONTEXT_DERIVED,
  CONTEXT_INAPPLICABLE, /* a sentence says why */
  CONTEXT_BROKEN,       /* the suite failed; a sentence says why */
} context_end;

typedef struct context_program {
  ir_op *module;
  arguments args;
  vs_version since; /* the first release that has the ops that were added */
} context_program;

/* Derives a program from a plain one, which is not changed, and verifies the result. `seed` chooses
 * which constants become arguments in a mixture; `rows` is the leading dimension of CHECK_LARGE.
 * The caller frees `out` in every case. */
context_end context_derive(ir_context *c, const ir_op *plain, check_kind k, uint64_t seed,
                           int64_t rows, context_program *out, strbuf *why);
/* Writes the sizes of the leading dimension with which CHECK_LARGE evaluates a program, and returns
 * how many there are. The seed chooses one size from each class (7 to 129; 1,023 to 1,025; 65,537).
 * Sizes that make the tensors of @main larger than LARGE_ELEMENTS in total are left out. */
enum { LARGE_SIZES = 3, LARGE_ELEMENTS = 1 << 20 };
size_t context_sizes(const ir_op *plain, uint64_t seed, int64_t sizes[LARGE_SIZES]);
void context_free(context_program *p);

/* --- Functions that the files contexts*.c share --- */

/* A program that is being changed: @main, and the arguments that it is called with. */
typedef struct surroundings {
  ir_context *c;
  ir_op *module, *main;
  arguments *args;
  int64_t rows;
  strbuf *why; /* why the context does not apply */
} surroundings;

/* An op of StableHLO or func with empty regions, in no block. */
ir_op *context_op(const surroundings *s, const char *name, ir_value *const *operands, size_t count,
                  const ir_type *const *types, size_t results, size_t regions);
/* Whether the type is a tensor of numbers with a static shape and without an encoding. Such a type
 * has constants. */
bool context_is_plain(const ir_type *t);
/* Adds an argument to @main, with its value. Returns false when out of memory. */
bool context_add_argument(const surroundings *s, const ir_type *type, const void *data,
                          size_t size);
/* Passes the results of @main through an optimization_barrier. */
void context_guard_results(const surroundings *s);

/* Each function changes @main. It returns false, with the reason in s->why, if the context does not
 * apply. */
bool context_called(const surroundings *s);
bool context_composite(const surroundings *s);
bool context_while(const surroundings *s);
bool context_case(const surroundings *s);
bool context_batched(const surroundings *s);
bool context_large(const surroundings *s);
bool context_layout(const surroundings *s);

#endif
