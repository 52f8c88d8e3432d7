// Keys one behind the other, and two planes of words along the last of three dimensions.
func.func @main() {
  %key = stablehlo.constant dense<[975822086, 3949796464]> : tensor<2xui32>
  %other = stablehlo.constant dense<[11, 648229054, 18]> : tensor<3xui32>
  %keys = stablehlo.concatenate %key, %other, dim = 0 : (tensor<2xui32>, tensor<3xui32>) -> tensor<5xui32>
  %left = stablehlo.constant dense<[[[8, 676017232], [3, 2811403869]], [[2573174928, 2020878530], [3208548700, 2259511809]], [[2687247313, 20], [3428786720, 2481130908]]]> : tensor<3x2x2xui32>
  %right = stablehlo.constant dense<[[[3], [11]], [[15], [4]], [[1387040441], [3258818653]]]> : tensor<3x2x1xui32>
  %result = stablehlo.concatenate %left, %right, dim = 2 : (tensor<3x2x2xui32>, tensor<3x2x1xui32>) -> tensor<3x2x3xui32>
  check.expect_eq_const %keys, dense<[975822086, 3949796464, 11, 648229054, 18]> : tensor<5xui32>
  check.expect_eq_const %result, dense<[[[8, 676017232, 3], [3, 2811403869, 11]], [[2573174928, 2020878530, 15], [3208548700, 2259511809, 4]], [[2687247313, 20, 1387040441], [3428786720, 2481130908, 3258818653]]]> : tensor<3x2x3xui32>
  return
}
