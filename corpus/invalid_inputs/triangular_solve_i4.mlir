// The attribute lower is 1 : i32; it must be a bool attribute.
func.func @main(%a: tensor<3x3xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = 1 : i32, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
