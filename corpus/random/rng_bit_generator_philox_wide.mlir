// Philox-4x32 with 10 rounds from zeros: each 64-bit element has two words of a block, the low one first. The first
// block is the vector of Random123 (kat_vectors, philox4x32 10) for that key and counter.
func.func @main() {
  %initial_state = stablehlo.constant dense<[0, 0, 0]> : tensor<3xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>)
  check.expect_eq_const %output_state, dense<[0, 2, 0]> : tensor<3xui64>
  check.expect_eq_const %output, dense<[16242730742183356629, 11169168799798111308, 6679402142117448868]> : tensor<3xui64>
  return
}
