// 1,040 words of Threefry: the last eight of them, and the state behind them.
func.func @main() {
  %state = stablehlo.constant dense<[81985529216486895, 1147797409030816545]> : tensor<2xui64>
  %next, %words = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1040xui32>)
  %last = stablehlo.slice %words [1032:1040] : (tensor<1040xui32>) -> tensor<8xui32>
  check.expect_eq_const %next, dense<[81985529216486895, 1147797409030817065]> : tensor<2xui64>
  check.expect_eq_const %last, dense<[1710277904, 395947883, 3579031850, 2552942402, 3007335081, 4164504143, 375497231, 4225671336]> : tensor<8xui32>
  return
}
