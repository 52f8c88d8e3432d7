// Sums along dimension 1.
func.func @main() {
  %input_f32 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 0.0, 3.0]]> : tensor<2x3xf32>
  %init_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %result_f32 = stablehlo.reduce(%input_f32 init: %init_f32) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[3.0, 6.0]> : tensor<2xf32>
  %input_f64 = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 0.0, 3.0]]> : tensor<2x3xf64>
  %init_f64 = stablehlo.constant dense<0.0> : tensor<f64>
  %result_f64 = stablehlo.reduce(%input_f64 init: %init_f64) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[3.0, 6.0]> : tensor<2xf64>
  return
}
