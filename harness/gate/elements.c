/* SPDX-License-Identifier: Apache-2.0 */
/* New element types, examined: a row says what a type is called, and not that its elements work. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "internal.h"
#include "interpreter/interpreter.h"

/* Each place that knows an element type: the first hole hides the others. */
#define KNOWN_IN                                                                 \
  "verify/types.c (which constraints take it), interpreter/values/number.h and " \
  "interpreter/values/number.c (storage, packing and arithmetic)"
static const char *const known_in[] = {
    [false] = "an integer is known in " KNOWN_IN,
    [true] =
        "a float is known in ir/float_format.h and ir/float_format.c (its format), "
        "bytecode/builtin.def (its code as a builtin type), scripts/oracle/formats.py "
        "(expected values), " KNOWN_IN,
};

/* The trials, in this order. ~ is the type, # one whose numbers are known. An element is between
 * others, so that packed elements show. */
static const struct {
  const char *piece;
  const char *program;
  bool is_run;
} trials[] = {
    {"text", "func.func @main(%x: tensor<3x~>) -> tensor<3x~> {\n  return %x : tensor<3x~>\n}\n",
     false},
    {"constant",
     "func.func @main() -> tensor<3x~> {\n"
     "  %x = stablehlo.constant dense<[1, 0, 1]> : tensor<3x~>\n"
     "  return %x : tensor<3x~>\n}\n",
     true},
    {"convert",
     "func.func @main() {\n"
     "  %x = stablehlo.constant dense<[1, 0, 1]> : tensor<3x~>\n"
     "  %wide = stablehlo.convert %x : (tensor<3x~>) -> tensor<3x#>\n"
     "  %back = stablehlo.convert %wide : (tensor<3x#>) -> tensor<3x~>\n"
     "  check.expect_eq_const %wide, dense<[1, 0, 1]> : tensor<3x#>\n"
     "  check.expect_eq_const %back, dense<[1, 0, 1]> : tensor<3x~>\n"
     "  return\n}\n",
     true},
    {"arithmetic",
     "func.func @main() {\n"
     "  %x = stablehlo.constant dense<[1, 0, 1]> : tensor<3x~>\n"
     "  %y = stablehlo.constant dense<[0, 1, 0]> : tensor<3x~>\n"
     "  %both = stablehlo.multiply %x, %y : tensor<3x~>\n"
     "  %wide = stablehlo.convert %both : (tensor<3x~>) -> tensor<3x#>\n"
     "  check.expect_eq_const %wide, dense<[0, 0, 0]> : tensor<3x#>\n"
     "  return\n}\n",
     true},
};
enum { TRIALS = sizeof trials / sizeof *trials };

/* The first reason that was told. */
typedef struct first_reason {
  diag_sink sink;
  strbuf text;
} first_reason;

static void keep_first(diag_sink *self, const diag *d) {
  first_reason *r = (first_reason *)self;
  if (d->severity == DIAG_ERROR && !r->text.len) strbuf_adds(&r->text, d->message);
}

/* A float has the numbers 1.0 and 2.0 for 1 and 0: not each format has a zero. */
static void put_program(const char *program, const vs_kind *k, strbuf *out) {
  bool is_float = k->shape == VS_SHAPE_FLOAT;
  for (; *program; program++) {
    bool number = (*program == '0' || *program == '1') && strchr("[ ", program[-1]) &&
                  strchr(",]", program[1]);
    if (*program == '~')
      strbuf_adds(out, k->builtin);
    else if (*program == '#')
      strbuf_adds(out, is_float ? "f32" : "i32");
    else if (number && is_float)
      strbuf_adds(out, *program == '1' ? "1.0" : "2.0");
    else
      strbuf_addc(out, *program);
  }
}

/* Written for the newest release, read back, and the same text again. */
static bool survives(const vs_opset *o, const char *text, size_t n, diag_sink *sink) {
  strbuf_auto bytes = STRBUF_INIT, was = STRBUF_INIT, is = STRBUF_INIT;
  ir_context *c = ir_context_new(&o->registry, NULL), *d = ir_context_new(&o->registry, NULL);
  vs_options as = {0};
  program_step failed;
  ir_op *module = c ? program_read(c, text, n, &(program_options){0}, sink) : NULL;
  bool ok = module && program_print(c, module, &(text_print_options){0}, &was, sink) &&
            program_serialize(c, module, vs_current(o), &as, VS_NONE, &bytes, sink);
  ir_op *again =
      ok && d ? program_read_artifact(d, strbuf_str(&bytes), bytes.len,
                                      &(program_options){.consumer = vs_current(o)}, &failed, sink)
              : NULL;
  ok = again && program_print(d, again, &(text_print_options){0}, &is, sink);
  if (ok && strcmp(strbuf_str(&was), strbuf_str(&is)) != 0)
    ok = diag_error(sink, DIAG_GATE_ELEMENTS, (diag_place){0}, "the artifact holds other elements");
  ir_context_free(c);
  ir_context_free(d);
  return ok;
}

static bool evaluates(const vs_opset *o, const char *text, size_t n, diag_sink *sink) {
  ir_context *c = ir_context_new(&o->registry, NULL);
  ir_op *module = c ? program_read(c, text, n, &(program_options){0}, sink) : NULL;
  interp_value **values = NULL;
  size_t count = 0;
  bool ok = module && interp_run(c, module, "main", NULL, 0, &(interp_options){.verified = true},
                                 &values, &count, sink);
  interp_release_all(values, count);
  ir_context_free(c);
  return ok;
}

static void examine(const gate_ground *g, const vs_kind *k, diag_sink *sink) {
  char version[32];
  for (size_t i = 0; i < TRIALS; i++) {
    strbuf_auto text = STRBUF_INIT;
    first_reason why = {.sink = {.emit = keep_first}, .text = STRBUF_INIT};
    put_program(trials[i].program, k, &text);
    bool checks = strstr(trials[i].program, "check.") != NULL;
    bool ok = (checks || survives(g->rows, strbuf_str(&text), text.len, &why.sink)) &&
              (!trials[i].is_run || evaluates(g->rows, strbuf_str(&text), text.len, &why.sink));
    if (!ok)
      diag_error(sink, DIAG_GATE_ELEMENTS, (diag_place){0},
                 "the elements of type %s (%s, %s) fail at the trial '%s': %s; %s", k->def.mnemonic,
                 k->builtin, vs_format(k->since, version), trials[i].piece, strbuf_str(&why.text),
                 known_in[k->shape == VS_SHAPE_FLOAT]);
    strbuf_free(&why.text);
    if (!ok) return;
  }
}

void gate_examine_elements(gate_ground *g, diag_sink *sink) {
  for (size_t i = 0; i < g->rows->type_count; i++) {
    const vs_kind *k = &g->rows->types[i];
    /* No tensor has tf32: only an algorithm of dot_general names it. */
    if (gate_is_new(g, k->since) && k->builtin && strcmp(k->builtin, "tf32") != 0 &&
        (k->shape == VS_SHAPE_INTEGER || k->shape == VS_SHAPE_FLOAT))
      examine(g, k, sink);
  }
}
