// The attribute permutation is array<i32: 1, 0>; it must be an i64 dense array attribute.
func.func @main(%operand: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
  %result = "stablehlo.transpose"(%operand) {permutation = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
