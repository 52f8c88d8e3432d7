// Rewrites. Each check is a row of rows/contractions.txt: its operands break the rewrite where its condition does not hold.
func.func private @cholesky_of_scaled(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %literal = stablehlo.constant dense<4.0> : tensor<2x2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2x2xf32>
  %cholesky = stablehlo.cholesky %multiply, lower = true : tensor<2x2xf32>
  %iota = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %iota_2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %compare = stablehlo.compare GE, %iota, %iota_2 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %convert = stablehlo.convert %compare : (tensor<2x2xi1>) -> tensor<2x2xf32>
  %multiply_2 = stablehlo.multiply %cholesky, %convert : tensor<2x2xf32>
  return %multiply_2 : tensor<2x2xf32>
}

func.func @main() {
  // solve_by_inverse: the transposition is said, too
  %solve_by_inverse.a = stablehlo.constant dense<[[2.0, 0.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %solve_by_inverse.x = stablehlo.constant dense<[[2.0, 4.0], [11.0, 14.0]]> : tensor<2x2xf32>
  %solve_by_inverse.triangular_solve = "stablehlo.triangular_solve"(%solve_by_inverse.a, %solve_by_inverse.x) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %solve_by_inverse.triangular_solve, dense<[[1.0, 2.0], [2.0, 2.0]]> : tensor<2x2xf32> loc("solve_by_inverse")
  // solve_unit_diagonal: the diagonal is one
  %solve_unit_diagonal.a = stablehlo.constant dense<[[2.0, 0.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %solve_unit_diagonal.x = stablehlo.constant dense<[[2.0, 4.0], [11.0, 14.0]]> : tensor<2x2xf32>
  %solve_unit_diagonal.triangular_solve = "stablehlo.triangular_solve"(%solve_unit_diagonal.a, %solve_unit_diagonal.x) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %solve_unit_diagonal.triangular_solve, dense<[[2.0, 4.0], [5.0, 2.0]]> : tensor<2x2xf32> loc("solve_unit_diagonal")
  // solve_other_side: the matrix stands on the left
  %solve_other_side.a = stablehlo.constant dense<[[2.0, 0.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %solve_other_side.x = stablehlo.constant dense<[[8.0, 4.0], [14.0, 8.0]]> : tensor<2x2xf32>
  %solve_other_side.triangular_solve = "stablehlo.triangular_solve"(%solve_other_side.a, %solve_other_side.x) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %solve_other_side.triangular_solve, dense<[[2.5, 1.0], [4.0, 2.0]]> : tensor<2x2xf32> loc("solve_other_side")
  // cholesky_of_scaled: the root of the factor is taken
  %cholesky_of_scaled.x = stablehlo.constant dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>
  %cholesky_of_scaled = call @cholesky_of_scaled(%cholesky_of_scaled.x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %cholesky_of_scaled, dense<[[4.0, 0.0], [2.0, 4.0]]> : tensor<2x2xf32> loc("cholesky_of_scaled")
  return
}
