/* SPDX-License-Identifier: Apache-2.0 */
/* Does the corpus notice a consumer that loses or changes an attribute? Each attribute of each op
 * that the programs of the corpus have, properties and discardable ones, is dropped, and each part
 * of it is changed, when the consumer writes and when it reads. The cases that have the attribute
 * judge, at the newest release, with their goldens. Properties of rows that no program has are
 * told, too. What cannot be noticed stands in changed.c with the reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "harness/checks/case_job.h"
#include "harness/files/program.h"
#include "tests/harness/coverage/changed.h"
#include "tests/harness/suite.h"

typedef enum direction { WRITING, READING, DIRECTIONS } direction;

/* An attribute of an op, and which faults in it were tried and caught: 1 << way. */
typedef struct subject {
  char *op, *attr;
  uint32_t tried[DIRECTIONS], caught[DIRECTIONS];
  uint8_t missed[DIRECTIONS][WAYS]; /* cases in which there was no such part */
} subject;
enum { MISSED_MOST = 4 };

typedef struct subjects {
  subject *items;
  size_t count, room;
} subjects;

/* The fault of the consumer. */
typedef struct wrong {
  const subject *s;
  int way;
  direction when;
  bool done; /* there was something to do */
} wrong;

/* --- The consumer ------------------------------------------------------------------------------
 */

typedef struct change {
  ir_context *c;
  wrong *w;
} change;

static bool spoil_op(ir_op *op, void *user) {
  change *x = user;
  const subject *s = x->w->s;
  const ir_attr *a = strcmp(op->name->full->bytes, s->op) == 0 ? ir_op_get(op, s->attr) : NULL;
  if (!a) return true;
  const ir_attr *other = x->w->way == DROPPED ? NULL : changed_attr(x->c, a, x->w->way - PART);
  if (other == a || (!other && x->w->way != DROPPED)) return true;
  ir_op_set(x->c, op, s->attr, other);
  x->w->done = true;
  return true;
}

static void spoil(const consumer_table *self, ir_context *c, ir_op *program, direction when) {
  wrong *w = self->data;
  change x = {c, w};
  arena_guard g;
  if (w->when != when || !ARENA_GUARD(ir_arena(c), &g)) return;
  ir_walk(program, spoil_op, &x);
  arena_guard_pop(ir_arena(c), &g);
}

static void write_spoilt(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                         vs_version target, strbuf *bytes, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  spoil(self, c, program, WRITING);
  right.write(&right, c, program, own, target, bytes, a);
}

static ir_op *read_spoilt(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                          vs_version own, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  ir_op *program = right.read(&right, c, bytes, n, own, a);
  if (program) spoil(self, c, program, READING);
  return program;
}

/* --- Judging -----------------------------------------------------------------------------------
 */

static void ignore_start(check_kind k, void *user) { (void)k, (void)user; }
static void note_bad(check_kind k, const finding *f, const char *text, void *user) {
  (void)k, (void)text;
  *(bool *)user |= verdict_is_bad((verdict)f->verdict);
}

static bool caught_by(const corpus_case *c, const golden_set *golden, wrong *w) {
  const vs_opset *o = vs_builtin_opset();
  size_t newest = o->release_count - 1;
  bool bad = false;
  consumer_table who = builtin_consumer(FAULT_NONE);
  who.write = write_spoilt;
  who.read = read_spoilt;
  who.data = w;
  case_job *job = case_job_new(o, c, &who, golden);
  assert_non_null(job);
  case_observer observer = {.started = ignore_start, .done = note_bad, .user = &bad};
  uint32_t checks = 1u << CHECK_SERIALIZE | 1u << CHECK_DESERIALIZE | 1u << CHECK_PRESERVE;
  case_job_cell(job, newest, newest, SLOT_MEANT, checks, &observer);
  case_job_free(job);
  return bad;
}

/* --- What there is ------------------------------------------------------------------------------
 */

static subject *subject_of(subjects *all, const char *op, const char *attr) {
  for (size_t i = 0; i < all->count; i++)
    if (strcmp(all->items[i].op, op) == 0 && strcmp(all->items[i].attr, attr) == 0)
      return &all->items[i];
  if (all->count == all->room) {
    all->room = all->room ? 2 * all->room : 256;
    all->items = realloc(all->items, all->room * sizeof *all->items);
    assert_non_null(all->items);
  }
  all->items[all->count] = (subject){.op = strdup(op), .attr = strdup(attr)};
  return &all->items[all->count++];
}

/* The subjects of one program, by number. */
typedef struct found {
  subjects *all;
  size_t numbers[512], count;
} found;

static void note(found *f, const ir_op *op, const char *attr) {
  size_t number = (size_t)(subject_of(f->all, op->name->full->bytes, attr) - f->all->items);
  for (size_t i = 0; i < f->count; i++)
    if (f->numbers[i] == number) return;
  if (f->count < 512) f->numbers[f->count++] = number;
}

static bool note_op(ir_op *op, void *user) {
  for (uint32_t i = 0; op->name->def && i < ir_op_prop_count(op); i++)
    if (op->props[i]) note(user, op, op->name->def->props[i].name);
  for (uint32_t i = 0; i < op->attr_count; i++) note(user, op, op->attrs[i].name->bytes);
  return true;
}

static void try_case(const corpus_case *c, const golden_set *golden, subjects *all) {
  case_program p;
  found f = {.all = all};
  assert_true(case_program_load(&p, vs_builtin_opset(), c));
  if (case_program_usable(&p)) ir_walk(p.plain, note_op, &f);
  case_program_free(&p);
  for (size_t i = 0; i < f.count; i++)
    for (int d = 0; d < DIRECTIONS; d++)
      for (int way = 0; way < WAYS; way++) {
        subject *s = &all->items[f.numbers[i]];
        uint32_t bit = 1u << way;
        if (s->caught[d] & bit || s->missed[d][way] == MISSED_MOST) continue;
        wrong w = {s, way, (direction)d, false};
        bool bad = caught_by(c, golden, &w);
        if (!w.done) {
          s->missed[d][way]++;
          continue;
        }
        s->tried[d] |= bit;
        if (bad) s->caught[d] |= bit;
      }
}

static void nothing_is_lost_or_changed_unnoticed(void **state) {
  (void)state;
  static const char *const verbs[] = {"writing", "reading"};
  const vs_opset *o = vs_builtin_opset();
  corpus cases;
  golden_set golden;
  subjects all = {0};
  size_t faults = 0, left = 0;
  assert_true(corpus_load(&cases, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&golden, HLO_CTS_SOURCE "/golden", o, NULL));
  for (size_t i = 0; i < cases.count; i++)
    if (!cases.cases[i].breaks && !cases.cases[i].edits) try_case(&cases.cases[i], &golden, &all);
  for (size_t i = 0; i < all.count; i++)
    for (int d = 0; d < DIRECTIONS; d++)
      for (int way = 0; way < WAYS; way++) {
        subject *s = &all.items[i];
        faults += s->tried[d] >> way & 1;
        if (!((s->tried[d] & ~s->caught[d]) >> way & 1) || changed_unseen(s->op, s->attr, way))
          continue;
        left++;
        print_error("%s: %s: ", s->op, s->attr);
        if (way == DROPPED)
          print_error("dropped on %s, unnoticed\n", verbs[d]);
        else
          print_error("part %d changed on %s, unnoticed\n", way - PART, verbs[d]);
      }
  print_message("%zu attributes, %zu faults, %zu unnoticed\n", all.count, faults, left);
  for (size_t i = 0; i < o->op_count; i++) {
    const ir_opdef *def = &o->ops[i].def;
    if (strncmp(def->name, "stablehlo.", 10) != 0 && strncmp(def->name, "func.", 5) != 0) continue;
    for (size_t p = 0; p < def->prop_count; p++) {
      subject *s = subject_of(&all, def->name, def->props[p].name);
      if (s->tried[WRITING] || changed_unseen(s->op, s->attr, -1)) continue;
      print_error("%s: %s: no program has it\n", s->op, s->attr);
      left++;
    }
  }
  assert_int_equal(left, 0);
  /* A floor: each of nearly two hundred attributes is dropped or changed in several ways. */
  assert_true(faults > 800);
  for (size_t i = 0; i < all.count; i++) {
    free(all.items[i].op);
    free(all.items[i].attr);
  }
  free(all.items);
  golden_free(&golden);
  corpus_free(&cases);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_is_lost_or_changed_unnoticed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
