/* Control flow, calls, tuples and tokens. */
#include "behaviors.h"
#include "fast.h"

#include <stdlib.h>

static block_plan *region(proc *p, const insn *i, uint32_t k) {
  if (k < i->block_count && i->blocks[k]) return i->blocks[k];
  ev_error(p, i, DIAG_INTERP_BAD_REGION, "region %u is missing or empty", k);
  return NULL;
}

/* What a branch or a function returns becomes the op's results. */
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
  if (!ev_tensor(p, i, in, 0, NUM_BOOL, 0)) return EVAL_FAIL;
  block_plan *b = region(p, i, in[0]->data[0] ? 0 : 1);
  return b ? ev_proc_enter(p, b, ev_proc_top(p)->env, NULL, 0) : EVAL_FAIL;
}

/* Without a branch of that number, the last one is taken. */
eval_status eval_case(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  if (!ev_tensor(p, i, in, 0, NUM_SIGNED, 0)) return EVAL_FAIL;
  if (i->block_count == 0)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "there are no branches [case C1]");
  int64_t k = ev_int_at(in[0], 0);
  if (k < 0 || k >= (int64_t)i->block_count) k = (int64_t)i->block_count - 1;
  block_plan *b = region(p, i, (uint32_t)k);
  return b ? ev_proc_enter(p, b, ev_proc_top(p)->env, NULL, 0) : EVAL_FAIL;
}

/* --- while ------------------------------------------------------------------------------------ */

/* The loop's values are held by the activation while `cond` runs; while `body` runs they are its
 * arguments alone, so that it can overwrite what it reads last. */
enum { WHILE_COND, WHILE_BODY };

static eval_status enter_cond(proc *p, insn *i) {
  activation *a = ev_proc_top(p);
  a->phase = WHILE_COND;
  block_plan *cond = region(p, i, 0);
  if (!cond) return EVAL_FAIL;
  interp_value *few[8];
  interp_value **args = a->held_count <= 8 ? few : ev_scratch(p, i, a->held_count, sizeof *args);
  if (!args) return EVAL_FAIL;
  for (uint32_t k = 0; k < a->held_count; k++) args[k] = interp_retain(a->held[k]);
  eval_status s = ev_proc_enter(p, cond, a->env, args, a->held_count);
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
    if (count != a->held_count)
      return ev_error(p, i, DIAG_INTERP_BAD_RESULT,
                      "the body returns %zu values, not %u [while C2]", count, a->held_count);
    for (size_t k = 0; k < count; k++) {
      interp_release(a->held[k]);
      a->held[k] = ret[k];
      ret[k] = NULL;
    }
    return enter_cond(p, i);
  }
  if (count != 1 || ret[0]->kind != VALUE_TENSOR || ret[0]->num != NUM_I1 || ret[0]->count != 1)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the condition returns no tensor<i1> [while C1]");
  if (ret[0]->data[0]) {
    a->phase = WHILE_BODY;
    block_plan *body = region(p, i, 1);
    return body ? ev_proc_enter(p, body, a->env, a->held, a->held_count) : EVAL_FAIL;
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
    if (!ir_attr_is(callee, IR_ATTR_SYMBOL))
      return ev_error(p, i, DIAG_INTERP_BAD_CALL, "attribute '%s' is no symbol", attribute);
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
  block_plan *b = region(p, i, 0);
  if (!b) return EVAL_FAIL;
  /* The body takes the operands as arguments, or refers to them from outside. */
  return ev_proc_enter(p, b, ev_proc_top(p)->env, in, b->arg_count == 0 ? 0 : i->in_count);
}

eval_status ev_resume_async_start(proc *p, insn *i, interp_value **ret, size_t count,
                                  interp_value **out) {
  const ir_type *t = i->out_count == 1 ? i->results[0] : NULL;
  if (!ir_type_is(t, IR_TYPE_DEFINED) || t->defined.def->id != TYPE_STABLEHLO_FUTURE)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no future [async_start C4]");
  interp_value *v = ev_value_new(p->run->pool, VALUE_FUTURE, t, count * sizeof *ret);
  if (!v) return ev_no_memory(p, i);
  v->item_count = count;
  for (size_t k = 0; k < count; k++) {
    v->items[k] = ret[k];
    ret[k] = NULL;
  }
  out[0] = v;
  return EVAL_OK;
}

eval_status eval_async_done(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 1, 1)) return EVAL_FAIL;
  if (in[0]->kind != VALUE_FUTURE || in[0]->item_count != i->out_count)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the operand is no future of the results' types [async_done C1]");
  for (uint32_t k = 0; k < i->out_count; k++) out[k] = interp_retain(in[0]->items[k]);
  return EVAL_OK;
}

/* --- Values passed through --- */

eval_status eval_optimization_barrier(proc *p, insn *i, interp_value **in, interp_value **out) {
  return ev_resume_results(p, i, in, i->in_count, out);
}

static eval_status token(proc *p, insn *i, interp_value **out) {
  if (i->out_count != 1)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the operation has one result, a token");
  const ir_type *t = i->results[0];
  if (t->kind != IR_TYPE_DEFINED)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no token");
  out[0] = ev_value_new(p->run->pool, VALUE_TOKEN, t, 0);
  return out[0] ? EVAL_OK : (eval_status)ev_no_memory(p, i);
}

eval_status eval_token(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  return token(p, i, out);
}

eval_status eval_tuple(proc *p, insn *i, interp_value **in, interp_value **out) {
  const ir_type *t = i->out_count == 1 ? i->results[0] : NULL;
  if (!ir_type_is(t, IR_TYPE_TUPLE) || t->tuple.count != i->in_count)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT,
                    "the result's type is not that of the values [tuple C1]");
  for (uint32_t k = 0; k < i->in_count; k++)
    if (!ev_value_fits(in[k], t->tuple.items[k]))
      return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "value %u has another type [tuple C1]", k);
  interp_value *v = ev_value_new(p->run->pool, VALUE_TUPLE, t, i->in_count * sizeof *in);
  if (!v) return ev_no_memory(p, i);
  v->item_count = i->in_count;
  for (uint32_t k = 0; k < i->in_count; k++) {
    v->items[k] = in[k];
    in[k] = NULL;
  }
  out[0] = v;
  return EVAL_OK;
}

eval_status eval_get_tuple_element(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t k;
  if (!ev_operands(p, i, 1, 1) || !ev_int(p, i, "index", NULL, &k)) return EVAL_FAIL;
  if (in[0]->kind != VALUE_TUPLE)
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "the operand is no tuple");
  if (k < 0 || (uint64_t)k >= in[0]->item_count)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "index %lld is not in [0, %zu) [get_tuple_element C1]", (long long)k,
                    in[0]->item_count);
  out[0] = interp_retain(in[0]->items[k]);
  return EVAL_OK;
}
