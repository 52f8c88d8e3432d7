// Numbers of 16 bits between bounds.
func.func @main() {
  %low_i16 = stablehlo.constant dense<-20000> : tensor<i16>
  %high_i16 = stablehlo.constant dense<9000> : tensor<i16>
  %numbers_i16 = stablehlo.constant dense<[[-16591, 1142, 18362, -13482], [-16591, -16591, 1142, -16591]]> : tensor<2x4xi16>
  %bounded_i16 = stablehlo.clamp %low_i16, %numbers_i16, %high_i16 : (tensor<i16>, tensor<2x4xi16>, tensor<i16>) -> tensor<2x4xi16>
  check.expect_eq_const %bounded_i16, dense<[[-16591, 1142, 9000, -13482], [-16591, -16591, 1142, -16591]]> : tensor<2x4xi16>
  %low_ui16 = stablehlo.constant dense<9000> : tensor<ui16>
  %high_ui16 = stablehlo.constant dense<50000> : tensor<ui16>
  %numbers_ui16 = stablehlo.constant dense<[[42807, 3360, 56159, 15222], [15222, 15222, 64964, 64964]]> : tensor<2x4xui16>
  %bounded_ui16 = stablehlo.clamp %low_ui16, %numbers_ui16, %high_ui16 : (tensor<ui16>, tensor<2x4xui16>, tensor<ui16>) -> tensor<2x4xui16>
  check.expect_eq_const %bounded_ui16, dense<[[42807, 9000, 50000, 15222], [15222, 15222, 50000, 50000]]> : tensor<2x4xui16>
  return
}
