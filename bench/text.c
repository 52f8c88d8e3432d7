/* SPDX-License-Identifier: Apache-2.0 */
#include "text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

typedef struct job {
  strbuf text;
  size_t arena_bytes;
  size_t ops;
} job;

static bool parse(void *user) {
  job *j = user;
  ir_context *c = bench_context();
  if (!c) return false;
  ir_op *module = text_parse(c, j->text.bytes, j->text.len, NULL, NULL);
  j->arena_bytes = arena_used(ir_arena(c));
  ir_context_free(c);
  return module != NULL;
}

static bool parse_ops(void) {
  static const size_t counts[] = {100000, 1000000, 5000000};
  double per_op[3];
  for (size_t i = 0; i < 3; i++) {
    job j = {.text = STRBUF_INIT};
    bench_adds_text(counts[i], &j.text);
    double s = bench_best_cpu(parse, &j);
    double mb = (double)j.text.len / 1e6;
    strbuf_free(&j.text);
    if (s == 0) return bench_fail("the text did not parse");
    per_op[i] = s / (double)counts[i];
    char label[64];
    snprintf(label, sizeof label, "parse %zu adds", counts[i]);
    bench_figure(label, mb / s, "MB/s");
    snprintf(label, sizeof label, "memory per op, %zu adds", counts[i]);
    bench_figure(label, (double)j.arena_bytes / (double)counts[i], "bytes");
  }
  bench_figure("time per op, 5M against 100k", per_op[2] / per_op[0], "x");
  return true;
}

static bool parse_hex(void) {
  enum { ELEMENTS = 16 << 20 };
  job j = {.text = STRBUF_INIT};
  strbuf_adds(&j.text, "func.func @main() {\n  %0 = stablehlo.constant dense<\"0x");
  strbuf_reserve(&j.text, (size_t)ELEMENTS * 8 + 100);
  uint32_t x = 1;
  for (size_t i = 0; i < ELEMENTS; i++) {
    x = x * 1664525 + 1013904223;
    for (int k = 0; k < 32; k += 4) j.text.bytes[j.text.len++] = "0123456789ABCDEF"[x >> k & 15];
  }
  strbuf_addf(&j.text, "\"> : tensor<%dxf32>\n  return\n}\n", ELEMENTS);
  double s = bench_best_cpu(parse, &j), gb = (double)j.text.len / 1e9;
  strbuf_free(&j.text);
  if (s == 0) return bench_fail("the text did not parse");
  bench_figure("hex constant of 64 MiB", gb / s, "GB/s");
  return true;
}

typedef struct print_job {
  ir_context *c;
  ir_op *module;
  strbuf out;
  bool generic;
} print_job;

static bool print(void *user) {
  print_job *p = user;
  strbuf_reset(&p->out);
  text_print(p->c, p->module, &(text_print_options){.generic = p->generic, .verified = true},
             &p->out);
  return !p->out.failed && p->out.len;
}

static bool print_ops(void) {
  strbuf text = STRBUF_INIT;
  bench_adds_text(100000, &text);
  print_job p = {.c = bench_context(), .out = STRBUF_INIT};
  p.module = text_parse(p.c, text.bytes, text.len, NULL, NULL);
  strbuf_free(&text);
  if (!p.module) return bench_fail("the text did not parse");
  for (int generic = 0; generic < 2; generic++) {
    p.generic = generic;
    double s = bench_best_cpu(print, &p);
    if (s == 0) return bench_fail("the program did not print");
    bench_figure(generic ? "print generic, 100000 adds" : "print pretty, 100000 adds",
                 (double)p.out.len / 1e6 / s, "MB/s");
  }
  strbuf_free(&p.out);
  ir_context_free(p.c);
  return true;
}

const benchmark bench_text[] = {
    {"text.parse_ops", "op-dense text: speed, memory, and that both are linear", parse_ops},
    {"text.parse_hex", "a large hexadecimal constant", parse_hex},
    {"text.print_ops", "op-dense programs to text", print_ops},
    {NULL, NULL, NULL},
};
