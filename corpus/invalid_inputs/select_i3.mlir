// The operand on_false is of type tensor<*xf32>; it must be a ranked tensor of floats, booleans, integers, complex numbers or integers quantized per tensor.
func.func @main(%pred: tensor<2xi1>, %on_true: tensor<2xf32>, %on_false: tensor<*xf32>) -> tensor<2xf32> {
  %result = stablehlo.select %pred, %on_true, %on_false : (tensor<2xi1>, tensor<2xf32>, tensor<*xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
