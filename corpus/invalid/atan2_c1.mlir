// The left operand's elements are f32, the right one's f16.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf16>) -> tensor<2xf32> {
  %result = stablehlo.atan2 %lhs, %rhs : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
