// The operand inputs is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%input_0: tensor<*xf32>, %input_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    stablehlo.return %lhs : tensor<f32>
  }) : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
