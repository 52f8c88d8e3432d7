/* SPDX-License-Identifier: Apache-2.0 */
#ifndef HLO_CTS_FUZZ_INTERNAL_H
#define HLO_CTS_FUZZ_INTERNAL_H

#include "fuzz.h"

typedef struct campaign {
  const fuzz_options *o;
  fuzz_report *out;
  generator *evaluated[FUZZ_KINDS], *serialized;
  double until;
} campaign;

bool fuzz_is_over(const campaign *x);
/* Counts a failure or a refusal of this name; the finding if it is a new one that is not muted. Its
 * text is still to be set; then fuzz_tell is called. */
fuzz_finding *fuzz_note(campaign *x, const strbuf *name, bool failed, bool serialized,
                        uint64_t seed, const strbuf *message);
void fuzz_tell(campaign *x, const fuzz_finding *f);

/* --- evaluate.c, round_trip.c --- */
void fuzz_evaluate(campaign *x, uint64_t seed, size_t count);
void fuzz_round_trip(campaign *x, uint64_t seed);

#endif
