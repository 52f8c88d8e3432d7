/* SPDX-License-Identifier: Apache-2.0 */
/* Asking about candidates: one by one, or several as functions of one program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "artifact/program.h"
#include "harness/data/input.h"
#include "harness/host/child.h"
#include "harness/words/cause_text.h"
#include "internal.h"

/* --- The reason --- */

typedef struct search {
  const char *name;
  bool found;
} search;

static bool look_for(ir_op *op, void *user) {
  search *s = user;
  s->found = s->found || strcmp(op->name->full->bytes, s->name) == 0;
  return !s->found;
}

static bool has_first(const reduction *r, const ir_op *module) {
  search s = {strbuf_str(&r->first), r->first.len == 0};
  ir_walk((ir_op *)(uintptr_t)module, look_for, &s);
  return s.found;
}

/* Whether the answer to a program is of the kind that is kept. */
static bool is_interesting(reduction *r, const judge_program *p, const judged *answer) {
  if (r->o->keep == KEEP_SAYS)
    return regex_matches(r->o->says, strbuf_str(&answer->message), answer->message.len);
  if (answer->verdict != r->wanted || !has_first(r, p->module)) return false;
  if (r->wanted == JUDGED_WRONG) return (answer->wrong > 0) == r->typed;
  strbuf_auto mine = STRBUF_INIT;
  cause_head(strbuf_str(&answer->message), &mine);
  return strcmp(strbuf_str(&mine), strbuf_str(&r->signature)) == 0;
}

/* The command on a file with the program. */
static bool command_keeps(reduction *r, const judge_program *p) {
  char path[] = "/tmp/hlo-cts-reduce-XXXXXX";
  strbuf_auto text = STRBUF_INIT, why = STRBUF_INIT;
  int fd = mkstemp(path);
  if (fd < 0) return false;
  close(fd);
  text_print_options o = {.verified = true};
  bool kept = false;
  if (program_print(p->c, p->module, &o, &text, NULL) &&
      output_write(path, text.bytes, text.len, &why)) {
    const char *argv[] = {"/bin/sh", "-c", r->o->command, "hlo-cts", path, NULL};
    child_limits limits = {.wall = 60, .output = 1 << 20};
    child_result result = {.out = STRBUF_INIT, .err = STRBUF_INIT, .why = STRBUF_INIT};
    child_run((char *const *)(uintptr_t)argv, ".", &limits, &result);
    kept = result.verdict == CHILD_EXITED && result.status == 0;
    child_result_free(&result);
  }
  unlink(path);
  return kept;
}

/* --- One candidate --- */

static bool has_open(const bounds_run *b) {
  for (size_t i = 0; i < b->count; i++)
    if (b->results[i]->open) return true;
  return false;
}

/* Verified, evaluated, and defined if the present program is. */
static bool prepare(reduction *r, const candidate *x, judge_program *p) {
  enum { ROOM = 16 << 20 };
  /* A step may leave a loop without an end. */
  const bounds_options limits = {.max_bytes = 2 * r->now.bounds.bytes + ROOM};
  *p = (judge_program){
      .c = r->now.c, .module = x->module, .args = x->args, .arg_count = x->arg_count};
  return program_verify(x->module, NULL) && judge_bound(p, &limits, NULL) && p->bounds.count > 0 &&
         (!has_open(&p->bounds) || has_open(&r->now.bounds));
}

static bool keeps(reduction *r, const judge_program *p, judged *answer) {
  r->out->starts++;
  if (r->o->keep == KEEP_COMMAND) return command_keeps(r, p);
  judge_ask(p, &r->o->who, answer);
  return is_interesting(r, p, answer);
}

bool red_take(reduction *r, const candidate *x) {
  judge_program p = {0};
  judged answer = {0};
  bool ok = false;
  if (!red_out_of_time(r) && prepare(r, x, &p)) {
    r->out->asked++;
    ok = keeps(r, &p, &answer);
    if (ok) {
      bounds_free(&r->now.bounds);
      judged_free(&r->answer);
      r->now = p;
      r->answer = answer;
      return true;
    }
  }
  bounds_free(&p.bounds);
  judged_free(&answer);
  return false;
}

/* --- Several --- */

typedef struct member {
  judge_program p;
  size_t index; /* of the candidate */
} member;

static void ask_members(reduction *r, const candidate *x, const member *m, size_t count,
                        bool *fail);

static void ask_halves(reduction *r, const candidate *x, const member *m, size_t count,
                       bool *fail) {
  size_t half = count / 2;
  ask_members(r, x, m, half, fail);
  ask_members(r, x, m + half, count - half, fail);
}

static void ask_members(reduction *r, const candidate *x, const member *m, size_t count,
                        bool *fail) {
  judged answer = {0};
  if (!count || red_out_of_time(r)) return;
  if (count == 1) {
    fail[m->index] = keeps(r, &m->p, &answer);
    judged_free(&answer);
    return;
  }
  const judge_program **members = ARENA_ARRAY(ir_arena(r->now.c), const judge_program *, count);
  bool *wrong = ARENA_ARRAY(ir_arena(r->now.c), bool, count);
  for (size_t i = 0; i < count; i++) members[i] = &m[i].p;
  judge_program g = judge_group(members, count);
  r->out->starts++;
  judge_ask(&g, &r->o->who, &answer);
  bool values = answer.verdict == JUDGED_WRONG && answer.wrong;
  if (values && r->wanted == JUDGED_WRONG) {
    judge_members(members, count, &answer, wrong);
    for (size_t i = 0; i < count; i++) fail[m[i].index] = wrong[i];
  }
  if (answer.verdict != JUDGED_RIGHT && answer.verdict != JUDGED_FREE && !values)
    ask_halves(r, x, m, count, fail);
  judged_free(&answer);
}

void red_ask_all(reduction *r, const candidate *x, size_t count, bool *fail) {
  member *m = ARENA_ARRAY(ir_arena(r->now.c), member, count + 1);
  bool together =
      r->o->keep == KEEP_VERDICT && r->o->group > 1 && (r->wanted != JUDGED_WRONG || r->typed);
  size_t n = 0;
  memset(fail, 0, count * sizeof *fail);
  for (size_t i = 0; i < count && !red_out_of_time(r); i++) {
    m[n].index = i;
    if (!prepare(r, &x[i], &m[n].p)) {
      bounds_free(&m[n].p.bounds);
      continue;
    }
    together = together && judge_can_join(&m[n].p);
    n++;
  }
  r->out->asked += n;
  size_t step = together ? r->o->group : 1;
  for (size_t i = 0; i < n; i += step) ask_members(r, x, m + i, n - i < step ? n - i : step, fail);
  for (size_t i = 0; i < n; i++) bounds_free(&m[i].p.bounds);
}
