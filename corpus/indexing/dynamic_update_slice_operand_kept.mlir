// The operand of an update stays as it is: both the operand and the updated tensor are read after it.
func.func @main() {
  %operand = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %update = stablehlo.constant dense<1> : tensor<1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<2xi32>, tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %operand, dense<[6, 7]> : tensor<2xi32>
  check.expect_eq_const %result, dense<[1, 7]> : tensor<2xi32>
  return
}
