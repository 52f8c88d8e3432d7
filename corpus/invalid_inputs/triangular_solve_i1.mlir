// The operand a is of type tensor<*xf32>; it must be a ranked tensor of floats or complex numbers.
func.func @main(%a: tensor<*xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<*xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
