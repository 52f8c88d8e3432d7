// False is 0 and true is 1 (not -1: i1 has no sign). To boolean, what is not zero is true, NaN too.
func.func @main() {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = stablehlo.convert %0 : (tensor<2xi1>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[0.0, 1.0]> : tensor<2xf32>
  %2 = stablehlo.convert %0 : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq_const %2, dense<[0, 1]> : tensor<2xi8>
  %3 = stablehlo.constant dense<[0.0, -0.0, 0.5, 0x7FC00000]> : tensor<4xf32>
  %4 = stablehlo.convert %3 : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %4, dense<[false, false, true, true]> : tensor<4xi1>
  return
}
