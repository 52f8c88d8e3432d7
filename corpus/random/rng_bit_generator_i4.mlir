// Threefry-2x32 with 20 rounds (Random123): for key (1, 0) and counter (2, 0) the first block is 0x0296E954,
// 0x802FD53B. Narrow types take the low bits.
func.func @main() {
  %initial_state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi4>)
  check.expect_eq_const %output_state, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[4, -5]> : tensor<2xi4>
  return
}
