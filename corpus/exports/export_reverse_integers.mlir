// Matrices of 16 and 64 bits are turned around in both dimensions.
func.func @main() {
  %matrix_i16 = stablehlo.constant dense<[[-24151, -3530, -24151], [-24151, -15155, 3411]]> : tensor<2x3xi16>
  %turned_i16 = stablehlo.reverse %matrix_i16, dims = [0, 1] : tensor<2x3xi16>
  check.expect_eq_const %turned_i16, dense<[[3411, -15155, -24151], [-24151, -3530, -24151]]> : tensor<2x3xi16>
  %matrix_ui16 = stablehlo.constant dense<[[2289, 53617, 19601], [2289, 19601, 43748]]> : tensor<2x3xui16>
  %turned_ui16 = stablehlo.reverse %matrix_ui16, dims = [0, 1] : tensor<2x3xui16>
  check.expect_eq_const %turned_ui16, dense<[[43748, 19601, 2289], [19601, 53617, 2289]]> : tensor<2x3xui16>
  %matrix_ui64 = stablehlo.constant dense<[[9919498053144566459, 9919498053144566459, 6705314184404256050], [8992248100403222255, 8992248100403222255, 9919498053144566459]]> : tensor<2x3xui64>
  %turned_ui64 = stablehlo.reverse %matrix_ui64, dims = [0, 1] : tensor<2x3xui64>
  check.expect_eq_const %turned_ui64, dense<[[9919498053144566459, 8992248100403222255, 8992248100403222255], [6705314184404256050, 9919498053144566459, 9919498053144566459]]> : tensor<2x3xui64>
  return
}
