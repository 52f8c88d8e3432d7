/* SPDX-License-Identifier: Apache-2.0 */
/* Measures whole processes: hlo-translate reads one file and writes another. */
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bench.h"
#include "text/text.h"

static double processor_time_of_children(void) {
  struct rusage u;
  getrusage(RUSAGE_CHILDREN, &u);
  return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
         (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}

/* The least of many times, each of its own run. */
static bool time_process(const char *label, const char *const *argv) {
  double cpu = 0, wall = 0, end = clock_now() + 2;
  char of[64];
  for (int i = 0; i < 5 || clock_now() < end; i++) {
    double cpu_start = processor_time_of_children(), start = clock_now();
    if (!bench_spawn(argv)) return bench_fail("%s failed", argv[0]);
    double took = clock_now() - start, used = processor_time_of_children() - cpu_start;
    if (i == 0 || took < wall) wall = took;
    if (i == 0 || used < cpu) cpu = used;
  }
  snprintf(of, sizeof of, "%s, processor time", label);
  bench_figure(of, cpu * 1e3, "ms");
  snprintf(of, sizeof of, "%s, wall clock", label);
  bench_figure(of, wall * 1e3, "ms");
  return true;
}

static bool count_ops(const strbuf *text, size_t ops) {
  ir_context *c = bench_context();
  ir_op *module = c ? text_parse(c, text->bytes, text->len, NULL, NULL) : NULL;
  size_t found = module ? ir_count_ops(module) : 0;
  ir_context_free(c);
  return found == ops || bench_fail("the program has %zu operations, not %zu", found, ops);
}

/* Text to an artifact for `target`, and that artifact to text. */
static bool there_and_back(const strbuf *text, const char *target) {
  const char *tool = bench_tool("hlo-translate");
  char in[BENCH_PATH], artifact[BENCH_PATH], out[BENCH_PATH], option[32];
  bench_temporary(".mlir", in);
  bench_temporary(".mlirbc", artifact);
  bench_temporary(".out", out);
  snprintf(option, sizeof option, "--target=%s", target);
  bool good = bench_write(in, text->bytes, text->len) &&
              time_process("text to artifact", (const char *[]){tool, "--serialize", option, in,
                                                                "-o", artifact, NULL}) &&
              time_process("artifact to text",
                           (const char *[]){tool, "--deserialize", artifact, "-o", out, NULL});
  unlink(in);
  unlink(artifact);
  unlink(out);
  return good;
}

static bool adds(void) {
  strbuf_auto text = STRBUF_INIT;
  bench_adds_text(100000, &text);
  return there_and_back(&text, "current");
}

static bool model(void) {
  strbuf_auto text = STRBUF_INIT;
  bench_model_text(&text);
  return count_ops(&text, BENCH_MODEL_OPS) && there_and_back(&text, "1.0.0");
}

const benchmark bench_process[] = {
    {"process.adds", "hlo-translate on 100,000 adds, from start to exit", adds},
    {"process.model", "hlo-translate on a program like AlphaFold's, from start to exit", model},
    {NULL, NULL, NULL},
};
