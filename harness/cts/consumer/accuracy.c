/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts accuracy */
#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/host/interrupt.h"
#include "harness/sessions/session.h"
#include "harness/words/json_text.h"
#include "judged.h"

#define WHO "hlo-cts accuracy"

#ifdef HLO_CTS_ACCURACY

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/accuracy/budgets.h"
#include "harness/data/input.h"
#include "interpreter/interpreter.h"

static bool read_shard(const char *text, accuracy_options *o, strbuf *why) {
  unsigned i, n;
  char end;
  if (!text) return true;
  o->shards = 0;
  if (sscanf(text, "%u/%u%c", &i, &n, &end) == 2 && i >= 1 && i <= n) {
    o->shard = i;
    o->shards = n;
    return true;
  }
  return strbuf_refuse(why, "--shard takes i/n with 1 <= i <= n, not '%s'", text);
}

/* The strings of the lists live in `ops` and `types`. */
static bool read_options(const cli_args *args, accuracy_options *o, strbuf *ops, strbuf *types,
                         strbuf *why) {
  strbuf_auto contexts = STRBUF_INIT;
  unsigned long long count = 0, seed = 1;
  if (cli_list(args, "op", ops)) o->ops = strbuf_str(ops);
  if (cli_list(args, "type", types)) o->types = strbuf_str(types);
  bool given = cli_list(args, "context", &contexts);
  o->constants = given && strstr(strbuf_str(&contexts), "constants");
  o->arguments = !given || strstr(strbuf_str(&contexts), "arguments");
  if (!cli_number_of(args, "samples", 0, ULLONG_MAX, &count, why) ||
      !cli_number_of(args, "seed", 0, ULLONG_MAX, &seed, why) ||
      !read_shard(cli_value(args, "shard"), o, why))
    return false;
  o->samples = (samples_options){cli_on(args, "exhaustive"), (size_t)count, seed};
  o->results = cli_value(args, "results");
  return true;
}

static bool goes_on(const accuracy_row *row, void *user) {
  (void)row;
  (void)user;
  return !interrupt_signal();
}

/* Today, and the same day of the next year. */
static void dates(char today[16], strbuf *expires) {
  date d;
  time_text("%Y-%m-%d", today, 16);
  if (date_parse(today, &d)) date_add(date_add_months(d, 12), expires);
}

static bool write_budgets(const char *path, const accuracy *a, const char *expires, strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  output o;
  if (!path) return true;
  budgets_write(a, expires, &text);
  bool ok = output_open(&o, path) && output_put(&o, text.bytes, text.len);
  return output_close(&o, ok, why) && ok;
}

/* A measurement on its way: the command line, its options, and the budgets. */
typedef struct measuring {
  const cli_args *args;
  accuracy_options o;
  budgets limits;     /* of --budgets, else of the description; empty without both */
  strbuf limits_path; /* of a description */
} measuring;

static bool load_budgets(measuring *x, const char *path) {
  if (!path) return true;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  return budgets_load(&x->limits, path, &sink.sink);
}

/* Those that the description names, beside it. */
static bool load_described_budgets(measuring *x, const consumer_description *d) {
  if (x->limits.memory || !d->budgets) return true;
  if (d->budgets[0] != '/') strbuf_addf(&x->limits_path, "%s/", d->folder);
  strbuf_adds(&x->limits_path, d->budgets);
  return load_budgets(x, strbuf_str(&x->limits_path));
}

static int measure_with(measuring *x, const consumer_table *who, vs_version own) {
  FREED_BY(accuracy_free) accuracy a = {0};
  strbuf_auto why = STRBUF_INIT, held = STRBUF_INIT;
  strbuf out = STRBUF_INIT;
  const cli_args *args = x->args;
  char today[16];
  strbuf_auto expires = STRBUF_INIT;
  dates(today, &expires);
  if (!accuracy_plan(&a, &x->o, &why) || !accuracy_run(&a, &x->o, who, rows_of(args), own, &why) ||
      !write_budgets(cli_value(args, "write-budgets"), &a, strbuf_str(&expires), &why))
    return say(WHO, strbuf_str(&why));
  bool ok = !x->limits.memory || budgets_hold(&x->limits, &a, today, &held);
  if (cli_on(args, "json")) {
    json_t *j = json_pack("{s:s, s:o, s:b}", "consumer", who->name, "rows", accuracy_json(&a),
                          "within_budgets", ok);
    if (x->limits.memory) json_object_set_new(j, "budgets", json_string(strbuf_str(&held)));
    json_line(&out, j, JSON_INDENT(1));
  } else {
    accuracy_text(&a, cli_on(args, "full"), &out);
    if (held.len) strbuf_addf(&out, "\n%s", strbuf_str(&held));
  }
  return print_and_free(&out, ok ? EXIT_PASS : EXIT_FAIL);
}

static int measure_consumer(measuring *x, strbuf *why) {
  judged_consumer c;
  judge_consumer who;
  bool ok = judged_named(&c, x->args, &who, why);
  if (!ok) return why->len ? say(WHO, strbuf_str(why)) : EXIT_USAGE;
  if (c.session) {
    const consumer_profile *p = session_profile(c.session);
    x->o.element_types = p->element_types;
    x->o.element_type_count = p->element_type_count;
    ok = load_described_budgets(x, session_description(c.session));
  }
  int status = ok ? measure_with(x, who.table, who.own) : EXIT_USAGE;
  session_close(c.session);
  return status;
}

int cmd_accuracy(const cli_args *args) {
  strbuf_auto why = STRBUF_INIT, ops = STRBUF_INIT, types = STRBUF_INIT;
  measuring x = {.args = args, .o = {.tell = goes_on}, .limits_path = STRBUF_INIT};
  if (!read_options(args, &x.o, &ops, &types, &why)) return say(WHO, strbuf_str(&why));
  interp_use((interp_engine)(INTERP_FAST + cli_choice(args, "engine", 0)));
  interrupt_begin();
  int status = EXIT_USAGE;
  if (load_budgets(&x, cli_value(args, "budgets"))) status = measure_consumer(&x, &why);
  budgets_free(&x.limits);
  strbuf_free(&x.limits_path);
  interrupt_end();
  return status;
}

#else

int cmd_accuracy(const cli_args *args) {
  (void)args;
  return say(WHO,
             "this build has no MPFR and MPC, which give the true values; install "
             "libmpfr-dev and libmpc-dev, and build again");
}

#endif
