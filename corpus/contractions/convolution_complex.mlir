// Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 =
// 4, 2 * 2 = 4, 3.
func.func @main() {
  %lhs_c64 = stablehlo.constant dense<[[[(1.0, 0.0)], [(2.0, 0.0)], [(0.0, 0.0)], [(3.0, 0.0)]]]> : tensor<1x4x1xcomplex<f32>>
  %rhs_c64 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, 0.0)]], [[(3.0, 0.0), (1.0, 0.0)]]]> : tensor<2x1x2xcomplex<f32>>
  %result_c64 = stablehlo.convolution(%lhs_c64, %rhs_c64) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xcomplex<f32>>, tensor<2x1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[[[(7.0, 0.0), (4.0, 0.0)], [(2.0, 0.0), (4.0, 0.0)], [(9.0, 0.0), (3.0, 0.0)]]]> : tensor<1x3x2xcomplex<f32>>
  %lhs_c128 = stablehlo.constant dense<[[[(1.0, 0.0)], [(2.0, 0.0)], [(0.0, 0.0)], [(3.0, 0.0)]]]> : tensor<1x4x1xcomplex<f64>>
  %rhs_c128 = stablehlo.constant dense<[[[(1.0, 0.0), (2.0, 0.0)]], [[(3.0, 0.0), (1.0, 0.0)]]]> : tensor<2x1x2xcomplex<f64>>
  %result_c128 = stablehlo.convolution(%lhs_c128, %rhs_c128) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xcomplex<f64>>, tensor<2x1x2xcomplex<f64>>) -> tensor<1x3x2xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[[[(7.0, 0.0), (4.0, 0.0)], [(2.0, 0.0), (4.0, 0.0)], [(9.0, 0.0), (3.0, 0.0)]]]> : tensor<1x3x2xcomplex<f64>>
  return
}
