// Threefry-2x32 with 20 rounds: a scalar has the low word of the first block, which is a vector of Random123
// (kat_vectors).
func.func @main() {
  %initial_state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %output_state, dense<[247824715720788526, 9629550131187509897]> : tensor<2xui64>
  check.expect_eq_const %output, dense<3297917596> : tensor<ui32>
  return
}
