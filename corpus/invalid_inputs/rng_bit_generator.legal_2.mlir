// A legal rng_bit_generator, which programs beside it break by one edit each.
func.func @main(%initial_state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return %output_state, %output : tensor<2xui64>, tensor<3xui32>
}
