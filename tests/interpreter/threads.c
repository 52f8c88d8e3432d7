/* Two contexts in two threads share nothing that changes: both read, verify, convert, write and
 * evaluate at once. Several threads of one evaluation divide its results. Under the preset tsan
 * every race is an error; in every build the results agree. */
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

/* A chain with a view and a constant, an op by itself, a scalar that is spread, contractions with
 * and without batches, of f32 and bf16: large enough to be divided. */
static const char large[] =
    "func.func @main(%s: tensor<f32>, %b: tensor<512xf32>) -> (tensor<1025x512xf32>, "
    "tensor<1025x512xi32>, tensor<1025x64xf32>, tensor<3x342x64xbf16>) {\n"
    "  %i = stablehlo.iota dim = 0 : tensor<524800xi32>\n"
    "  %j = stablehlo.reshape %i : (tensor<524800xi32>) -> tensor<1025x512xi32>\n"
    "  %k = stablehlo.popcnt %j : tensor<1025x512xi32>\n"
    "  %f = stablehlo.convert %j : (tensor<1025x512xi32>) -> tensor<1025x512xf32>\n"
    "  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<1025x512xf32>\n"
    "  %v = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<512xf32>) -> "
    "tensor<1025x512xf32>\n"
    "  %m = stablehlo.multiply %f, %t : tensor<1025x512xf32>\n"
    "  %h = stablehlo.tanh %m : tensor<1025x512xf32>\n"
    "  %a = stablehlo.add %h, %v : tensor<1025x512xf32>\n"
    "  %c = stablehlo.slice %a [0:512, 0:64] : (tensor<1025x512xf32>) -> tensor<512x64xf32>\n"
    "  %d = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<1025x512xf32>, "
    "tensor<512x64xf32>) -> tensor<1025x64xf32>\n"
    "  %e = stablehlo.slice %a [0:342, 0:384] : (tensor<1025x512xf32>) -> tensor<342x384xf32>\n"
    "  %g = stablehlo.convert %e : (tensor<342x384xf32>) -> tensor<342x384xbf16>\n"
    "  %l = stablehlo.reshape %g : (tensor<342x384xbf16>) -> tensor<3x342x128xbf16>\n"
    "  %n = stablehlo.slice %l [0:3, 0:64, 0:128] : (tensor<3x342x128xbf16>) -> "
    "tensor<3x64x128xbf16>\n"
    "  %o = stablehlo.dot_general %l, %n, batching_dims = [0] x [0], contracting_dims = [2] x [2] "
    ": "
    "(tensor<3x342x128xbf16>, tensor<3x64x128xbf16>) -> tensor<3x342x64xbf16>\n"
    "  return %a, %k, %d, %o : tensor<1025x512xf32>, tensor<1025x512xi32>, tensor<1025x64xf32>, "
    "tensor<3x342x64xbf16>\n}\n";

static void evaluate_large(unsigned threads, bool one_by_one, strbuf *out) {
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_context *c = context();
  ir_op *m = text_parse(c, large, sizeof large - 1, NULL, &sink.sink);
  if (!m) fail_msg("%s", strbuf_str(&errors));
  const ir_block *main_block = m->regions[0].first->first->regions[0].first;
  static float numbers[513];
  for (int k = 0; k < 513; k++) numbers[k] = 1e-4f + (float)k / 777;
  interp_value *args[] = {
      interp_tensor(main_block->args[0]->type, numbers, sizeof(float)),
      interp_tensor(main_block->args[1]->type, numbers + 1, 512 * sizeof(float))};
  interp_value **results = NULL;
  size_t count = 0;
  const interp_options o = {.threads = threads, .one_by_one = one_by_one};
  if (!interp_run(c, m, "main", args, 2, &o, &results, &count, &sink.sink))
    fail_msg("%s", strbuf_str(&errors));
  for (size_t k = 0; k < count; k++) {
    size_t size;
    const void *data = interp_data(results[k], &size);
    strbuf_add(out, data, size);
    interp_release(results[k]);
  }
  free(results);
  interp_release(args[0]);
  interp_release(args[1]);
  strbuf_free(&errors);
  ir_context_free(c);
}

static void every_number_of_threads_gives_the_same_bits(void **state) {
  (void)state;
  strbuf one = STRBUF_INIT;
  evaluate_large(1, false, &one);
  assert_int_equal(one.len, 1025 * 512 * 8 + 1025 * 64 * 4 + 3 * 342 * 64 * 2);
  for (unsigned threads = 0; threads <= 7; threads += threads < 4 ? 1 : 3)
    for (int way = 0; way < 2; way++) {
      strbuf out = STRBUF_INIT;
      evaluate_large(threads, way, &out);
      assert_int_equal(out.len, one.len);
      assert_memory_equal(out.bytes, one.bytes, one.len);
      strbuf_free(&out);
    }
  strbuf_free(&one);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_threads_give_what_one_gives),
      cmocka_unit_test(every_number_of_threads_gives_the_same_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
