// The operand init_values is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<*xf32>) -> tensor<2xf32> {
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1] : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2xf32>
   reducer(%left: tensor<f32>, %right: tensor<f32>)  {
    stablehlo.return %left : tensor<f32>
  }
  return %result : tensor<2xf32>
}
