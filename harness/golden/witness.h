/* SPDX-License-Identifier: Apache-2.0 */
/* Witnesses: other software that wrote the same bytes as the golden bytes. scripts/witness writes
 * golden/WITNESSES. Its lines have columns that are separated by tabs:
 *
 *   writer <letter> <name> <its release> <date>
 *   cause <word> <why a writer does something else> <link, or ->
 *   case <case> <generation> <letters, or -> [<who> <cause> <range>…]…
 *
 * The writers of a case's letters wrote its golden bytes of every release up to their own. A writer
 * in brackets did so except for the ranges, for that cause. The cause "rewritten": the writer wrote
 * these bytes, but not from the text of the program: it read our artifact. Who "=": no witness
 * wrote these bytes, but they equal a witness's bytes except for the version in the producer's
 * name. Who
 * "-": no writer could run for them. */
#ifndef HLO_CTS_HARNESS_WITNESS_H
#define HLO_CTS_HARNESS_WITNESS_H

#include "base/vec.h"
#include "golden.h"

typedef enum witness_standing {
  WITNESS_NONE,      /* nothing is known */
  WITNESS_EXPLAINED, /* no witness wrote these bytes, and the file states the cause */
  WITNESS_REWRITTEN, /* a witness read our artifact and wrote these bytes */
  WITNESS_EQUAL,     /* the entry "=" */
  WITNESS_SAME,      /* a witness wrote these bytes */
} witness_standing;

typedef struct witness_cause {
  const char *word, *text;
} witness_cause;

/* Releases for which the witness `who` did not write the golden bytes. */
typedef struct witness_claim {
  char who;
  bool rewritten;    /* from our artifact */
  const char *cause; /* the sentence of the cause */
  vs_version first, last;
} witness_claim;

typedef struct witness_line {
  const char *id;
  unsigned generation;
  uint32_t number;
  const char *letters; /* "" for none */
  VEC(witness_claim) claims;
} witness_line;

typedef struct witness_set {
  arena *memory;
  const char *file;
  struct witness_writer *writers; /* by letter */
  VEC(witness_cause) causes;
  VEC(witness_line) lines; /* sorted by case */
} witness_set;

/* Reads WITNESSES of the folder of golden bytes; without the file the set is empty. Returns false,
 * with errors in the sink, if it is wrong. The caller frees the set in either case. */
bool witness_load(witness_set *s, const golden_set *g, const vs_opset *o, diag_sink *sink);
void witness_free(witness_set *s);
/* Returns how the witnesses confirm the bytes of a row. For WITNESS_EXPLAINED, *cause is the
 * sentence of the cause, unless `cause` is NULL; the same for WITNESS_REWRITTEN. */
witness_standing witness_of(const witness_set *s, const golden_set *g, const golden_row *row,
                            const char **cause);
/* Compares the file with the golden bytes: every row of a case in it must have a witness or a
 * cause, and the bytes of entries "=" must be equal. Lines about an older generation are ignored.
 * Returns false, with errors in the sink, if they do not agree. */
bool witness_check(const witness_set *s, const golden_set *g, diag_sink *sink);

#endif
