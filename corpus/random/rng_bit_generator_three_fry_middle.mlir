// Threefry-2x32 with 20 rounds (Random123, whose kat_vectors has the first block). The second dimension is the first
// that is even.
func.func @main() {
  %initial_state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %initial_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
  check.expect_eq_const %output_state, dense<[247824715720788526, 9629550131187509908]> : tensor<2xui64>
  check.expect_eq_const %output, dense<[[[3297917596, 3265310437], [1212020640, 763365531], [2074889640, 1894484394], [4177983484, 1718990217]], [[3033404323, 792562174], [1831003354, 715489552], [2798901156, 1284667924], [3136030126, 1693366238]], [[1479108617, 780713628], [3668351860, 1345640734], [3672450066, 703591536], [4096490641, 1609916827]]]> : tensor<3x4x2xui32>
  return
}
