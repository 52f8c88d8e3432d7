/* SPDX-License-Identifier: Apache-2.0 */
/* Counts what the cases of the corpus cover of everything that can be covered.
 * scripts/commands/coverage.py compares and tells it. */
#ifndef HLO_CTS_HARNESS_COVERAGE_H
#define HLO_CTS_HARNESS_COVERAGE_H

#include <jansson.h>

#include "base/intern.h"
#include "base/map.h"
#include "harness/golden/golden.h"
#include "harness/results/results.h"
#include "values.h"

/* COVERAGE_ROW(NAME, "name", "what an item is", "what fills a hole") */
typedef enum coverage_kind {
#define COVERAGE_ROW(name, text, item, fill) COVERAGE_##name,
#include "coverage.def"
#undef COVERAGE_ROW
  COVERAGE_COUNT
} coverage_kind;

typedef struct coverage_item {
  coverage_kind kind;
  const char *name;
  size_t cases;     /* that cover it */
  vs_version since; /* the release that added it; VS_NONE: no release */
} coverage_item;

typedef struct coverage {
  arena *memory;
  coverage_item *items;
  size_t count, cap;
  size_t cases;
  op_pool ops;
  json_t *of_cases;    /* whether the case is evaluated, and values_of its program */
  json_t *of_programs; /* values_of each program of --programs */
  size_t unread;       /* programs that could not be read */
  intern *digests;     /* of those that were */
  map seen;
} coverage;

/* Walks every program, and counts. False with errors in the sink; freed by the caller in either
 * case. */
bool coverage_measure(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink);
void coverage_free(coverage *c);
/* A program of a user. A program in several forms counts once. A program that cannot be read is
 * counted as unread, with errors in the sink. */
typedef struct coverage_program {
  const char *path, *name; /* in messages, and in lists */
  const char *bytes;       /* an artifact or a text */
  size_t size;
} coverage_program;
void coverage_add_program(coverage *c, const vs_opset *o, const coverage_program *p,
                          diag_sink *sink);

/* The parts of coverage_measure: a program in StableHLO, and the confirmed programs of --sizes. */
void coverage_look(coverage *c, ir_context *x, const ir_op *module, bool evaluated);
bool coverage_look_at_sizes(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink);

/* All that was counted, as JSON, with the incidents that cases name, and the releases of which
 * cases have golden bytes. */
void coverage_json(const coverage *c, const corpus *all, const golden_set *golden, strbuf *out);

/* "corpus: 118 of 118 ops in 1,912 cases; this run: 84 % of the cases", by a look at the files; no
 * newline. */
void coverage_sentence(const corpus *all, const results *r, strbuf *out);

#endif
