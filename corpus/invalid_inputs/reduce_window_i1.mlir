// The operand inputs is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%input: tensor<*xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  %result = "stablehlo.reduce_window"(%input, %init) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<*xf32>, tensor<f32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
