// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf64> {
  %result = stablehlo.reduce_precision %operand, format = e1m0 : (tensor<2xf32>) -> tensor<2xf64>
  return %result : tensor<2xf64>
}
