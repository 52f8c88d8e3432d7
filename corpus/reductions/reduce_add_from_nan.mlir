// The initial value is a NaN, and so are all sums.
func.func @main() {
  %input = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0], [-1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -10.0, -11.0, -12.0, -13.0, -14.0, -15.0, -16.0]]> : tensor<2x16xf32>
  %init = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %columns = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x16xf32>, tensor<f32>) -> tensor<16xf32>
  %rows = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %columns, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<16xf32>
  check.expect_eq_const %rows, dense<[0x7FC00000, 0x7FC00000]> : tensor<2xf32>
  return
}
