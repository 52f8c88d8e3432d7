// triangular_solve_great: sizes above 2^32 do not wrap. Source: the specification, triangular_solve.
func.func @main(%operand_0: tensor<4294967299x2x2xf32>, %operand_1: tensor<4294967299x2x1xf32>) -> tensor<4294967299x2x1xf32> {
  %result_0 = "stablehlo.triangular_solve"(%operand_0, %operand_1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4294967299x2x2xf32>, tensor<4294967299x2x1xf32>) -> tensor<4294967299x2x1xf32>
  return %result_0 : tensor<4294967299x2x1xf32>
}
