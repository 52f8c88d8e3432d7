/* SPDX-License-Identifier: Apache-2.0 */
/* The meaning of a pair for some cases.
 *
 * Written out by hand, from the manifests of these cases and from upstream's table of bytecode
 * versions (Version::getBytecodeVersion), so that nothing expected comes from the plan under test.
 */
#ifndef HLO_CTS_TESTS_HARNESS_MEANING_H
#define HLO_CTS_TESTS_HARNESS_MEANING_H

#include <string.h>

#include "harness/cases/plan.h"
#include "harness/results/verdict.h"

static inline const vs_release *release(size_t i) { return &vs_builtin_opset()->releases[i]; }
static inline bool is(const corpus_case *c, const char *id) { return strcmp(c->id, id) == 0; }

static const struct {
  const char *id;
  vs_version since, changed; /* the release in which the written form changes */
} written_forms[] = {{"exponential", VS(0, 9, 0), VS(1, 9, 0)},
                     {"exponential_f32", VS(0, 9, 0), VS(1, 9, 0)},
                     {"tan", VS(1, 4, 0), VS(1, 10, 0)},
                     {"tan_f32", VS(1, 4, 0), VS(1, 10, 0)},
                     {"with_accuracy", VS(0, 9, 0), VS(1, 10, 0)}};

/* The release that brought the form in which `v` writes the case. */
static inline vs_version form_since(const corpus_case *c, vs_version v) {
  vs_version since = VS(0, 9, 0);
  for (size_t i = 0; i < sizeof written_forms / sizeof *written_forms; i++)
    if (is(c, written_forms[i].id))
      since = v >= written_forms[i].changed ? written_forms[i].changed : written_forms[i].since;
  return since;
}

static inline int bytecode_written(vs_version v) {
  return v >= VS(0, 15, 0) ? 6 : v >= VS(0, 14, 0) ? 4 : v >= VS(0, 12, 0) ? 3 : v >= VS(0, 10, 0);
}
static inline int bytecode_read(vs_version v) {
  return v >= VS(0, 15, 0) ? 6 : v >= VS(0, 13, 0) ? 5 : v >= VS(0, 12, 0) ? 3 : v >= VS(0, 10, 0);
}

typedef struct meaning {
  cell_class class;
  bool of_accuracy; /* what is refused is exponential_v2 */
} meaning;

static inline meaning meaning_of(const corpus_case *c, size_t producer, size_t consumer, int slot) {
  vs_version writer = release(producer)->version, reader = release(consumer)->version;
  vs_version first = form_since(c, VS(0, 9, 0)), form = form_since(c, writer);
  if (first > writer) return (meaning){.class = CLASS_NONE};
  if (slot == SLOT_MEANT)
    return (meaning){.class = producer <= consumer ? CLASS_MUST_READ
                              : first <= reader    ? CLASS_MUST_DOWNGRADE
                                                   : CLASS_REFUSE_PRODUCER};
  if (producer <= consumer) return (meaning){.class = CLASS_NONE};
  if (bytecode_written(writer) > bytecode_read(reader))
    return (meaning){.class = CLASS_REFUSE_CONSUMER};
  if (form > reader) return (meaning){CLASS_REFUSE_CONSUMER, is(c, "exponential")};
  return (meaning){.class = CLASS_MAY_READ};
}

/* The checks that a pair of this class has, by the meaning of the class: what is read is
 * compared, written again and run; what is written is written, for an older release too; a refusal
 * is looked at once. */
static inline uint32_t checks_of(cell_class class) {
  static const uint32_t reading = 1u << CHECK_DESERIALIZE | 1u << CHECK_PRESERVE |
                                  1u << CHECK_RESERIALIZE | 1u << CHECK_EVALUATE;
  switch (class) {
    case CLASS_MUST_READ: return reading | 1u << CHECK_SERIALIZE;
    case CLASS_MUST_DOWNGRADE: return reading | 1u << CHECK_SERIALIZE | 1u << CHECK_DOWNGRADE;
    case CLASS_MAY_READ: return reading;
    case CLASS_REFUSE_PRODUCER:
    case CLASS_REFUSE_CONSUMER: return 1u << CHECK_REFUSE;
    default: return 0;
  }
}

static inline bool refuses(meaning p) {
  return p.class == CLASS_REFUSE_PRODUCER || p.class == CLASS_REFUSE_CONSUMER;
}
/* The verdict of a consumer without fault. */
static inline verdict right(meaning p) {
  return refuses(p) ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_PASS;
}

#endif
