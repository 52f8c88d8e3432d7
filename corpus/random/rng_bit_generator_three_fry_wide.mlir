// Threefry-2x32 with 20 rounds (Random123, whose kat_vectors has the first block). A 64-bit element has a whole
// block, the low word first.
func.func @main() {
  %initial_state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %output_state, dense<[247824715720788526, 9629550131187509901]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[5205589014174907036, 3278629993803984613, 17944302429083028904, 7383006766053427626, 7864099527329715107]> : tensor<5xui64>
  return
}
