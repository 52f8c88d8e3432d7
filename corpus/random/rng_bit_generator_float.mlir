// Threefry-2x32 with 20 rounds (Random123): for key (1, 0) and counter (2, 0) the first block is 0x0296E954,
// 0x802FD53B. Narrow types take the low bits.
func.func @main() {
  %initial_state_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state_0, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xf32>)
  check.expect_eq_const %output_state, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[0x0296E954, 0x802FD53B]> : tensor<2xf32>
  %initial_state_1 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %output_state_1, %output_2 = stablehlo.rng_bit_generator %initial_state_1, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xf64>)
  check.expect_eq_const %output_state_1, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %output_2, dense<[0x802FD53B0296E954, 0xDF435003ED3492D3]> : tensor<2xf64>
  return
}
