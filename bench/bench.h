/* SPDX-License-Identifier: Apache-2.0 */
/* Private to hlo-bench: a benchmark is a row; it reports figures as it goes. */
#ifndef HLO_CTS_HARNESS_BENCH_BENCH_H
#define HLO_CTS_HARNESS_BENCH_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"
#include "harness/host/clock.h"
#include "ir/ir.h"

typedef struct benchmark {
  const char *name; /* "text.parse_ops" */
  const char *what;
  bool (*run)(void); /* false: something that was to be measured did not work */
} benchmark;

extern const benchmark bench_text[], bench_bytecode[], bench_interpreter[], bench_verify[],
    bench_peak[], bench_process[], bench_random[], bench_scale[]; /* end: name NULL */

/* How many cases the benchmarks of scale make up; 0: several numbers of them. */
extern size_t bench_cases;

/* Runs `fn` in a process of its own, so that nothing that ran before counts in its figures of
 * memory. False if fn returned false or the process died. */
bool bench_forked(bool (*fn)(void *), void *user);

/* Prints one figure of the benchmark that runs. */
void bench_figure(const char *label, double value, const char *unit);
bool bench_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Calls fn again and again for about a second, and returns the shortest time of a call in seconds;
 * 0 if fn fails. The shortest counts, because noise only makes calls longer. */
double bench_best(bool (*fn)(void *), void *user);
/* The same in processor time of this process, which other processes disturb less. */
double bench_best_cpu(bool (*fn)(void *), void *user);
double bench_best_for(double seconds, bool (*fn)(void *), void *user);

/* A program of `ops` adds of tensor<8x8xf32>, 54 bytes a line for six-digit numbers. */
void bench_adds_text(size_t ops, strbuf *out);
/* A program like a large model that came from JAX (model.c). */
enum { BENCH_MODEL_OPS = 69714 };
void bench_model_text(strbuf *out);
/* A fresh context over the built-in opset. */
ir_context *bench_context(void);

/* Memory of this process that no file backs, in bytes: Anonymous in /proc/self/smaps_rollup, which
 * does not count pages of mapped files. 0 if it is unknown. */
size_t bench_private_bytes(void);
/* Runs a program with its arguments and discards its output; false if it fails. */
bool bench_spawn(const char *const *argv);
/* The same. It looks up the program's private memory every millisecond and returns the most. */
bool bench_spawn_watched(const char *const *argv, size_t *private_bytes);
/* A tool beside this one: build/release/bin/NAME, in a static buffer. */
const char *bench_tool(const char *name);

/* The path of a temporary file, `suffix` at its end; the caller removes the file. */
enum { BENCH_PATH = 512 };
void bench_temporary(const char *suffix, char path[BENCH_PATH]);
/* Writes a whole file; false, with a message, if it cannot be written. */
bool bench_write(const char *path, const void *bytes, size_t n);

#endif
