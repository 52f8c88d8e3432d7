// rng_bit_generator_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td,
// rng_bit_generator.
func.func @main(%operand_0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %operand_0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return %output_state, %output : tensor<2xui64>, tensor<3xui32>
}
