/* The state of a case's golden bytes, compared with the case in the corpus. */
#ifndef HLO_CTS_HARNESS_SUITE_GOLDEN_STATE_H
#define HLO_CTS_HARNESS_SUITE_GOLDEN_STATE_H

#include "execute.h"

typedef enum golden_standing {
  GOLDEN_WHOLE,      /* every release that the case is written for has its bytes, and no other */
  GOLDEN_NEW,        /* the case has no entry, or was retired */
  GOLDEN_INCOMPLETE, /* releases lack their bytes */
  GOLDEN_CHANGED,    /* the bytes are those of another program, or of releases that the case is not
                        written for */
  GOLDEN_UNUSABLE,   /* the case cannot be used */
} golden_standing;

typedef struct golden_state {
  golden_standing standing;
  const golden_entry *entry; /* the newest; NULL: none */
  bool locked;               /* a release of the suite has the entry */
  char program[SHA256_TEXT];
  const char *why; /* UNUSABLE, CHANGED: a sentence, as long as the job */
} golden_state;

/* Whether the case is written for the release. */
bool golden_is_due(const corpus_case *c, vs_version release);
golden_state golden_state_of(const golden_set *g, const vs_opset *o, const corpus_case *c,
                             case_job *job);

/* Holds a corpus against the set: golden bytes that a case lacks, that are those of another
 * program, and of cases that are gone. True when they agree. */
bool golden_check_cases(const golden_set *g, const vs_opset *o, const corpus *all, diag_sink *sink);

#endif
