// Row-major order, across the border of a byte.
func.func @main() {
  %0 = stablehlo.constant dense<[true, false, false, true, true, false, true, false, true]> : tensor<9xi1>
  %1 = stablehlo.reshape %0 : (tensor<9xi1>) -> tensor<3x3xi1>
  check.expect_eq_const %1, dense<[[true, false, false], [true, true, false], [true, false, true]]> : tensor<3x3xi1>
  return
}
