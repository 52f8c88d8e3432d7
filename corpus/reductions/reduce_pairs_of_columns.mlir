// The last dimension has two elements. The sum of row k is 2k + (2k + 1) = 4k + 1.
func.func @main() {
  %count = stablehlo.iota dim = 0 : tensor<32xf32>
  %input = stablehlo.reshape %count : (tensor<32xf32>) -> tensor<16x2xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<16xf32>
  check.expect_eq_const %result, dense<[1.0, 5.0, 9.0, 13.0, 17.0, 21.0, 25.0, 29.0, 33.0, 37.0, 41.0, 45.0, 49.0, 53.0, 57.0, 61.0]> : tensor<16xf32>
  return
}
