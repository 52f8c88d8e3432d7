// Philox-4x32 with 10 rounds from a state of three numbers: the key (0xA4093822, 0x299F31D0) and the counter
// (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344), which rises by one for each block of four words. The first block
// is the vector of Random123 (kat_vectors, philox4x32 10) for that key and counter.
func.func @main() {
  %initial_state = stablehlo.constant dense<[2999170649027065890, 9629550131187509896, 247824715720788526]> : tensor<3xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui32>)
  check.expect_eq_const %output_state, dense<[2999170649027065890, 9629550131187509898, 247824715720788526]> : tensor<3xui64>
  check.expect_eq_const %output, dense<[3513581065, 2499661035, 1342301216, 605187745, 1465370318, 625791268, 1007618208]> : tensor<7xui32>
  return
}
