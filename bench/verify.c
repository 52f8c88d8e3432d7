/* SPDX-License-Identifier: Apache-2.0 */
#include "verify/verify.h"

#include <stdio.h>
#include <time.h>

#include "bench.h"
#include "text/text.h"

/* Both are measured in processor time of this thread. */
static double cpu(void) { return clock_of(CLOCK_THREAD_CPUTIME_ID); }

static void lower(double *best, double took) {
  if (*best == 0 || took < *best) *best = took;
}

static bool verify_ops(const char *what, const strbuf *text) {
  double parse = 0, verify = 0;
  for (int i = 0; i < 7; i++) {
    ir_context *c = bench_context();
    double start = cpu();
    ir_op *module = text_parse(c, text->bytes, text->len, NULL, NULL);
    double parsed = cpu();
    bool good = module && verify_program(module, NULL);
    double verified = cpu();
    ir_context_free(c);
    if (!good) return bench_fail("%s do not verify", what);
    lower(&parse, parsed - start);
    lower(&verify, verified - parsed);
  }
  char label[64];
  snprintf(label, sizeof label, "parse %s", what);
  bench_figure(label, parse * 1e3, "ms");
  snprintf(label, sizeof label, "verify %s", what);
  bench_figure(label, verify * 1e3, "ms");
  bench_figure("verify against parse", verify / parse, "x");
  return true;
}

enum { OPS = 100000 };

static bool verify_adds(void) {
  strbuf_auto text = STRBUF_INIT;
  bench_adds_text(OPS, &text);
  return verify_ops("100000 adds", &text);
}

/* Ops with attributes, inferred types and regions; each takes what the one before it gave. */
static bool verify_mixed(void) {
  enum { ROUND = 9 }; /* ops in the text below */
  strbuf_auto text = STRBUF_INIT;
  strbuf_adds(&text,
              "func.func @main(%0: tensor<8x8xf32>) -> tensor<8x8xf32> {\n"
              "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n");
  size_t v = 0;
  for (size_t ops = 0; ops < OPS; ops += ROUND, v += 5)
    strbuf_addf(
        &text,
        "  %%%zu = stablehlo.dot_general %%%zu, %%%zu, contracting_dims = [1] x [0] : "
        "(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>\n"
        "  %%%zu = stablehlo.transpose %%%zu, dims = [1, 0] : (tensor<8x8xf32>) -> "
        "tensor<8x8xf32>\n"
        "  %%%zu = stablehlo.slice %%%zu [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>\n"
        "  %%%zu = \"stablehlo.reduce\"(%%%zu, %%z) <{dimensions = array<i64: 0>}> ({\n"
        "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
        "    %%s = stablehlo.add %%a, %%b : tensor<f32>\n"
        "    %%t = stablehlo.compare LT, %%a, %%s : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "    %%u = stablehlo.select %%t, %%a, %%s : tensor<i1>, tensor<f32>\n"
        "    stablehlo.return %%u : tensor<f32>\n"
        "  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>\n"
        "  %%%zu = stablehlo.broadcast_in_dim %%%zu, dims = [1] : (tensor<8xf32>) -> "
        "tensor<8x8xf32>\n",
        v + 1, v, v, v + 2, v + 1, v + 3, v + 2, v + 4, v + 3, v + 5, v + 4);
  strbuf_addf(&text, "  return %%%zu : tensor<8x8xf32>\n}\n", v);
  return verify_ops("100000 mixed ops", &text);
}

const benchmark bench_verify[] = {
    {"verify.adds", "verification against parsing, one kind of op", verify_adds},
    {"verify.mixed", "verification against parsing, ops of many kinds with regions", verify_mixed},
    {NULL, NULL, NULL},
};
