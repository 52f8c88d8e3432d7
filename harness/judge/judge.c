/* SPDX-License-Identifier: Apache-2.0 */
#include "judge.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "base/vec.h"
#include "harness/programs/arguments.h"
#include "passes/effects.h"

const char *const judgement_names[JUDGED_COUNT + 1] = {
#define JUDGEMENT(name, text, failed) text,
#include "judgements.def"
#undef JUDGEMENT
};

bool judgement_failed(judgement j) {
  static const bool failed[] = {
#define JUDGEMENT(name, text, fails) fails,
#include "judgements.def"
#undef JUDGEMENT
  };
  return failed[j];
}

void judged_free(judged *j) {
  interp_release_all(j->values, j->count);
  strbuf_free(&j->message);
  *j = (judged){0};
}

/* --- Values --- */

typedef struct comparison_state {
  judged *out;
  bool equal; /* to what the built-in engine computes */
} comparison_state;

static bool same_value(const bounded *b, size_t part, const void *data) {
  bounded alone = *b;
  alone.parts = NULL;
  return bounds_allow(&alone, part, data);
}

static void compare_result(comparison_state *s, size_t result, const bounded *b,
                           const interp_value *got) {
  size_t size;
  const void *data = interp_data(got, &size);
  for (size_t i = 0; data && i < b->count; i++) {
    if (!same_value(b, i, data)) s->equal = false;
    if (bounds_allow(b, i, data)) continue;
    judge_part at = {result, i, bounds_distance(b, i, data)};
    if (!s->out->wrong++) s->out->first = s->out->worst = at;
    if (at.ulps > s->out->worst.ulps) s->out->worst = at;
  }
}

void judge_compare(const judge_program *p, judged *out) {
  comparison_state s = {out, true};
  size_t n = p->bounds.count;
  const ir_type **types = calloc(n + 1, sizeof *types);
  for (size_t i = 0; types && i < n; i++) types[i] = interp_type(p->bounds.results[i]->value);
  out->verdict = JUDGED_WRONG;
  if (types && results_typed(p->c, types, n, out->values, out->count, false, &out->message)) {
    for (size_t i = 0; i < n; i++) compare_result(&s, i, p->bounds.results[i], out->values[i]);
    if (!out->wrong) out->verdict = s.equal ? JUDGED_RIGHT : JUDGED_FREE;
  }
  free(types);
}

bool judge_is_sound(const judge_program *p, strbuf *why) {
  for (size_t r = 0; r < p->bounds.count; r++) {
    const bounded *b = p->bounds.results[r];
    size_t size;
    for (size_t i = 0; b->parts && i < b->count; i++) {
      double lo, hi,
          x = bounds_number(ir_type_element(interp_type(b->value)), interp_data(b->value, &size),
                            i);
      bounds_limits(b, i, &lo, &hi);
      if (b->parts[i].kind == BOUND_OPEN || (x != x && b->parts[i].kind != BOUND_WITHIN) ||
          ((lo != lo || x >= lo) && (hi != hi || x <= hi)))
        continue;
      strbuf_addf(why, "result %zu, part %zu: %.17g is not from %.17g to %.17g", r, i, x, lo, hi);
      return false;
    }
  }
  return true;
}

/* --- Asking --- */

static judgement verdict_of_outcome(outcome o) {
  switch (o) {
    case OUTCOME_REFUSED: return JUDGED_REFUSED;
    case OUTCOME_CRASHED: return JUDGED_CRASH;
    case OUTCOME_TIMED_OUT: return JUDGED_TIMEOUT;
    case OUTCOME_BAD_REPLY: return JUDGED_BROKEN;
    default: return JUDGED_UNSUPPORTED;
  }
}

void judge_ask(const judge_program *p, const judge_consumer *who, judged *out) {
  strbuf_auto bytes = STRBUF_INIT;
  *out = (judged){.verdict = JUDGED_UNSUPPORTED};
  diag_text_sink sink = diag_text_sink_to(&out->message);
  vs_options o = {.allow_other_dialects = true};
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(p->c), &g)) {
    strbuf_adds(&out->message, "out of memory");
    return;
  }
  ir_op *copy = ir_clone(p->c, p->module);
  arena_guard_pop(ir_arena(p->c), &g);
  if (who->table->implements &&
      !program_serialize(p->c, copy, who->own, &o, who->own, &bytes, &sink.sink))
    return; /* its release cannot hold the program */
  strbuf_reset(&out->message);
  evaluation e = {.program = who->table->implements ? NULL : p->module,
                  .source = p->module,
                  .bytes = bytes.bytes,
                  .size = bytes.len,
                  .own = who->own,
                  .args = p->args,
                  .arg_count = p->arg_count};
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  who->table->evaluate(who->table, p->c, &e, &out->values, &out->count, &a);
  strbuf_add(&out->message, strbuf_str(&a.message), a.message.len);
  strbuf_free(&a.message);
  out->ended = a.ended;
  out->output = a.output;
  out->verdict = verdict_of_outcome(a.outcome);
  if (a.outcome == OUTCOME_DONE) judge_compare(p, out);
}

/* --- The first op --- */

static bool keeps_nothing(const ir_op *op) { return !op->result_count; }

/* --- Functions that nothing calls --- */

typedef struct reference {
  const istr *name;
  bool found;
} reference;

static bool names_it(const ir_attr *a, const istr *name) {
  bool found = ir_attr_is(a, IR_ATTR_SYMBOL) && a->symbol.root == name;
  for (size_t i = 0; !found && ir_attr_is(a, IR_ATTR_ARRAY) && i < a->array.count; i++)
    found = names_it(a->array.items[i], name);
  return found;
}

static bool look_for_name(ir_op *op, void *user) {
  reference *r = user;
  for (size_t i = 0; i < ir_op_prop_count(op); i++)
    r->found = r->found || names_it(op->props[i], r->name);
  for (uint32_t i = 0; i < op->attr_count; i++)
    r->found = r->found || names_it(op->attrs[i].value, r->name);
  return !r->found;
}

static bool remove_one_function(ir_op *module) {
  for (ir_op *f = module->regions[0].first->first; f; f = f->next) {
    const ir_attr *visibility = ir_op_get(f, "sym_visibility");
    reference r = {ir_symbol_name(f), false};
    if (!ir_op_is(f, OP_FUNC_FUNC) || !r.name || !ir_attr_is(visibility, IR_ATTR_STRING) ||
        strcmp(visibility->string.value->bytes, "private") != 0)
      continue;
    ir_walk(module, look_for_name, &r);
    if (r.found) continue;
    ir_op_erase(f);
    return true;
  }
  return false;
}

void judge_cut(ir_context *c, ir_op *module, ir_value *const *values, size_t count) {
  ir_op *main = ir_lookup_symbol(module, "main", 4);
  ir_op *back = main->regions[0].first->last;
  ir_op_set_operands(c, back, values, count);
  arguments_retype(c, main);
  ir_op_set(c, main, "res_attrs", NULL);
  ps_effects_remove_dead(c, module, keeps_nothing);
  while (remove_one_function(module)) continue;
}

typedef VEC(const ir_op *) ops_of_main;

static bool is_plain_tensor(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_TENSOR) && ir_type_element_count(t) >= 0 &&
         bounds_parts(ir_type_element(t)) > 0;
}

/* The ops whose values can be asked for. */
static void list_ops(const judge_program *p, ops_of_main *out) {
  const ir_op *main = ir_lookup_symbol(p->module, "main", 4);
  for (const ir_op *op = main->regions[0].first->first; op->next; op = op->next) {
    bool fits = op->result_count > 0;
    for (uint32_t k = 0; k < op->result_count; k++)
      fits = fits && is_plain_tensor(op->results[k].type);
    if (fits) VEC_ADD(ir_arena(p->c), out, op);
  }
}

/* A program that returns the values of ops from `first` to `last`. */
static bool cut_at(const judge_program *p, const ops_of_main *ops, size_t first, size_t last,
                   judge_program *out, diag_sink *sink) {
  *out = (judge_program){.c = p->c, .args = p->args, .arg_count = p->arg_count};
  VEC(ir_value *) values = {0};
  size_t at = 0;
  out->module = ir_clone(p->c, p->module);
  ir_op *main = ir_lookup_symbol(out->module, "main", 4), *theirs = main->regions[0].first->first;
  const ir_op *ours =
      ((const ir_op *)ir_lookup_symbol(p->module, "main", 4))->regions[0].first->first;
  for (; ours->next; ours = ours->next, theirs = theirs->next) {
    if (at >= ops->count || ops->items[at] != ours) continue;
    for (uint32_t k = 0; at >= first && at <= last && k < theirs->result_count; k++)
      VEC_ADD(ir_arena(p->c), &values, &theirs->results[k]);
    at++;
  }
  judge_cut(p->c, out->module, values.items, values.count);
  return judge_bound(out, NULL, sink);
}

/* The op and the result that a number of a result belongs to. */
static void name_result(const judge_program *p, const ops_of_main *ops, size_t first, size_t result,
                        judge_first *out) {
  size_t at = first;
  result %= out->bounds.count / judge_processes(p); /* of whichever process */
  while (result >= ops->items[at]->result_count) result -= ops->items[at++]->result_count;
  out->op = ops->items[at];
  out->result = result;
}

/* Asks about the program that cut_at makes. */
static judgement ask_cut(const judge_program *p, const judge_consumer *who, const ops_of_main *ops,
                         size_t first, size_t last, judge_first *out) {
  judge_program cut;
  judge_first_free(out);
  out->asked++;
  if (cut_at(p, ops, first, last, &cut, NULL))
    judge_ask(&cut, who, &out->answer);
  else
    out->answer.verdict = JUDGED_UNSUPPORTED;
  out->bounds = cut.bounds;
  return out->answer.verdict;
}

/* All values at once: the first one that is wrong. */
static bool found_in_one(const judge_program *p, const judge_consumer *who, const ops_of_main *ops,
                         judge_first *out) {
  if (ask_cut(p, who, ops, 0, ops->count - 1, out) != JUDGED_WRONG || !out->answer.wrong)
    return false;
  name_result(p, ops, 0, out->answer.first.result, out);
  out->part = out->answer.first.part;
  return true;
}

/* By halves: one value at a time, because returning all of them may change what a compiler does; or
 * all values up to one, for a failure that needs no value but the op. */
static void find_by_halves(const judge_program *p, const judge_consumer *who,
                           const ops_of_main *ops, judgement wanted, bool all, judge_first *out) {
  size_t low = 0, high = ops->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (ask_cut(p, who, ops, all ? 0 : middle, middle, out) == wanted)
      high = middle;
    else
      low = middle + 1;
  }
  if (low == ops->count || ask_cut(p, who, ops, all ? 0 : low, low, out) != wanted) return;
  if (all) {
    out->op = ops->items[low];
    return;
  }
  name_result(p, ops, low, out->answer.wrong ? out->answer.first.result : 0, out);
  out->part = out->answer.first.part;
}

void judge_locate(const judge_program *p, const judge_consumer *who, const judged *whole,
                  judge_first *out) {
  ops_of_main ops = {0};
  arena_guard g;
  *out = (judge_first){0};
  if (!ARENA_GUARD(ir_arena(p->c), &g)) return;
  list_ops(p, &ops);
  if (ops.count && whole->verdict != JUDGED_WRONG)
    find_by_halves(p, who, &ops, whole->verdict, true, out);
  if (ops.count && !out->op && !(whole->verdict == JUDGED_WRONG && found_in_one(p, who, &ops, out)))
    find_by_halves(p, who, &ops, whole->verdict, false, out);
  arena_guard_pop(ir_arena(p->c), &g);
}

void judge_first_free(judge_first *f) {
  judged_free(&f->answer);
  bounds_free(&f->bounds);
}
