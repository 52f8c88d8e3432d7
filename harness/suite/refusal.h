/* What makes a refusal a clean one: its message names what was not known. */
#ifndef HLO_CTS_HARNESS_REFUSAL_H
#define HLO_CTS_HARNESS_REFUSAL_H

#include "base/strbuf.h"
#include "ir/ir.h"
#include "versions/versions.h"

/* Whether a message has one of the words "a|b". NULL: nothing needs to be named. */
bool refusal_names(const char *message, const char *words);

/* Whether a message names something that a VHLO program holds and release `v` does not know because
 * it came later: an op version or a kind of type or attribute by its name as a whole word
 * ("exponential_v2"), or a kind, or a file range location, by its code in bytecode ("attribute
 * code: 20"), which is all that a reader that does not know it can say. Names and codes are those
 * of the tables. */
bool refusal_names_new(const char *message, ir_context *c, ir_op *program, vs_version v);

/* The phase in which a consumer refused, if it reports one: the second line of the message, so
 * that journals and reports have it. */
typedef enum refusal_phase {
#define PHASE_ROW(name, text, meaning) PHASE_##name,
#include "phases.def"
#undef PHASE_ROW
  PHASE_COUNT
} refusal_phase;
extern const char *const refusal_phases[PHASE_COUNT + 1]; /* NULL at the end */

void refusal_add_phase(strbuf *message, refusal_phase p);
/* PHASE_COUNT: it does not tell. */
refusal_phase refusal_phase_of(const char *message);

#endif
