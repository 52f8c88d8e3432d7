// Words without a sign of rank 3 are masked.
func.func @main() {
  %words = stablehlo.constant dense<[[[4248917486, 4278639096, 3046462943], [3, 4087955701, 16]], [[2210145715, 7, 1885150994], [7, 529791970, 3676448758]]]> : tensor<2x2x3xui32>
  %mask = stablehlo.constant dense<[[[9, 890902291, 2690102891], [3478102500, 1, 20]], [[7, 3, 2650281113], [5, 16, 2252529290]]]> : tensor<2x2x3xui32>
  %result = stablehlo.and %words, %mask : tensor<2x2x3xui32>
  check.expect_eq_const %result, dense<[[[8, 889327888, 2685736011], [0, 1, 16]], [[3, 3, 274207760], [5, 0, 2181170818]]]> : tensor<2x2x3xui32>
  return
}
