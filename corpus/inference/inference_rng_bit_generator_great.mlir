// rng_bit_generator_great: no constraint ties the result to the operands, so that the program is legal. Source: the
// specification, rng_bit_generator.
func.func @main(%operand_0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4294967299xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %operand_0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4294967299xui32>)
  return %output_state, %output : tensor<2xui64>, tensor<4294967299xui32>
}
