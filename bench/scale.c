/* SPDX-License-Identifier: Apache-2.0 */
/* Measures runs over many cases, from manifests to reports, with a generated corpus. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/os/process.h"
#include "bench.h"
#include "harness/cases/corpus.h"
#include "harness/data/input.h"
#include "harness/journal/journal.h"
#include "harness/reports/report.h"
#include "harness/run/run.h"

size_t bench_cases; /* --cases; 0: 1,000, 10,000 and 100,000 */

/* --- A corpus --- */

enum { FAMILY = 1000 }; /* cases to a manifest */

/* Each generated program has its own name and numbers. Their expected results are computed here. */
typedef struct made_op {
  const char *name;
  long (*of)(long a, long b);
} made_op;

static long sum(long a, long b) { return a + b; }
static long difference(long a, long b) { return a - b; }
static long product(long a, long b) { return a * b; }
static long larger(long a, long b) { return a > b ? a : b; }
static long smaller(long a, long b) { return a < b ? a : b; }

static const made_op made_ops[] = {{"add", sum},
                                   {"subtract", difference},
                                   {"multiply", product},
                                   {"maximum", larger},
                                   {"minimum", smaller}};
static const char *const made_types[] = {"i32", "i64", "f64"};

static void make_program(size_t i, const char **op, strbuf *out) {
  const made_op *o = &made_ops[i % 5];
  const char *type = made_types[i / 5 % 3], *point = *type == 'f' ? ".0" : "";
  long a = (long)(i % 1000), b = (long)(i / 1000) + 1;
  *op = o->name;
  strbuf_addf(out,
              "// Case %zu of a made-up corpus.\n"
              "func.func @main() {\n"
              "  %%a = stablehlo.constant dense<[%ld%s, %ld%s]> : tensor<2x%s>\n"
              "  %%b = stablehlo.constant dense<[%ld%s, %ld%s]> : tensor<2x%s>\n"
              "  %%c = stablehlo.%s %%a, %%b : tensor<2x%s>\n"
              "  check.expect_eq_const %%c, dense<[%ld%s, %ld%s]> : tensor<2x%s>\n"
              "  return\n"
              "}\n",
              i, a, point, b, point, type, b, point, a, point, type, o->name, type, o->of(a, b),
              point, o->of(b, a), point, type);
}

static bool make_corpus(const char *folder, size_t cases, strbuf *why) {
  strbuf_auto manifest = STRBUF_INIT, program = STRBUF_INIT, path = STRBUF_INIT;
  bool ok = true;
  for (size_t i = 0; ok && i < cases; i++) {
    const char *op;
    strbuf_reset(&path);
    strbuf_reset(&program);
    strbuf_addf(&path, "%s/family_%03zu", folder, i / FAMILY);
    if (i % FAMILY == 0) {
      strbuf_reset(&manifest);
      strbuf_adds(&manifest, "cases:\n");
      ok = output_folder(strbuf_str(&path), why);
    }
    make_program(i, &op, &program);
    strbuf_addf(&manifest,
                "  - id: case_%06zu\n    file: case_%06zu.mlir\n    since: 0.9.0\n"
                "    tags: [%s, made_up]\n",
                i, i, op);
    size_t n = path.len;
    strbuf_addf(&path, "/case_%06zu.mlir", i);
    ok = ok && output_write(strbuf_str(&path), program.bytes, program.len, why);
    if (i % FAMILY != FAMILY - 1 && i != cases - 1) continue;
    path.len = n;
    strbuf_adds(&path, "/cases.yaml");
    ok = ok && output_write(strbuf_str(&path), manifest.bytes, manifest.len, why);
  }
  return ok;
}

/* --- A run --- */

typedef struct scale_run {
  char corpus[128], report[128];
  size_t cases;
  const char *pair, *check;
  fault fault;
} scale_run;

static double cpu_of(int who) {
  struct rusage u;
  getrusage(who, &u);
  return (double)u.ru_utime.tv_sec + (double)u.ru_stime.tv_sec +
         (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}

static void figure(const scale_run *s, const char *what, double value, const char *unit) {
  char label[64];
  snprintf(label, sizeof label, "%zu cases: %.36s", s->cases, what);
  bench_figure(label, value, unit);
}

static void on_row(const finished_row *row, void *user) { journal_row(user, row); }
static const char *on_batch(const run_progress *p, void *user) {
  (void)p;
  return journal_flush(user, false) ? NULL : "the journal cannot be written";
}

static bool render(const scale_run *s, const results *r, strbuf *why) {
  static const char *const names[] = {"index.html", "results.json", "junit.xml", "summary.md"};
  report_header h = {"hlo-bench", s->corpus, ""};
  double began = clock_now();
  if (!report_render(r, s->report, &h, why)) return false;
  figure(s, "all reports written", clock_now() - began, "s");
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    strbuf_auto path = STRBUF_INIT;
    struct stat st;
    char label[64];
    strbuf_addf(&path, "%s/%s", s->report, names[i]);
    snprintf(label, sizeof label, "size of %.30s", names[i]);
    if (stat(strbuf_str(&path), &st) == 0) figure(s, label, (double)st.st_size / (1 << 20), "MiB");
  }
  return true;
}

static bool run_stage(const scale_run *s, strbuf *why) {
  const vs_opset *o = vs_builtin_opset();
  diag_text_sink sink = diag_text_sink_to(why);
  consumer_table tested = builtin_consumer(s->fault);
  FREED_BY(corpus_free) corpus c = {0};
  golden_set golden = {0};
  FREED_BY(results_free) results r = {0};
  double began = clock_now(), at = began;
  if (!corpus_load(&c, s->corpus, o, &sink.sink)) return false;
  figure(s, "corpus loaded", clock_now() - at, "s");
  plan_options options = {.pair = s->pair, .check = s->check};
  plan_filter *f = plan_filter_new(o, &options, why);
  if (!f || !results_new(&r, o, &c, f, why)) return false;
  journal_head head = {.tool = "hlo-bench", .consumer = tested.name, .corpus = s->corpus};
  at = clock_now();
  journal *j = journal_open(s->report, JOURNAL_NEW, &head, &r, &golden, f, &sink.sink, why);
  if (!j) return false;
  figure(s, "journal begun", clock_now() - at, "s");
  run_options run = {.jobs = 1,
                     .timeout = 60,
                     .tested = &tested,
                     .golden = &golden,
                     .filter = f,
                     .watch = &(run_watch){on_row, on_batch, NULL, j}};
  double own = cpu_of(RUSAGE_SELF);
  at = clock_now();
  if (!run_cases(&r, &run, why)) return false;
  double wall = clock_now() - at;
  figure(s, "run, cases per second", (double)s->cases / wall, "1/s");
  figure(s, "of the worker's processor time", (double)s->cases / cpu_of(RUSAGE_CHILDREN), "1/s");
  figure(s, "of all processor time",
         (double)s->cases / (cpu_of(RUSAGE_CHILDREN) + cpu_of(RUSAGE_SELF) - own), "1/s");
  if (!journal_close(j, r.seconds, why)) return false;
  summary sum;
  results_summary(&r, &sum);
  bool broken = s->fault != FAULT_NONE;
  if (broken) figure(s, "cases that failed", (double)sum.failed_cases, "");
  if (sum.outcome != (broken ? RUN_FAILED : RUN_PASSED) || (!broken && r.detail_count)) {
    strbuf_addf(why, "%zu cases failed", sum.failed_cases);
    if (r.detail_count) strbuf_addf(why, ": %s", r.details[0].text);
    return false;
  }
  if (!render(s, &r, why)) return false;
  figure(s, "all of it", clock_now() - began, "s");
  figure(s, "peak memory", (double)os_peak_bytes(false) / (1 << 20), "MiB");
  figure(s, "peak memory of a worker", (double)os_peak_bytes(true) / (1 << 20), "MiB");
  plan_filter_free(f);
  return true;
}

static bool measure(void *user) {
  strbuf_auto why = STRBUF_INIT;
  return run_stage(user, &why) || bench_fail("%s", strbuf_str(&why));
}

static bool scale_with(const char *pair, const char *check, fault broken) {
  static const size_t sizes[] = {1000, 10000, 100000};
  const char *base = getenv("TMPDIR");
  bool ok = true;
  for (size_t i = 0; ok && i < (bench_cases ? 1 : 3); i++) {
    char folder[64], command[96];
    strbuf_auto why = STRBUF_INIT;
    scale_run s = {.cases = bench_cases ? bench_cases : sizes[i],
                   .pair = pair,
                   .check = check,
                   .fault = broken};
    snprintf(folder, sizeof folder, "%.40s/hlo-bench-XXXXXX", base && *base ? base : "/tmp");
    if (!mkdtemp(folder)) return bench_fail("cannot make a folder");
    snprintf(s.corpus, sizeof s.corpus, "%s/corpus", folder);
    snprintf(s.report, sizeof s.report, "%s/report", folder);
    ok = make_corpus(s.corpus, s.cases, &why) && bench_forked(measure, &s);
    if (why.len) bench_fail("%s", strbuf_str(&why));
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) bench_fail("cannot remove %s", folder);
  }
  return ok;
}

static bool deserialize(void) { return scale_with("1.20.0,1.20.0", "deserialize", FAULT_NONE); }
static bool failing(void) { return scale_with("1.20.0,*", "evaluate", FAULT_OFF_BY_ONE_ULP); }

const benchmark bench_scale[] = {
    {"scale.deserialize", "made-up cases, --cases of them: one pair, one check, one process",
     deserialize},
    {"scale.failing", "the same, evaluated for all consumers; those of floats fail", failing},
    {NULL, NULL, NULL}};
