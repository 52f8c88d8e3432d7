// A legal abs, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xcomplex<f32>>) -> tensor<2xf32> {
  %result = stablehlo.abs %operand : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
