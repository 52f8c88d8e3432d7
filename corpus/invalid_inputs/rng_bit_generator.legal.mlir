// A legal rng_bit_generator, which programs beside it break by one edit each.
func.func @main(%initial_state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>) {
  %result:2 = "stablehlo.rng_bit_generator"(%initial_state) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return %result#0, %result#1 : tensor<2xui64>, tensor<3xui32>
}
