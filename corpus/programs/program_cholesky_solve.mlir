// A symmetric system solved by its Cholesky factor [[2, 0, 0], [-1, 3, 0], [4, 1, 2]] and two triangular
// systems. The right side was made from the solution [3, -2, 1].
module @jit_solve {
  func.func @main() {
    %matrix = stablehlo.constant dense<[[4.0, -2.0, 8.0], [-2.0, 10.0, -1.0], [8.0, -1.0, 21.0]]> : tensor<3x3xf32>
    %right = stablehlo.constant dense<[[24.0], [-27.0], [47.0]]> : tensor<3x1xf32>
    %factor = stablehlo.cholesky %matrix, lower = true : tensor<3x3xf32>
    %half = "stablehlo.triangular_solve"(%factor, %right) <{
      left_side = true,
      lower = true,
      transpose_a = #stablehlo<transpose NO_TRANSPOSE>,
      unit_diagonal = false
    }> : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %result = "stablehlo.triangular_solve"(%factor, %half) <{
      left_side = true,
      lower = true,
      transpose_a = #stablehlo<transpose ADJOINT>,
      unit_diagonal = false
    }> : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    check.expect_almost_eq_const %result, dense<[[3.0], [-2.0], [1.0]]> : tensor<3x1xf32>
    return
  }
}
