// concatenate_great_bounded: a bound of 2^32 + 2. Source: TypeInference.cpp inferConcatenatedDimAndBound.
func.func @main(%operand_0: tensor<?xi8, #stablehlo.bounds<2147483648>>, %operand_1: tensor<?xi8, #stablehlo.bounds<2147483650>>) -> tensor<?xi8, #stablehlo.bounds<4294967298>> {
  %result_0 = stablehlo.concatenate %operand_0, %operand_1, dim = 0 : (tensor<?xi8, #stablehlo.bounds<2147483648>>, tensor<?xi8, #stablehlo.bounds<2147483650>>) -> tensor<?xi8, #stablehlo.bounds<4294967298>>
  return %result_0 : tensor<?xi8, #stablehlo.bounds<4294967298>>
}
