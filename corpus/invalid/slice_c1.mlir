// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<3x4xf32>) -> tensor<1x2xf64> {
  %result = stablehlo.slice %operand [1:2, 0:4:3] : (tensor<3x4xf32>) -> tensor<1x2xf64>
  return %result : tensor<1x2xf64>
}
