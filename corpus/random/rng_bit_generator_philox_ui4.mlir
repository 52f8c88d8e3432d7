// Philox-4x32 with 10 rounds from zeros: narrow elements have the low bits of a word. The block is the vector of
// Random123 (kat_vectors, philox4x32 10).
func.func @main() {
  %initial_state = stablehlo.constant dense<[0, 0, 0]> : tensor<3xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui4>)
  check.expect_eq_const %output_state, dense<[0, 1, 0]> : tensor<3xui64>
  check.expect_eq_const %output, dense<[5, 13, 12, 8]> : tensor<4xui4>
  return
}
