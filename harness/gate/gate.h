/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts gate: judges whether a proposed release is safe. The checks are in a table; each calls
 * another room. Findings are diagnostics with a number and, if known, a place. */
#ifndef HLO_CTS_HARNESS_GATE_H
#define HLO_CTS_HARNESS_GATE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "versions/versions.h"

typedef enum gate_check {
#define GATE_CHECK(name, text, holds) GATE_##name,
#include "harness/gate/checks.def"
#undef GATE_CHECK
  GATE_CHECKS
} gate_check;

extern const char *const gate_names[GATE_CHECKS + 1]; /* NULL at the end */
extern const char *const gate_holds[GATE_CHECKS];

typedef struct gate_options {
  const char *base; /* a folder of rows, a tree of the sources, "built-in", a release, or a
                       revision of git */
  const char *head; /* a revision of git whose rows, corpus and golden bytes are judged; NULL: those
                       that follow */
  const char *opset;  /* a folder of rows, a tree of the sources, or "built-in" */
  const char *corpus; /* folders */
  const char *golden;
  const char *const *consumers; /* descriptions of real consumers */
  size_t consumer_count;
  unsigned checks; /* 1 << gate_check; 0: all of them */
  unsigned jobs;   /* 0: one for each processor */
  double timeout;
} gate_options;

typedef struct gate_finding {
  diag_id number; /* 0: it has none */
  char id[24];    /* "HLO-8641-1f0c29aa": the same for the same finding in every run */
  const char *file;
  uint32_t line;
  const char *message;
  const char *who, *reason; /* acknowledged; NULL: it closes the gate */
} gate_finding;

typedef enum gate_state { GATE_NOT_RUN, GATE_NOT_ASKED, GATE_PASSED, GATE_FAILED } gate_state;

typedef struct gate_verdict {
  gate_state state;
  VEC(gate_finding) findings, acknowledged;
  const char *note; /* what the check did, or why it did not run; may be NULL */
} gate_verdict;

enum { GATE_SHOWN = 100 }; /* findings of a check in a text for people */

typedef struct gate_report {
  arena *memory;
  char base[32], newest[32]; /* releases; "" when they are not known */
  gate_verdict checks[GATE_CHECKS];
  strbuf downgrades; /* Markdown: what can and cannot be written for the base's release */
  bool broken;       /* the base, the rows or a folder could not be used: no verdict */
} gate_report;

/* Runs every check whose input exists. The caller frees the report in any case. */
void gate_run(gate_report *r, const gate_options *o);
void gate_free(gate_report *r);
/* Whether every check that ran passed. */
bool gate_is_open(const gate_report *r);

void gate_text(const gate_report *r, strbuf *out);
void gate_json(const gate_report *r, strbuf *out);
void gate_junit(const gate_report *r, strbuf *out);
void gate_markdown(const gate_report *r, strbuf *out); /* for a pull request */
void gate_annotations(const gate_report *r, strbuf *out);

#endif
