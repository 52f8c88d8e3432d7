/* SPDX-License-Identifier: Apache-2.0 */
/* Commands that are scripts in scripts/commands/: they work on files that runs and other commands
 * wrote. */
#include <stdlib.h>

#include "case_options.h"
#include "harness/host/script.h"
#include "harness/words/json_text.h"

/* The facts of the suite that scripts need, as JSON (scripts/commands/suite.py). */
static void add_facts(strbuf *out) {
  char version[32];
  json_writer w = {.out = out};
  json_open(&w, '{');
  json_member(&w, "tool", TOOL);
  json_member(&w, "release", vs_format(vs_current(vs_builtin_opset()), version));
  json_member_open(&w, "checks", '[');
  for (int k = 0; k < CHECK_COUNT; k++) json_add(&w, check_names[k]);
  json_close(&w, ']');
  json_member_open(&w, "verdicts", '{');
  for (int v = 1; v < VERDICT_COUNT; v++) {
    json_member_open(&w, (char[]){verdict_letters[v], '\0'}, '[');
    json_add(&w, verdict_names[v]);
    json_add_flag(&w, verdict_is_bad((verdict)v));
    json_close(&w, ']');
  }
  json_close(&w, '}');
  json_close(&w, '}');
}

int run_script(const char *name, const cli_args *args) {
  strbuf_auto facts = STRBUF_INIT, why = STRBUF_INIT, who = STRBUF_INIT;
  auto_free const char **words = calloc(args->hit_count + args->rest_count + 1, sizeof *words);
  size_t n = 0;
  add_facts(&facts);
  for (size_t i = 0; words && i < args->hit_count; i++) {
    const cli_hit *hit = &args->hits[i];
    bool given = hit->option->kind != CLI_SWITCH;
    strbuf word = STRBUF_INIT;
    strbuf_addf(&word, "--%s=%s", hit->option->name,
                given     ? hit->value ? hit->value : ""
                : hit->on ? "true"
                          : "false");
    words[n++] = word.bytes;
  }
  if (words) words[n++] = "--";
  for (size_t i = 0; words && i < args->rest_count; i++) words[n++] = args->rest[i];
  if (words && setenv("HLO_CTS_FACTS", strbuf_str(&facts), 1) == 0)
    script_become(name, words, n, &why);
  for (size_t i = 0; words && i < args->hit_count; i++) free((char *)(uintptr_t)words[i]);
  strbuf_addf(&who, "hlo-cts %s", name);
  return say(strbuf_str(&who), why.len ? strbuf_str(&why) : "out of memory");
}

int cmd_diff(const cli_args *args) { return run_script("diff", args); }
int cmd_merge(const cli_args *args) { return run_script("merge", args); }
