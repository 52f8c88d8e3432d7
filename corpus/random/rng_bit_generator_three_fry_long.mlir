// A 64-bit element has a block of its own, whose counter is one more than that of the element before it. So elements
// 300 to 599 of a long result are those that begin with a counter 300 higher. The state counts all of them.
func.func @main() {
  %state = stablehlo.constant dense<[247824715720788526, 9629550131187509896]> : tensor<2xui64>
  %later_state = stablehlo.constant dense<[247824715720788526, 9629550131187510196]> : tensor<2xui64>
  %end, %long = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<600xui64>)
  %later_end, %later = stablehlo.rng_bit_generator %later_state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<300xui64>)
  %part = stablehlo.slice %long [300:600] : (tensor<600xui64>) -> tensor<300xui64>
  %equal = stablehlo.compare EQ, %part, %later, UNSIGNED : (tensor<300xui64>, tensor<300xui64>) -> tensor<300xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%equal init: %true) applies stablehlo.and across dimensions = [0] : (tensor<300xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %all, dense<true> : tensor<i1>
  check.expect_eq_const %end, dense<[247824715720788526, 9629550131187510496]> : tensor<2xui64>
  check.expect_eq_const %later_end, dense<[247824715720788526, 9629550131187510496]> : tensor<2xui64>
  return
}
