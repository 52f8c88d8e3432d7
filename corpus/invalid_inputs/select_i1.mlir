// The operand pred is of type tensor<2xi32>; it must be a ranked tensor of booleans.
func.func @main(%pred: tensor<2xi32>, %on_true: tensor<2xf32>, %on_false: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<2xi32>, tensor<2xf32>
  return %result : tensor<2xf32>
}
