/* Loops of scalars: condition and body as one list of instructions on registers. */
#ifndef HLO_CTS_INTERPRETER_LOOP_H
#define HLO_CTS_INTERPRETER_LOOP_H

#include "eval.h"

/* Runs a while whose values are scalars and whose regions are elementwise ops on scalars. False
 * with nothing done when it is no such loop; then the machine runs it. *status: EVAL_OK or
 * EVAL_FAIL. */
bool ev_loop_run(proc *p, insn *i, interp_value **in, interp_value **out, eval_status *status);

#endif
