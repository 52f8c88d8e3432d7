// A result of 2 rows without elements takes no block, so that the state stays as it is.
func.func @main() {
  %initial_state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x0xui32>)
  check.expect_eq_const %output_state, dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  check.expect_eq_const %output, dense<> : tensor<2x0xui32>
  return
}
