/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_CTS_FUZZ_INTERNAL_H
#define HLO_CTS_FUZZ_INTERNAL_H

#include "fuzz.h"

typedef struct campaign {
  const fuzz_options *o;
  fuzz_report *out;
  generator *evaluated[FUZZ_KINDS], *serialized;
  generator *newer; /* programs of one feature too new for the consumer; NULL: it is of the newest
                       release */
  double until;
} campaign;

bool fuzz_is_over(const campaign *x);
/* Counts a failure or a refusal of this name; the finding if it is a new one that is not muted. Its
 * text is still to be set; then fuzz_tell is called. */
fuzz_finding *fuzz_note(campaign *x, const strbuf *name, bool failed, bool serialized,
                        uint64_t seed, const strbuf *message);
void fuzz_tell(campaign *x, const fuzz_finding *f);

/* --- evaluate.c, round_trip.c, meaning.c --- */
void fuzz_evaluate(campaign *x, uint64_t seed, size_t count);
void fuzz_round_trip(campaign *x, uint64_t seed);
/* A release no newer than the consumer's. */
vs_version fuzz_release_of(const campaign *x, uint64_t seed);
/* Whether the consumer must write the program itself. Other writers may write another program that
 * means the same. */
bool fuzz_writes_itself(const campaign *x);
/* False if the consumer did not do it; then, unless it cannot, the name and the message are set,
 * and *failed unless it refused. */
bool fuzz_did(const action *a, const char *doing, strbuf *name, strbuf *message, bool *failed);
/* Another writer's form of a program must have the values of the program. */
void fuzz_meaning(campaign *x, const judge_program *p, uint64_t seed);

#endif
