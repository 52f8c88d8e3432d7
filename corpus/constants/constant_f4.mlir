// Every magnitude that f4E2M1FN has (OCP microscaling formats, table 3), and two signs.
func.func @main() {
  %result = stablehlo.constant dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -6.0]> : tensor<10xf4E2M1FN>
  check.expect_eq_const %result, dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -6.0]> : tensor<10xf4E2M1FN>
  return
}
