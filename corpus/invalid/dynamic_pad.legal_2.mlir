// A legal dynamic_pad, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>, %padding_value: tensor<f32>, %edge_padding_low: tensor<1xi64>, %edge_padding_high: tensor<1xi64>, %interior_padding: tensor<1xi64>) -> tensor<?xf32> {
  %result = stablehlo.dynamic_pad %operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding : (tensor<2xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %result : tensor<?xf32>
}
