// The value ADJOINT of transpose_v1: every release knows it.
func.func @main(%matrix: tensor<3x3xf32>, %rhs: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %result = "stablehlo.triangular_solve"(%matrix, %rhs) <{
    left_side = true,
    lower = true,
    transpose_a = #stablehlo<transpose ADJOINT>,
    unit_diagonal = false
  }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
