/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts judge */
#include <stdlib.h>
#include <string.h>

#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/judge/render.h"
#include "harness/words/json_text.h"
#include "judged.h"

#define WHO "hlo-cts judge"

typedef struct judging {
  const cli_args *args;
  judge_program program;
  judged_consumer *consumers;
  judge_answer *answers;
  size_t count;
} judging;

static bool open_one(judging *x, const char *file, const consumer_options *asked) {
  judge_answer *a = &x->answers[x->count];
  judged_consumer *c = &x->consumers[x->count];
  if (!judged_open(c, file, rows_of(x->args), asked, &a->who)) return false;
  a->name = c->name;
  x->count++;
  return true;
}

/* Opens what --consumer names; the built-in consumer if --fault is given. */
static bool open_consumers(judging *x, strbuf *why) {
  consumer_options asked;
  size_t most = x->args->hit_count + 1;
  x->consumers = calloc(most, sizeof *x->consumers);
  x->answers = calloc(most, sizeof *x->answers);
  if (!x->consumers || !x->answers || !read_consumer_options(x->args, &asked, why)) return false;
  if (asked.fault != FAULT_NONE && !open_one(x, NULL, &asked)) return false;
  for (size_t i = 0; i < x->args->hit_count; i++)
    if (cli_is(&x->args->hits[i], "consumer") && !open_one(x, x->args->hits[i].value, &asked))
      return false;
  return true;
}

static int tell(judging *x) {
  strbuf out = STRBUF_INIT, why = STRBUF_INIT;
  int status = EXIT_PASS;
  for (size_t i = 0; i < x->count; i++) {
    judge_answer *a = &x->answers[i];
    judge_ask(&x->program, &a->who, &a->whole);
    if (a->whole.verdict == JUDGED_WRONG || a->whole.verdict == JUDGED_CRASH)
      judge_locate(&x->program, &a->who, &a->whole, &a->first);
    if (judgement_failed(a->whole.verdict)) status = EXIT_FAIL;
  }
  if (!judge_is_sound(&x->program, &why)) {
    strbuf_addf(&out, "the built-in engine is outside of its own bounds: %s\n", strbuf_str(&why));
    say(WHO, strbuf_str(&out));
    strbuf_reset(&out);
    status = EXIT_SUITE_BUG;
  }
  strbuf_free(&why);
  json_t *j = judge_json(&x->program, x->answers, x->count, cli_on(x->args, "full"));
  if (cli_on(x->args, "json")) {
    json_line(&out, j, JSON_INDENT(1));
  } else {
    judge_render(j, &out);
    json_decref(j);
  }
  return print_and_free(&out, status);
}

int cmd_judge(const cli_args *args) {
  judging x = {.args = args};
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  int status = EXIT_USAGE;
  if (judged_load(&x.program, args, &in, &sink.sink, &why) && open_consumers(&x, &why))
    status = tell(&x);
  else if (why.len)
    say(WHO, strbuf_str(&why));
  for (size_t i = 0; i < x.count; i++) {
    judged_free(&x.answers[i].whole);
    judge_first_free(&x.answers[i].first);
    session_close(x.consumers[i].session);
  }
  judge_program_free(&x.program);
  free(x.consumers);
  free(x.answers);
  return status;
}
