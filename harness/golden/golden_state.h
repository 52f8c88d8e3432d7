/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a case's golden bytes, compared with the case in the corpus. */
#ifndef HLO_CTS_HARNESS_GOLDEN_STATE_H
#define HLO_CTS_HARNESS_GOLDEN_STATE_H

#include "golden.h"
#include "harness/programs/case_program.h"

typedef enum golden_standing {
  GOLDEN_WHOLE, /* every release that writes the case has golden bytes, and no other release has */
  GOLDEN_NEW,   /* the case has no entry, or was retired */
  GOLDEN_INCOMPLETE, /* some releases lack golden bytes */
  GOLDEN_CHANGED, /* the bytes are of another program, or some are of releases that do not write the
                     case */
  GOLDEN_UNUSABLE, /* the program of the case cannot be used */
} golden_standing;

typedef struct golden_state {
  golden_standing standing;
  const golden_entry *entry; /* the newest; NULL: none */
  bool locked;               /* a release of the suite contains the entry */
  char program[SHA256_TEXT];
  const char *why; /* UNUSABLE, CHANGED: a sentence */
} golden_state;

/* Whether the release must write the case. */
bool golden_is_due(const corpus_case *c, vs_version release);
golden_state golden_state_of(const golden_set *g, const vs_opset *o, const corpus_case *c,
                             const case_program *p);

/* Whether the corpus no longer has the case of an entry that counts. */
bool golden_is_orphan(const golden_set *g, const corpus *all, const golden_entry *e);

/* Compares a corpus with the set. Reports golden bytes that are missing, that are of another
 * program, or that are of cases that no longer exist. Returns true if there are none. */
bool golden_check_cases(const golden_set *g, const vs_opset *o, const corpus *all, diag_sink *sink);

#endif
