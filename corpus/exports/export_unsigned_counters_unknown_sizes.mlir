// Counters of 64 bits, of unknown size: the upper halves become words of 32 bits.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[14384874606852960432, 1117334892279586940, 17305244700133767657, 0], [19, 9366073127271277704, 15933383516744321220, 10575833042873206280], [17597093996416323726, 16001359853278512561, 11760132900711708143, 16437387853370566907]]> : tensor<3x4xui64>
  %columns_known = stablehlo.constant dense<[[7, 16208602665324334508, 13, 6832729210417874462], [601950274111819172, 10710642047633475823, 6964068123021331698, 15267186421971820612], [1416780845466859561, 17530595835355201656, 10, 10804637237420177624]]> : tensor<3x4xui64>
  %length_known = stablehlo.constant dense<[[4, 5, 6, 7], [1, 2, 3, 9], [11, 3, 2, 8]]> : tensor<3x4xui64>
  %half_known = stablehlo.constant dense<[[32, 31, 33, 1], [32, 40, 8, 63], [0, 16, 32, 5]]> : tensor<3x4xui64>
  %sizes_rows = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<3x4xui64>, tensor<2xi64>) -> tensor<?x4xui64>
  %sizes_columns = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %columns = stablehlo.dynamic_reshape %columns_known, %sizes_columns : (tensor<3x4xui64>, tensor<2xi64>) -> tensor<?x4xui64>
  %sizes_length = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %length = stablehlo.dynamic_reshape %length_known, %sizes_length : (tensor<3x4xui64>, tensor<2xi64>) -> tensor<?x4xui64>
  %sizes_half = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %half = stablehlo.dynamic_reshape %half_known, %sizes_half : (tensor<3x4xui64>, tensor<2xi64>) -> tensor<?x4xui64>
  %offsets = stablehlo.multiply %rows, %length : tensor<?x4xui64>
  %counters = stablehlo.add %offsets, %columns : tensor<?x4xui64>
  %upper = stablehlo.shift_right_logical %counters, %half : tensor<?x4xui64>
  %words = stablehlo.convert %upper : (tensor<?x4xui64>) -> tensor<?x4xui32>
  %sizes_all = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %all = stablehlo.dynamic_reshape %upper, %sizes_all : (tensor<?x4xui64>, tensor<2xi64>) -> tensor<3x4xui64>
  %sizes_result = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %words, %sizes_result : (tensor<?x4xui32>, tensor<2xi64>) -> tensor<3x4xui32>
  check.expect_eq_const %all, dense<[[512056566, 1559282212, 1350155546, 3416364605208937231], [140152469, 10000843, 69807541116543719, 1], [10517374068950904387, 155554858002656, 1181271329, 411766610888057861]]> : tensor<3x4xui64>
  check.expect_eq_const %result, dense<[[512056566, 1559282212, 1350155546, 4239541007], [140152469, 10000843, 3135578855, 1], [96022083, 4027443424, 1181271329, 207184901]]> : tensor<3x4xui32>
  return
}
