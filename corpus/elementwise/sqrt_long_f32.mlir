// Of 300 elements the first, the last and those around 256 are checked: the root of a square.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %root = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf32>
  %operand = stablehlo.multiply %root, %root : tensor<300xf32>
  %result = stablehlo.sqrt %operand : tensor<300xf32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf32>) -> tensor<4xf32>
  check.expect_eq_const %begin, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf32>) -> tensor<6xf32>
  check.expect_eq_const %seam, dense<[254.0, 255.0, 256.0, 257.0, 258.0, 259.0]> : tensor<6xf32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf32>) -> tensor<3xf32>
  check.expect_eq_const %end, dense<[297.0, 298.0, 299.0]> : tensor<3xf32>
  return
}
