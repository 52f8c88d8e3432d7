/* Two contexts in two threads share nothing that changes: both read, verify, convert, write and
 * evaluate at once. Under the preset tsan every race is an error; in every build the results agree.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bytecode/bytecode.h"
#include "interpreter/interpreter.h"
#include "text/text.h"
#include "verify/verify.h"
#include "versions/versions.h"

enum { THREADS = 2, ROUNDS = 20 };

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};
static const char program[] =
    "func.func @main() -> (tensor<2x2xf32>, tensor<4xi32>, tensor<f32>) {\n"
    "  %a = stablehlo.constant dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>\n"
    "  %b = stablehlo.exponential %a : tensor<2x2xf32>\n"
    "  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, "
    "tensor<2x2xf32>) -> tensor<2x2xf32>\n"
    "  %i = stablehlo.iota dim = 0 : tensor<4xi32>\n"
    "  %s = \"stablehlo.sort\"(%i) ({\n"
    "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
    "    %g = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %g : tensor<i1>\n"
    "  }) : (tensor<4xi32>) -> tensor<4xi32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0, 1] : "
    "(tensor<2x2xf32>, tensor<f32>) -> tensor<f32>\n"
    "  return %c, %s, %r : tensor<2x2xf32>, tensor<4xi32>, tensor<f32>\n}\n";

static ir_context *context(void) { return ir_context_new(&vs_builtin_opset()->registry, NULL); }

/* Text to an artifact of 1.0.0 and back, and its values. Each result is appended to `out`. */
static bool one_round(strbuf *out, strbuf *errors) {
  diag_text_sink sink = diag_text_sink_to(errors);
  const vs_options all = {0};
  ir_context *c = context(), *d = context();
  strbuf bytes = STRBUF_INIT;
  bc_write_options write = {.producer = "StableHLO_v1.0.0", .version = 6, .codec = &codec};
  bc_read_options read = {.codec = &codec, .verify = true};
  ir_op *m = text_parse(c, program, sizeof program - 1, NULL, &sink.sink), *back = NULL;
  bool ok = m && verify_program(m, &sink.sink) && vs_legalize_to_vhlo(c, m, &all, &sink.sink) &&
            vs_convert_to_version(c, m, VS(1, 0, 0), &all, &sink.sink) &&
            bc_write(c, m, &write, &bytes, &sink.sink) &&
            (back = bc_read(d, bytes.bytes, bytes.len, &read, &sink.sink)) &&
            vs_convert_to_version(d, back, vs_current(vs_builtin_opset()), &all, &sink.sink) &&
            vs_legalize_to_stablehlo(d, back, &all, &sink.sink) && verify_program(back, &sink.sink);
  interp_value **results = NULL;
  size_t count = 0;
  const interp_options none = {0};
  ok = ok && interp_run(d, back, "main", NULL, 0, &none, &results, &count, &sink.sink);
  for (size_t i = 0; i < count; i++) {
    interp_print(results[i], true, out);
    interp_release(results[i]);
  }
  free(results);
  if (ok) text_print(d, back, &(text_print_options){.generic = true}, out);
  strbuf_add(out, strbuf_str(&bytes), bytes.len);
  strbuf_free(&bytes);
  ir_context_free(c);
  ir_context_free(d);
  return ok;
}

typedef struct worker {
  strbuf out, errors;
  bool ok;
} worker;

static void *work(void *user) {
  worker *w = user;
  w->ok = true;
  for (int i = 0; i < ROUNDS; i++) w->ok = w->ok && one_round(&w->out, &w->errors);
  return NULL;
}

static void two_threads_give_what_one_gives(void **state) {
  (void)state;
  pthread_t threads[THREADS];
  worker workers[THREADS], alone;
  memset(workers, 0, sizeof workers);
  memset(&alone, 0, sizeof alone);
  /* The threads first: what is made on first use would else be there. */
  for (int i = 0; i < THREADS; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  work(&alone);
  if (!alone.ok) fail_msg("%s", strbuf_str(&alone.errors));
  assert_non_null(strstr(strbuf_str(&alone.out), "dense<[3, 2, 1, 0]>"));
  for (int i = 0; i < THREADS; i++) {
    assert_true(workers[i].ok);
    assert_int_equal(workers[i].out.len, alone.out.len);
    assert_memory_equal(workers[i].out.bytes, alone.out.bytes, alone.out.len);
    strbuf_free(&workers[i].out);
    strbuf_free(&workers[i].errors);
  }
  strbuf_free(&alone.out);
  strbuf_free(&alone.errors);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(two_threads_give_what_one_gives)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
