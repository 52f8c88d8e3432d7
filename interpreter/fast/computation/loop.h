/* Loops of scalars: condition and body as programs on lanes (body.h). */
#ifndef HLO_CTS_INTERPRETER_LOOP_H
#define HLO_CTS_INTERPRETER_LOOP_H

#include "eval.h"

/* Runs a while whose values are scalars and whose regions are elementwise ops on scalars, and sets
 * *status to EVAL_OK or EVAL_FAIL. Returns false and does nothing if it is another kind of loop;
 * then the machine runs it. */
bool ev_loop_run(proc *p, insn *i, interp_value **in, interp_value **out, eval_status *status);

#endif
