/* SPDX-License-Identifier: Apache-2.0 */
/* A while of scalars: condition and body as two programs on lanes of one element each. */
#include "fast/fills.h"

#include <string.h>

#include "body.h"

/* Whether both regions take and return so many scalars: the interpreter evaluates only programs
 * that are verified, so their types are those of the operands. */
static bool is_of_scalars(const insn *i, interp_value *const *in) {
  bool fits = i->in_count > 0;
  for (uint32_t k = 0; fits && k < i->in_count; k++)
    fits = in[k]->kind == VALUE_TENSOR && value_rank(in[k]) == 0 &&
           ev_num_of_type(value_element(in[k])) != NUM_NONE &&
           ev_value_fits(in[k], i->blocks[1]->block->args[k]->type);
  return fits;
}

/* The values are in `cells`, NUM_MAX_BYTES apart; results of a round are written over them. */
static bool run_rounds(body *cond, body *turn, uint8_t *cells) {
  size_t n = turn->r.arg_count;
  for (size_t k = 0; k < n; k++) cond->regs[k] = turn->regs[k] = cells + k * NUM_MAX_BYTES;
  const uint8_t *more = cond->regs[cond->program->returns[0]];
  for (;;) {
    if (!ev_run_count_steps(cond->r.p, cond->r.block->count)) return false;
    ev_body_steps(cond, 1);
    if (!*more) return true;
    if (!ev_run_count_steps(cond->r.p, turn->r.block->count)) return false;
    ev_body_steps(turn, 1);
    for (size_t k = 0; k < n; k++)
      memcpy(cells + k * NUM_MAX_BYTES, turn->regs[turn->program->returns[k]], NUM_MAX_BYTES);
  }
}

static bool run_loop(proc *p, insn *i, body *cond, body *turn, interp_value **in,
                     interp_value **out) {
  auto_free uint8_t *cells = ev_scratch(p, i, i->in_count, NUM_MAX_BYTES);
  if (!cells) return false;
  for (uint32_t k = 0; k < i->in_count; k++)
    memcpy(cells + k * NUM_MAX_BYTES, in[k]->data, in[k]->size);
  if (!run_rounds(cond, turn, cells)) return false;
  for (uint32_t k = 0; k < i->in_count; k++) {
    out[k] = ev_temp(p, i, value_element(in[k]), NULL, 0);
    if (!out[k]) return false;
    memcpy(out[k]->data, cells + k * NUM_MAX_BYTES, out[k]->size);
  }
  return true;
}

bool ev_loop_run(proc *p, insn *i, interp_value **in, interp_value **out, eval_status *status) {
  if (p->run->options->audit) return false; /* the machine compares every op with its definition */
  FREED_BY(ev_body_close) body cond = {0}, turn = {0};
  uint32_t n = i->in_count;
  if (!is_of_scalars(i, in)) return false;
  *status = EVAL_FAIL;
  if (ev_body_open(p, i, 0, n, 1, &cond) && ev_body_open(p, i, 1, n, n, &turn)) {
    if (!cond.program || !turn.program) return false;
    if (run_loop(p, i, &cond, &turn, in, out)) *status = EVAL_OK;
  }
  return true;
}
