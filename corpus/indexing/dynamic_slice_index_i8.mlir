// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0. The
// indices are of type i8.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start_0 = stablehlo.constant dense<5> : tensor<i8>
  %result_0 = stablehlo.dynamic_slice %operand_0, %start_0, sizes = [2] : (tensor<6xi32>, tensor<i8>) -> tensor<2xi32>
  check.expect_eq_const %result_0, dense<[5, 6]> : tensor<2xi32>
  %operand_1 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start_1 = stablehlo.constant dense<-3> : tensor<i8>
  %result_1 = stablehlo.dynamic_slice %operand_1, %start_1, sizes = [2] : (tensor<6xi32>, tensor<i8>) -> tensor<2xi32>
  check.expect_eq_const %result_1, dense<[1, 2]> : tensor<2xi32>
  return
}
