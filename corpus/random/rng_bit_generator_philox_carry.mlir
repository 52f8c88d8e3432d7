// Philox-4x32 with 10 rounds where the counter of 128 bits is all ones: after one block it is 0. The first block is
// the vector of Random123 (kat_vectors, philox4x32 10) for that key and counter.
func.func @main() {
  %initial_state = stablehlo.constant dense<[18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8xui32>)
  check.expect_eq_const %output_state, dense<[18446744073709551615, 1, 0]> : tensor<3xui64>
  check.expect_eq_const %output, dense<[1083123565, 1103641358, 2718681030, 1834242557, 1923381001, 356992825, 2671882271, 578394714]> : tensor<8xui32>
  return
}
