// The attribute rng_algorithm is "text"; it must be a random algorithm.
func.func @main(%initial_state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>) {
  %result:2 = "stablehlo.rng_bit_generator"(%initial_state) {rng_algorithm = "text"} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return %result#0, %result#1 : tensor<2xui64>, tensor<3xui32>
}
