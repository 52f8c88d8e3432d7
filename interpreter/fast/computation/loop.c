/* SPDX-License-Identifier: Apache-2.0 */
/* A while of scalars: condition and body as two programs on lanes of one element each. */
#include "fast/fills.h"

#include <string.h>

#include "lanes.h"

static bool is_scalar(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_TENSOR) && t->shaped.rank == 0 &&
         ev_num_of_type(t->shaped.element) != NUM_NONE;
}

/* Whether a region takes and gives so many scalars. */
static bool block_fits(const block_plan *b, uint32_t args, uint32_t results) {
  const insn *last = b && b->count ? &b->insns[b->count - 1] : NULL;
  bool fits =
      last && !b->multi && last->terminator && b->arg_count == args && last->in_count == results;
  for (uint32_t k = 0; fits && k < args; k++) fits = is_scalar(b->block->args[k]->type);
  for (uint32_t k = 0; fits && k < results; k++)
    fits = is_scalar(last->op->operands[k].value->type);
  return fits;
}

static bool kinds_fit(const body *b, interp_value *const *in) {
  for (size_t k = 0; k < b->r.arg_count; k++)
    if (b->r.args[k] != (num_kind)in[k]->num) return false;
  return b->program != NULL;
}

/* A step whose operands and result have their places. */
typedef struct bound_step {
  const kern *k;
  const void *in[3];
  void *out;
} bound_step;

static void bind_steps(const body *b, bound_step *to) {
  for (uint32_t s = 0; s < b->program->step_count; s++) {
    const lane_step *step = &b->program->steps[s];
    to[s] = (bound_step){.k = &step->k, .out = b->regs[step->out]};
    for (unsigned a = 0; a < step->k.e.arity; a++) to[s].in[a] = b->regs[step->in[a]];
  }
}

static void run_bound(const bound_step *s, const bound_step *end) {
  for (; s < end; s++) s->k->fn(s->k, s->in, s->out, 1);
}

/* The values are in `cells`, NUM_MAX_BYTES apart; results of a round are written over them. */
static bool run_rounds(body *cond, body *turn, uint8_t *cells) {
  size_t n = turn->r.arg_count, conds = cond->program->step_count,
         turns = turn->program->step_count;
  uint64_t steps = cond->r.block->count + turn->r.block->count;
  for (size_t k = 0; k < n; k++) cond->regs[k] = turn->regs[k] = cells + k * NUM_MAX_BYTES;
  auto_free bound_step *bound = ev_scratch(cond->r.p, cond->r.i, conds + turns + 1, sizeof *bound);
  if (!bound) return false;
  bind_steps(cond, bound);
  bind_steps(turn, bound + conds);
  const uint8_t *more = cond->regs[cond->program->returns[0]];
  for (;;) {
    if (!ev_run_count_steps(cond->r.p, cond->r.block->count)) return false;
    run_bound(bound, bound + conds);
    if (!*more) return true;
    if (!ev_run_count_steps(cond->r.p, steps - cond->r.block->count)) return false;
    run_bound(bound + conds, bound + conds + turns);
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
  if (n == 0 || i->out_count != n || i->block_count != 2 || !block_fits(i->blocks[0], n, 1) ||
      !block_fits(i->blocks[1], n, n))
    return false;
  for (uint32_t k = 0; k < n; k++)
    if (!ev_value_fits(in[k], i->blocks[1]->block->args[k]->type)) return false;
  *status = EVAL_FAIL;
  if (ev_body_open(p, i, 0, n, 1, &cond) && ev_body_open(p, i, 1, n, n, &turn)) {
    if (!kinds_fit(&cond, in) || !kinds_fit(&turn, in) || cond.r.results[0] != NUM_I1) return false;
    if (run_loop(p, i, &cond, &turn, in, out)) *status = EVAL_OK;
  }
  return true;
}
