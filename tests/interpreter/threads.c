/* SPDX-License-Identifier: Apache-2.0 */
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

/* Ops that move, reduce, sort and transform elements: windows with padding and dilation, one group
 * for each feature and several features in one, sums along each dimension, transposes, gathers of
 * elements and of parts of rows, slices that keys order and, with NaNs, that they do not, batches
 * of transforms. */
static const char moving[] =
    "func.func @main(%s: tensor<f32>, %b: tensor<512xf32>) -> (tensor<3x40x40x24xf32>, "
    "tensor<3x79x39x32xf32>, tensor<1025xf32>, tensor<512xf32>, tensor<512x1025xf32>, "
    "tensor<70000xf32>, tensor<3000x3x40xf32>, tensor<1025x512xf32>, tensor<1025x512xi32>, "
    "tensor<128x512xf32>, tensor<1025x257xcomplex<f32>>, tensor<1025x128xf32>) {\n"
    "  %i = stablehlo.iota dim = 0 : tensor<524800xi32>\n"
    "  %m = stablehlo.constant dense<40503> : tensor<524800xi32>\n"
    "  %w = stablehlo.constant dense<65521> : tensor<524800xi32>\n"
    "  %p = stablehlo.multiply %i, %m : tensor<524800xi32>\n"
    "  %r = stablehlo.remainder %p, %w : tensor<524800xi32>\n"
    "  %j = stablehlo.reshape %r : (tensor<524800xi32>) -> tensor<1025x512xi32>\n"
    "  %f = stablehlo.convert %j : (tensor<1025x512xi32>) -> tensor<1025x512xf32>\n"
    "  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<1025x512xf32>\n"
    "  %a = stablehlo.multiply %f, %t : tensor<1025x512xf32>\n"
    "  %l = stablehlo.slice %a [0:300, 0:512] : (tensor<1025x512xf32>) -> tensor<300x512xf32>\n"
    "  %x = stablehlo.reshape %l : (tensor<300x512xf32>) -> tensor<3x40x40x32xf32>\n"
    "  %k = stablehlo.slice %a [500:527, 0:256] : (tensor<1025x512xf32>) -> tensor<27x256xf32>\n"
    "  %k1 = stablehlo.reshape %k : (tensor<27x256xf32>) -> tensor<3x3x32x24xf32>\n"
    "  %k2 = stablehlo.slice %k [0:9, 0:32] : (tensor<27x256xf32>) -> tensor<9x32xf32>\n"
    "  %k3 = stablehlo.reshape %k2 : (tensor<9x32xf32>) -> tensor<3x3x1x32xf32>\n"
    "  %c = stablehlo.convolution(%x, %k1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
    "window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : "
    "i64} : (tensor<3x40x40x32xf32>, tensor<3x3x32x24xf32>) -> tensor<3x40x40x24xf32>\n"
    "  %d = stablehlo.convolution(%x, %k3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
    "window = {pad = [[1, 1], [1, 0]], lhs_dilate = [2, 1]} {batch_group_count = 1 : i64, "
    "feature_group_count = 32 : i64} : (tensor<3x40x40x32xf32>, tensor<3x3x1x32xf32>) -> "
    "tensor<3x79x39x32xf32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : "
    "(tensor<1025x512xf32>, tensor<f32>) -> tensor<1025xf32>\n"
    "  %r1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : "
    "(tensor<1025x512xf32>, tensor<f32>) -> tensor<512xf32>\n"
    "  %tr = stablehlo.transpose %a, dims = [1, 0] : (tensor<1025x512xf32>) -> "
    "tensor<512x1025xf32>\n"
    "  %line = stablehlo.reshape %a : (tensor<1025x512xf32>) -> tensor<524800xf32>\n"
    "  %at = stablehlo.slice %r [0:70000] : (tensor<524800xi32>) -> tensor<70000xi32>\n"
    "  %g = \"stablehlo.gather\"(%line, %at) <{dimension_numbers = #stablehlo.gather<"
    "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = "
    "array<i64: 1>}> : (tensor<524800xf32>, tensor<70000xi32>) -> tensor<70000xf32>\n"
    "  %few = stablehlo.slice %r [7:6007] : (tensor<524800xi32>) -> tensor<6000xi32>\n"
    "  %pairs = stablehlo.reshape %few : (tensor<6000xi32>) -> tensor<3000x2xi32>\n"
    "  %h = \"stablehlo.gather\"(%a, %pairs) <{dimension_numbers = #stablehlo.gather<"
    "offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = "
    "array<i64: 3, 40>}> : (tensor<1025x512xf32>, tensor<3000x2xi32>) -> tensor<3000x3x40xf32>\n"
    "  %big = stablehlo.constant dense<65000> : tensor<1025x512xi32>\n"
    "  %rare = stablehlo.compare GT, %j, %big : (tensor<1025x512xi32>, tensor<1025x512xi32>) -> "
    "tensor<1025x512xi1>\n"
    "  %one = stablehlo.constant dense<0x7FC00000> : tensor<1025x512xf32>\n"
    "  %u = stablehlo.select %rare, %one, %a : tensor<1025x512xi1>, tensor<1025x512xf32>\n"
    "  %o:2 = \"stablehlo.sort\"(%a, %j) <{dimension = 1 : i64, is_stable = true}> ({\n"
    "  ^bb0(%q0: tensor<f32>, %q1: tensor<f32>, %q2: tensor<i32>, %q3: tensor<i32>):\n"
    "    %y = stablehlo.compare GT, %q0, %q1 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    stablehlo.return %y : tensor<i1>\n"
    "  }) : (tensor<1025x512xf32>, tensor<1025x512xi32>) -> (tensor<1025x512xf32>, "
    "tensor<1025x512xi32>)\n"
    "  %some = stablehlo.slice %u [0:128, 0:512] : (tensor<1025x512xf32>) -> tensor<128x512xf32>\n"
    "  %v = \"stablehlo.sort\"(%some) <{dimension = 0 : i64, is_stable = true}> ({\n"
    "  ^bb0(%q0: tensor<f32>, %q1: tensor<f32>):\n"
    "    %y = stablehlo.compare LT, %q0, %q1 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    stablehlo.return %y : tensor<i1>\n"
    "  }) : (tensor<128x512xf32>) -> tensor<128x512xf32>\n"
    "  %e = stablehlo.fft %a, type = RFFT, length = [512] : (tensor<1025x512xf32>) -> "
    "tensor<1025x257xcomplex<f32>>\n"
    "  %n = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 1, 4>, "
    "window_strides = array<i64: 1, 4>}> ({\n"
    "  ^bb0(%q0: tensor<f32>, %q1: tensor<f32>):\n"
    "    %y = stablehlo.maximum %q0, %q1 : tensor<f32>\n"
    "    stablehlo.return %y : tensor<f32>\n"
    "  }) : (tensor<1025x512xf32>, tensor<f32>) -> tensor<1025x128xf32>\n"
    "  return %c, %d, %r0, %r1, %tr, %g, %h, %o#0, %o#1, %v, %e, %n : tensor<3x40x40x24xf32>, "
    "tensor<3x79x39x32xf32>, tensor<1025xf32>, tensor<512xf32>, tensor<512x1025xf32>, "
    "tensor<70000xf32>, tensor<3000x3x40xf32>, tensor<1025x512xf32>, tensor<1025x512xi32>, "
    "tensor<128x512xf32>, tensor<1025x257xcomplex<f32>>, tensor<1025x128xf32>\n}\n";

static void evaluate(const char *text, unsigned threads, bool one_by_one, strbuf *out) {
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  ir_context *c = context();
  ir_op *m = text_parse(c, text, strlen(text), NULL, &sink.sink);
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

static void assert_same_bits(const char *text, int ways, size_t size) {
  strbuf one = STRBUF_INIT;
  evaluate(text, 1, false, &one);
  if (size) assert_int_equal(one.len, size);
  for (unsigned threads = 0; threads <= 7; threads += threads < 4 ? 1 : 3)
    for (int way = 0; way < ways; way++) {
      strbuf out = STRBUF_INIT;
      evaluate(text, threads, way, &out);
      assert_int_equal(out.len, one.len);
      assert_memory_equal(out.bytes, one.bytes, one.len);
      strbuf_free(&out);
    }
  strbuf_free(&one);
}

static void every_number_of_threads_gives_the_same_bits(void **state) {
  (void)state;
  if (!interp_has_fast()) skip(); /* the definitions use one thread, and take very long for this */
  assert_same_bits(large, 2, 1025 * 512 * 8 + 1025 * 64 * 4 + 3 * 342 * 64 * 2);
}

static void so_do_convolutions_reductions_sorts_and_what_moves(void **state) {
  (void)state;
  if (!interp_has_fast()) skip(); /* the definitions use one thread, and take very long for this */
  assert_same_bits(moving, 1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_threads_give_what_one_gives),
      cmocka_unit_test(every_number_of_threads_gives_the_same_bits),
      cmocka_unit_test(so_do_convolutions_reductions_sorts_and_what_moves),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
