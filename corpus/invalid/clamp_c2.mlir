// The upper bound has one element and is no scalar; the operand has 2 elements.
func.func @main(%min: tensor<2xf32>, %operand: tensor<2xf32>, %max: tensor<1xf32>) -> tensor<2xf32> {
  %result = stablehlo.clamp %min, %operand, %max : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
