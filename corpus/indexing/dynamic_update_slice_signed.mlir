// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0.
func.func @main() {
  %operand_0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_0 = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %start_0 = stablehlo.constant dense<3> : tensor<i64>
  %result_0 = stablehlo.dynamic_update_slice %operand_0, %update_0, %start_0 : (tensor<4xi32>, tensor<2xi32>, tensor<i64>) -> tensor<4xi32>
  check.expect_eq_const %result_0, dense<[1, 2, 5, 6]> : tensor<4xi32>
  %operand_1 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_1 = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %start_1 = stablehlo.constant dense<-1> : tensor<i64>
  %result_1 = stablehlo.dynamic_update_slice %operand_1, %update_1, %start_1 : (tensor<4xi32>, tensor<2xi32>, tensor<i64>) -> tensor<4xi32>
  check.expect_eq_const %result_1, dense<[5, 6, 3, 4]> : tensor<4xi32>
  return
}
