// triangular_solve_great: sizes above 2^32 do not wrap. Broken: triangular_solve C4. Source: the specification, triangular_solve.
func.func @main(%operand_a: tensor<4294967299x2x2xf32>, %operand_b: tensor<4294967299x2x1xf32>) -> (tensor<3x2x1xf32>) {
%r = "stablehlo.triangular_solve"(%operand_a, %operand_b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4294967299x2x2xf32>, tensor<4294967299x2x1xf32>) -> tensor<3x2x1xf32>
return %r : tensor<3x2x1xf32>
}
