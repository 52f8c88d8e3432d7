// The attribute dimension is 1 : i32; it must be a 64-bit signless integer attribute whose value is non-negative.
func.func @main(%operand: tensor<2x3xf32>) -> (tensor<i32>) {
  %result = "stablehlo.get_dimension_size"(%operand) {dimension = 1 : i32} : (tensor<2x3xf32>) -> tensor<i32>
  return %result : tensor<i32>
}
