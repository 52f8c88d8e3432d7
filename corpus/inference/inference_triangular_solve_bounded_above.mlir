// triangular_solve_bounded: a batch that is bounded. Broken: triangular_solve C4. Source: TypeInference.cpp
// inferTriangularSolveOp.
func.func @main(%operand_a: tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>, %operand_b: tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>>) -> (tensor<4x2x4xf32>) {
%r = "stablehlo.triangular_solve"(%operand_a, %operand_b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>, tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<4x2x4xf32>
return %r : tensor<4x2x4xf32>
}
