// Threefry-2x32 with 20 rounds (Random123): for key (1, 0) and counter (2, 0) the first block is 0x0296E954,
// 0x802FD53B. Narrow types take the low bits.
func.func @main() {
  %initial_state_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state_0, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi32>)
  check.expect_eq_const %output_state, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[43444564, -2144348869]> : tensor<2xi32>
  %initial_state_1 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %output_state_1, %output_2 = stablehlo.rng_bit_generator %initial_state_1, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  check.expect_eq_const %output_state_1, dense<[1, 3]> : tensor<2xui64>
  check.expect_eq_const %output_2, dense<[84, 59]> : tensor<2xi8>
  %initial_state_2 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %output_state_4, %output_5 = stablehlo.rng_bit_generator %initial_state_2, algorithm =  THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi64>)
  check.expect_eq_const %output_state_4, dense<[1, 4]> : tensor<2xui64>
  check.expect_eq_const %output_5, dense<[-9209908263526143660, -2358953802017238317]> : tensor<2xi64>
  return
}
