/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts fuzz */
#include "harness/fuzz/fuzz.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/host/interrupt.h"
#include "judged.h"

#define WHO "hlo-cts fuzz"

static const cli_option fuzz_rows[] = {
    CONSUMER_ROW,
    VALUE("seconds", "n", "time limit, without the last reduction", OPT_SECONDS, .fallback = "60"),
    VALUE("count", "n", "number of programs; by default any", OPT_SAMPLE),
    VALUE("seed", "n", "seed of the first program", OPT_SEED, .fallback = "1"),
    VALUE("failures", "n", "end after so many findings; by default any", OPT_FAILURES),
    VALUE("mute", "text", "only count findings with this text in their name; may be repeated",
          OPT_MUTE),
    VALUE("group", "n", "programs in one evaluation", OPT_GROUP, .fallback = "16"),
    VALUE("reduce", "n", "seconds for making a finding small; 0: it stays as it is", OPT_KEEP,
          .fallback = "60"),
    VALUE("ops", "op,…", "only these ops of StableHLO, and what they need", OPT_OP, .list = true),
    VALUE("types", "type,…", "only these element types", OPT_TYPE, .list = true),
    VALUE("output", "folder", "write the program of each finding to a file in this folder",
          OPT_OUTPUT, .values = CLI_FOLDER),
    TIMEOUT_ROW,
    FAULT_ROW,
    OPSET_ROW,
};

typedef struct fuzzing {
  const cli_args *args;
  judged_consumer consumer;
  fuzz_options o;
  const char **muted;
  size_t files;
  strbuf why; /* a file could not be written */
} fuzzing;

static bool read_options(fuzzing *x, strbuf *why) {
  unsigned long long seconds = 60, count = 0, seed = 1, failures = 0, group = 16, reduce = 60;
  const cli_args *a = x->args;
  if (!judged_number(a, OPT_SECONDS, "seconds", ULLONG_MAX, &seconds, why) ||
      !judged_number(a, OPT_SAMPLE, "count", ULLONG_MAX, &count, why) ||
      !judged_number(a, OPT_SEED, "seed", ULLONG_MAX, &seed, why) ||
      !judged_number(a, OPT_FAILURES, "failures", ULLONG_MAX, &failures, why) ||
      !judged_number(a, OPT_GROUP, "group", ULLONG_MAX, &group, why) ||
      !judged_number(a, OPT_KEEP, "reduce", ULLONG_MAX, &reduce, why))
    return false;
  x->muted = calloc(a->hit_count + 1, sizeof *x->muted);
  for (size_t i = 0; x->muted && i < a->hit_count; i++)
    if (a->hits[i].option->id == OPT_MUTE) x->muted[x->o.muted_count++] = a->hits[i].value;
  x->o = (fuzz_options){.opset = rows_of(a),
                        .generate = {.opset = rows_of(a),
                                     .release = x->o.who.own,
                                     .ops = cli_value(a, OPT_OP),
                                     .types = cli_value(a, OPT_TYPE)},
                        .who = x->o.who,
                        .seed = seed,
                        .programs = count,
                        .seconds = count && !cli_value(a, OPT_SECONDS) ? 1e9 : (double)seconds,
                        .failures = failures,
                        .group = group < 256 ? group : 256,
                        .reduce = (double)reduce,
                        .muted = x->muted,
                        .muted_count = x->o.muted_count};
  return x->muted != NULL;
}

/* Prints a finding at once, and writes its program. */
static void tell(const fuzz_finding *f, void *user) {
  fuzzing *x = user;
  strbuf_auto path = STRBUF_INIT;
  const char *folder = cli_value(x->args, OPT_OUTPUT);
  const struct fuzz_kind *k = &fuzz_kinds[fuzz_kind_of(f->seed)];
  printf("%s\n  seed %llu, profile %s, size %s\n", strbuf_str(&f->name),
         (unsigned long long)f->seed,
         f->serialized ? "serialize" : generate_profile_names[k->profile],
         generate_size_names[f->serialized ? 0 : k->size]);
  if (folder) {
    strbuf_addf(&path, "%s/%03zu-%llu.mlir", folder, ++x->files, (unsigned long long)f->seed);
    if (output_write(strbuf_str(&path), f->text.bytes, f->text.len, &x->why))
      printf("  %s\n", strbuf_str(&path));
  } else {
    printf("%s", strbuf_str(&f->text));
  }
  fflush(stdout);
}

static int sum_up(const fuzzing *x, const fuzz_report *r) {
  strbuf out = STRBUF_INIT;
  strbuf_addf(&out,
              "\n%zu programs from seed %llu: evaluated %zu right, %zu within freedom; "
              "%zu read and %zu written without a change; %zu findings\n",
              r->programs, (unsigned long long)x->o.seed, r->right, r->free, r->read, r->written,
              r->failures);
  for (size_t i = 0; i < r->count; i++)
    strbuf_addf(&out, "%7zu  %s%s (seed %llu)\n", r->items[i].count,
                r->items[i].muted ? "muted: " : "", strbuf_str(&r->items[i].name),
                (unsigned long long)r->items[i].seed);
  return print_and_free(&out, r->failures ? EXIT_FAIL : EXIT_PASS);
}

static int cmd_fuzz(const cli_args *args) {
  fuzzing x = {.args = args};
  fuzz_report r = {0};
  strbuf_auto why = STRBUF_INIT;
  display_sink sink = display_sink_to(stderr, NULL);
  const char *folder = cli_value(args, OPT_OUTPUT);
  int status = EXIT_USAGE;
  bool ok = judged_named(&x.consumer, args, &x.o.who, &why, &sink.sink) && read_options(&x, &why) &&
            (!folder || output_folder(folder, &why));
  display_end(&sink);
  x.o.tell = tell;
  x.o.user = &x;
  interrupt_begin();
  if (ok && fuzz_run(&x.o, &r, &why)) status = sum_up(&x, &r);
  interrupt_end();
  if (why.len || x.why.len) {
    say(WHO, strbuf_str(why.len ? &why : &x.why));
    status = EXIT_USAGE;
  }
  fuzz_report_free(&r);
  strbuf_free(&x.why);
  session_close(x.consumer.session);
  free(x.muted);
  return status;
}

const command command_fuzz = {
    {WHO, "Finds random programs on which a consumer fails.", "[options]", ROWS(fuzz_rows), 0,
     .about =
         "Makes random programs (hlo-cts generate) and gives them to a consumer. The consumer "
         "evaluates some of them, and is judged by their bounds (hlo-cts judge). It reads others "
         "from artifacts and writes them again; these must not change. Failures with one cause are "
         "one finding, which has the seed of the first program and a small program that fails in "
         "the same way (hlo-cts reduce). Refusals are counted and are no findings. "
         "docs/generate.md describes the rest.",
     EXAMPLES({"look for a minute", "hlo-cts fuzz --consumer=mine.yaml"},
              {"go on after a known finding",
               "hlo-cts fuzz --consumer=mine.yaml --mute='wrong stablehlo.sort'"}),
     .status_1 = "There is a finding that is not muted"},
    cmd_fuzz};
