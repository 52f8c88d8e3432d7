/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-bench measures speed and memory. No test depends on its figures, because machines are noisy.
 * A ratio compares two figures of one run. */
#include "bench.h"

#include <fcntl.h>
#include <inttypes.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "against.h"
#include "base/os/process.h"
#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/host/forked.h"
#include "versions/versions.h"

extern char **environ;

static const benchmark *const groups[] = {bench_text,        bench_bytecode, bench_process,
                                          bench_interpreter, bench_verify,   bench_random,
                                          bench_scale,       bench_peak};
static const char *current;

typedef struct bench_call {
  bool (*fn)(void *);
  void *user;
} bench_call;

void bench_figure(const char *label, double value, const char *unit) {
  printf("%-28s %-34s %12.3f %s\n", current, label, value, unit);
  fflush(stdout);
}

bool bench_fail(const char *format, ...) {
  va_list args;
  va_start(args, format);
  fprintf(stderr, "hlo-bench: %s: ", current);
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
  va_end(args);
  return false;
}

static void forked_work(int pipe, void *user) {
  const bench_call *call = user;
  if (!call->fn(call->user)) forked_send(pipe, "failed", 6);
}

bool bench_forked(bool (*fn)(void *), void *user) {
  forked f = {.pipe = -1};
  strbuf_auto how = STRBUF_INIT;
  if (!forked_start(&f, forked_work, &(bench_call){fn, user}, &how))
    return bench_fail("%s", strbuf_str(&how));
  while (forked_receive(&f)) continue;
  bool failed = f.pending.len > 0;
  strbuf_free(&f.pending);
  return forked_reap(&f, &how) == FORKED_EXITED ? !failed : bench_fail("%s", strbuf_str(&how));
}

static double best_by(clockid_t clock, double seconds, bool (*fn)(void *), void *user) {
  double best = 0, end = clock_now() + seconds;
  for (int i = 0; i < 3 || (clock_now() < end && i < 10000); i++) {
    double start = clock_of(clock);
    if (!fn(user)) return 0;
    double took = clock_of(clock) - start;
    if (i == 0 || took < best) best = took;
    if (took > 20) break;
  }
  return best;
}

double bench_best(bool (*fn)(void *), void *user) { return best_by(CLOCK_MONOTONIC, 1, fn, user); }
double bench_best_cpu(bool (*fn)(void *), void *user) {
  return best_by(CLOCK_PROCESS_CPUTIME_ID, 1, fn, user);
}
double bench_best_for(double seconds, bool (*fn)(void *), void *user) {
  return best_by(CLOCK_PROCESS_CPUTIME_ID, seconds, fn, user);
}

void bench_adds_text(size_t ops, strbuf *out) {
  strbuf_reserve(out, ops * 60 + 200);
  strbuf_adds(out, "func.func @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {\n");
  strbuf_adds(out, "  %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>\n");
  for (size_t i = 1; i < ops; i++)
    strbuf_addf(out, "  %%%zu = stablehlo.add %%%zu, %%arg0 : tensor<8x8xf32>\n", i, i - 1);
  strbuf_addf(out, "  return %%%zu : tensor<8x8xf32>\n}\n", ops - 1);
}

ir_context *bench_context(void) { return ir_context_new(&vs_builtin_opset()->registry, NULL); }

static pid_t start(const char *const *argv) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int failed =
      posix_spawn(&child, argv[0], &actions, NULL, (char *const *)(uintptr_t)argv, environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed ? -1 : child;
}

static bool succeeded(int status) { return WIFEXITED(status) && WEXITSTATUS(status) == 0; }

bool bench_spawn(const char *const *argv) {
  pid_t child = start(argv);
  int status;
  return child > 0 && waitpid(child, &status, 0) == child && succeeded(status);
}

bool bench_spawn_watched(const char *const *argv, size_t *private_bytes) {
  static const struct timespec pause = {.tv_nsec = 1000000};
  pid_t child = start(argv), ended = 0;
  int status = -1;
  *private_bytes = 0;
  while (child > 0 && (ended = waitpid(child, &status, WNOHANG)) == 0) {
    size_t now = os_private_bytes(child);
    if (now > *private_bytes) *private_bytes = now;
    nanosleep(&pause, NULL);
  }
  return child > 0 && ended == child && succeeded(status);
}

const char *bench_tool(const char *name) {
  static char path[4096];
  auto_free char *folder = tool_folder();
  snprintf(path, sizeof path, "%s/%s", folder ? folder : ".", name);
  return path;
}

void bench_temporary(const char *suffix, char path[BENCH_PATH]) {
  const char *folder = getenv("TMPDIR");
  snprintf(path, BENCH_PATH, "%s/hlo-bench-%ld%s", folder && *folder ? folder : "/tmp",
           (long)getpid(), suffix);
}

bool bench_write(const char *path, const void *bytes, size_t n) {
  strbuf_auto why = STRBUF_INIT;
  return output_write(path, bytes, n, &why) || bench_fail("%s", strbuf_str(&why));
}

static bool selected(const char *name, const cli_args *args) {
  if (!args->rest_count) return true;
  for (size_t i = 0; i < args->rest_count; i++)
    if (strncmp(name, args->rest[i], strlen(args->rest[i])) == 0) return true;
  return false;
}

enum { BENCH_NAMES = 256 };
static const cli_option options[] = {
    {"list", CLI_SWITCH, NULL, "list the benchmarks"},
    {"cases", CLI_VALUE, "n",
     "number of cases of the benchmark `scale`; by default 1,000, 10,000 and 100,000"},
    {"against", CLI_VALUE, "other",
     "time the programs of bench/against beside `jaxlib`, or beside another hlo-bench, named by "
     "its path"},
    {"json", CLI_VALUE, "file", "with --against: write the table as JSON", .values = CLI_FILE},
    {"svg", CLI_VALUE, "file", "with --against: write the table as a picture", .values = CLI_FILE},
    {"answer", CLI_SWITCH, NULL, "answer the requests of another hlo-bench on standard input",
     .rare = true},
    {NULL},
};
static int run_against(const char *other, const cli_args *args) {
  static const struct {
    const char *option;
    void (*write)(const against_table *, strbuf *);
  } forms[] = {{"json", against_json}, {"svg", against_svg}};
  against_table table;
  current = "against";
  bool good = against_run(other, args, &table);
  for (size_t k = 0; k < sizeof forms / sizeof *forms; k++) {
    strbuf_auto text = STRBUF_INIT;
    const char *path = cli_value(args, forms[k].option);
    if (path) forms[k].write(&table, &text);
    if (path && !bench_write(path, text.bytes, text.len)) good = false;
  }
  against_free(&table);
  return good ? EXIT_PASS : EXIT_FAIL;
}

static bool run_benchmark(void *user) { return ((const benchmark *)user)->run(); }

static int run(const cli_args *args) {
  const char *other = cli_value(args, "against");
  if (cli_on(args, "answer")) return against_answer() ? EXIT_PASS : EXIT_FAIL;
  if (other) return run_against(other, args);
  if (cli_value(args, "json") || cli_value(args, "svg")) {
    fputs("hlo-bench: --json and --svg need --against\n", stderr);
    return EXIT_USAGE;
  }
  bool any = false, good = true, list = cli_on(args, "list");
  const char *cases = cli_value(args, "cases");
  unsigned long long number = 0;
  if (cases && (!cli_number(cases, &number) || number < 1 || number > 1000000)) {
    fprintf(stderr, "hlo-bench: --cases takes a number from 1 to 1000000, not '%s'\n", cases);
    return EXIT_USAGE;
  }
  bench_cases = (size_t)number;
  for (size_t g = 0; g < sizeof groups / sizeof *groups; g++)
    for (const benchmark *b = groups[g]; b->name; b++) {
      if (!selected(b->name, args)) continue;
      any = true;
      current = b->name;
      if (list)
        printf("%-28s %s\n", b->name, b->what);
      else
        good = bench_forked(run_benchmark, (void *)(uintptr_t)b) && good;
    }
  if (!any) {
    fprintf(stderr, "hlo-bench: no benchmark has a name that begins so; --list prints them all\n");
    return EXIT_USAGE;
  }
  return good ? EXIT_PASS : EXIT_FAIL;
}

int main(int argc, char **argv) {
  const char *names[BENCH_NAMES + 1];
  size_t count = 0;
  for (size_t g = 0; g < sizeof groups / sizeof *groups; g++)
    for (const benchmark *b = groups[g]; b->name && count < BENCH_NAMES; b++)
      names[count++] = b->name;
  names[count] = NULL;
  cli_tool tool = {
      "hlo-bench",
      "Measures the speed and the memory of the tools.",
      "[options] [name-prefix...]",
      options,
      64,
      .rest_choices = names,
      .about =
          "An argument selects the benchmarks whose names begin with it; by default all are run. "
          "Each figure is one line: benchmark, label, value, unit. Machines are noisy, so compare "
          "only ratios of figures from one run. Each benchmark runs in a process of its own. With "
          "--against, this tool and another one run the "
          "programs of bench/against in turns. The figure is the processor time of the fastest of "
          "many executions.",
      EXAMPLES({"run all benchmarks of text, and those of reading bytecode",
                "hlo-bench text bytecode.read"},
               {"time matrix products beside XLA's CPU backend", "hlo-bench --against=jaxlib dot"}),
      .status_1 = "A benchmark did not work"};
  FREED_BY(cli_free) cli_args args = {0};
  int status;
  if (front_parse(&tool, argc, argv, &args, &status)) status = run(&args);
  return status;
}
