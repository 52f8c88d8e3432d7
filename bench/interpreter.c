/* SPDX-License-Identifier: Apache-2.0 */
#include "interpreter/interpreter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/process.h"
#include "bench.h"
#include "text/text.h"

typedef struct program {
  ir_context *c;
  ir_op *module;
  interp_value *args[4];
  size_t arg_count;
} program;

static bool run_with(const program *p, const interp_options *options) {
  interp_value **results = NULL;
  size_t count = 0;
  if (!interp_run(p->c, p->module, "main", p->args, p->arg_count, options, &results, &count, NULL))
    return false;
  interp_release_all(results, count);
  return true;
}

static bool run(void *user) { return run_with(user, NULL); }
static bool run_audited(void *user) {
  static const interp_options audit = {.audit = true};
  return run_with(user, &audit);
}

/* Parses `text` and makes an argument of reproducible numbers in (0, 1) for each parameter of
 * @main, which are tensors of f32; tensors of i32 are indices below 512. */
static bool prepare(program *p, const char *text) {
  memset(p, 0, sizeof *p);
  p->c = bench_context();
  if (!p->c || !(p->module = text_parse(p->c, text, strlen(text), NULL, NULL))) return false;
  const ir_block *body = p->module->regions[0].first->first->regions[0].first;
  uint32_t x = 1;
  for (size_t i = 0; i < body->arg_count && i < 4; i++) {
    const ir_type *type = body->args[i]->type;
    size_t n = (size_t)ir_type_element_count(type);
    auto_free float *data = malloc(n * sizeof *data);
    if (!data) return false;
    for (size_t k = 0; k < n; k++) {
      x = x * 1664525 + 1013904223;
      data[k] = (float)(x >> 8) / (float)(1 << 24);
      int32_t index = (int32_t)(x >> 23);
      if (type->shaped.element->kind == IR_TYPE_INTEGER) memcpy(&data[k], &index, sizeof index);
    }
    p->args[p->arg_count++] = interp_tensor(type, data, n * sizeof *data);
  }
  return true;
}

static void drop(program *p) {
  for (size_t i = 0; i < p->arg_count; i++) interp_release(p->args[i]);
  ir_context_free(p->c);
}

/* Best time of a program, or 0. */
static double time_of(const char *text) {
  program p;
  double s = prepare(&p, text) ? bench_best(run, &p) : 0;
  drop(&p);
  if (s == 0) bench_fail("a program failed:\n%s", text);
  return s;
}

static bool dots(void) {
  static const int sizes[] = {128, 1024};
  for (size_t i = 0; i < 2; i++) {
    char text[512], label[64];
    int n = sizes[i];
    snprintf(
        text, sizeof text,
        "func.func @main(%%a: tensor<%dx%dxf32>, %%b: tensor<%dx%dxf32>) -> tensor<%dx%dxf32> {\n"
        "  %%0 = stablehlo.dot_general %%a, %%b, contracting_dims = [1] x [0] : "
        "(tensor<%dx%dxf32>, tensor<%dx%dxf32>) -> tensor<%dx%dxf32>\n"
        "  return %%0 : tensor<%dx%dxf32>\n}\n",
        n, n, n, n, n, n, n, n, n, n, n, n, n, n);
    double s = time_of(text);
    if (s == 0) return false;
    snprintf(label, sizeof label, "f32 dot_general %d^3", n);
    bench_figure(label, s * 1e3, "ms");
    bench_figure(label, 2.0 * n * n * n / s / 1e9, "GFLOP/s");
  }
  return true;
}

static bool convolution(void) {
  double s = time_of(
      "func.func @main(%a: tensor<1x32x32x8xf32>, %k: tensor<3x3x8x16xf32>) -> "
      "tensor<1x30x30x16xf32> {\n"
      "  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
      "window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
      "(tensor<1x32x32x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x30x30x16xf32>\n"
      "  return %0 : tensor<1x30x30x16xf32>\n}\n");
  if (s == 0) return false;
  bench_figure("convolution 32x32x8->16, 3x3", s * 1e3, "ms");
  return true;
}

static bool chain(void) {
  double s = time_of(
      "func.func @main(%a: tensor<1048576xf32>, %b: tensor<1048576xf32>) -> tensor<f32> {\n"
      "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %0 = stablehlo.multiply %a, %b : tensor<1048576xf32>\n"
      "  %1 = stablehlo.exponential %0 : tensor<1048576xf32>\n"
      "  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<1048576xf32>, tensor<f32>) -> tensor<f32>\n"
      "  return %2 : tensor<f32>\n}\n");
  if (s == 0) return false;
  bench_figure("1M multiply, exponential, reduce", s * 1e3, "ms");
  return true;
}

typedef struct copy {
  char *from, *to;
  size_t n;
} copy;
static bool copy_once(void *user) {
  copy *k = user;
  memcpy(k->to, k->from, k->n);
  return true;
}

static bool add_bandwidth(void) {
  double s = time_of(
      "func.func @main(%a: tensor<16777216xf32>, %b: tensor<16777216xf32>) -> "
      "tensor<16777216xf32> {\n"
      "  %0 = stablehlo.add %a, %b : tensor<16777216xf32>\n"
      "  return %0 : tensor<16777216xf32>\n}\n");
  if (s == 0) return false;
  copy k = {.n = (size_t)64 << 20};
  k.from = malloc(k.n);
  k.to = malloc(k.n);
  if (!k.from || !k.to) return bench_fail("out of memory");
  memset(k.from, 1, k.n);
  memset(k.to, 2, k.n);
  double m = bench_best(copy_once, &k);
  free(k.from);
  free(k.to);
  /* Bytes moved: two operands and a result, against a source and a destination. */
  double ours = 3.0 * (double)k.n / s / 1e9, theirs = 2.0 * (double)k.n / m / 1e9;
  bench_figure("add of 16M f32", ours, "GB/s");
  bench_figure("memcpy of 64 MiB", theirs, "GB/s");
  bench_figure("bandwidth against memcpy", 100 * ours / theirs, "%");
  return true;
}

static bool loop(void) {
  double s = time_of(
      "func.func @main() -> tensor<i32> {\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %n = stablehlo.constant dense<1000000> : tensor<i32>\n"
      "  %0 = stablehlo.while(%i = %z) : tensor<i32>\n"
      "    cond {\n"
      "      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "      stablehlo.return %c : tensor<i1>\n"
      "    } do {\n"
      "      %1 = stablehlo.add %i, %one : tensor<i32>\n"
      "      stablehlo.return %1 : tensor<i32>\n"
      "    }\n"
      "  return %0 : tensor<i32>\n}\n");
  if (s == 0) return false;
  bench_figure("while of a million steps", s * 1e3, "ms");
  bench_figure("private memory after it", (double)os_private_bytes(0) / 1e6, "MB");
  return true;
}

/* Each op against its definition. An audited run does both, so the definition alone is the
 * difference of the two best times; what is around the op (calling it, copies of its operands)
 * counts for the definition and is small beside it. */
static const struct speed_row {
  const char *op, *types, *result, *body;
} speed_rows[] = {
#define F1M "tensor<1048576xf32>"
#define SQUARE "tensor<512x512xf32>"
    {"add", F1M ", " F1M, F1M, "stablehlo.add %a0, %a1 : " F1M},
    {"divide", F1M ", " F1M, F1M, "stablehlo.divide %a0, %a1 : " F1M},
    {"maximum", F1M ", " F1M, F1M, "stablehlo.maximum %a0, %a1 : " F1M},
    {"exponential", F1M, F1M, "stablehlo.exponential %a0 : " F1M},
    {"compare", F1M ", " F1M, "tensor<1048576xi1>",
     "stablehlo.compare LT, %a0, %a1 : (" F1M ", " F1M ") -> tensor<1048576xi1>"},
    {"convert", F1M, "tensor<1048576xbf16>",
     "stablehlo.convert %a0 : (" F1M ") -> tensor<1048576xbf16>"},
    {"transpose", SQUARE, SQUARE,
     "stablehlo.transpose %a0, dims = [1, 0] : (" SQUARE ") -> " SQUARE},
    {"broadcast_in_dim", "tensor<512xf32>", SQUARE,
     "stablehlo.broadcast_in_dim %a0, dims = [1] : (tensor<512xf32>) -> " SQUARE},
    {"reverse", SQUARE, SQUARE, "stablehlo.reverse %a0, dims = [1] : " SQUARE},
    {"slice", SQUARE, "tensor<256x256xf32>",
     "stablehlo.slice %a0 [0:512:2, 128:384] : (" SQUARE ") -> tensor<256x256xf32>"},
    {"concatenate", SQUARE ", " SQUARE, "tensor<512x1024xf32>",
     "stablehlo.concatenate %a0, %a1, dim = 1 : (" SQUARE ", " SQUARE ") -> tensor<512x1024xf32>"},
    {"pad", SQUARE ", tensor<f32>", "tensor<514x1024xf32>",
     "stablehlo.pad %a0, %a1, low = [1, 0], high = [1, 1], interior = [0, 1] : (" SQUARE
     ", tensor<f32>) -> tensor<514x1024xf32>"},
    {"gather", SQUARE ", tensor<4096x1xi32>", "tensor<4096x512xf32>",
     "\"stablehlo.gather\"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
     "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = "
     "array<i64: 1, 512>}> : (" SQUARE ", tensor<4096x1xi32>) -> tensor<4096x512xf32>"},
    {"scatter", SQUARE ", tensor<256x1xi32>, tensor<256x512xf32>", SQUARE,
     "\"stablehlo.scatter\"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<"
     "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
     "index_vector_dim = 1>}> ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
     "    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n"
     "  }) : (" SQUARE ", tensor<256x1xi32>, tensor<256x512xf32>) -> " SQUARE},
    {"reduce", SQUARE ", tensor<f32>", "tensor<512xf32>",
     "stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (" SQUARE
     ", tensor<f32>) -> tensor<512xf32>"},
    {"reduce_window", "tensor<128x128xf32>, tensor<f32>", "tensor<126x126xf32>",
     "\"stablehlo.reduce_window\"(%a0, %a1) <{window_dimensions = array<i64: 3, 3>}> ({\n"
     "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
     "    %s = stablehlo.maximum %x, %y : tensor<f32>\n"
     "    stablehlo.return %s : tensor<f32>\n"
     "  }) : (tensor<128x128xf32>, tensor<f32>) -> tensor<126x126xf32>"},
    {"sort", "tensor<64x64xf32>", "tensor<64x64xf32>",
     "\"stablehlo.sort\"(%a0) <{dimension = 1 : i64}> ({\n"
     "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
     "    %s = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
     "    stablehlo.return %s : tensor<i1>\n"
     "  }) : (tensor<64x64xf32>) -> tensor<64x64xf32>"},
    {"dot_general", "tensor<128x128xf32>, tensor<128x128xf32>", "tensor<128x128xf32>",
     "stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<128x128xf32>, "
     "tensor<128x128xf32>) -> tensor<128x128xf32>"},
    {"convolution", "tensor<1x32x32x8xf32>, tensor<3x3x8x16xf32>", "tensor<1x30x30x16xf32>",
     "stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
     "window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
     "(tensor<1x32x32x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x30x30x16xf32>"},
};

static bool speed(void) {
  for (size_t k = 0; k < sizeof speed_rows / sizeof *speed_rows; k++) {
    const struct speed_row *row = &speed_rows[k];
    strbuf_auto text = STRBUF_INIT, label = STRBUF_INIT;
    strbuf_adds(&text, "func.func @main(");
    const char *at = row->types;
    for (int a = 0; *at; a++) {
      size_t n = strcspn(at, ",");
      strbuf_addf(&text, "%s%%a%d: %.*s", a ? ", " : "", a, (int)n, at);
      at += n + (at[n] ? 2 : 0);
    }
    strbuf_addf(&text, ") -> %s {\n  %%r = %s\n  return %%r : %s\n}\n", row->result, row->body,
                row->result);
    program p;
    double fast = 0, both = 0;
    if (prepare(&p, strbuf_str(&text))) {
      fast = bench_best(run, &p);
      both = bench_best(run_audited, &p);
    }
    drop(&p);
    bool ok = fast > 0 && both > fast;
    if (ok) {
      strbuf_addf(&label, "%s, evaluated", row->op);
      bench_figure(strbuf_str(&label), fast * 1e3, "ms");
      strbuf_reset(&label);
      strbuf_addf(&label, "%s, against its definition", row->op);
      bench_figure(strbuf_str(&label), (both - fast) / fast, "times");
    } else {
      bench_fail("a program failed:\n%s", strbuf_str(&text));
    }
    if (!ok) return false;
  }
  return true;
}

const benchmark bench_interpreter[] = {
    {"interpreter.dot", "f32 matrix products", dots},
    {"interpreter.convolution", "a small convolution", convolution},
    {"interpreter.chain", "a million elements through three ops", chain},
    {"interpreter.add", "elementwise speed against memcpy", add_bandwidth},
    {"interpreter.definitions", "each fast path against the definition of its op", speed},
    {"interpreter.while", "a long loop in flat memory", loop},
    {NULL, NULL, NULL},
};
