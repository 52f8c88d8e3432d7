// Threefry-2x32 with 20 rounds (Random123, whose kat_vectors has the first block). Pairs of neighbours along the
// first even dimension come from one block.
func.func @main() {
  %initial_state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  check.expect_eq_const %output_state, dense<[247824715720788526, 9629550131187509899]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[[3297917596, 3265310437, 2074889640], [1212020640, 763365531, 4177983484]]> : tensor<2x3xui32>
  return
}
