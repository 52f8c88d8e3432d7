// Rewrites. Each check is a row of rows/options.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // complex_abs_overflow_complex_f32: the squares stay finite and above 0
  %complex_abs_overflow_complex_f32.x = stablehlo.constant dense<[(3.0e+30, 4.0e+30), (3.0e-30, 4.0e-30)]> : tensor<2xcomplex<f32>>
  %complex_abs_overflow_complex_f32.s = stablehlo.constant dense<[1.0e-30, 1.0e+30]> : tensor<2xf32>
  %complex_abs_overflow_complex_f32.abs = stablehlo.abs %complex_abs_overflow_complex_f32.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_abs_overflow_complex_f32.multiply = stablehlo.multiply %complex_abs_overflow_complex_f32.abs, %complex_abs_overflow_complex_f32.s : tensor<2xf32>
  check.expect_almost_eq_const %complex_abs_overflow_complex_f32.multiply, dense<5.0> : tensor<2xf32> loc("complex_abs_overflow_complex_f32")
  // complex_abs_infinite_complex_f32: no part is NaN: an infinite part makes the length infinite
  %complex_abs_infinite_complex_f32.x = stablehlo.constant dense<[(0x7F800000, 0x7FC00000), (0x7FC00000, 0xFF800000)]> : tensor<2xcomplex<f32>>
  %complex_abs_infinite_complex_f32.abs = stablehlo.abs %complex_abs_infinite_complex_f32.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_almost_eq_const %complex_abs_infinite_complex_f32.abs, dense<0x7F800000> : tensor<2xf32> loc("complex_abs_infinite_complex_f32")
  // complex_log_of_large_complex_f32: the squares stay finite and above 0
  %complex_log_of_large_complex_f32.x = stablehlo.constant dense<[(1.0e+30, 1.0e+30), (1.0e-30, 1.0e-30)]> : tensor<2xcomplex<f32>>
  %complex_log_of_large_complex_f32.log = stablehlo.log %complex_log_of_large_complex_f32.x : tensor<2xcomplex<f32>>
  %complex_log_of_large_complex_f32.real = stablehlo.real %complex_log_of_large_complex_f32.log : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_almost_eq_const %complex_log_of_large_complex_f32.real, dense<[69.424126, -68.73098]> : tensor<2xf32> loc("complex_log_of_large_complex_f32")
  // complex_sqrt_of_large_complex_f32: the squares stay finite and above 0
  %complex_sqrt_of_large_complex_f32.x = stablehlo.constant dense<[(3.0e+30, 4.0e+30), (3.0e-30, 4.0e-30)]> : tensor<2xcomplex<f32>>
  %complex_sqrt_of_large_complex_f32.s = stablehlo.constant dense<[1.0e-15, 1000000000000000.0]> : tensor<2xf32>
  %complex_sqrt_of_large_complex_f32.sqrt = stablehlo.sqrt %complex_sqrt_of_large_complex_f32.x : tensor<2xcomplex<f32>>
  %complex_sqrt_of_large_complex_f32.real = stablehlo.real %complex_sqrt_of_large_complex_f32.sqrt : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_sqrt_of_large_complex_f32.multiply = stablehlo.multiply %complex_sqrt_of_large_complex_f32.real, %complex_sqrt_of_large_complex_f32.s : tensor<2xf32>
  check.expect_eq_const %complex_sqrt_of_large_complex_f32.multiply, dense<2.0> : tensor<2xf32> loc("complex_sqrt_of_large_complex_f32")
  // complex_tanh_of_large_complex_f32: the exponentials stay finite
  %complex_tanh_of_large_complex_f32.x = stablehlo.constant dense<[(100.0, 1.0), (-100.0, 1.0)]> : tensor<2xcomplex<f32>>
  %complex_tanh_of_large_complex_f32.tanh = stablehlo.tanh %complex_tanh_of_large_complex_f32.x : tensor<2xcomplex<f32>>
  %complex_tanh_of_large_complex_f32.real = stablehlo.real %complex_tanh_of_large_complex_f32.tanh : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_almost_eq_const %complex_tanh_of_large_complex_f32.real, dense<[1.0, -1.0]> : tensor<2xf32> loc("complex_tanh_of_large_complex_f32")
  // complex_product_of_infinite: the products stay finite
  %complex_product_of_infinite.x = stablehlo.constant dense<[(1.0e+30, 1.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>
  %complex_product_of_infinite.y = stablehlo.constant dense<[(1.0e+30, 1.0), (4.0, 5.0)]> : tensor<2xcomplex<f32>>
  %complex_product_of_infinite.multiply = stablehlo.multiply %complex_product_of_infinite.x, %complex_product_of_infinite.y : tensor<2xcomplex<f32>>
  %complex_product_of_infinite.real = stablehlo.real %complex_product_of_infinite.multiply : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_product_of_infinite.is_finite = stablehlo.is_finite %complex_product_of_infinite.real : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %complex_product_of_infinite.is_finite, dense<[false, true]> : tensor<2xi1> loc("complex_product_of_infinite")
  return
}
