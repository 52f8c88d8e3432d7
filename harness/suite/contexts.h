/* Contexts: the same computation inside other programs. From a plain program the suite derives
 * programs with the same results: with constants as arguments, inside a loop, a branch, a function,
 * a composite ... Each context is a check (CHECK_ARGUMENTS and those after it), so every report
 * shows a consumer that is right for constants and wrong in a kernel. */
#ifndef HLO_CTS_HARNESS_SUITE_CONTEXTS_H
#define HLO_CTS_HARNESS_SUITE_CONTEXTS_H

#include "arguments.h"
#include "corpus.h"

/* The default contexts of a run, as 1 << CHECK_…: constants, which is CHECK_EVALUATE, and
 * arguments. */
#define CONTEXTS_BY_DEFAULT (1u << CHECK_EVALUATE | 1u << CHECK_ARGUMENTS)
/* The word for CHECK_EVALUATE or a context: "constants", "arguments", … NULL for other checks. */
const char *context_word(check_kind k);
extern const char *const context_words[]; /* "all", "constants", "arguments", …; NULL at the end */
/* "constants,while" or "all" as checks; 0 when a word is none of them. */
uint32_t contexts_read(const char *list);

typedef enum context_end {
  CONTEXT_DERIVED,
  CONTEXT_INAPPLICABLE, /* a sentence says why */
  CONTEXT_BROKEN,       /* the suite failed; a sentence says why */
} context_end;

typedef struct context_program {
  ir_op *module;
  arguments args;
  vs_version since; /* the first release that can hold what was added */
} context_program;

/* Derives a program from a plain one, which stays as it is, and verifies it. `seed` chooses the
 * constants of a mixture; `rows` is the leading dimension of CHECK_LARGE. Freed by the caller in
 * any case. */
context_end context_derive(ir_context *c, const ir_op *plain, check_kind k, uint64_t seed,
                           int64_t rows, context_program *out, strbuf *why);
/* The sizes of the leading dimension in which CHECK_LARGE evaluates a program: of each class
 * (around 8 to 128; around 1,024; 65,537) the one that the seed chooses, where the tensors of @main
 * stay below LARGE_ELEMENTS then. How many. */
enum { LARGE_SIZES = 3, LARGE_ELEMENTS = 1 << 20 };
size_t context_sizes(const ir_op *plain, uint64_t seed, int64_t sizes[LARGE_SIZES]);
void context_free(context_program *p);

/* --- What the parts of contexts*.c do for each other --- */

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
/* A tensor without an encoding whose size is known, of numbers: it has constants. */
bool context_is_plain(const ir_type *t);
/* One more argument of @main. False when out of memory. */
bool context_add_argument(const surroundings *s, const ir_type *type, const void *data,
                          size_t size);
/* What @main returns goes through optimization_barrier. */
void context_guard_results(const surroundings *s);

/* Each changes @main; false with the reason in s->why. */
bool context_called(const surroundings *s);
bool context_composite(const surroundings *s);
bool context_while(const surroundings *s);
bool context_case(const surroundings *s);
bool context_batched(const surroundings *s);
bool context_large(const surroundings *s);
bool context_layout(const surroundings *s);

#endif
