/* SPDX-License-Identifier: Apache-2.0 */
/* Which releases of a case a consumer must be asked about. Neighbouring releases whose golden bytes
 * differ only in the version in the producer's name form a group, and so do releases that are too
 * old for the case. In a group the consumer evaluates the first artifact, and reads the first, the
 * middle and the last. It writes for the first release, for the last if the next release has
 * another form of the case, and for one more in one case of eight. The other releases get the same
 * verdicts, with a note. All of that is known before the run. If the consumer wrote other bytes
 * than the golden ones, it is asked about every release of the group. */
#ifndef HLO_CTS_HARNESS_ASKED_H
#define HLO_CTS_HARNESS_ASKED_H

#include "harness/cases/plan.h"
#include "harness/consumer/consumer.h"
#include "harness/golden/golden.h"

typedef struct asking {
  const vs_opset *opset;
  size_t releases;
  bool *alike; /* [case * releases + release]: the next release writes the case in the same way */
  const corpus_case *const *cases;
  const plan_filter *filter; /* the pairs of the run */
} asking;

/* Computes the groups of the cases of a run. Returns false when out of memory. */
bool asked_new(asking *a, const vs_opset *o, const corpus_case *const *cases, size_t count,
               const golden_set *golden, const plan_filter *filter);
void asked_free(asking *a);

/* The abilities of the consumer under test, as the rules need them. */
typedef struct asked_consumer {
  const consumer_table *tested;
  bool writes;
} asked_consumer;
bool asked_implements(const consumer_table *t, const vs_opset *o, size_t release);

/* Neighbouring releases; empty if first > last. */
typedef struct release_group {
  size_t first, last;
} release_group;

/* Whether the release cannot express the case. */
bool asked_too_old(const asking *a, size_t index, size_t release);
/* The releases around `target` for which the consumer, as release `own`, writes the case alike. */
release_group asked_targets(const asking *a, size_t index, size_t own, size_t target);
/* Whether the consumer writes for a release of such a group. */
bool asked_to_write(const asking *a, size_t index, release_group g, size_t target);
/* The releases around `release` whose artifacts, written by the suite, the consumer reads alike. */
release_group asked_artifacts(const asking *a, size_t index, asked_consumer c, size_t release,
                              size_t consumer);
/* Whether the suite, not the consumer, writes the artifacts of a release. */
bool asked_is_ours(const asking *a, asked_consumer c, size_t release);
/* Whether the consumer reads the artifact of a release of such a group. */
bool asked_to_read(const asking *a, size_t index, release_group g, size_t release);

#endif
