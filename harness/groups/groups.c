/* SPDX-License-Identifier: Apache-2.0 */
/* Records the actions of cases, and the answers to them. */
#include "groups.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "bytecode/bytecode.h"
#include "harness/programs/contexts.h"
#include "harness/programs/devices.h"
#include "join.h"
#include "state.h"
#include "text/text.h"

const char *group_obstacle(const corpus_case *c) {
  const struct {
    bool holds;
    const char *why;
  } rules[] = {
      {c->edits, "its artifact is damaged"},
      {c->incident, "its program is asked about as it was met"},
      {c->mixed_count, "its artifact has other dialects"},
      {c->keep_locations, "its locations are compared"},
      {c->normal, "reading it must give another program"},
  };
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    if (rules[i].holds) return rules[i].why;
  return NULL;
}

/* The tables have only `data` of the consumer under test, so they find the groups here. */
static groups *current;

/* --- Keys --- */

static void add_number(strbuf *out, uint64_t n) { strbuf_add(out, (const char *)&n, sizeof n); }

static void add_bytes(strbuf *out, const void *bytes, size_t n) {
  add_number(out, n);
  strbuf_add(out, bytes, n);
}

bool groups_copy_data(const interp_value *v, strbuf *out) {
  size_t n = 0;
  const void *data = interp_data(v, &n);
  if (data) strbuf_add(out, data, n);
  return data != NULL;
}

static void key_begin(strbuf *out, action_kind kind, vs_version own) {
  add_number(out, kind);
  add_number(out, own);
}

static void key_of_evaluation(const evaluation *e, char key[SHA256_TEXT]) {
  strbuf_auto all = STRBUF_INIT;
  key_begin(&all, ACTION_EVALUATE, e->own);
  add_bytes(&all, e->bytes, e->size);
  for (size_t i = 0; i < e->arg_count; i++) {
    size_t n = 0;
    const void *data = interp_data(e->args[i], &n);
    add_bytes(&all, data, data ? n : 0);
  }
  sha256_text(all.bytes, all.len, key);
}

static void key_of_reading(const void *bytes, size_t n, vs_version own, char key[SHA256_TEXT]) {
  strbuf_auto all = STRBUF_INIT;
  key_begin(&all, ACTION_READ, own);
  add_bytes(&all, bytes, n);
  sha256_text(all.bytes, all.len, key);
}

static void key_of_writing(const strbuf *text, vs_version own, vs_version target,
                           char key[SHA256_TEXT]) {
  strbuf_auto all = STRBUF_INIT;
  key_begin(&all, ACTION_WRITE, own);
  add_number(&all, target);
  add_bytes(&all, strbuf_str(text), text->len);
  sha256_text(all.bytes, all.len, key);
}

static void print(ir_context *c, const ir_op *program, strbuf *out) {
  text_print_options o = {.generic = true, .debuginfo = true, .local_scope = true};
  text_print(c, program, &o, out);
}

static recorded *find(const groups *g, const char *key) {
  for (size_t i = 0; i < g->count; i++)
    if (memcmp(g->items[i].key, key, SHA256_TEXT) == 0) return &g->items[i];
  return NULL;
}

/* --- Recording --- */

static void free_list(strbuf *list, size_t count) {
  for (size_t i = 0; list && i < count; i++) strbuf_free(&list[i]);
  free(list);
}

static void recorded_free(recorded *r) {
  strbuf_free(&r->bytes);
  free_list(r->args, r->arg_count);
  free_list(r->results, r->result_count);
}

/* Takes the action over, unless it is known or too large. */
static void record(groups *g, recorded r) {
  size_t ordinal = g->ordinal[r.kind]++;
  r.ordinal = ordinal;
  r.weight += r.bytes.len;
  bool wanted = g->together && r.weight <= GROUP_PROGRAM_BYTES && !r.bytes.failed &&
                !find(g, r.key) && vec_room(&g->items, g->count, &g->room, sizeof r);
  if (wanted)
    g->items[g->count++] = r;
  else
    recorded_free(&r);
}

static bool is_its(const groups *g, vs_version own) {
  return !g->tested->implements || g->tested->implements(g->tested, own);
}

static bool is_able(const groups *g, uint32_t ability) {
  return !g->tested->abilities || g->tested->abilities(g->tested) & ability;
}

static void plan_write(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                       vs_version target, strbuf *bytes, action *a) {
  groups *g = current;
  (void)self;
  recorded r = {.kind = ACTION_WRITE, .own = own, .release = target};
  bool joins = is_its(g, own) && is_able(g, ABILITY_WRITE) && !join_obstacle(program) &&
               devices_of(program, &r.replicas, &r.partitions, NULL);
  if (joins) print(c, program, &r.bytes);
  g->ours.write(&g->ours, c, program, own, target, bytes, a);
  if (!joins || a->outcome != OUTCOME_DONE) {
    strbuf_free(&r.bytes);
    return;
  }
  key_of_writing(&r.bytes, own, target, r.key);
  record(g, r);
}

static ir_op *plan_read(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                        vs_version own, action *a) {
  groups *g = current;
  bc_header header;
  (void)self;
  bool its = is_its(g, own);
  if (its && !is_able(g, ABILITY_READ)) {
    a->outcome = OUTCOME_CANNOT;
    return NULL;
  }
  ir_op *program = g->ours.read(&g->ours, c, bytes, n, own, a);
  if (!its || !program || !bc_read_header(bytes, n, &header, NULL) || join_obstacle(program))
    return program;
  recorded r = {.kind = ACTION_READ, .own = own, .release = header.target};
  if (!devices_of(program, &r.replicas, &r.partitions, NULL)) return program;
  key_of_reading(bytes, n, own, r.key);
  strbuf_add(&r.bytes, bytes, n);
  record(g, r);
  return program;
}

/* The bytes of the results; 0 if one has no static shape, or is no tensor of numbers. */
static size_t size_of_results(const ir_op *program) {
  const ir_op *f = ir_lookup_symbol(program, "main", 4);
  size_t size = 0;
  const ir_type *type = ir_op_get(f, "function_type")->type;
  for (size_t i = 0; i < type->function.result_count; i++) {
    const ir_type *t = type->function.results[i];
    if (!context_is_plain(t)) return 0;
    size += 1 + (size_t)ir_type_element_count(t) * ir_dense_element_size(t->shaped.element);
  }
  return size;
}

/* Whether the artifact is one that must be read. */
static bool is_legal(groups *g, const evaluation *e) {
  ir_context *c = ir_context_new(&g->opset->registry, NULL);
  action a = {0};
  bool legal = c && g->ours.read(&g->ours, c, e->bytes, e->size, e->own, &a);
  strbuf_free(&a.message);
  ir_context_free(c);
  return legal;
}

static void plan_evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                          interp_value ***values, size_t *count, action *a) {
  groups *g = current;
  bc_header header;
  (void)self, (void)c, (void)values, (void)count;
  a->outcome = !is_able(g, ABILITY_EVALUATE)    ? OUTCOME_CANNOT
               : g->negative && !is_legal(g, e) ? OUTCOME_REFUSED
                                                : OUTCOME_DONE;
  size_t size = g->devices || join_obstacle(e->source) ? 0 : size_of_results(e->source);
  if (!is_its(g, e->own) || a->outcome != OUTCOME_DONE || !size || !e->bytes ||
      !bc_read_header(e->bytes, e->size, &header, NULL))
    return;
  recorded r = {.kind = ACTION_EVALUATE, .own = e->own, .release = header.target, .weight = size};
  r.args = calloc(e->arg_count + 1, sizeof *r.args);
  bool whole = r.args;
  for (size_t i = 0; whole && i < e->arg_count; i++) {
    whole = groups_copy_data(e->args[i], &r.args[r.arg_count++]);
    r.weight += r.args[i].len;
  }
  key_of_evaluation(e, r.key);
  strbuf_add(&r.bytes, e->bytes, e->size);
  if (whole)
    record(g, r);
  else
    recorded_free(&r);
}

/* --- Answering --- */

/* Who answers an action that is recorded under `key`, if any: this library, if a group gave the
 * right answer, or the consumer under test, if it is `able`. Counts the answer. */
static const consumer_table *answers(groups *g, const char *key, bool able, bool *grouped) {
  const recorded *r = key ? find(g, key) : NULL;
  *grouped = r && r->known;
  if (*grouped)
    atomic_fetch_add(&g->counts->answers, 1);
  else
    atomic_fetch_add(&g->counts->alone, able);
  return *grouped ? &g->ours : g->tested;
}

static void answer_write(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                         vs_version target, strbuf *bytes, action *a) {
  groups *g = current;
  (void)self;
  char key[SHA256_TEXT];
  strbuf_auto text = STRBUF_INIT;
  bool its = is_its(g, own), asked = its && g->count, grouped;
  if (asked) {
    print(c, program, &text);
    key_of_writing(&text, own, target, key);
  }
  const consumer_table *who =
      answers(g, asked ? key : NULL, its && is_able(g, ABILITY_WRITE), &grouped);
  who->write(who, c, program, own, target, bytes, a);
  a->grouped = grouped;
}

static ir_op *answer_read(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                          vs_version own, action *a) {
  groups *g = current;
  (void)self;
  char key[SHA256_TEXT];
  bool its = is_its(g, own), asked = its && g->count, grouped;
  if (asked) key_of_reading(bytes, n, own, key);
  const consumer_table *who =
      answers(g, asked ? key : NULL, its && is_able(g, ABILITY_READ), &grouped);
  ir_op *program = who->read(who, c, bytes, n, own, a);
  a->grouped = grouped;
  return program;
}

/* The results of a group, with the types of the program. */
static bool give_results(const recorded *r, const ir_op *program, interp_value ***values,
                         size_t *count) {
  const ir_type *type = ir_op_get(ir_lookup_symbol(program, "main", 4), "function_type")->type;
  if (type->function.result_count != r->result_count) return false;
  interp_value **list = calloc(r->result_count + 1, sizeof *list);
  bool ok = list != NULL;
  for (size_t i = 0; ok && i < r->result_count; i++) {
    const ir_type *t = type->function.results[i];
    ok = (list[i] = interp_tensor(t, strbuf_str(&r->results[i]), r->results[i].len)) != NULL;
  }
  for (size_t i = 0; !ok && list && i < r->result_count; i++) interp_release(list[i]);
  if (!ok) free(list);
  *values = ok ? list : NULL;
  *count = ok ? r->result_count : 0;
  return ok;
}

static void answer_evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                            interp_value ***values, size_t *count, action *a) {
  groups *g = current;
  (void)self;
  char key[SHA256_TEXT];
  bool its = is_its(g, e->own);
  recorded *r = NULL;
  if (its && g->count && !e->alone && e->bytes) {
    key_of_evaluation(e, key);
    r = find(g, key);
  }
  if (r && r->known && give_results(r, e->source, values, count)) {
    atomic_fetch_add(&g->counts->answers, 1);
    a->outcome = OUTCOME_DONE;
    a->grouped = true;
    return;
  }
  atomic_fetch_add(&g->counts->again, its && e->alone);
  atomic_fetch_add(&g->counts->alone, its && is_able(g, ABILITY_EVALUATE));
  g->tested->evaluate(g->tested, c, e, values, count, a);
}

/* --- Life --- */

groups *groups_new(const vs_opset *o, const consumer_table *tested, size_t most,
                   group_counts *counts) {
  groups *g = calloc(1, sizeof *g);
  if (!g) return NULL;
  *g = (groups){.opset = o,
                .tested = tested,
                .ours = builtin_consumer(FAULT_NONE),
                .planner = *tested,
                .answerer = *tested,
                .most = most,
                .counts = counts};
  g->planner.write = plan_write;
  g->planner.read = plan_read;
  g->planner.evaluate = plan_evaluate;
  g->planner.plans = true;
  g->planner.stop = NULL;
  g->answerer.write = answer_write;
  g->answerer.read = answer_read;
  g->answerer.evaluate = answer_evaluate;
  current = g;
  return g;
}

void groups_forget(groups *g) {
  for (size_t i = 0; i < g->count; i++) recorded_free(&g->items[i]);
  g->count = 0;
}

void groups_free(groups *g) {
  if (!g) return;
  groups_forget(g);
  free(g->items);
  free(g);
  current = NULL;
}

const consumer_table *groups_planner(const groups *g) { return &g->planner; }
const consumer_table *groups_answerer(const groups *g) { return &g->answerer; }

void groups_begin_case(groups *g, const corpus_case *c) {
  g->together = !group_obstacle(c);
  g->devices = c->devices.replicas || c->needs.profiles >> PROFILE_COLLECTIVES & 1;
  g->negative = c->breaks != NULL;
  memset(g->ordinal, 0, sizeof g->ordinal);
}
