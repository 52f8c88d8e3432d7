/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of the commands that take the actions of the checks by hand. explain.py makes lines
 * for a shell of it. */
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "difference.h"
#include "harness/data/input.h"

static bool implements(const cell_question *q, size_t release) {
  const consumer_table *tested = q->tested;
  return q->setting &&
         (!tested->implements || tested->implements(tested, q->opset->releases[release].version));
}

static bool is_ours(const cell_question *q, size_t release) {
  return !implements(q, release) || q->setting->d->kind == CONSUMER_BUILTIN;
}

/* The words of the consumer's own command line; NULL when it has none that does this. */
static json_t *own_words(const cell_question *q, size_t release, consumer_verb v,
                         const char *target) {
  const consumer_setting *s = q->setting;
  if (!implements(q, release) || s->d->kind != CONSUMER_PROCESS || !s->d->actions[v].count)
    return NULL;
  char own[32];
  strbuf_auto artifact = STRBUF_INIT, program = STRBUF_INIT;
  bool writes = v == VERB_SERIALIZE;
  strbuf_addf(&artifact, "%s-%s.mlirbc", q->c->id, target);
  strbuf_addf(&program, "%s-%s", q->c->id,
              q->profile->artifacts ? "source.mlirbc" : "generic.mlir");
  const char *const values[HOLD_COUNT] = {
      [HOLD_ARTIFACT] = strbuf_str(&artifact),
      [HOLD_PROGRAM] = strbuf_str(&program),
      [HOLD_OUTPUT] = writes ? strbuf_str(&artifact) : "output",
      [HOLD_ARGS] = "[]",
      [HOLD_TARGET] = target,
      [HOLD_RELEASE] = vs_format(q->opset->releases[release].version, own),
      [HOLD_HERE] = s->here,
      [HOLD_BIN] = s->bin};
  return json_pack("{s:o, s:b, s:b}", "words", calls_words(&s->d->actions[v], values), "to_file",
                   s->d->actions[v].to_file, "takes_program",
                   command_uses(&s->d->actions[v], HOLD_PROGRAM));
}

json_t *explain_commands(const cell_question *q, int slot) {
  char buffer[32], target[32];
  planned plan = plan_cell(q->opset, q->c, q->producer, q->consumer, slot, buffer);
  vs_version release = q->opset->releases[plan.target].version;
  const golden_row *row = golden_find(q->golden, q->c->id, release);
  strbuf_auto golden = STRBUF_INIT, checks = STRBUF_INIT;
  auto_free char *bin = tool_folder();
  vs_format(release, target);
  if (row) golden_name(q->golden, row, &golden);
  for (int k = 0; k < CHECK_COUNT; k++)
    if (q->checks >> k & 1) strbuf_addf(&checks, "%s%s", checks.len ? "," : "", check_names[k]);
  bool can_write = q->profile && q->profile->can >> VERB_SERIALIZE & 1;
  return json_pack(
      "{s:s, s:o*, s:o*, s:o*, s:o*, s:b, s:o*, s:o*, s:o*, s:b, s:b, s:b, s:s*, s:s*, s:s*, s:s*}",
      "bin", bin ? bin : "", "corpus", difference_json_text_or_none(q->corpus), "golden",
      difference_json_text_or_none(q->golden->folder), "consumer",
      difference_json_text_or_none(q->consumer_file), "opset",
      difference_json_text_or_none(q->opset_folder), "keep_locations", q->c->keep_locations,
      "writes", own_words(q, q->producer, VERB_SERIALIZE, target), "reads",
      own_words(q, q->consumer, VERB_DESERIALIZE, target), "evaluates",
      own_words(q, q->consumer, VERB_EVALUATE, target), "we_write",
      is_ours(q, q->producer) || !can_write, "we_read", is_ours(q, q->consumer), "artifacts",
      q->profile && q->profile->artifacts, "golden_file", row ? strbuf_str(&golden) : NULL,
      "checks", checks.len ? strbuf_str(&checks) : NULL, "contexts", q->contexts, "fault",
      !q->setting && q->tested->variant ? fault_names[q->tested->variant] : NULL);
}
