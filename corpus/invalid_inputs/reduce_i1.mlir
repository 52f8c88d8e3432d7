// The operand inputs is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%input: tensor<*xf32>, %init: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1] : (tensor<*xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%left: tensor<f32>, %right: tensor<f32>)  {
    stablehlo.return %left : tensor<f32>
  }
  return %result : tensor<2xf32>
}
