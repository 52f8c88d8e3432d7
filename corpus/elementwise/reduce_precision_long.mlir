// Of 300 elements the first, the last and those around 256 are checked: k with four significant bits, ties to even.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %operand = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf32>
  %result = stablehlo.reduce_precision %operand, format = e8m3 : tensor<300xf32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf32>) -> tensor<4xf32>
  check.expect_eq_const %begin, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf32>) -> tensor<6xf32>
  check.expect_eq_const %seam, dense<[256.0, 256.0, 256.0, 256.0, 256.0, 256.0]> : tensor<6xf32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf32>) -> tensor<3xf32>
  check.expect_eq_const %end, dense<[288.0, 288.0, 288.0]> : tensor<3xf32>
  return
}
