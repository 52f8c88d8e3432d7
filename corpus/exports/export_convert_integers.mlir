// Conversions of counters: to the same type, without a sign and back; -3 is 4294967293 then. The low half of wide bits.
func.func @main() {
  %count = stablehlo.constant dense<-3> : tensor<i32>
  %same = stablehlo.convert %count : tensor<i32>
  %bits = stablehlo.convert %count : (tensor<i32>) -> tensor<ui32>
  %back = stablehlo.convert %bits : (tensor<ui32>) -> tensor<i32>
  %wide = stablehlo.constant dense<[[4294967297, 18446744073709551615, 7], [12884901890, 5, 8589934592]]> : tensor<2x3xui64>
  %low = stablehlo.convert %wide : (tensor<2x3xui64>) -> tensor<2x3xui32>
  %row = stablehlo.constant dense<[7, 8, 8, 4, 8, 2, 8, 8, 8, 4, 4, 6, 9, 3, 4, 2, 8, 8, 4, 9]> : tensor<20xui32>
  %row_signed = stablehlo.convert %row : (tensor<20xui32>) -> tensor<20xi32>
  %row_wide = stablehlo.constant dense<[7, 3, 6, 8, 1, 8, 0, 9, 6, 0, 8, 0, 8, 6, 8, 9, 1, 7, 1, 2]> : tensor<20xui64>
  %row_low = stablehlo.convert %row_wide : (tensor<20xui64>) -> tensor<20xui32>
  check.expect_eq_const %same, dense<-3> : tensor<i32>
  check.expect_eq_const %bits, dense<4294967293> : tensor<ui32>
  check.expect_eq_const %back, dense<-3> : tensor<i32>
  check.expect_eq_const %low, dense<[[1, 4294967295, 7], [2, 5, 0]]> : tensor<2x3xui32>
  check.expect_eq_const %row_signed, dense<[7, 8, 8, 4, 8, 2, 8, 8, 8, 4, 4, 6, 9, 3, 4, 2, 8, 8, 4, 9]> : tensor<20xi32>
  check.expect_eq_const %row_low, dense<[7, 3, 6, 8, 1, 8, 0, 9, 6, 0, 8, 0, 8, 6, 8, 9, 1, 7, 1, 2]> : tensor<20xui32>
  return
}
