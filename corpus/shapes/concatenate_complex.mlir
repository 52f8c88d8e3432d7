// Along dimension 1: each row of the first operand, then that row of the second.
func.func @main() {
  %input_c64_0 = stablehlo.constant dense<[[(1.0, 0.0)], [(2.0, 0.0)]]> : tensor<2x1xcomplex<f32>>
  %input_c64_1 = stablehlo.constant dense<[[(3.0, 0.0), (4.0, 0.0)], [(5.0, 0.0), (6.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %result_c64 = stablehlo.concatenate %input_c64_0, %input_c64_1, dim = 1 : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[(1.0, 0.0), (3.0, 0.0), (4.0, 0.0)], [(2.0, 0.0), (5.0, 0.0), (6.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %input_c128_0 = stablehlo.constant dense<[[(1.0, 0.0)], [(2.0, 0.0)]]> : tensor<2x1xcomplex<f64>>
  %input_c128_1 = stablehlo.constant dense<[[(3.0, 0.0), (4.0, 0.0)], [(5.0, 0.0), (6.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %result_c128 = stablehlo.concatenate %input_c128_0, %input_c128_1, dim = 1 : (tensor<2x1xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[(1.0, 0.0), (3.0, 0.0), (4.0, 0.0)], [(2.0, 0.0), (5.0, 0.0), (6.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  return
}
