/* SPDX-License-Identifier: Apache-2.0 */
/* Asking: every action of a consumer begins and ends here. */
#include <string.h>

#include "job.h"

bool job_implements(const case_job *j, size_t own) {
  return asked_implements(j->tested, j->opset, own);
}

bool job_able(const case_job *j, uint32_t ability) {
  return !j->tested->abilities || (j->tested->abilities(j->tested) & ability) == ability;
}

void job_starts(const case_job *j, check_kind k) {
  if (j->observer) j->observer->started(k, j->observer->user);
}

/* The answer of an action, which gives its message away. */
static check_answer answer_of(action *a) {
  return (check_answer){.outcome = a->outcome,
                        .grouped = a->grouped,
                        .named = a->named,
                        .found.phase = (uint8_t)a->phase,
                        .text = a->message};
}

/* An artifact for X.Y.FROM becomes one for X.Y.TO: the last digit of the producer string. */
static void set_patch(const strbuf *bytes, uint32_t from, uint32_t to) {
  enum { PRODUCER = 5, LONGEST = 32 };
  char *end = bytes->len > PRODUCER + LONGEST ? memchr(bytes->bytes + PRODUCER, 0, LONGEST) : NULL;
  if (end && end[-1] == '0' + (char)from) end[-1] = '0' + (char)to;
}

/* --- Actions --- */

/* Tells the observer that an action of the consumer under test begins, or has ended. What dies
 * between the two is not the suite's fault. */
static void acts(const case_job *j, const consumer_table *who, vs_version own, bool begins) {
  bool its = !who->implements || who->implements(who, own);
  if (who == j->tested && j->observer && j->observer->acting && (its || !begins))
    j->observer->acting(begins, j->observer->user);
}

check_answer job_ask_write(const case_job *j, ir_context *c, ir_op *program, size_t own,
                           size_t target, strbuf *bytes) {
  const vs_release *r = j->opset->releases;
  /* A writer knows no patch of its own release. The built-in one is the newest at every release. */
  bool patched = j->tested->implements ? target < own : target + 1 < j->releases;
  vs_version asked = r[target].version + (patched ? j->c->patch : 0);
  action act = {.rule = j->c->breaks};
  acts(j, j->tested, r[own].version, true);
  j->tested->write(j->tested, c, program, r[own].version, asked, bytes, &act);
  acts(j, j->tested, r[own].version, false);
  set_patch(bytes, VS_PATCH(asked), 0);
  if (bytes->failed) act.outcome = OUTCOME_SUITE_FAULT;
  return answer_of(&act);
}

check_answer job_ask_read(const case_job *j, const consumer_table *who, ir_context *c,
                          const strbuf *bytes, size_t own, ir_op **program,
                          vs_version *alike_until) {
  vs_version release = j->opset->releases[own].version;
  action act = {.rule = j->c->breaks};
  set_patch(bytes, 0, j->c->patch); /* in place: the program that is read borrows from them */
  acts(j, who, release, true);
  *program = who->read(who, c, bytes->bytes, bytes->len, release, &act);
  acts(j, who, release, false);
  if (alike_until) *alike_until = act.alike_until;
  set_patch(bytes, j->c->patch, 0);
  return answer_of(&act);
}

check_answer job_ask_evaluate(const case_job *j, const consumer_table *who, ir_context *c,
                              const evaluation *e, interp_value ***results, size_t *count) {
  action act = {0};
  acts(j, who, e->own, true);
  who->evaluate(who, c, e, results, count, &act);
  acts(j, who, e->own, false);
  return answer_of(&act);
}

bool job_answered(const check_answer *a) {
  return a->outcome == OUTCOME_DONE || a->outcome == OUTCOME_REFUSED ||
         a->outcome == OUTCOME_CANNOT;
}
