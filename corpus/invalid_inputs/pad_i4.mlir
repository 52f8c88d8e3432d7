// The attribute edge_padding_high is array<i32: 0, 2>; it must be an i64 dense array attribute.
func.func @main(%operand: tensor<2x3xf32>, %padding_value: tensor<f32>) -> (tensor<3x6xf32>) {
  %result = "stablehlo.pad"(%operand, %padding_value) {edge_padding_low = array<i64: 1, -1>, edge_padding_high = array<i32: 0, 2>, interior_padding = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
  return %result : tensor<3x6xf32>
}
