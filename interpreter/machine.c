/* SPDX-License-Identifier: Apache-2.0 */
/* Processes: a stack of activations, run one instruction at a time. */
#include <stdlib.h>
#include <string.h>

#include "fast.h"

void ev_proc_init(proc *p, run *r) { *p = (proc){.run = r}; }

static void env_release(env *e) {
  if (--e->refs) return;
  for (uint32_t k = 0; k < e->func->slots; k++) interp_release(e->slots[k]);
  free(e);
}

static void release_all(interp_value **v, size_t n) {
  for (size_t k = 0; k < n; k++) {
    interp_release(v[k]);
    v[k] = NULL;
  }
}

void ev_proc_clear_ret(proc *p) {
  release_all(p->ret, p->ret_count);
  p->ret_count = 0;
}

static void pop(proc *p) {
  activation *a = ev_proc_top(p);
  release_all(a->held, a->held_count);
  free(a->held);
  /* Releases values of the block's arguments and ops that nobody used. */
  release_all(a->env->slots + a->block->arg, a->block->arg_count);
  env_release(a->env);
  p->depth--;
}

void ev_proc_free(proc *p) {
  while (p->depth) pop(p);
  ev_proc_clear_ret(p);
  free(p->stack);
  free(p->ret);
  memset(p, 0, sizeof *p);
}

bool ev_run_count_steps(proc *p, uint64_t steps) {
  run *r = p->run;
  uint64_t before = r->steps;
  r->steps += steps;
  if (r->options->stop && before / STEPS_PER_QUESTION != r->steps / STEPS_PER_QUESTION) {
    const char *why = r->options->stop(r->options->stop_user);
    if (why) return ev_error(p, p->at, DIAG_INTERP_STOPPED, "%s", why);
  }
  if (r->options->max_steps && r->steps > r->options->max_steps)
    return ev_error(p, p->at, DIAG_INTERP_STEP_LIMIT, "gave up after max_steps = %llu operations",
                    (unsigned long long)r->options->max_steps);
  return true;
}

bool ev_value_fits(const interp_value *v, const ir_type *declared) {
  const ir_type *t = v->type;
  if (t == declared) return true;
  if (!declared || v->kind != VALUE_TENSOR)
    return declared && t->kind == declared->kind && t->kind == IR_TYPE_TUPLE &&
           t->tuple.count == declared->tuple.count;
  if (!ir_type_is_shaped(declared) || declared->shaped.element != t->shaped.element) return false;
  if (declared->kind == IR_TYPE_UNRANKED_TENSOR) return true;
  if (declared->kind != IR_TYPE_TENSOR || declared->shaped.rank != t->shaped.rank) return false;
  for (size_t d = 0; d < t->shaped.rank; d++)
    if (declared->shaped.dims[d] != IR_DYNAMIC && declared->shaped.dims[d] != t->shaped.dims[d])
      return false;
  return ev_within_bounds(declared, t->shaped.dims);
}

eval_status ev_proc_enter(proc *p, block_plan *b, env *e, interp_value **args, size_t count) {
  bool ok = false;
  if (!b) {
    ev_error(p, p->at, DIAG_INTERP_BAD_REGION, "a region is empty");
  } else if (b->multi) {
    ev_error(p, p->at, DIAG_INTERP_BAD_REGION, "a region with several blocks cannot be evaluated");
  } else if (count != b->arg_count) {
    ev_error(p, p->at, DIAG_INTERP_BAD_REGION, "a region takes %u arguments and is given %zu",
             b->arg_count, count);
  } else if (p->depth >= EVAL_MAX_DEPTH) {
    ev_error(p, p->at, DIAG_INTERP_DEPTH_LIMIT, "calls and regions are nested more than %d deep",
             EVAL_MAX_DEPTH);
  } else {
    ok = true;
  }
  for (size_t k = 0; ok && k < count; k++)
    if (b->block && !ev_value_fits(args[k], b->block->args[k]->type))
      ok =
          ev_error(p, p->at, DIAG_INTERP_BAD_REGION,
                   "argument %zu of a region or function has another type than the value given", k);
  if (ok && p->depth == p->capacity) {
    size_t capacity = p->capacity ? p->capacity * 2 : 16;
    activation *stack = realloc(p->stack, capacity * sizeof *stack);
    if (stack) {
      p->stack = stack;
      p->capacity = capacity;
    } else {
      ok = ev_no_memory(p, p->at);
    }
  }
  if (!ok) {
    release_all(args, count);
    return EVAL_FAIL;
  }
  for (size_t k = 0; k < count; k++) {
    interp_release(e->slots[b->arg + k]);
    e->slots[b->arg + k] = args[k];
    args[k] = NULL;
  }
  e->refs++;
  p->stack[p->depth++] = (activation){.block = b, .env = e};
  return EVAL_ENTER;
}

eval_status ev_proc_enter_function(proc *p, const ir_op *func, interp_value **args, size_t count) {
  func_plan *plan = ev_plan_of(p->run, func);
  if (plan && !plan->body) {
    ev_error(p, p->at, DIAG_INTERP_BAD_CALL, "function '%s' is only declared",
             ir_symbol_name(func) ? ir_symbol_name(func)->bytes : "?");
    plan = NULL;
  }
  return ev_proc_enter_plan(p, plan, args, count);
}

eval_status ev_proc_enter_plan(proc *p, func_plan *plan, interp_value **args, size_t count) {
  env *e = plan ? calloc(1, sizeof *e + plan->slots * sizeof(interp_value *)) : NULL;
  if (!e) {
    if (plan) ev_no_memory(p, p->at);
    p->run->failed = true;
    release_all(args, count);
    return EVAL_FAIL;
  }
  e->func = plan;
  e->refs = 1;
  eval_status s = ev_proc_enter(p, plan->body, e, args, count);
  env_release(e);
  return s;
}

static bool reserve(interp_value ***v, size_t *capacity, size_t need) {
  if (need <= *capacity) return true;
  size_t grown = *capacity ? *capacity : 16;
  while (grown < need) grown *= 2;
  interp_value **bigger = realloc(*v, grown * sizeof *bigger);
  if (!bigger) return false;
  memset(bigger + *capacity, 0, (grown - *capacity) * sizeof *bigger);
  *v = bigger;
  *capacity = grown;
  return true;
}

/* The instruction has its results in `out`: they go to their slots, and what is dead goes away. */
static bool finish(proc *p, activation *a, insn *i, interp_value **out) {
  for (uint32_t k = 0; k < i->out_count; k++) {
    if (!out[k]) return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "result %u was not computed", k);
    if (!ev_value_fits(out[k], i->results[k]))
      return ev_error(p, i, DIAG_INTERP_BAD_RESULT,
                      "the value of result %u has another type than declared", k);
    interp_release(a->env->slots[i->out + k]);
    a->env->slots[i->out + k] = out[k];
    out[k] = NULL;
  }
  for (uint32_t k = 0; k < i->drop_count; k++) {
    interp_release(a->env->slots[i->drop[k]]);
    a->env->slots[i->drop[k]] = NULL;
  }
  a->pc++;
  return true;
}

/* Moves or copies the operands' references out of their slots. */
static bool gather(proc *p, activation *a, const insn *i, interp_value **in) {
  for (uint32_t k = 0; k < i->in_count; k++) {
    interp_value **slot = &a->env->slots[i->in[k]];
    if (!*slot) {
      release_all(in, k);
      return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "operand %u has no value yet", k);
    }
    in[k] = i->dies[k] ? *slot : interp_retain(*slot);
    if (i->dies[k]) *slot = NULL;
  }
  return true;
}

static bool take_return(proc *p, activation *a, const insn *i) {
  ev_proc_clear_ret(p);
  if (!reserve(&p->ret, &p->ret_capacity, i->in_count)) return ev_no_memory(p, i);
  if (!gather(p, a, i, p->ret)) return false;
  p->ret_count = i->in_count;
  return true;
}

eval_status ev_proc_run(proc *p, size_t base) {
  const fast_engine *fast = ev_fast(p->run);
  while (p->depth > base) {
    activation *a = ev_proc_top(p);
    if (fast && !a->block->chained) fast->find_chains(p, a->block);
    insn *i = &a->block->insns[a->pc];
    p->at = i;
    eval_status s;
    if (i->chain && fast->run_chain(p, i->chain, &s)) {
      if (s == EVAL_FAIL) return EVAL_FAIL;
      continue;
    }
    if (!ev_run_count_steps(p, 1)) return EVAL_FAIL;
    size_t need = (size_t)i->in_count + i->out_count;
    if (i->terminator) {
      if (!take_return(p, a, i)) return EVAL_FAIL;
      pop(p);
      if (p->depth == base) return EVAL_OK;
      a = ev_proc_top(p);
      i = &a->block->insns[a->pc];
      p->at = i;
      interp_value *few[8] = {NULL};
      interp_value **out = i->out_count <= 8 ? few : calloc(i->out_count, sizeof *out);
      if (!out) return ev_no_memory(p, i);
      s = i->resume(p, i, p->ret, p->ret_count, out);
      if (s == EVAL_OK && !finish(p, ev_proc_top(p), i, out)) s = EVAL_FAIL;
      release_all(out, i->out_count);
      if (out != few) free(out);
      if (s == EVAL_FAIL) return EVAL_FAIL;
      continue;
    }
    if (!i->eval)
      return ev_error(p, i, DIAG_INTERP_NO_BEHAVIOR,
                      "the interpreter cannot evaluate this operation");
    interp_value *few[12];
    interp_value **vals = need <= 12 ? few : malloc(need * sizeof *vals);
    if (!vals) return ev_no_memory(p, i);
    memset(vals, 0, need * sizeof *vals);
    s = gather(p, a, i, vals) && ev_holds(p, i, vals) ? i->eval(p, i, vals, vals + i->in_count)
                                                      : EVAL_FAIL;
    a = ev_proc_top(p); /* the stack may have moved */
    if (s == EVAL_OK) {
      if (!finish(p, a, i, vals + i->in_count)) s = EVAL_FAIL;
    } else if (s == EVAL_WAIT) {
      for (uint32_t k = 0; k < i->in_count; k++) { /* as if it had never been tried */
        if (!i->dies[k]) continue;
        a->env->slots[i->in[k]] = vals[k];
        vals[k] = NULL;
      }
      ev_run_count_steps(p, (uint64_t)-1);
    }
    release_all(vals, need);
    if (vals != few) free(vals);
    if (s == EVAL_FAIL || s == EVAL_WAIT) return s;
  }
  return EVAL_OK;
}

bool ev_proc_nested(proc *p, block_plan *b, interp_value **args, size_t count) {
  const insn *at = p->at;
  if (p->nested >= EVAL_MAX_NESTED_RUNS) {
    release_all(args, count);
    return ev_error(p, at, DIAG_INTERP_DEPTH_LIMIT, "computations are nested more than %d deep",
                    EVAL_MAX_NESTED_RUNS);
  }
  size_t base = p->depth;
  eval_status s = ev_proc_enter(p, b, ev_proc_top(p)->env, args, count);
  if (s == EVAL_FAIL) return false;
  p->nested++;
  s = ev_proc_run(p, base);
  p->nested--;
  if (s != EVAL_OK) {
    while (p->depth > base) pop(p);
    if (s == EVAL_WAIT)
      ev_error(p, at, DIAG_INTERP_NO_BEHAVIOR,
               "an operation that waits for other processes stands in a computation on elements");
  }
  p->at = at;
  return s == EVAL_OK;
}
