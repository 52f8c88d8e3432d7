// Normal numbers of mean 5 and deviation 0 are 5.
func.func @main() {
  %a_f32 = stablehlo.constant dense<5.0> : tensor<f32>
  %b_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_f32 = stablehlo.rng %a_f32, %b_f32, %shape_0, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[5.0, 5.0]> : tensor<2xf32>
  %a_f64 = stablehlo.constant dense<5.0> : tensor<f64>
  %b_f64 = stablehlo.constant dense<0.0> : tensor<f64>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_f64 = stablehlo.rng %a_f64, %b_f64, %shape_1, distribution =  NORMAL : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[5.0, 5.0]> : tensor<2xf64>
  return
}
