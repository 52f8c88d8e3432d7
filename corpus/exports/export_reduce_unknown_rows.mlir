// The sum over rows whose number is unknown until the program runs.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[-2.0, 5.0, 9.0], [4.0, 4.0, 4.0], [4.0, 4.0, 7.0], [-3.0, 4.0, 1.0], [0.0, -6.0, -5.0]]> : tensor<5x3xf32>
  %sizes_rows = stablehlo.constant dense<[5, 3]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<5x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[3.0, 11.0, 16.0]> : tensor<3xf32>
  return
}
