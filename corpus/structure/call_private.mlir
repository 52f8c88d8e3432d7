// A private function, called twice: 2 * 2 * 3 = 12, 2 * 2 * -4 = -16.
func.func private @double(%lhs: tensor<2xi32>) -> tensor<2xi32> {
  %result = stablehlo.add %lhs, %lhs : tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %operand_0 = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %operand_1 = call @double(%operand_0) : (tensor<2xi32>) -> tensor<2xi32>
  %result = call @double(%operand_1) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[12, -16]> : tensor<2xi32>
  return
}
