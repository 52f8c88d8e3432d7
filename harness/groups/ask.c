/* SPDX-License-Identifier: Apache-2.0 */
/* Asks about several recorded actions at once. */
#include <stdlib.h>
#include <string.h>

#include "harness/files/program.h"
#include "harness/programs/case_program.h"
#include "join.h"
#include "state.h"

/* How the consumer answered a group. */
typedef enum group_end {
  GROUP_RIGHT,   /* the answer counts for every member */
  GROUP_CULPRIT, /* the answer counts for none; at least one member is a culprit */
  GROUP_HUNG,    /* likewise, and asking again would take long */
} group_end;

/* --- One group --- */

/* The module of the members, in a context; NULL if they cannot be joined. */
static ir_op *joined(const groups *g, ir_context *c, recorded *const *list, size_t n) {
  ir_op **programs = calloc(n, sizeof(ir_op *));
  ir_op *volatile module = NULL;
  bool ok = programs != NULL;
  for (size_t i = 0; ok && i < n; i++) {
    const recorded *r = list[i];
    action a = {0};
    program_options o = {.file = "group", .unverified = true, .allow_other_dialects = true};
    if (r->kind == ACTION_WRITE)
      programs[i] = program_read(c, strbuf_str(&r->bytes), r->bytes.len, &o, NULL);
    else
      programs[i] = g->ours.read(&g->ours, c, r->bytes.bytes, r->bytes.len, r->own, &a);
    strbuf_free(&a.message);
    ok = programs[i] && !join_obstacle(programs[i]);
  }
  arena_guard guard;
  if (ok && ARENA_GUARD(ir_arena(c), &guard)) {
    module = join_programs(c, programs, n);
    arena_guard_pop(ir_arena(c), &guard);
  }
  free(programs);
  return module && program_verify(module, NULL) ? module : NULL;
}

/* The artifact of the module for the release of the members. */
static bool artifact_of(ir_context *c, const ir_op *module, vs_version release, strbuf *bytes) {
  vs_options o = {.allow_other_dialects = true};
  ir_op *copy = case_program_copy(c, module);
  return copy && program_serialize(c, copy, release, &o, release, bytes, NULL);
}

/* Counts an action of the consumer, which begins. */
static void begins(const groups *g) {
  atomic_fetch_add(&g->counts->groups, 1);
  g->step(g->user);
}

static group_end end_of(const action *a, bool right) {
  return a->outcome == OUTCOME_TIMED_OUT       ? GROUP_HUNG
         : a->outcome == OUTCOME_DONE && right ? GROUP_RIGHT
                                               : GROUP_CULPRIT;
}

static group_end write_group(const groups *g, ir_context *c, ir_op *module, const recorded *first) {
  strbuf_auto want = STRBUF_INIT, have = STRBUF_INIT;
  action a = {0};
  if (!artifact_of(c, module, first->release, &want)) return GROUP_CULPRIT;
  begins(g);
  g->tested->write(g->tested, c, module, first->own, first->release, &have, &a);
  strbuf_free(&a.message);
  return end_of(&a, have.len == want.len && memcmp(have.bytes, want.bytes, want.len) == 0);
}

static group_end read_group(const groups *g, ir_context *c, const ir_op *module,
                            const recorded *first) {
  strbuf_auto bytes = STRBUF_INIT;
  action a = {0}, own = {0};
  if (!artifact_of(c, module, first->release, &bytes)) return GROUP_CULPRIT;
  ir_context *theirs = ir_context_new(&g->opset->registry, NULL);
  ir_op *want = g->ours.read(&g->ours, c, bytes.bytes, bytes.len, first->own, &own);
  group_end end = GROUP_CULPRIT;
  if (theirs && want) {
    begins(g);
    ir_op *have = g->tested->read(g->tested, theirs, bytes.bytes, bytes.len, first->own, &a);
    bool shown = !g->tested->abilities || g->tested->abilities(g->tested) & ABILITY_LOCATIONS;
    ir_compare_options o = {.ignore_locations = !shown};
    end = end_of(&a, have && ir_equal(have, want, &o, NULL));
  }
  ir_context_free(theirs);
  strbuf_free(&a.message);
  strbuf_free(&own.message);
  return end;
}

/* --- Evaluations --- */

/* The arguments of all members, with the types of the module's @main. */
static interp_value **arguments_of(const ir_type *main, recorded *const *list, size_t n) {
  size_t takes = main->function.input_count, at = 0;
  interp_value **args = calloc(takes + 1, sizeof *args);
  bool ok = args != NULL;
  for (size_t i = 0; ok && i < n; i++)
    for (size_t k = 0; ok && k < list[i]->arg_count; k++, at++) {
      const strbuf *data = &list[i]->args[k];
      ok = at < takes &&
           (args[at] = interp_tensor(main->function.inputs[at], strbuf_str(data), data->len));
    }
  if (ok && at == takes) return args;
  interp_release_all(args, takes);
  return NULL;
}

/* Gives each member its results. Returns false if the count or a type is wrong. */
static bool share_results(const ir_type *main, interp_value *const *results, size_t count,
                          const size_t *gives, recorded *const *list, size_t n) {
  if (count != main->function.result_count) return false;
  for (size_t i = 0; i < count; i++)
    if (!ir_type_equal(interp_type(results[i]), main->function.results[i])) return false;
  for (size_t i = 0, at = 0; i < n; at += gives[i++]) {
    recorded *r = list[i];
    r->results = calloc(gives[i] + 1, sizeof *r->results);
    if (!r->results) return false;
    r->result_count = gives[i];
    for (size_t k = 0; k < gives[i]; k++)
      if (!groups_copy_data(results[at + k], &r->results[k])) return false;
  }
  return true;
}

static void forget_results(recorded *const *list, size_t n) {
  for (size_t i = 0; i < n; i++) {
    for (size_t k = 0; k < list[i]->result_count; k++) strbuf_free(&list[i]->results[k]);
    free(list[i]->results);
    list[i]->results = NULL;
    list[i]->result_count = 0;
  }
}

static group_end evaluate_group(const groups *g, ir_context *c, const ir_op *module,
                                const size_t *gives, recorded *const *list, size_t n) {
  strbuf_auto bytes = STRBUF_INIT;
  const ir_type *main = ir_op_get(ir_lookup_symbol(module, "main", 4), "function_type")->type;
  if (!artifact_of(c, module, list[0]->release, &bytes)) return GROUP_CULPRIT;
  interp_value **args = arguments_of(main, list, n), **results = NULL;
  size_t count = 0;
  if (!args) return GROUP_CULPRIT;
  evaluation e = {.source = module,
                  .bytes = bytes.bytes,
                  .size = bytes.len,
                  .own = list[0]->own,
                  .args = args,
                  .arg_count = main->function.input_count};
  action a = {0};
  begins(g);
  g->tested->evaluate(g->tested, c, &e, &results, &count, &a);
  /* A note, such as that it fell back to another backend, belongs to one of the members. */
  bool clean = a.outcome == OUTCOME_DONE && !a.message.len;
  group_end end = end_of(&a, clean && share_results(main, results, count, gives, list, n));
  if (end != GROUP_RIGHT) forget_results(list, n);
  strbuf_free(&a.message);
  for (size_t i = 0; i < count; i++) interp_release(results[i]);
  for (size_t i = 0; i < e.arg_count; i++) interp_release(args[i]);
  free(results);
  free(args);
  return end;
}

/* How many results each member has: those of its call. */
static bool count_results(const ir_op *module, size_t *gives, size_t n) {
  const ir_op *f = ir_lookup_symbol(module, "main", 4);
  size_t i = 0;
  for (const ir_op *op = f->regions[0].first->first; op && i < n; op = op->next)
    gives[i++] = op->result_count;
  return i == n;
}

static group_end ask(const groups *g, recorded *const *list, size_t n) {
  ir_context *c = ir_context_new(&g->opset->registry, NULL);
  size_t *gives = calloc(n, sizeof *gives);
  group_end end = GROUP_CULPRIT;
  ir_op *module = c && gives ? joined(g, c, list, n) : NULL;
  if (module && count_results(module, gives, n)) {
    switch (list[0]->kind) {
      case ACTION_WRITE: end = write_group(g, c, module, list[0]); break;
      case ACTION_READ: end = read_group(g, c, module, list[0]); break;
      default: end = evaluate_group(g, c, module, gives, list, n); break;
    }
  }
  for (size_t i = 0; i < n; i++) list[i]->known = end == GROUP_RIGHT;
  free(gives);
  ir_context_free(c);
  return end;
}

/* --- Halves --- */

static bool none_known(recorded *const *list, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (list[i]->known) return false;
  return true;
}

/* Asks about the group, and about its halves if there is a culprit among its members: `culprit`
 * says that this is known. Where a half of several members has nothing that is right, the other
 * half is taken to be alike, and its members are asked alone. */
static void settle(const groups *g, recorded *const *list, size_t n, bool culprit) {
  enum { FEW = 4 };
  if (n < 2) return;
  group_end end = culprit ? GROUP_CULPRIT : ask(g, list, n);
  if (end != GROUP_CULPRIT) return;
  size_t half = n / 2, right = 0;
  settle(g, list, half, false);
  for (size_t i = 0; i < half; i++) right += list[i]->known;
  if (half >= FEW && none_known(list, half)) return;
  settle(g, list + half, n - half, right == half);
}

/* --- A batch --- */

/* Actions of one group have the same kind, releases, devices and ordinal; within them the order of
 * the cases stays. */
static int by_group(const void *a, const void *b) {
  const recorded *x = *(recorded *const *)a, *y = *(recorded *const *)b;
  if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
  if (x->own != y->own) return x->own < y->own ? -1 : 1;
  if (x->release != y->release) return x->release < y->release ? -1 : 1;
  if (x->replicas != y->replicas) return x->replicas < y->replicas ? -1 : 1;
  if (x->partitions != y->partitions) return x->partitions < y->partitions ? -1 : 1;
  if (x->ordinal != y->ordinal) return x->ordinal < y->ordinal ? -1 : 1;
  return x < y ? -1 : x > y;
}

static bool same_group(const recorded *x, const recorded *y) {
  return x->kind == y->kind && x->own == y->own && x->release == y->release &&
         x->replicas == y->replicas && x->partitions == y->partitions;
}

static size_t arg_bytes(const recorded *r) {
  size_t n = 0;
  for (size_t i = 0; i < r->arg_count; i++) n += r->args[i].len;
  return n;
}

/* How many of the actions make a group. */
static size_t group_at(const groups *g, recorded *const *list, size_t n) {
  size_t count = 0, weight = 0, args = 0, most = g->tested->args_most;
  while (count < n && count < g->most && same_group(list[0], list[count])) {
    weight += list[count]->weight;
    args += arg_bytes(list[count]);
    if (count && (weight > GROUP_BYTES || (most && args > most))) break;
    count++;
  }
  return count;
}

/* Whether nothing in the answered group is what the consumer wrote. */
static bool is_apart(const groups *g, recorded *const *list, size_t n) {
  enum { WHOLE = 8 };
  return !g->tested->writes_golden && list[0]->kind == ACTION_WRITE && n >= WHOLE &&
         none_known(list, n);
}

void groups_ask(groups *g, void (*step)(void *user), void *user) {
  bool apart = false;
  recorded **list = calloc(g->count + 1, sizeof *list);
  g->step = step;
  g->user = user;
  for (size_t i = 0; list && i < g->count; i++) list[i] = &g->items[i];
  if (list && g->count) qsort(list, g->count, sizeof *list, by_group);
  for (size_t at = 0, n; list && at < g->count; at += n) {
    n = group_at(g, list + at, g->count - at);
    /* A writer of other bytes is asked alone for the other releases, too. The next batch begins
     * anew, so what is asked does not depend on which process has which batches. */
    if (apart && list[at]->kind == ACTION_WRITE) continue;
    settle(g, list + at, n, false);
    apart |= is_apart(g, list + at, n);
  }
  free(list);
}
