/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels with a form for each level of processors, at every level that this one has: operands
 * narrower than the result, in lengths around each block. The definition is the other way. */
#include "audit.h"
#include "interpreter/fast/level.h"

#include <sys/wait.h>
#include <unistd.h>

/* Operands and result of dot_general and convolution. */
typedef struct mixture {
  const char *left, *right, *result;
} mixture;

static const mixture mixtures[] = {
    {"i8", "i8", "i32"},
    {"i8", "i8", "i16"},
    {"i8", "i8", "i64"},
    {"i8", "i8", "i8"},
    {"i16", "i16", "i32"},
    {"i16", "i16", "i64"},
    {"i32", "i32", "i64"},
    {"i32", "i32", "i32"},
    {"i16", "i16", "i16"},
    {"i4", "i4", "i8"},
    {"i4", "i4", "i32"},
    {"i2", "i2", "i32"},
    {"ui8", "ui8", "ui32"},
    {"ui8", "ui8", "i32"},
    {"i8", "i8", "ui32"},
    {"ui16", "ui16", "ui32"},
    {"ui4", "ui4", "ui32"},
    {"i8", "i16", "i32"},
    {"ui8", "i8", "i32"},
    {"i4", "i8", "i32"},
    {"i32", "i32", "i8"},
    {"bf16", "bf16", "f32"},
    {"f16", "f16", "f32"},
    {"bf16", "bf16", "bf16"},
    {"f16", "f16", "f16"},
    {"f32", "f32", "f64"},
    {"f32", "f32", "bf16"},
    {"f8E4M3FN", "f8E5M2", "f32"},
    {"f8E4M3FN", "f8E4M3FN", "bf16"},
    {"f8E5M2", "f8E5M2", "f16"},
    {"bf16", "f16", "f32"},
    {"i8", "i8", "f32"},
    {"complex<f32>", "complex<f32>", "complex<f64>"},
};
enum { MIXTURES = sizeof mixtures / sizeof *mixtures };

/* Around the elements of a vector, of a chunk (KERN_CHUNK, 256), and of two. */
static const int64_t lengths[] = {1,  2,  3,  4,   5,   7,   8,   15,  16,  17,  31,  32,  33,
                                  63, 64, 65, 127, 255, 256, 257, 300, 511, 512, 513, 770, 1025};
enum { LENGTHS = sizeof lengths / sizeof *lengths };

/* The levels that the processor does not have would repeat its highest one. */
static void at_every_level(void (*run)(void)) {
  for (int level = 0; level < LEVEL_COUNT; level++) {
    ev_level_bound((ev_level)level);
    if ((int)ev_level_now() == level) run();
  }
  ev_level_bound(LEVEL_COUNT);
}

/* Rows and columns around a tile: 8 rows, and lanes of two vectors of 16, 32 or 64 bytes. */
static const int64_t rows[] = {1, 1, 2, 3, 5, 9, 17}, columns[] = {1, 1, 2, 5, 9, 17, 33, 65};

static void dots_of_mixtures(void) {
  for (size_t n = 0; n < MIXTURES; n++)
    for (size_t k = 0; k < LENGTHS; k++) {
      const mixture *m = &mixtures[n];
      int64_t depth = lengths[k], r = depth > 300 ? between(1, 2) : PICK(rows),
              c = depth > 300 && r > 1 ? 1 : PICK(columns);
      const char *lt = tensor((shape){2, {r, depth}}, m->left),
                 *rt = tensor((shape){2, {depth, c}}, m->right),
                 *ot = tensor((shape){2, {r, c}}, m->result);
      audit_form(TYPES(lt, rt),
                 "  %%0 = stablehlo.dot_general %%a0, %%a1, contracting_dims = [1] x [0] : "
                 "(%s, %s) -> %s\n",
                 lt, rt, ot);
    }
}
static void mixed_contractions_of_every_length(void **state) {
  (void)state;
  seed = 81;
  at_every_level(dots_of_mixtures);
}

/* An iota of i8 counts 0 to 127, -128 to -1, 0 to 43. The sum of its squares is
 * 127 * 128 * 255 / 6 + 128 * 129 * 257 / 6 + 43 * 44 * 87 / 6 = 690880 + 707264 + 27434. */
static void squares_of_an_iota(void) {
  assert_runs(
      "  %i = stablehlo.iota dim = 1 : tensor<1x300xi8>\n"
      "  %j = stablehlo.iota dim = 0 : tensor<300x1xi8>\n"
      "  %r = stablehlo.dot_general %i, %j, contracting_dims = [1] x [0] : (tensor<1x300xi8>, "
      "tensor<300x1xi8>) -> tensor<1x1xi32>\n"
      "  check.expect_eq_const %r, dense<1425578> : tensor<1x1xi32>\n");
}
static void a_contraction_longer_than_a_chunk(void **state) {
  (void)state;
  at_every_level(squares_of_an_iota);
}

static void convolutions_of_mixtures(void) {
  for (size_t n = 0; n < MIXTURES; n++)
    for (size_t k = n % 2; k < LENGTHS; k += 2) {
      const mixture *m = &mixtures[n];
      if (strcmp(m->left, m->right)) continue; /* convolution C27 */
      int64_t features = lengths[k], taps = between(1, features > 64 ? 2 : 3), c = PICK(columns);
      if (features > 300) c = 1;
      const char *lt = tensor((shape){3, {1, 4, features}}, m->left),
                 *rt = tensor((shape){3, {taps, features, c}}, m->right),
                 *ot = tensor((shape){3, {1, 4, c}}, m->result);
      audit_form(TYPES(lt, rt),
                 "  %%0 = stablehlo.convolution(%%a0, %%a1) dim_numbers = [b, 0, f]x[0, i, o]->"
                 "[b, 0, f], window = {pad = [[0, %lld]]} {batch_group_count = 1 : i64, "
                 "feature_group_count = 1 : i64} : (%s, %s) -> %s\n",
                 (long long)taps - 1, lt, rt, ot);
    }
}
static void mixed_convolutions_of_every_length(void **state) {
  (void)state;
  seed = 82;
  at_every_level(convolutions_of_mixtures);
}

/* Operands and initial value are promoted to the type of the body. */
static void reductions_of_mixtures(void) {
  static const char *const promoted[][2] = {
      {"i8", "i32"},
      {"i4", "i16"},
      {"ui8", "ui32"},
      {"i16", "i64"},
      {"bf16", "f32"},
      {"f16", "f32"},
      {"f32", "bf16"},
      {"f32", "f64"},
      {"f8E4M3FN", "f32"},
      {"f8E5M2", "f16"},
      {"complex<f32>", "complex<f64>"},
  };
  for (size_t n = 0; n < sizeof promoted / sizeof *promoted; n++)
    for (size_t k = 0; k < LENGTHS; k++) {
      const char *from = promoted[n][0], *to = promoted[n][1];
      bool inner = draw(2);
      shape s = {2, {lengths[k], between(1, 9)}}, r = {1, {s.dims[inner ? 0 : 1]}};
      int64_t window = s.dims[0] < 20 ? s.dims[0] : 20;
      const char *t = tensor(s, from), *zero = tensor((shape){0}, from),
                 *e = tensor((shape){0}, to);
      strbuf *body = fresh();
      const char *op = strchr("fbc", *to) ? "add" : PICK(((const char *[]){"add", "maximum"}));
      strbuf_addf(body,
                  "({\n  ^bb0(%%x: %s, %%y: %s):\n    %%s = stablehlo.%s %%x, %%y : %s\n"
                  "    \"stablehlo.return\"(%%s) : (%s) -> ()\n  })",
                  e, e, op, e, e);
      audit_form(TYPES(t, zero),
                 "  %%0 = \"stablehlo.reduce\"(%%a0, %%a1) <{dimensions = array<i64: %d>}> %s : "
                 "(%s, %s) -> %s\n"
                 "  %%1 = \"stablehlo.reduce_window\"(%%a0, %%a1) <{window_dimensions = "
                 "array<i64: %lld, 1>}> %s : (%s, %s) -> %s\n",
                 inner, strbuf_str(body), t, zero, tensor(r, to), (long long)window,
                 strbuf_str(body), t, zero,
                 tensor((shape){2, {s.dims[0] - window + 1, s.dims[1]}}, to));
    }
}
static void promoted_reductions_of_every_length(void **state) {
  (void)state;
  seed = 83;
  at_every_level(reductions_of_mixtures);
}

/* The variable is read once, so another process asks. */
static int level_with(const char *name) {
  pid_t child = fork();
  assert_true(child >= 0);
  if (!child) {
    setenv("HLO_CTS_LEVEL", name, 1);
    _exit((int)ev_level_now());
  }
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static void the_environment_chooses_the_highest_level(void **state) {
  (void)state;
  int best = level_with("");
  assert_int_equal(level_with("lowest"), LEVEL_BASE);
  assert_int_equal(level_with("another"), best);
#ifdef __x86_64__
  static const char *const names[] = {"lowest", "avx2", "fp16"};
  for (int k = 0; k < 3; k++) /* a level that the processor lacks is not forced */
    assert_int_equal(level_with(names[k]), k < best ? k : best);
#endif
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_environment_chooses_the_highest_level), /* before any asks */
      cmocka_unit_test(a_contraction_longer_than_a_chunk),
      cmocka_unit_test(mixed_contractions_of_every_length),
      cmocka_unit_test(mixed_convolutions_of_every_length),
      cmocka_unit_test(promoted_reductions_of_every_length),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  audit_end();
  return failed;
}
