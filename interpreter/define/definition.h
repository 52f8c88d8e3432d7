/* Operations by their definitions: one element after the other, in the specification's words.
 *
 * The evaluators of the families are written to be fast. This table has their reference:
 * with interp_options.audit each op of this table is evaluated both ways, and a differing bit is an
 * error of ours. */
#ifndef HLO_CTS_INTERPRETER_DEFINITION_H
#define HLO_CTS_INTERPRETER_DEFINITION_H

#include "behaviors.h"

/* NULL: the op has one way only. */
eval_fn ev_audited(uint16_t op_id);

#endif
