/* SPDX-License-Identifier: Apache-2.0 */
/* Targets of custom_call from shared objects: a user's, and LAPACK where it was built. */
#include <unistd.h>

#include "harness/host/plugins.h"
#include "tests/interpreter/run.h"

static const char example[] = HLO_CTS_PLUGIN;
static const char lapack[] = HLO_CTS_BIN "/../lib/hlo-cts/hlo-lapack.so";

typedef struct finder {
  plugins *p;
  ir_context *c;
} finder;
static const interp_custom_call *find(const char *target, strbuf *why, void *user) {
  const finder *f = user;
  return plugins_find(f->p, f->c, target, why);
}

/* Runs @main of a module with a plugin loaded; true when it passes. */
static bool run_with(const char *file, const char *text, strbuf *errors) {
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry,
                                 &(ir_context_options){.allow_unregistered = true});
  diag_text_sink sink = diag_text_sink_to(errors);
  plugins *p = plugins_new();
  assert_non_null(p);
  assert_true(plugins_load(p, file, errors));
  finder f = {p, c};
  interp_options o = {.find_custom_call = find, .finder = &f};
  text_parse_options parse = {.file = "test.mlir", .verify = true};
  ir_op *m = text_parse(c, text, strlen(text), &parse, &sink.sink);
  interp_value **results = NULL;
  size_t count = 0;
  bool ok = m && interp_run(c, m, "main", NULL, 0, &o, &results, &count, &sink.sink);
  interp_release_all(results, count);
  ir_context_free(c);
  plugins_free(p);
  return ok;
}

static void passes(const char *file, const char *text) {
  strbuf errors = STRBUF_INIT;
  bool ok = run_with(file, text, &errors);
  if (!ok) print_error("%s\n%s\n", text, strbuf_str(&errors));
  assert_true(ok);
  strbuf_free(&errors);
}
static void fails(const char *file, const char *text, const char *why) {
  strbuf errors = STRBUF_INIT;
  assert_false(run_with(file, text, &errors));
  if (!strstr(strbuf_str(&errors), why)) print_error("%s\n", strbuf_str(&errors));
  assert_non_null(strstr(strbuf_str(&errors), why));
  strbuf_free(&errors);
}

#define MAIN(body) "func.func @main() {\n" body "  func.return\n}\n"
#define VECTOR "  %a = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>\n"

static void a_user_adds_a_target(void **state) {
  (void)state;
  passes(example,
         MAIN(VECTOR "  %b = stablehlo.custom_call @twice(%a) : (tensor<2xf32>) -> tensor<2xf32>\n"
                     "  %c = stablehlo.custom_call @twice(%b) {mhlo.backend_config = {offset = 1 : "
                     "i64}} : (tensor<2xf32>) -> tensor<2xf32>\n"
                     "  check.expect_eq_const %c, dense<[7.0, -7.0]> : tensor<2xf32>\n"));
  fails(example,
        MAIN(VECTOR "  %b = stablehlo.custom_call @refuse(%a) {backend_config = \"x y\"} : "
                    "(tensor<2xf32>) -> tensor<2xf32>\n"),
        "refuse: f32 of rank 1, config 'x y'");
  fails(example,
        MAIN(VECTOR "  %b = stablehlo.custom_call @twice(%a) : (tensor<2xf32>) -> tensor<?xf32>\n"),
        "static shape");
  fails(example, MAIN("  stablehlo.custom_call @nobody() : () -> ()\n"),
        "Unsupported custom call: nobody");
}

/* JAX's way of a dynamic result: an operand holds its shape, and the target does not see it. */
static void shapes_may_be_operands(void **state) {
  (void)state;
  passes(example,
         MAIN(VECTOR "  %n = stablehlo.constant dense<2> : tensor<1xi32>\n"
                     "  %b = stablehlo.custom_call @twice(%a, %n) {indices_of_shape_operands = "
                     "dense<1> : tensor<1xi64>} : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>\n"
                     "  %c = stablehlo.convert %b : (tensor<?xf32>) -> tensor<2xf32>\n"
                     "  check.expect_eq_const %c, dense<[3.0, -4.0]> : tensor<2xf32>\n"));
}

static void what_is_no_plugin_is_told(void **state) {
  (void)state;
  plugins *p = plugins_new();
  strbuf why = STRBUF_INIT;
  assert_false(plugins_load(p, "/no/such/file.so", &why));
  assert_non_null(strstr(strbuf_str(&why), "cannot load /no/such/file.so"));
  strbuf_reset(&why);
  assert_false(plugins_load(p, HLO_CTS_SOURCE "/README.md", &why));
  assert_non_null(strstr(strbuf_str(&why), "cannot load"));
  strbuf_free(&why);
  plugins_free(p);
}

/* [[4, 2], [2, 10]] = L L' with L = [[2, 0], [1, 3]]. */
static void cholesky(void **state) {
  (void)state;
  passes(lapack,
         MAIN("  %a = stablehlo.constant dense<[[4.0, 2.0], [2.0, 10.0]]> : tensor<2x2xf64>\n"
              "  %r:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {uplo "
              "= 76 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<i32>)\n"
              "  %d = stablehlo.slice %r#0 [0:2, 0:1] : (tensor<2x2xf64>) -> tensor<2x1xf64>\n"
              "  %e = stablehlo.slice %r#0 [1:2, 1:2] : (tensor<2x2xf64>) -> tensor<1x1xf64>\n"
              "  check.expect_almost_eq_const %d, dense<[[2.0], [1.0]]> : tensor<2x1xf64>\n"
              "  check.expect_almost_eq_const %e, dense<[[3.0]]> : tensor<1x1xf64>\n"
              "  check.expect_eq_const %r#1, dense<0> : tensor<i32>\n"));
  fails(lapack,
        MAIN("  %a = stablehlo.constant dense<[[4.0, 2.0]]> : tensor<1x2xf64>\n"
             "  %r:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {uplo = "
             "76 : ui8}} : (tensor<1x2xf64>) -> (tensor<1x2xf64>, tensor<i32>)\n"),
        "not square");
  fails(lapack,
        MAIN("  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf64>\n"
             "  %r:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) : (tensor<1x1xf64>) -> "
             "(tensor<1x1xf64>, tensor<i32>)\n"),
        "a letter of backend_config");
  fails(lapack,
        MAIN("  %a = stablehlo.constant dense<[[4.0]]> : tensor<1x1xf32>\n"
             "  %r:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {uplo = "
             "76 : ui8}} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<i32>)\n"),
        "another element type");
}

/* [[1, 2], [3, 8]]: row 1 is the first pivot: L = [[1, 0], [1/3, 1]], U = [[3, 8], [0, 2 - 8/3]]. A
 * batch of two, the second one with its rows exchanged: no exchange is needed. */
static void lu(void **state) {
  (void)state;
  passes(lapack,
         MAIN("  %a = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 8.0]], [[3.0, 8.0], [1.0, "
              "2.0]]]> : tensor<2x2x2xf32>\n"
              "  %r:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<2x2x2xf32>) -> "
              "(tensor<2x2x2xf32>, tensor<2x2xi32>, tensor<2x2xi32>)\n"
              "  check.expect_almost_eq_const %r#0, dense<[[[3.0, 8.0], [0.33333333, "
              "-0.66666666]], [[3.0, 8.0], [0.33333333, -0.66666666]]]> : tensor<2x2x2xf32>\n"
              "  check.expect_eq_const %r#1, dense<[[1, 1], [0, 1]]> : tensor<2x2xi32>\n"
              "  check.expect_eq_const %r#2, dense<[[1, 0], [0, 1]]> : tensor<2x2xi32>\n"));
}

/* [[2, 0], [1, 4]] x = [[2], [9]]: x = [1, 2]. From the right: x [[2, 0], [1, 4]] = [4, 8]: [1, 2].
 */
static void triangular_systems(void **state) {
  (void)state;
#define TRSM(side, b, type, x)                                                                   \
  MAIN(                                                                                          \
      "  %a = stablehlo.constant dense<[[2.0, 9.0], [1.0, 4.0]]> : tensor<2x2xf32>\n"            \
      "  %b = stablehlo.constant dense<" b "> : " type                                           \
      "\n"                                                                                       \
      "  %r = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {side "     \
      "= " side                                                                                  \
      " : ui8, uplo = 76 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x2xf32>, " type \
      ") -> " type                                                                               \
      "\n"                                                                                       \
      "  check.expect_almost_eq_const %r, dense<" x "> : " type "\n")
  passes(lapack,
         TRSM("76", "[[2.0, 4.0], [9.0, 6.0]]", "tensor<2x2xf32>", "[[1.0, 2.0], [2.0, 1.0]]"));
  passes(lapack, TRSM("82", "[[4.0, 8.0]]", "tensor<1x2xf32>", "[[1.0, 2.0]]"));
}

/* QR of [[3], [4]]: the norm is 5, LAPACK's sign the opposite of 3's: R = -5, tau = 1 + 3/5, the
 * vector below the diagonal 4 / (3 + 5). Q of it is -[3/5, 4/5]. */
static void reflectors(void **state) {
  (void)state;
  passes(lapack,
         MAIN("  %a = stablehlo.constant dense<[[3.0], [4.0]]> : tensor<2x1xf64>\n"
              "  %r:2 = stablehlo.custom_call @Qr(%a) : (tensor<2x1xf64>) -> (tensor<2x1xf64>, "
              "tensor<1xf64>)\n"
              "  %q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%r#0, %r#1) "
              ": (tensor<2x1xf64>, tensor<1xf64>) -> tensor<2x1xf64>\n"
              "  check.expect_almost_eq_const %r#0, dense<[[-5.0], [0.5]]> : tensor<2x1xf64>\n"
              "  check.expect_almost_eq_const %r#1, dense<[1.6]> : tensor<1xf64>\n"
              "  check.expect_almost_eq_const %q, dense<[[-0.6], [-0.8]]> : tensor<2x1xf64>\n"));
}

/* [[2, 1], [1, 2]] has the values 1 and 3; [[0, 2], [0, 0]] the singular values 2 and 0; [[0, -1],
 * [1, 0]] the values i and -i. */
static void values_of_matrices(void **state) {
  (void)state;
  passes(lapack,
         MAIN("  %a = stablehlo.constant dense<[[2.0, 1.0], [1.0, 2.0]]> : tensor<2x2xf32>\n"
              "  %r:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%a) {mhlo.backend_config = {mode "
              "= 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, "
              "tensor<2xf32>, tensor<i32>)\n"
              "  check.expect_almost_eq_const %r#1, dense<[1.0, 3.0]> : tensor<2xf32>\n"
              "  %s:2 = stablehlo.custom_call @Eigh(%a) {backend_config = \"1,0,100,1e-6\"} : "
              "(tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)\n"
              "  check.expect_almost_eq_const %s#1, dense<[1.0, 3.0]> : tensor<2xf32>\n"));
  passes(lapack,
         MAIN("  %a = stablehlo.constant dense<[[0.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf64>\n"
              "  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {mhlo.backend_config = {mode "
              "= 65 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, "
              "tensor<2x2xf64>, tensor<2x2xf64>, tensor<i32>)\n"
              "  check.expect_almost_eq_const %r#1, dense<[2.0, 0.0]> : tensor<2xf64>\n"
              "  %q:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%a) {mhlo.backend_config = {mode "
              "= 78 : ui8}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, "
              "tensor<2x2xf64>, tensor<2x2xf64>, tensor<i32>)\n"
              "  check.expect_almost_eq_const %q#1, dense<[2.0, 0.0]> : tensor<2xf64>\n"));
  /* A v = v w for both right vectors: the rows of A v are -v1 and v0. */
  passes(
      lapack,
      MAIN("  %a = stablehlo.constant dense<[[0.0, -1.0], [1.0, 0.0]]> : tensor<2x2xf32>\n"
           "  %r:5 = stablehlo.custom_call @lapack_sgeev_ffi(%a) {mhlo.backend_config = "
           "{compute_left = 78 : ui8, compute_right = 86 : ui8}} : (tensor<2x2xf32>) -> "
           "(tensor<2xf32>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, "
           "tensor<i32>)\n"
           "  check.expect_almost_eq_const %r#0, dense<[0.0, 0.0]> : tensor<2xf32>\n"
           "  check.expect_almost_eq_const %r#1, dense<[1.0, -1.0]> : tensor<2xf32>\n"
           "  %w = stablehlo.complex %r#0, %r#1 : tensor<2xcomplex<f32>>\n"
           "  %v0 = stablehlo.slice %r#3 [0:1, 0:2] : (tensor<2x2xcomplex<f32>>) -> "
           "tensor<1x2xcomplex<f32>>\n"
           "  %v1 = stablehlo.slice %r#3 [1:2, 0:2] : (tensor<2x2xcomplex<f32>>) -> "
           "tensor<1x2xcomplex<f32>>\n"
           "  %x0 = stablehlo.reshape %v0 : (tensor<1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>\n"
           "  %x1 = stablehlo.reshape %v1 : (tensor<1x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>\n"
           "  %n = stablehlo.negate %x1 : tensor<2xcomplex<f32>>\n"
           "  %p = stablehlo.multiply %x0, %w : tensor<2xcomplex<f32>>\n"
           "  %q = stablehlo.multiply %x1, %w : tensor<2xcomplex<f32>>\n"
           "  check.expect_almost_eq %p, %n : tensor<2xcomplex<f32>>\n"
           "  check.expect_almost_eq %q, %x0 : tensor<2xcomplex<f32>>\n"));
}

/* [[2, 1, 0], [1, 3, 1], [0, 1, 4]] x = [4, 10, 14]: x = [1, 2, 3]. */
static void tridiagonal_systems(void **state) {
  (void)state;
  passes(
      lapack,
      MAIN(
          "  %l = stablehlo.constant dense<[9.0, 1.0, 1.0]> : tensor<3xf64>\n"
          "  %d = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf64>\n"
          "  %u = stablehlo.constant dense<[1.0, 1.0, 9.0]> : tensor<3xf64>\n"
          "  %b = stablehlo.constant dense<[[4.0], [10.0], [14.0]]> : tensor<3x1xf64>\n"
          "  %r:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%l, %d, %u, %b) : (tensor<3xf64>, "
          "tensor<3xf64>, tensor<3xf64>, tensor<3x1xf64>) -> (tensor<3xf64>, tensor<3xf64>, "
          "tensor<3xf64>, tensor<3x1xf64>, tensor<i32>)\n"
          "  check.expect_almost_eq_const %r#3, dense<[[1.0], [2.0], [3.0]]> : tensor<3x1xf64>\n"));
}

/* In old exports the results are one tuple. */
static void tuples_hold_results(void **state) {
  (void)state;
  passes(lapack, MAIN("  %a = stablehlo.constant dense<[[3.0], [4.0]]> : tensor<2x1xf64>\n"
                      "  %t = stablehlo.custom_call @Qr(%a) : (tensor<2x1xf64>) -> "
                      "tuple<tensor<2x1xf64>, tensor<1xf64>>\n"
                      "  %r = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2x1xf64>, "
                      "tensor<1xf64>>) -> tensor<1xf64>\n"
                      "  check.expect_almost_eq_const %r, dense<[1.6]> : tensor<1xf64>\n"));
}

int main(void) {
  const struct CMUnitTest always[] = {
      cmocka_unit_test(a_user_adds_a_target),
      cmocka_unit_test(shapes_may_be_operands),
      cmocka_unit_test(what_is_no_plugin_is_told),
  };
  const struct CMUnitTest with_lapack[] = {
      cmocka_unit_test(cholesky),
      cmocka_unit_test(lu),
      cmocka_unit_test(triangular_systems),
      cmocka_unit_test(reflectors),
      cmocka_unit_test(values_of_matrices),
      cmocka_unit_test(tridiagonal_systems),
      cmocka_unit_test(tuples_hold_results),
  };
  int failed = cmocka_run_group_tests_name("plugins", always, NULL, NULL);
  if (failed) return failed;
  if (access(lapack, R_OK) != 0) {
    printf("hlo-lapack.so was not built (liblapacke-dev is not installed): LAPACK is not tested\n");
    return 77;
  }
  return cmocka_run_group_tests_name("lapack", with_lapack, NULL, NULL);
}
