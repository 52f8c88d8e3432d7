// The attribute dimensions is array<i32: 0, 1>; it must be an i64 dense array attribute.
func.func @main(%operand: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %result = "stablehlo.reverse"(%operand) {dimensions = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
