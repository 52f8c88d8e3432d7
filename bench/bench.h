/* Private to hlo-bench: a benchmark is a row; it reports figures as it goes. */
#ifndef HLO_CTS_HARNESS_BENCH_BENCH_H
#define HLO_CTS_HARNESS_BENCH_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "harness/tools/clock.h"
#include "ir/ir.h"

typedef struct benchmark {
  const char *name; /* "text.parse_ops" */
  const char *what;
  bool (*run)(void); /* false: something that was to be measured did not work */
} benchmark;

extern const benchmark bench_text[], bench_bytecode[], bench_interpreter[], bench_verify[],
    bench_peak[], bench_process[], bench_scale[]; /* end: name NULL */

/* How many cases the benchmarks of scale make up; 0: several numbers of them. */
extern size_t bench_cases;

/* Prints one figure of the benchmark that runs. */
void bench_figure(const char *label, double value, const char *unit);
bool bench_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Seconds since some moment, monotonic. */
/* The best time of several calls of fn, in seconds, and the calls go on for about a second; 0 when
 * fn fails. The best, because noise only adds. */
double bench_best(bool (*fn)(void *), void *user);
/* The same in processor time of this process, which a busy machine spoils less. */
double bench_best_cpu(bool (*fn)(void *), void *user);
double bench_best_for(double seconds, bool (*fn)(void *), void *user);

/* A program of `ops` adds of tensor<8x8xf32>, 54 bytes a line for six-digit numbers. */
void bench_adds_text(size_t ops, strbuf *out);
/* A program like a large model that came from JAX (model.c). */
enum { BENCH_MODEL_OPS = 69714 };
void bench_model_text(strbuf *out);
/* A fresh context over the built-in opset. Under its own guard via BENCH_GUARDED. */
ir_context *bench_context(void);

/* Memory of the process that no file backs, in bytes (Anonymous in /proc/self/smaps_rollup; pages
 * of a mapped file are not counted, dirty in the page cache or not); 0 when unknown. */
size_t bench_private_bytes(void);
/* `prog` with its arguments, output to /dev/null; false when it fails. */
bool bench_spawn(const char *const *argv);
/* The same; the most memory that no file backs is looked up every millisecond. */
bool bench_spawn_watched(const char *const *argv, size_t *private_bytes);
/* A tool beside this one: build/release/bin/NAME, in a static buffer. */
const char *bench_tool(const char *name);

#endif
