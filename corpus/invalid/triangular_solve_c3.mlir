// The matrix has 3 rows, the right-hand sides have 4.
func.func @main(%a: tensor<3x3xf32>, %b: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return %result : tensor<4x2xf32>
}
