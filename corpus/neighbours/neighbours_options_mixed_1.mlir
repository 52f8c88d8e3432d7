// Rewrites. Each check is a row of rows/options.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // complex_abs_overflow_complex_f64: the squares stay finite and above 0
  %complex_abs_overflow_complex_f64.x = stablehlo.constant dense<[(3.0e+200, 4.0e+200), (3.0e-200, 4.0e-200)]> : tensor<2xcomplex<f64>>
  %complex_abs_overflow_complex_f64.s = stablehlo.constant dense<[1.0e-200, 1.0e+200]> : tensor<2xf64>
  %complex_abs_overflow_complex_f64.abs = stablehlo.abs %complex_abs_overflow_complex_f64.x : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %complex_abs_overflow_complex_f64.multiply = stablehlo.multiply %complex_abs_overflow_complex_f64.abs, %complex_abs_overflow_complex_f64.s : tensor<2xf64>
  check.expect_almost_eq_const %complex_abs_overflow_complex_f64.multiply, dense<[4.999999999999999, 5.0]> : tensor<2xf64> loc("complex_abs_overflow_complex_f64")
  // complex_abs_infinite_complex_f64: no part is NaN: an infinite part makes the length infinite
  %complex_abs_infinite_complex_f64.x = stablehlo.constant dense<[(0x7FF0000000000000, 0x7FF8000000000000), (0x7FF8000000000000, 0xFFF0000000000000)]> : tensor<2xcomplex<f64>>
  %complex_abs_infinite_complex_f64.abs = stablehlo.abs %complex_abs_infinite_complex_f64.x : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_almost_eq_const %complex_abs_infinite_complex_f64.abs, dense<0x7FF0000000000000> : tensor<2xf64> loc("complex_abs_infinite_complex_f64")
  // complex_log_of_large_complex_f64: the squares stay finite and above 0
  %complex_log_of_large_complex_f64.x = stablehlo.constant dense<[(1.0e+200, 1.0e+200), (1.0e-200, 1.0e-200)]> : tensor<2xcomplex<f64>>
  %complex_log_of_large_complex_f64.log = stablehlo.log %complex_log_of_large_complex_f64.x : tensor<2xcomplex<f64>>
  %complex_log_of_large_complex_f64.real = stablehlo.real %complex_log_of_large_complex_f64.log : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_almost_eq_const %complex_log_of_large_complex_f64.real, dense<[460.8635921890891, -460.17044500852916]> : tensor<2xf64> loc("complex_log_of_large_complex_f64")
  // complex_sqrt_of_large_complex_f64: the squares stay finite and above 0
  %complex_sqrt_of_large_complex_f64.x = stablehlo.constant dense<[(3.0e+200, 4.0e+200), (3.0e-200, 4.0e-200)]> : tensor<2xcomplex<f64>>
  %complex_sqrt_of_large_complex_f64.s = stablehlo.constant dense<[1.0e-100, 1.0e+100]> : tensor<2xf64>
  %complex_sqrt_of_large_complex_f64.sqrt = stablehlo.sqrt %complex_sqrt_of_large_complex_f64.x : tensor<2xcomplex<f64>>
  %complex_sqrt_of_large_complex_f64.real = stablehlo.real %complex_sqrt_of_large_complex_f64.sqrt : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %complex_sqrt_of_large_complex_f64.multiply = stablehlo.multiply %complex_sqrt_of_large_complex_f64.real, %complex_sqrt_of_large_complex_f64.s : tensor<2xf64>
  check.expect_eq_const %complex_sqrt_of_large_complex_f64.multiply, dense<2.0> : tensor<2xf64> loc("complex_sqrt_of_large_complex_f64")
  // complex_tanh_of_large_complex_f64: the exponentials stay finite
  %complex_tanh_of_large_complex_f64.x = stablehlo.constant dense<[(1000.0, 1.0), (-1000.0, 1.0)]> : tensor<2xcomplex<f64>>
  %complex_tanh_of_large_complex_f64.tanh = stablehlo.tanh %complex_tanh_of_large_complex_f64.x : tensor<2xcomplex<f64>>
  %complex_tanh_of_large_complex_f64.real = stablehlo.real %complex_tanh_of_large_complex_f64.tanh : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_almost_eq_const %complex_tanh_of_large_complex_f64.real, dense<[1.0, -1.0]> : tensor<2xf64> loc("complex_tanh_of_large_complex_f64")
  return
}
