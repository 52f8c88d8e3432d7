/* SPDX-License-Identifier: Apache-2.0 */
/* Types and functions that the checks of the gate share. Private to gate/. */
#ifndef HLO_CTS_HARNESS_GATE_INTERNAL_H
#define HLO_CTS_HARNESS_GATE_INTERNAL_H

#include "base/vec.h"
#include "gate.h"
#include "harness/cases/corpus.h"
#include "harness/cli/diags.h"
#include "harness/coverage/coverage.h"
#include "harness/golden/golden.h"

/* A line of gate/ACKNOWLEDGED: a finding that a reviewer accepted. */
typedef struct acknowledgement {
  const char *id, *who, *reason;
  const char *file;
  uint32_t line;
  bool found;
} acknowledgement;

/* The two sides of the comparison. A folder of the base may be NULL: then nothing is compared. */
typedef struct gate_ground {
  const gate_options *o;
  arena *memory;
  const vs_opset *before;  /* the base's rows */
  const char *before_rows; /* their folder */
  const char *before_corpus, *before_golden;
  const char *before_tree; /* the folder that has all of these */
  char *checkouts[2];      /* temporary folders for base and head, removed at the end; NULL: none */
  const vs_opset *rows;    /* all rows, with the ids that the program knows */
  bool whole;              /* the proposed folder tells the whole history, not what is new alone */
  corpus was;              /* the base's */
  corpus corpus;
  golden_set golden;
  VEC(acknowledgement) acknowledged;
  bool corpus_read, golden_read;
} gate_ground;

/* A sink that makes findings of one check. */
typedef struct gate_sink {
  diag_sink sink;
  gate_ground *ground;
  arena *memory;
  gate_verdict *verdict;
} gate_sink;

/* Opens the base, and the revision that is judged, if there is one. Returns false, with an error in
 * the sink, if one does not exist. */
bool gate_open_base(gate_ground *g, diag_sink *sink);
void gate_close_base(gate_ground *g);
/* folder/name when it is there, else NULL. */
const char *gate_there(gate_ground *g, const char *folder, const char *name);

/* Reads gate/ACKNOWLEDGED of the proposed tree, without the lines that the base has. */
void gate_read_acknowledged(gate_ground *g, diag_sink *sink);
/* Takes a finding off the list, if it may be acknowledged and is. */
const acknowledgement *gate_acknowledge(gate_ground *g, const gate_finding *f);

/* Whether two cases have the same files, byte by byte. */
bool gate_same_files(const corpus_case *a, const corpus_case *b);
/* Whether the rows of both sides are the same, byte by byte. */
bool gate_same_rows(gate_ground *g);
/* Tries the elements of each new type: text, bytecode, constant, convert, product. */
void gate_examine_elements(gate_ground *g, diag_sink *sink);
/* Compares the number of checks of each class with that of the base. */
void gate_weigh(gate_ground *g, diag_sink *sink, strbuf *note);

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
