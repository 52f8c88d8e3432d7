/* SPDX-License-Identifier: Apache-2.0 */
/* Consumers with a writer of their own may write another program, with the same values. */
#include "artifact/program.h"
#include "harness/words/cause_text.h"
#include "internal.h"

/* The values that the built-in engine computes of the artifact are held against the bounds of the
 * program. False with a name. */
static bool means_the_same(const campaign *x, const judge_program *p, vs_version release,
                           const strbuf *made, strbuf *name, strbuf *message, bool *failed) {
  consumer_table here = builtin_consumer(FAULT_NONE);
  judge_consumer who = {&here, vs_current(x->o->opset)};
  program_step step;
  judge_program written = *p;
  judged j;
  char *bytes = arena_copy(ir_arena(p->c), made->bytes, made->len, 64);
  written.module = program_read_artifact(p->c, bytes, made->len,
                                         &(program_options){.consumer = release}, &step, NULL);
  if (!written.module) return true; /* a round trip finds it */
  judge_ask(&written, &who, &j);
  bool same = j.verdict == JUDGED_RIGHT || j.verdict == JUDGED_FREE;
  *failed = j.verdict == JUDGED_WRONG;
  if (!same) {
    strbuf_adds(name,
                *failed ? "written with other values" : "written so that it cannot be evaluated: ");
    if (!*failed) cause_head(strbuf_str(&j.message), name);
    strbuf_adds(message, strbuf_str(&j.message));
  }
  judged_free(&j);
  return same;
}

void fuzz_meaning(campaign *x, const judge_program *p, uint64_t seed) {
  const judge_consumer *who = &x->o->who;
  uint32_t can = who->table->abilities ? who->table->abilities(who->table) : ABILITY_ALL;
  if (fuzz_writes_itself(x) || !(can & ABILITY_WRITE) || fuzz_is_over(x)) return;
  strbuf_auto made = STRBUF_INIT, name = STRBUF_INIT, message = STRBUF_INIT;
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  vs_version release = fuzz_release_of(x, seed);
  bool failed = false;
  who->table->write(who->table, p->c, ir_clone(p->c, p->module), who->own, release, &made, &a);
  if (a.outcome == OUTCOME_DONE &&
      !means_the_same(x, p, release, &made, &name, &message, &failed)) {
    fuzz_finding *f = fuzz_note(x, &name, failed, false, seed, &message);
    if (f) {
      program_print(p->c, p->module, &(text_print_options){.hex_elements_above = UINT64_MAX},
                    &f->text, NULL);
      fuzz_tell(x, f);
    }
  }
  strbuf_free(&a.message);
}
