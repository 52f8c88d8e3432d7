// Sizes of the operands are unknown until the program runs. Threefry-2x32 with 20 rounds (Random123): for key
// (1, 0) and counter (2, 0) the first block is 0x0296E954, 0x802FD53B. Narrow types take the low bits.
func.func @main() {
  %initial_state_known = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %initial_state = stablehlo.dynamic_reshape %initial_state_known, %shape : (tensor<2xui64>, tensor<1xi64>) -> tensor<?xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm =  THREE_FRY : (tensor<?xui64>) -> (tensor<2xui64>, tensor<2xi32>)
  check.expect_eq_const %output_state, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[43444564, -2144348869]> : tensor<2xi32>
  return
}
