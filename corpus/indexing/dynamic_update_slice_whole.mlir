// The update is as large as the operand, so the result is the update. The operand is still used afterwards, and the
// update is not: a result may be made in the memory of neither.
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %operand = stablehlo.add %a, %a : tensor<3xi32>
  %update = stablehlo.add %b, %b : tensor<3xi32>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[20, 40, 60]> : tensor<3xi32>
  check.expect_eq_const %operand, dense<[2, 4, 6]> : tensor<3xi32>
  return
}
