// Bits by the algorithm PHILOX from a state of 3 numbers. The order of the bits is for the implementation to
// say, so they are not checked.
func.func @main(%initial_state: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x2xui32>) {
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x2xui32>)
  return %output_state, %output : tensor<3xui64>, tensor<3x2xui32>
}
