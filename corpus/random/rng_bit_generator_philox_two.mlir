// Philox-4x32 with 10 rounds from a state of two numbers: the key is the upper half of the counter, too. Bytes are
// the low bits of a word.
func.func @main() {
  %initial_state = stablehlo.constant dense<[4294967305, 7]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xui8>)
  check.expect_eq_const %output_state, dense<[4294967305, 9]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[10, 8, 70, 109, 124, 251]> : tensor<6xui8>
  return
}
