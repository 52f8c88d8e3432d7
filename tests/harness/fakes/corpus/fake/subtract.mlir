// 5 - 3 and -1 - 4: the order of the operands shows.
func.func @main() {
  %0 = stablehlo.constant dense<[5, -1]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = stablehlo.subtract %0, %1 : tensor<2xi32>
  check.expect_eq_const %2, dense<[2, -5]> : tensor<2xi32>
  return
}
