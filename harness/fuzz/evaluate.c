/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that the consumer evaluates: several in one start, then those alone that fail. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/programs/arguments.h"
#include "internal.h"

/* The program of a seed, with bounds. The constants of every other one become arguments: then a
 * consumer cannot evaluate the program when it compiles it. */
static bool load(const campaign *x, ir_context *c, uint64_t seed, judge_program *p) {
  uint8_t bytes[GENERATE_BYTES];
  generate_bytes(seed, bytes);
  *p = (judge_program){.c = c, .module = generate_program(x->evaluated, c, bytes, sizeof bytes)};
  arguments args = {0};
  bool ok = seed % 2 == 0 || arguments_derive(c, p->module, NULL, &args, NULL);
  p->args = args.values;
  p->arg_count = args.count;
  return ok && judge_bound(p, NULL, NULL) && p->bounds.count;
}

static void unload(judge_program *p) {
  bounds_free(&p->bounds);
  interp_release_all(p->args, p->arg_count);
}

/* The verdict, and the op and its type or the message: failures of one name have one cause. */
static void name_it(const judge_program *p, const judge_consumer *who, const judged *j,
                    strbuf *out) {
  strbuf_addf(out, "%s ", judgement_names[j->verdict]);
  if (j->verdict != JUDGED_WRONG || !j->wrong) {
    fuzz_signature(&j->message, out);
    return;
  }
  judge_first first;
  judge_locate(p, who, j, &first);
  if (first.op) {
    const ir_type *t = first.op->results[first.result].type;
    strbuf_addf(out, "%s ", first.op->name->full->bytes);
    text_print_type(p->c, ir_type_element(t), out);
  } else {
    strbuf_adds(out, "(no op by itself)");
  }
  judge_first_free(&first);
}

static void print(ir_context *c, const ir_op *module, strbuf *out) {
  program_print(c, module, &(text_print_options){.hex_elements_above = UINT64_MAX}, out, NULL);
}

/* A small program that fails in the same way; the whole one if that cannot be. */
static void make_small(campaign *x, fuzz_finding *f) {
  ir_context *c =
      ir_context_new(&x->o->opset->registry, &(ir_context_options){.allow_unregistered = true});
  judge_program p = {.c = c};
  arena_guard guard;
  volatile bool loaded = false;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    loaded = load(x, c, f->seed, &p);
    if (loaded) print(c, p.module, &f->text);
    arena_guard_pop(ir_arena(c), &guard);
  }
  if (!loaded || x->o->reduce <= 0) {
    judge_program_free(&p);
    return;
  }
  reduced r;
  strbuf_auto why = STRBUF_INIT;
  reduce_options o = {.opset = x->o->opset,
                      .who = x->o->who,
                      .wanted = JUDGED_COUNT,
                      .group = x->o->group,
                      .seconds = x->o->reduce};
  if (reduce_program(&p, &o, &r, &why)) {
    strbuf_reset(&f->text);
    if (ARENA_GUARD(ir_arena(r.program.c), &guard)) {
      print(r.program.c, r.program.module, &f->text);
      arena_guard_pop(ir_arena(r.program.c), &guard);
    }
  }
  reduced_free(&r);
}

static void settle(campaign *x, const judge_program *p, uint64_t seed, const judged *j) {
  strbuf_auto name = STRBUF_INIT;
  if (j->verdict == JUDGED_RIGHT) {
    x->out->right++;
  } else if (j->verdict == JUDGED_FREE) {
    x->out->free++;
  } else if (j->verdict != JUDGED_UNSUPPORTED) {
    name_it(p, &x->o->who, j, &name);
    fuzz_finding *f = fuzz_note(x, &name, judgement_failed(j->verdict), false, seed, &j->message);
    if (!f) return;
    make_small(x, f);
    fuzz_tell(x, f);
  }
}

static void ask_alone(campaign *x, const judge_program *p, uint64_t seed) {
  judged j;
  if (fuzz_is_over(x)) return;
  judge_ask(p, &x->o->who, &j);
  settle(x, p, seed, &j);
  judged_free(&j);
}

typedef struct member {
  judge_program p;
  uint64_t seed;
} member;

static void ask_together(campaign *x, const member *const *m, size_t count) {
  judged j;
  if (count == 1) {
    ask_alone(x, &m[0]->p, m[0]->seed);
    return;
  }
  if (!count || fuzz_is_over(x)) return;
  ir_context *c = m[0]->p.c;
  const judge_program **members = ARENA_ARRAY(ir_arena(c), const judge_program *, count);
  bool *wrong = ARENA_ARRAY(ir_arena(c), bool, count);
  for (size_t i = 0; i < count; i++) members[i] = &m[i]->p;
  judge_program g = judge_group(members, count);
  judge_ask(&g, &x->o->who, &j);
  bool some = j.verdict == JUDGED_WRONG && j.wrong;
  if (some) judge_members(members, count, &j, wrong);
  if (j.verdict == JUDGED_RIGHT) x->out->right += count;
  if (j.verdict == JUDGED_FREE) x->out->free += count;
  for (size_t i = 0; some && i < count; i++)
    if (wrong[i])
      ask_alone(x, &m[i]->p, m[i]->seed);
    else
      x->out->right++;
  bool halves = !some && j.verdict != JUDGED_RIGHT && j.verdict != JUDGED_FREE;
  judged_free(&j);
  if (!halves) return;
  ask_together(x, m, count / 2);
  ask_together(x, m + count / 2, count - count / 2);
}

static void ask_all(campaign *x, ir_context *c, uint64_t seed, size_t count) {
  member *m = ARENA_ARRAY(ir_arena(c), member, count);
  const member **joined = ARENA_ARRAY(ir_arena(c), const member *, count);
  size_t n = 0;
  for (size_t i = 0; i < count; i++) {
    m[i].seed = seed + i;
    bool ok = load(x, c, seed + i, &m[i].p);
    if (ok && judge_can_join(&m[i].p))
      joined[n++] = &m[i];
    else if (ok)
      ask_alone(x, &m[i].p, seed + i);
  }
  ask_together(x, joined, n);
  for (size_t i = 0; i < count; i++) unload(&m[i].p);
}

void fuzz_evaluate(campaign *x, uint64_t seed, size_t count) {
  if (x->o->who.table->abilities &&
      !(x->o->who.table->abilities(x->o->who.table) & ABILITY_EVALUATE))
    return;
  ir_context *c =
      ir_context_new(&x->o->opset->registry, &(ir_context_options){.allow_unregistered = true});
  arena_guard guard;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    ask_all(x, c, seed, count);
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
}
