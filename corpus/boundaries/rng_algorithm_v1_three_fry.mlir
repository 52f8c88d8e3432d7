// The value THREE_FRY of rng_algorithm_v1: every release knows it.
func.func @main(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  return %output_state, %output : tensor<2xui64>, tensor<3xui32>
}
