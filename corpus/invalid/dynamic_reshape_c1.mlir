// The operand's elements are f32, the result's f64.
func.func @main(%operand: tensor<2x3xf32>, %output_shape: tensor<1xi64>) -> tensor<?xf64> {
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<?xf64>
  return %result : tensor<?xf64>
}
