/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts profiles */
#include <stdio.h>
#include <string.h>

#include "case_options.h"
#include "harness/cases/profile_lists.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/coverage/probe.h"
#include "harness/host/interrupt.h"
#include "harness/sessions/session.h"

#define WHO "hlo-cts profiles"

static void add_cases(const corpus *c, profile_kind p, strbuf *out) {
  for (size_t i = 0; i < c->count; i++)
    if (c->cases[i].needs.profiles >> p & 1) strbuf_addf(out, "%s\n", c->cases[i].id);
}

/* The cases of one profile, or what profiles there are. */
static int tell(const cli_args *args, const corpus *c) {
  strbuf_auto out = STRBUF_INIT;
  if (args->rest_count) {
    uint32_t named = profile_read(args->rest[0]);
    if (!named) {
      strbuf_addf(&out, "there is no profile '%s'; they are ", args->rest[0]);
      profile_text((1u << PROFILE_COUNT) - 1, ", ", &out);
      return say(WHO, strbuf_str(&out));
    }
    for (int p = 0; p < PROFILE_COUNT; p++)
      if (named >> p & 1) add_cases(c, (profile_kind)p, &out);
    return print_and_free(&out, EXIT_PASS);
  }
  for (int p = 0; p < PROFILE_COUNT; p++) {
    size_t evaluated, count = profile_lists_count(c, (profile_kind)p, &evaluated);
    strbuf_addf(&out, "%-16s%6zu cases,%6zu evaluated  %s\n", profile_names[p], count, evaluated,
                profile_meanings[p]);
  }
  return print_and_free(&out, EXIT_PASS);
}

static int probe(const cli_args *args, const corpus *c) {
  FREED_BY(golden_free) golden_set golden = {0};
  consumer_options asked;
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT;
  unsigned jobs;
  if (!read_jobs(args, &jobs, &why) || !read_consumer_options(args, &asked, &why))
    return say(WHO, strbuf_str(&why));
  session *x = open_source(cli_value(args, "consumer"), rows_of(args), &asked);
  int status = EXIT_USAGE;
  if (x && load_golden(WHO, args, false, &golden)) {
    consumer_table me = session_consumer(x);
    run_options o = {.jobs = jobs,
                     .timeout = me.implements ? session_timeout(x) : asked.timeout,
                     .tested = &me,
                     .golden = &golden};
    bool agrees, ok = probe_consumer(c, rows_of(args), session_profile(x)->newest, &o,
                                     cli_on(args, "full"), &agrees, &out, &why);
    if (!ok) say(WHO, strbuf_str(&why));
    if (ok) status = agrees ? EXIT_PASS : EXIT_FAIL;
  }
  session_close(x);
  return print_and_free(&out, status);
}

int cmd_profiles(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  int status = EXIT_USAGE;
  interrupt_begin();
  if (select_cases(WHO, args, &s))
    status = cli_value(args, "consumer") ? probe(args, &s.corpus) : tell(args, &s.corpus);
  interrupt_end();
  return status;
}
