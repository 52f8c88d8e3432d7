// The attribute transpose_a is "text"; it must be a transpose option.
func.func @main(%a: tensor<3x3xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = "text", unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
