// A system of five equations whose matrix has ones on its diagonal and is read above it; and one with a diagonal of powers of
// two.
func.func @main() {
  %matrix = stablehlo.constant dense<[[2.0, -2.0, 0.0, -1.0, 2.0], [2.0, -1.0, 1.0, 1.0, 2.0], [0.0, 2.0, 4.0, -1.0, 2.0], [2.0, -2.0, 2.0, 1.0, 2.0], [-1.0, -1.0, 1.0, 2.0, -2.0]]> : tensor<5x5xf32>
  %right = stablehlo.constant dense<[[-8.0, 0.0], [8.0, -17.0], [10.0, -20.0], [10.0, -12.0], [-8.0, 8.0]]> : tensor<5x2xf32>
  %right_unit = stablehlo.constant dense<[[-4.0, 3.0], [-5.0, 7.0], [7.0, -2.0], [-10.0, -8.0], [10.0, -20.0]]> : tensor<5x2xf32>
  %upper = "stablehlo.triangular_solve"(%matrix, %right) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  %unit = "stablehlo.triangular_solve"(%matrix, %right_unit) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  check.expect_almost_eq_const %upper, dense<[[-4.0, 3.0], [3.0, 1.0], [1.0, -4.0], [2.0, -4.0], [4.0, -4.0]]> : tensor<5x2xf32>
  check.expect_almost_eq_const %unit, dense<[[-4.0, 3.0], [3.0, 1.0], [1.0, -4.0], [2.0, -4.0], [4.0, -4.0]]> : tensor<5x2xf32>
  return
}
