/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts accuracy */
#include "command.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/host/interrupt.h"
#include "harness/sessions/session.h"
#include "harness/words/json_text.h"
#include "judged.h"

#define WHO "hlo-cts accuracy"

static const char *const context_choices[] = {"arguments", "constants", NULL};

static const cli_option accuracy_rows[] = {
    CONSUMER_ROW,
    ENGINE_ROW,
    VALUE("op", "op,…", "ops to measure; all by default", OPT_OP, "What is measured", .list = true,
          .more = "All elementary ops, and add, subtract, multiply, divide and remainder."),
    VALUE("type", "type,…", "element types, such as f32 or complex<f32>", OPT_TYPE, .list = true),
    VALUE("context", "kind,…", "how operands are passed", OPT_CONTEXT, .choices = context_choices,
          .list = true, .fallback = "arguments"),
    {"exhaustive", CLI_SWITCH, NULL, "every f32 for ops with one operand", OPT_EXHAUSTIVE,
     .more = "Types of up to 16 bits are always measured exhaustively for one operand, and types "
             "of up to 8 bits for two."},
    VALUE("samples", "n", "operands per op and type where not all are taken", OPT_SAMPLES,
          .more = "By default a million, for f64 131072, for complex types 16384. They are spread "
                  "over all exponents; half of them are where most functions change."),
    VALUE("seed", "n", "seed of the random operands", OPT_SEED, .fallback = "1"),
    VALUE("results", "file", "add the result of each program to this file", OPT_RESULTS,
          "Long measurements", .values = CLI_FILE,
          .more = "What the file has is not asked again. So a stopped measurement goes on, and the "
                  "files of several --shard can be concatenated."),
    VALUE("shard", "i/n", "the i-th of n parts of the programs", OPT_SHARD),
    VALUE("budgets", "file", "fail if an error is above its budget", OPT_BUDGETS, "Budgets",
          .values = CLI_FILE,
          .more = "docs/accuracy.md describes the file. A budget that has expired, or whose op was "
                  "not measured, fails, too. By default the file that the key budgets of the "
                  "description names."),
    VALUE("write-budgets", "file", "write budgets of 1.25 times the measured errors",
          OPT_WRITE_BUDGETS, .values = CLI_FILE),
    {"full", CLI_SWITCH, NULL, "print the worst operands and all remarks", OPT_FULL,
     .group = "Output"},
    {"json", CLI_SWITCH, NULL, "print JSON", OPT_JSON},
    TIMEOUT_ROW,
    OPSET_ROW,
};

#ifdef HLO_CTS_ACCURACY

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
  strbuf_addf(why, "--shard takes i/n with 1 <= i <= n, not '%s'", text);
  return false;
}

static bool read_count(const cli_args *args, int option, const char *name, unsigned long long *out,
                       strbuf *why) {
  const char *text = cli_value(args, option);
  if (!text || cli_number(text, out)) return true;
  strbuf_addf(why, "--%s takes a number, not '%s'", name, text);
  return false;
}

/* The strings of the lists live in `ops` and `types`. */
static bool read_options(const cli_args *args, accuracy_options *o, strbuf *ops, strbuf *types,
                         strbuf *why) {
  strbuf_auto contexts = STRBUF_INIT;
  unsigned long long count = 0, seed = 1;
  if (cli_list(args, OPT_OP, ops)) o->ops = strbuf_str(ops);
  if (cli_list(args, OPT_TYPE, types)) o->types = strbuf_str(types);
  bool given = cli_list(args, OPT_CONTEXT, &contexts);
  o->constants = given && strstr(strbuf_str(&contexts), "constants");
  o->arguments = !given || strstr(strbuf_str(&contexts), "arguments");
  if (!read_count(args, OPT_SAMPLES, "samples", &count, why) ||
      !read_count(args, OPT_SEED, "seed", &seed, why) ||
      !read_shard(cli_value(args, OPT_SHARD), o, why))
    return false;
  o->samples = (samples_options){cli_on(args, OPT_EXHAUSTIVE), (size_t)count, seed};
  o->results = cli_value(args, OPT_RESULTS);
  return true;
}

static bool goes_on(const accuracy_row *row, void *user) {
  (void)row;
  (void)user;
  return !interrupt_signal();
}

/* Today, and the same day of the next year. */
static void dates(char today[16], strbuf *expires) {
  char year[8];
  time_text("%Y-%m-%d", today, 16);
  time_text("%Y", year, sizeof year);
  strbuf_addf(expires, "%d%s", atoi(year) + 1,
              strcmp(today + 4, "-02-29") == 0 ? "-02-28" : today + 4);
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
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = budgets_load(&x->limits, path, &sink.sink);
  display_end(&sink);
  return ok;
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
      !write_budgets(cli_value(args, OPT_WRITE_BUDGETS), &a, strbuf_str(&expires), &why))
    return say(WHO, strbuf_str(&why));
  bool ok = !x->limits.memory || budgets_hold(&x->limits, &a, today, &held);
  if (cli_on(args, OPT_JSON)) {
    json_t *j = json_pack("{s:s, s:o, s:b}", "consumer", who->name, "rows", accuracy_json(&a),
                          "within_budgets", ok);
    if (x->limits.memory) json_object_set_new(j, "budgets", json_string(strbuf_str(&held)));
    json_line(&out, j, JSON_INDENT(1));
  } else {
    accuracy_text(&a, cli_on(args, OPT_FULL), &out);
    if (held.len) strbuf_addf(&out, "\n%s", strbuf_str(&held));
  }
  return print_and_free(&out, ok ? EXIT_PASS : EXIT_FAIL);
}

static int measure_consumer(measuring *x, strbuf *why) {
  judged_consumer c;
  judge_consumer who;
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = judged_named(&c, x->args, &who, why, &sink.sink);
  display_end(&sink);
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

static int cmd_accuracy(const cli_args *args) {
  strbuf_auto why = STRBUF_INIT, ops = STRBUF_INIT, types = STRBUF_INIT;
  measuring x = {.args = args, .o = {.tell = goes_on}, .limits_path = STRBUF_INIT};
  if (!read_options(args, &x.o, &ops, &types, &why)) return say(WHO, strbuf_str(&why));
  interp_use((interp_engine)(INTERP_FAST + cli_choice(args, OPT_ENGINE, 0)));
  interrupt_begin();
  int status = EXIT_USAGE;
  if (load_budgets(&x, cli_value(args, OPT_BUDGETS))) status = measure_consumer(&x, &why);
  budgets_free(&x.limits);
  strbuf_free(&x.limits_path);
  interrupt_end();
  return status;
}

#else

static int cmd_accuracy(const cli_args *args) {
  (void)args;
  return say(WHO,
             "this build has no MPFR and MPC, which give the true values; install "
             "libmpfr-dev and libmpc-dev, and build again");
}

#endif

const command command_accuracy = {
    {WHO, "Measures how far results are from the truth, per op and element type.", "[options]",
     ROWS(accuracy_rows), 0,
     .about =
         "The consumer evaluates each op on many operands. The true results come from MPFR and "
         "MPC. The error is counted in units in the last place (ULP) of the element type at the "
         "true result. Special values (NaN, infinities, exact zeros), zeros with the wrong sign, "
         "subnormal numbers taken as zero, monotonicity and symmetry are reported apart.",
     EXAMPLES({"measure all ops of the built-in consumer in bf16", WHO " --type=bf16"},
              {"measure the exponential of your own consumer",
               WHO " --consumer=mine.yaml --op=exponential --full"}),
     .status_1 = "An error is above its budget, or a budget is outdated"},
    cmd_accuracy};
