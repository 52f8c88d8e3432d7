// The operand operand is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%operand: tensor<*xf32>, %source: tensor<2xf32>, %init_value: tensor<f32>) -> tensor<4xf32> {
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %chosen = stablehlo.compare  GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<*xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
