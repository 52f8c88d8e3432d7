/* SPDX-License-Identifier: Apache-2.0 */
/* Control flow, calls, tuples and tokens. */
#include "behaviors.h"
#include "fast.h"

#include <stdlib.h>

/* The values that a branch or a function returns become the op's results. */
eval_status ev_resume_results(proc *p, insn *i, interp_value **ret, size_t count,
                              interp_value **out) {
  if (count != i->out_count)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "a region returns %zu values where %u are needed",
                    count, i->out_count);
  for (size_t k = 0; k < count; k++) {
    out[k] = ret[k];
    ret[k] = NULL;
  }
  return EVAL_OK;
}

eval_status eval_if(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return ev_proc_enter(p, i->blocks[in[0]->data[0] ? 0 : 1], ev_proc_top(p)->env, NULL, 0);
}

/* Without a branch of that number, the last one is taken. */
eval_status eval_case(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  int64_t k = ev_int_at(in[0], 0);
  if (k < 0 || k >= (int64_t)i->block_count) k = (int64_t)i->block_count - 1;
  return ev_proc_enter(p, i->blocks[k], ev_proc_top(p)->env, NULL, 0);
}

/* --- while ------------------------------------------------------------------------------------ */

/* The loop's values are held by the activation while `cond` runs; while `body` runs they are its
 * arguments alone, so that it can overwrite what it reads last. */
enum { WHILE_COND, WHILE_BODY };

static eval_status enter_cond(proc *p, insn *i) {
  activation *a = ev_proc_top(p);
  a->phase = WHILE_COND;
  interp_value *few[8];
  interp_value **args = a->held_count <= 8 ? few : ev_scratch(p, i, a->held_count, sizeof *args);
  if (!args) return EVAL_FAIL;
  for (uint32_t k = 0; k < a->held_count; k++) args[k] = interp_retain(a->held[k]);
  eval_status s = ev_proc_enter(p, i->blocks[0], a->env, args, a->held_count);
  if (args != few) free(args);
  return s;
}

eval_status eval_while(proc *p, insn *i, interp_value **in, interp_value **out) {
  eval_status s;
  const fast_engine *fast = ev_fast(p->run);
  if (fast && fast->run_loop(p, i, in, out, &s)) return s;
  activation *a = ev_proc_top(p);
  interp_value **held = ev_scratch(p, i, i->in_count, sizeof *held);
  if (!held) return EVAL_FAIL;
  free(a->held);
  a->held = held;
  a->held_count = i->in_count;
  for (uint32_t k = 0; k < i->in_count; k++) {
    held[k] = in[k];
    in[k] = NULL;
  }
  return enter_cond(p, i);
}

eval_status ev_resume_while(proc *p, insn *i, interp_value **ret, size_t count,
                            interp_value **out) {
  activation *a = ev_proc_top(p);
  if (a->phase == WHILE_BODY) {
    for (size_t k = 0; k < count; k++) {
      interp_release(a->held[k]);
      a->held[k] = ret[k];
      ret[k] = NULL;
    }
    return enter_cond(p, i);
  }
  if (ret[0]->data[0]) {
    a->phase = WHILE_BODY;
    return ev_proc_enter(p, i->blocks[1], a->env, a->held, a->held_count);
  }
  auto_free interp_value **held = a->held;
  uint32_t held_count = a->held_count;
  a->held = NULL;
  a->held_count = 0;
  eval_status s = ev_resume_results(p, i, held, held_count, out);
  for (uint32_t k = 0; k < held_count; k++) interp_release(held[k]);
  return s;
}

/* --- Calls ------------------------------------------------------------------------------------ */

static eval_status call(proc *p, insn *i, const char *attribute, interp_value **in) {
  const ir_op *f = i->cache;
  if (!f) {
    const ir_attr *callee = ev_attr(p, i, attribute);
    const istr *name = callee->symbol.nested_count
                           ? callee->symbol.nested[callee->symbol.nested_count - 1]
                           : callee->symbol.root;
    f = ev_find_function(i->op, name->bytes, name->len);
    if (!f) return ev_error(p, i, DIAG_INTERP_BAD_CALL, "there is no function '%s'", name->bytes);
    i->cache = (void *)f;
  }
  return ev_proc_enter_function(p, f, in, i->in_count);
}

eval_status eval_call(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return call(p, i, "callee", in);
}

eval_status eval_composite(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return call(p, i, "decomposition", in);
}

/* --- Asynchronous operations ------------------------------------------------------------------ */

/* The specification lets the computation run at once: async_start runs it and keeps what it
 * returns, async_done hands that out. */
eval_status eval_async_start(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  block_plan *b = i->blocks[0];
  /* The body takes the operands as arguments, or refers to them from outside. */
  return ev_proc_enter(p, b, ev_proc_top(p)->env, in, b->arg_count == 0 ? 0 : i->in_count);
}

/* One value that holds all these, which it takes over. */
static eval_status hold(proc *p, insn *i, value_kind kind, interp_value **from, size_t count,
                        interp_value **out) {
  interp_value *v = ev_value_new(p->run->pool, kind, i->results[0], count * sizeof *from);
  if (!v) return ev_no_memory(p, i);
  v->item_count = count;
  for (size_t k = 0; k < count; k++) {
    v->items[k] = from[k];
    from[k] = NULL;
  }
  out[0] = v;
  return EVAL_OK;
}

eval_status ev_resume_async_start(proc *p, insn *i, interp_value **ret, size_t count,
                                  interp_value **out) {
  return hold(p, i, VALUE_FUTURE, ret, count, out);
}

eval_status eval_async_done(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)p;
  for (uint32_t k = 0; k < i->out_count; k++) out[k] = interp_retain(in[0]->items[k]);
  return EVAL_OK;
}

/* --- Values passed through --- */

eval_status eval_optimization_barrier(proc *p, insn *i, interp_value **in, interp_value **out) {
  return ev_resume_results(p, i, in, i->in_count, out);
}

eval_status eval_token(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  out[0] = ev_value_new(p->run->pool, VALUE_TOKEN, i->results[0], 0);
  return out[0] ? EVAL_OK : (eval_status)ev_no_memory(p, i);
}

eval_status eval_tuple(proc *p, insn *i, interp_value **in, interp_value **out) {
  return hold(p, i, VALUE_TUPLE, in, i->in_count, out);
}

eval_status eval_get_tuple_element(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t k;
  if (!ev_int(p, i, "index", NULL, &k)) return EVAL_FAIL;
  out[0] = interp_retain(in[0]->items[k]);
  return EVAL_OK;
}
