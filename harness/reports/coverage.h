/* What the corpus asks, held against everything that there is to ask. */
#ifndef HLO_CTS_HARNESS_REPORTS_COVERAGE_H
#define HLO_CTS_HARNESS_REPORTS_COVERAGE_H

#include "harness/suite/plan.h"
#include "harness/suite/witness.h"

/* COVERAGE_ROW(NAME, "name", "what an item is", "what fills a hole", may_be_open) */
typedef enum coverage_kind {
#define COVERAGE_ROW(name, text, item, fill) COVERAGE_##name,
#include "coverage.def"
#undef COVERAGE_ROW
  COVERAGE_COUNT
} coverage_kind;

typedef struct coverage_item {
  coverage_kind kind;
  const char *name;
  size_t cases;       /* that ask it; golden bytes of a case that have a witness */
  size_t of;          /* golden bytes of the case; 0: a case suffices */
  const char *cause;  /* why some have none; NULL: not known, or there is nothing to explain */
  vs_version since;   /* the release that brought it; VS_NONE: none in particular */
  const char *except; /* why nothing asks it, from the list of exceptions; NULL: not excepted */
} coverage_item;

/* What the list says of a dimension: what was covered when it was last written, or, by hand, how
 * much must be. */
typedef struct coverage_mark {
  size_t covered, total;
  bool set;
  unsigned demand; /* in percent; 0: none */
} coverage_mark;

typedef struct coverage {
  arena *memory;
  coverage_item *items;
  size_t count, cap;
  size_t cases;
  coverage_mark marks[COVERAGE_COUNT];
} coverage;

/* Reads corpus/COVERAGE, walks every program, and counts. False with errors in the sink; freed by
 * the caller in either case. */
bool coverage_measure(coverage *c, const vs_opset *o, const corpus *all, const golden_set *golden,
                      diag_sink *sink);
void coverage_free(coverage *c);
/* Items that are asked, and those that are neither asked nor excepted. Of witnesses, golden bytes.
 */
void coverage_sum(const coverage *c, coverage_kind k, size_t *covered, size_t *total);

/* Takes the figures and exceptions of another folder's COVERAGE, so that coverage_check holds
 * against those. False with errors in the sink. */
bool coverage_marks(coverage *c, const char *folder, diag_sink *sink);
/* Whether nothing is asked less than COVERAGE says; each dimension that is, in the sink. */
bool coverage_check(const coverage *c, const char *folder, diag_sink *sink);
/* The text of COVERAGE with the figures of now; exceptions are kept. */
void coverage_list(const coverage *c, strbuf *out);

/* Whether corpus/<family>/PLAN.md says of every family what the manifests, the exceptions and
 * corpus/GAPS say; with `write` they are written. What is wrong, in the sink. */
bool coverage_plan(const coverage *c, const corpus *all, bool write, diag_sink *sink);

void coverage_text(const coverage *c, bool all, strbuf *out);
void coverage_json(const coverage *c, strbuf *out);
void coverage_html(const coverage *c, strbuf *out);

/* "corpus: 118 of 118 ops in 1,912 cases; this run: 84 % of the cases", by a look at the files; no
 * newline. */
void coverage_sentence(const corpus *all, const vs_opset *o, size_t ran, strbuf *out);

#endif
