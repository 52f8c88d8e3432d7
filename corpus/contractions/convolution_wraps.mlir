// Sums wrap around. A kernel of two taps slides over three numbers: 1 * 1 + 100 * 2 = 201, and 100 * 1 + 90 * 2 = 280, which is 24
// modulo 256. In i8, 1 * 3 + 50 * 2 = 103, and 50 * 3 + (-7) * 2 = 136, which is -120.
func.func @main() {
  %lhs_ui8 = stablehlo.constant dense<[[[1], [100], [90]]]> : tensor<1x3x1xui8>
  %rhs_ui8 = stablehlo.constant dense<[[[1]], [[2]]]> : tensor<2x1x1xui8>
  %result_ui8 = stablehlo.convolution(%lhs_ui8, %rhs_ui8) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xui8>, tensor<2x1x1xui8>) -> tensor<1x2x1xui8>
  check.expect_eq_const %result_ui8, dense<[[[201], [24]]]> : tensor<1x2x1xui8>
  %lhs_i8 = stablehlo.constant dense<[[[1], [50], [-7]]]> : tensor<1x3x1xi8>
  %rhs_i8 = stablehlo.constant dense<[[[3]], [[2]]]> : tensor<2x1x1xi8>
  %result_i8 = stablehlo.convolution(%lhs_i8, %rhs_i8) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xi8>, tensor<2x1x1xi8>) -> tensor<1x2x1xi8>
  check.expect_eq_const %result_i8, dense<[[[103], [-120]]]> : tensor<1x2x1xi8>
  return
}
