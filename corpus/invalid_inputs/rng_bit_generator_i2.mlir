// The operand initial_state is of type tensor<2xi1>; it must be a ranked tensor of integers or floats.
func.func @main(%initial_state: tensor<2xi1>) -> (tensor<2xi1>, tensor<3xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm =  THREE_FRY : (tensor<2xi1>) -> (tensor<2xi1>, tensor<3xui32>)
  return %output_state, %output : tensor<2xi1>, tensor<3xui32>
}
