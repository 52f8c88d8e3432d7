// The greatest number of each column, of 16 and of 64 bits without a sign.
func.func @main() {
  %rows_ui16 = stablehlo.constant dense<[[20927, 433, 433], [20927, 11080, 36041], [45621, 45621, 45621], [9010, 58748, 2059]]> : tensor<4x3xui16>
  %least_ui16 = stablehlo.constant dense<0> : tensor<ui16>
  %most_ui16 = stablehlo.reduce(%rows_ui16 init: %least_ui16) applies stablehlo.maximum across dimensions = [0] : (tensor<4x3xui16>, tensor<ui16>) -> tensor<3xui16>
  check.expect_eq_const %most_ui16, dense<[45621, 58748, 45621]> : tensor<3xui16>
  %rows_ui64 = stablehlo.constant dense<[[12481232147476863839, 7412031689190122132, 11268072339035278011], [6397496721708229010, 11956087523779711830, 4976450656946925978], [13005279863804332184, 11956087523779711830, 11268072339035278011], [13005279863804332184, 6397496721708229010, 12481232147476863839]]> : tensor<4x3xui64>
  %least_ui64 = stablehlo.constant dense<0> : tensor<ui64>
  %most_ui64 = stablehlo.reduce(%rows_ui64 init: %least_ui64) applies stablehlo.maximum across dimensions = [0] : (tensor<4x3xui64>, tensor<ui64>) -> tensor<3xui64>
  check.expect_eq_const %most_ui64, dense<[13005279863804332184, 11956087523779711830, 12481232147476863839]> : tensor<3xui64>
  return
}
