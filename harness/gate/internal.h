/* Types and functions that the checks of the gate share. Private to gate/. */
#ifndef HLO_CTS_HARNESS_GATE_INTERNAL_H
#define HLO_CTS_HARNESS_GATE_INTERNAL_H

#include "gate.h"
#include "harness/cases/corpus.h"
#include "harness/cli/diags.h"
#include "harness/coverage/coverage.h"
#include "harness/golden/golden.h"

/* The two sides of the comparison. A folder of the base may be NULL: then nothing is compared. */
typedef struct gate_ground {
  const gate_options *o;
  arena *memory;
  const vs_opset *before;  /* the base's rows */
  const char *before_rows; /* their folder */
  const char *before_corpus, *before_golden;
  char *checkout;       /* a temporary folder, removed at the end; NULL: none */
  const vs_opset *rows; /* all rows, with the ids that the program knows */
  corpus corpus;
  golden_set golden;
  bool corpus_read, golden_read;
} gate_ground;

/* A sink that makes findings of one check. */
typedef struct gate_sink {
  diag_sink sink;
  arena *memory;
  gate_verdict *verdict;
} gate_sink;

/* Opens the base. Returns false, with an error in the sink, if it does not exist. */
bool gate_open_base(gate_ground *g, diag_sink *sink);
void gate_close_base(gate_ground *g);

/* Whether a row is newer than the base. */
static inline bool gate_is_new(const gate_ground *g, vs_version since) {
  return since != VS_NONE && since != VS_FOREVER && since > vs_current(g->before);
}

/* The checks. Each reports its findings to the sink and appends what it did to `note`. False: the
 * check could not run, and `note` has the reason. */
typedef bool (*gate_function)(gate_ground *g, diag_sink *sink, strbuf *note);
#define GATE_CHECK(name, text, holds) \
  bool gate_##name(gate_ground *g, diag_sink *sink, strbuf *note);
#include "checks.def"
#undef GATE_CHECK

/* Appends the table of downgrades for the release notes. */
void gate_downgrades(const gate_ground *g, strbuf *out);

#endif
