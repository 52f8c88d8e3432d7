// Threefry-2x32 with 20 rounds (Random123, whose kat_vectors has the first block). No dimension is even: the longest
// is taken, and of the last block in it one word remains unused.
func.func @main() {
  %initial_state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
  check.expect_eq_const %output_state, dense<[247824715720788526, 9629550131187509905]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[[15004, 63392, 44773, 2203, 19880], [35242, 46473, 5027, 58586, 35326], [55204, 1454, 31252, 47070, 26633]]> : tensor<3x5xui16>
  return
}
