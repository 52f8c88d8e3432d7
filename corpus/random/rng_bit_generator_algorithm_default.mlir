// Bits by the algorithm DEFAULT from a state of 2 numbers. The order of the bits is for the implementation to
// say, so they are not checked.
func.func @main(%initial_state: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>)
  return %output_state, %output : tensor<2xui64>, tensor<3x2xui32>
}
