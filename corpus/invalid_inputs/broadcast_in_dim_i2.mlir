// The attribute broadcast_dimensions is array<i32: 1>; it must be an i64 dense array attribute.
func.func @main(%operand: tensor<2xf32>) -> (tensor<3x2xf32>) {
  %result = "stablehlo.broadcast_in_dim"(%operand) {broadcast_dimensions = array<i32: 1>} : (tensor<2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
