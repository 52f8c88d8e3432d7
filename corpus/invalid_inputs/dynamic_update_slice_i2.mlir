// The operand update is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<4xf32>, %update: tensor<*xf32>, %start: tensor<i64>) -> tensor<4xf32> {
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xf32>, tensor<*xf32>, tensor<i64>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
