// dynamic_conv_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, dynamic_conv.
func.func @main(%operand_0: tensor<?x4x2xi8, #stablehlo.bounds<3, ?, ?>>, %operand_1: tensor<2x2x2xi8>, %operand_2: tensor<1x2xi64>) -> tensor<?x3x2xi8, #stablehlo.bounds<3, ?, ?>> {
  %result_0 = "stablehlo.dynamic_conv"(%operand_0, %operand_1, %operand_2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<?x4x2xi8, #stablehlo.bounds<3, ?, ?>>, tensor<2x2x2xi8>, tensor<1x2xi64>) -> tensor<?x3x2xi8, #stablehlo.bounds<3, ?, ?>>
  return %result_0 : tensor<?x3x2xi8, #stablehlo.bounds<3, ?, ?>>
}
