/* SPDX-License-Identifier: Apache-2.0 */
#include "bytecode/bytecode.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/os/process.h"
#include "bench.h"
#include "harness/data/input.h"
#include "text/text.h"
#include "versions/versions.h"

/* --- Many ops --- */

typedef struct artifact {
  strbuf bytes;
  ir_context *c;
  ir_op *module;
  strbuf out;
} artifact;

static const bc_write_options newest = {.producer = "StableHLO_v1.20.0", .version = 6};

static bool strip(ir_op *op, void *context) {
  op->loc = ir_loc_unknown(context);
  return true;
}

/* The artifact of `ops` ops, where each op has its line and column in the text as a location, or
 * none has any. */
static bool make(artifact *a, size_t ops, bool locations) {
  strbuf_auto text = STRBUF_INIT;
  bench_adds_text(ops, &text);
  a->c = bench_context();
  arena_guard g;
  bool good = false;
  if (a->c && ARENA_GUARD(ir_arena(a->c), &g)) {
    a->module = text_parse(a->c, text.bytes, text.len, NULL, NULL);
    if (a->module && !locations) ir_walk(a->module, strip, a->c);
    good = a->module && vs_legalize_to_vhlo(a->c, a->module, NULL, NULL) &&
           bc_write(a->c, a->module, &newest, &a->bytes, NULL);
    arena_guard_pop(ir_arena(a->c), &g);
  }
  return good;
}

static bool read_one(void *user) {
  artifact *a = user;
  ir_context *c = bench_context();
  ir_op *module = bc_read(c, a->bytes.bytes, a->bytes.len, &(bc_read_options){0}, NULL);
  ir_context_free(c);
  return module != NULL;
}

static bool write_one(void *user) {
  artifact *a = user;
  strbuf_reset(&a->out);
  return bc_write(a->c, a->module, &newest, &a->out, NULL);
}

static bool read_and_write(artifact *a) {
  double r = bench_best_cpu(read_one, a), w = bench_best_cpu(write_one, a);
  if (r == 0 || w == 0) return bench_fail("reading or writing failed");
  bench_figure("read 100000 ops", r * 1e3, "ms");
  bench_figure("write 100000 ops", w * 1e3, "ms");
  bench_figure("artifact of 100000 ops", (double)a->bytes.len / 1e6, "MB");
  return true;
}

static void artifact_free(artifact *a) {
  strbuf_free(&a->bytes);
  strbuf_free(&a->out);
  ir_context_free(a->c);
}

static bool many(bool locations) {
  artifact a = {.bytes = STRBUF_INIT, .out = STRBUF_INIT};
  bool good =
      make(&a, 100000, locations) ? read_and_write(&a) : bench_fail("no artifact of 100000 ops");
  artifact_free(&a);
  return good;
}

static bool many_ops(void) { return many(false); }
static bool many_locations(void) { return many(true); }

/* --- One large constant --- */

typedef struct copy_job {
  const char *from, *to;
  size_t private_bytes;
} copy_job;

/* Copies as cp does: reads and writes in turns. */
static bool plain_copy(void *user) {
  copy_job *j = user;
  enum { PIECE = 256 << 10 };
  auto_free char *piece = malloc(PIECE);
  int in = open(j->from, O_RDONLY), out = open(j->to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t n = -1;
  if (piece && in >= 0 && out >= 0)
    while ((n = read(in, piece, PIECE)) > 0)
      if (write(out, piece, (size_t)n) != n) {
        n = -1;
        break;
      }
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  return n == 0;
}

static bool put(void *user, const void *bytes, size_t n) { return output_put(user, bytes, n); }

/* Copies as the tools do: the input is mapped, the output is a file beside that is renamed. */
static bool through_us(void *user) {
  copy_job *j = user;
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(input_close) input in = {0};
  output out;
  if (!input_open(&in, j->from, &why)) return bench_fail("%s", strbuf_str(&why));
  output_open(&out, j->to);
  ir_context *c = bench_context();
  ir_op *module = c ? bc_read(c, in.bytes, in.size, &(bc_read_options){0}, NULL) : NULL;
  bool good = module && bc_write_to(c, module, &newest, (bc_sink){put, &out}, NULL);
  j->private_bytes = os_private_bytes(0);
  ir_context_free(c);
  return (output_close(&out, good, &why) || bench_fail("%s", strbuf_str(&why))) && good;
}

/* An artifact with one constant of `bytes` bytes; under the caller's guard. */
static bool write_constant(ir_context *c, const uint8_t *data, size_t bytes, output *out) {
  static const char text[] =
      "func.func @main() {\n  %0 = stablehlo.constant dense<0.0> : tensor<f32>\n  return\n}\n";
  ir_op *module = text_parse(c, text, sizeof text - 1, NULL, NULL);
  ir_op *constant = module->regions[0].first->first->regions[0].first->first;
  int64_t n = (int64_t)(bytes / 4);
  const ir_type *type =
      ir_type_tensor(c, &n, 1, ir_type_float(c, ir_float_by_name("f32", 3)), NULL);
  ir_op_set(c, constant, "value", ir_attr_dense(c, type, data, bytes, false, IR_BORROW));
  constant->results[0].type = type;
  return vs_legalize_to_vhlo(c, module, NULL, NULL) &&
         bc_write_to(c, module, &newest, (bc_sink){put, out}, NULL);
}

static bool make_large(const char *path, size_t bytes) {
  strbuf_auto why = STRBUF_INIT;
  ir_context *c = bench_context();
  auto_free uint8_t *data = malloc(bytes);
  output out;
  volatile bool good = false;
  arena_guard g;
  if (output_open(&out, path) && c && data && ARENA_GUARD(ir_arena(c), &g)) {
    uint32_t x = 1, *words = (uint32_t *)data;
    for (size_t i = 0; i < bytes / 4; i++) words[i] = x = x * 1664525 + 1013904223;
    good = write_constant(c, data, bytes, &out);
    arena_guard_pop(ir_arena(c), &g);
  }
  ir_context_free(c);
  if (!output_close(&out, good, &why)) return bench_fail("%s", strbuf_str(&why));
  return good || bench_fail("no artifact with a constant of %zu bytes can be made", bytes);
}

static bool large_constant(void) {
  char from[BENCH_PATH], to[BENCH_PATH];
  bench_temporary(".in", from);
  bench_temporary(".out", to);
  copy_job j = {from, to, 0};
  const size_t size = (size_t)1 << 30;
  bool good = make_large(from, size);
  if (good) {
    double ours = bench_best(through_us, &j), plain = bench_best(plain_copy, &j);
    good = ours > 0 && plain > 0;
    if (good) {
      bench_figure("1 GiB constant, read and write", (double)size / 1e9 / ours, "GB/s");
      bench_figure("plain copy of the file", (double)size / 1e9 / plain, "GB/s");
      bench_figure("speed against the copy", 100 * plain / ours, "%");
      bench_figure("private memory meanwhile", (double)j.private_bytes / 1e6, "MB");
    } else {
      bench_fail("reading or writing failed");
    }
  }
  unlink(from);
  unlink(to);
  return good;
}

static bool large_process(void) {
  char from[BENCH_PATH], to[BENCH_PATH];
  bench_temporary(".in", from);
  bench_temporary(".out", to);
  bool good = make_large(from, (size_t)1 << 30);
  static const char *const tools[][3] = {{"hlo-opt", "--emit-bytecode"},
                                         {"hlo-translate", "--serialize", "--target=current"}};
  for (size_t i = 0; good && i < sizeof tools / sizeof *tools; i++) {
    const char *argv[8] = {bench_tool(tools[i][0]), "-o", to, from, tools[i][1], tools[i][2]};
    char label[64];
    size_t most = 0;
    double before = clock_now();
    good = bench_spawn_watched(argv, &most);
    if (!good) {
      bench_fail("%s failed", tools[i][0]);
      break;
    }
    snprintf(label, sizeof label, "%s, 1 GiB", tools[i][0]);
    bench_figure(label, (clock_now() - before) * 1e3, "ms");
    snprintf(label, sizeof label, "%s, private memory", tools[i][0]);
    bench_figure(label, (double)most / 1e6, "MB");
  }
  unlink(from);
  unlink(to);
  return good;
}

/* --- A small artifact, as a process --- */

typedef struct spawn_job {
  const char *argv[8];
} spawn_job;

static bool spawn(void *user) { return bench_spawn(((spawn_job *)user)->argv); }

static bool small_process(void) {
  char text_path[BENCH_PATH], artifact_path[BENCH_PATH];
  bench_temporary(".mlir", text_path);
  bench_temporary(".mlirbc", artifact_path);
  strbuf_auto text = STRBUF_INIT;
  bench_adds_text(17, &text); /* 20 lines with the function around them */
  artifact a = {.bytes = STRBUF_INIT, .out = STRBUF_INIT};
  bool good = bench_write(text_path, text.bytes, text.len) && make(&a, 17, true) &&
              bench_write(artifact_path, a.bytes.bytes, a.bytes.len);
  artifact_free(&a);
  const char *tool = bench_tool("hlo-translate");
  spawn_job write_it = {{tool, "--serialize", "--target=1.0.0", "--strip-debuginfo", text_path}};
  spawn_job read_it = {{tool, "--deserialize", artifact_path}};
  if (good) {
    double w = bench_best(spawn, &write_it), r = bench_best(spawn, &read_it);
    good = w > 0 && r > 0;
    if (good) {
      bench_figure("process serializes 20 lines", w * 1e3, "ms");
      bench_figure("process deserializes 20 lines", r * 1e3, "ms");
    } else {
      bench_fail("%s failed", tool);
    }
  }
  unlink(text_path);
  unlink(artifact_path);
  return good;
}

const benchmark bench_bytecode[] = {
    {"bytecode.many_ops", "an artifact of 100,000 ops, read and written", many_ops},
    {"bytecode.many_locations", "the same, each op with a location of its own", many_locations},
    {"bytecode.large_constant", "a constant of 1 GiB passes through, against a plain copy",
     large_constant},
    {"bytecode.large_process", "hlo-opt passes a constant of 1 GiB from file to file",
     large_process},
    {"bytecode.small_process", "hlo-translate on 20 lines, from start to exit", small_process},
    {NULL, NULL, NULL},
};
