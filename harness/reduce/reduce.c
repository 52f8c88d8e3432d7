/* SPDX-License-Identifier: Apache-2.0 */
#include "reduce.h"

#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/files/program.h"
#include "harness/host/clock.h"
#include "harness/words/cause_text.h"
#include "internal.h"

bool red_out_of_time(const reduction *r) { return clock_now() > r->until; }

static size_t count_ops(const ir_op *module) {
  size_t n = 0;
  const ir_block *top = module->regions[0].first;
  for (const ir_op *f = top->first; f; f = f->next) n += ir_count_ops((ir_op *)(uintptr_t)f) - 1;
  return n;
}

void reduced_free(reduced *r) {
  judge_program_free(&r->program);
  judged_free(&r->answer);
  strbuf_free(&r->first);
}

/* --- A new context, so that what the steps left behind goes --- */

static bool args_text(reduction *r, strbuf *out) {
  strbuf_addc(out, '[');
  for (size_t i = 0; i < r->now.arg_count; i++) {
    const ir_attr *a = interp_to_attr(r->now.c, r->now.args[i]);
    if (!a) return false;
    if (i) strbuf_adds(out, ", ");
    text_print_attr(r->now.c, a, out);
  }
  strbuf_addc(out, ']');
  return !out->failed;
}

static bool reload(reduction *r, judge_program *out) {
  strbuf_auto text = STRBUF_INIT, args = STRBUF_INIT;
  text_print_options o = {.generic = true, .hex_elements_above = UINT64_MAX};
  return program_print(r->now.c, r->now.module, &o, &text, NULL) && args_text(r, &args) &&
         judge_load(out, r->o->opset, "reduced", text.bytes, text.len, strbuf_str(&args), 0, NULL);
}

/* Releases the arguments that were loaded, and those that a step made. */
static void release_args(reduction *r) {
  for (size_t i = 0; i < r->now.arg_count; i++) {
    bool loaded = false;
    for (size_t k = 0; k < r->owned_count; k++) loaded = loaded || r->owned[k] == r->now.args[i];
    if (!loaded) interp_release(r->now.args[i]);
  }
  interp_release_all(r->owned, r->owned_count);
  r->owned = r->now.args = NULL;
  r->owned_count = r->now.arg_count = 0;
}

static void own_args(reduction *r) {
  r->owned = r->now.args;
  r->owned_count = r->now.arg_count;
}

/* If it cannot be loaded again, it stays in its old context. */
static void renew(reduction *r) {
  judge_program fresh = {0};
  if (!reload(r, &fresh)) {
    judge_program_free(&fresh);
    return;
  }
  judged_free(&r->answer); /* its values have types of the old context */
  release_args(r);
  judge_program_free(&r->now);
  r->now = fresh;
  own_args(r);
  if (r->o->keep != KEEP_COMMAND) judge_ask(&r->now, &r->o->who, &r->answer);
}

/* The arguments as judge_program_free expects them. */
static void settle_args(reduction *r) {
  size_t n = r->now.arg_count;
  interp_value **args = calloc(n + 1, sizeof *args);
  for (size_t i = 0; args && i < n; i++) args[i] = interp_retain(r->now.args[i]);
  release_args(r);
  r->now.args = args;
  r->now.arg_count = args ? n : 0;
}

/* --- Steps --- */

static const struct step {
  bool (*fn)(reduction *r);
  bool once;
} steps[] = {
    {red_step_flatten, true},    {red_step_results, true},    {red_step_cut, true},
    {red_step_constants, false}, {red_step_branches, false},  {red_step_bypass, false},
    {red_step_results, false},   {red_step_arguments, false}, {red_step_sizes, false},
    {red_step_types, false},     {red_step_numbers, false},   {red_step_attributes, false},
};

static void tell(reduction *r) {
  if (r->o->progress) r->o->progress(count_ops(r->now.module), r->out->asked, r->o->user);
}

static bool run_step(reduction *r, const struct step *s) {
  arena_guard g;
  volatile bool any = false;
  if (ARENA_GUARD(ir_arena(r->now.c), &g)) {
    any = s->fn(r);
    arena_guard_pop(ir_arena(r->now.c), &g);
  }
  return any;
}

static void run_steps(reduction *r) {
  enum { ROUNDS = 6 };
  bool any = true;
  for (int round = 0; any && round < ROUNDS; round++) {
    any = false;
    for (size_t i = 0; i < sizeof steps / sizeof *steps && !red_out_of_time(r); i++) {
      if (round && steps[i].once) continue;
      bool taken = run_step(r, &steps[i]);
      any |= taken;
      if (taken) renew(r);
      tell(r);
    }
  }
}

/* --- The reason of the first failure --- */

static bool learn_reason(reduction *r, strbuf *why) {
  judge_first f;
  const reduce_options *o = r->o;
  if (o->keep != KEEP_COMMAND) judge_ask(&r->now, &o->who, &r->answer);
  r->wanted = o->wanted == JUDGED_COUNT ? r->answer.verdict : o->wanted;
  r->typed = r->answer.wrong > 0;
  r->out->starts++;
  if (o->keep == KEEP_VERDICT && (r->answer.verdict != r->wanted || !judgement_failed(r->wanted))) {
    strbuf_addf(why, "the consumer is %s%s%s", judgement_names[r->answer.verdict],
                r->answer.message.len ? ": " : "", strbuf_str(&r->answer.message));
    return false;
  }
  cause_head(strbuf_str(&r->answer.message), &r->signature);
  if (o->keep != KEEP_VERDICT) {
    candidate same = {r->now.module, r->now.args, r->now.arg_count};
    if (red_take(r, &same)) return true;
    strbuf_addf(why, "the program does not do what is to be kept%s%s",
                r->answer.message.len ? ": " : "", strbuf_str(&r->answer.message));
    return false;
  }
  if (r->wanted != JUDGED_WRONG) return true; /* a prefix may die of another op than the whole */
  judge_locate(&r->now, &o->who, &r->answer, &f);
  r->out->starts += f.asked;
  if (f.op) strbuf_adds(&r->first, f.op->name->full->bytes);
  judge_first_free(&f);
  return true;
}

bool reduce_program(judge_program *p, const reduce_options *o, reduced *out, strbuf *why) {
  *out = (reduced){.before = count_ops(p->module)};
  reduction r = {.o = o, .out = out, .now = *p, .until = clock_now() + o->seconds};
  *p = (judge_program){0};
  own_args(&r);
  arena_guard g;
  volatile bool ok = false;
  if (ARENA_GUARD(ir_arena(r.now.c), &g)) {
    if (judge_processes(&r.now) > 1)
      strbuf_adds(why, "a program of several processes is not made smaller");
    else
      ok = learn_reason(&r, why);
    arena_guard_pop(ir_arena(r.now.c), &g);
  }
  if (ok) run_steps(&r);
  settle_args(&r);
  out->out_of_time = red_out_of_time(&r);
  out->after = count_ops(r.now.module);
  out->program = r.now;
  out->answer = r.answer;
  out->first = r.first;
  strbuf_free(&r.signature);
  return ok;
}
