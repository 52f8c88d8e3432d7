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
  judged_mutation m;
  if (!judged_mutations(a, &m, why) || !cli_number_of(a, "seconds", 0, ULLONG_MAX, &seconds, why) ||
      !cli_number_of(a, "count", 0, ULLONG_MAX, &count, why) ||
      !cli_number_of(a, "seed", 0, ULLONG_MAX, &seed, why) ||
      !cli_number_of(a, "failures", 0, ULLONG_MAX, &failures, why) ||
      !cli_number_of(a, "group", 0, ULLONG_MAX, &group, why) ||
      !cli_number_of(a, "reduce", 0, ULLONG_MAX, &reduce, why))
    return false;
  x->muted = calloc(a->hit_count + 1, sizeof *x->muted);
  for (size_t i = 0; x->muted && i < a->hit_count; i++)
    if (cli_is(&a->hits[i], "mute")) x->muted[x->o.muted_count++] = a->hits[i].value;
  x->o = (fuzz_options){.opset = rows_of(a),
                        .files = m.files,
                        .file_count = m.count,
                        .depth = m.depth,
                        .generate = {.opset = rows_of(a),
                                     .release = x->o.who.own,
                                     .ops = cli_value(a, "ops"),
                                     .types = cli_value(a, "types")},
                        .who = x->o.who,
                        .seed = seed,
                        .programs = count,
                        .seconds = count && !cli_value(a, "seconds") ? 1e9 : (double)seconds,
                        .failures = failures,
                        .refusals = cli_on(a, "refusals"),
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
  const char *folder = cli_value(x->args, "output");
  const struct fuzz_kind *k = &fuzz_kinds[fuzz_kind_of(f->seed)];
  const char *file = fuzz_file_of(&x->o, f->seed);
  printf("%s\n  seed %llu, ", strbuf_str(&f->name), (unsigned long long)f->seed);
  if (file)
    printf("program %s\n", file);
  else
    printf("profile %s, size %s\n",
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

int cmd_fuzz(const cli_args *args) {
  fuzzing x = {.args = args};
  fuzz_report r = {0};
  strbuf_auto why = STRBUF_INIT;
  const char *folder = cli_value(args, "output");
  int status = EXIT_USAGE;
  bool ok = judged_named(&x.consumer, args, &x.o.who, &why) && read_options(&x, &why) &&
            (!folder || output_folder(folder, &why));
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
