// IEEE 754 at its corners, rounding to nearest: 0 * infinity is a NaN, signs multiply, of zeros too; half of
// the smallest number is a tie and goes to 0. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %lhs_f8e3m4 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x78, 15.5, 15.5, 0.015625, 0.015625, -0.015625, 0.25, 0.046875, 15.5, -3.0, 5.0, -5.0, 0x70, 0x70, 0x70, 0xF0, -2.0, 1.0, 0.0]> : tensor<24xf8E3M4>
  %rhs_f8e3m4 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x78, 0.0, 15.5, -15.5, 0.015625, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xF0, 0x70, 0.0, 0x70, 0xF0, 0.0]> : tensor<24xf8E3M4>
  %result_f8e3m4 = stablehlo.multiply %lhs_f8e3m4, %rhs_f8e3m4 : tensor<24xf8E3M4>
  check.expect_eq_const %result_f8e3m4, dense<[-0.0, 0.0, -0.0, -1.0, 0x78, 0x78, 0x70, 0xF0, 0.0, 0.0, -0.0, 0.5, 0.03125, 0x70, -6.0, -0.0, -0.0, 0x70, 0xF0, 0x70, 0x78, 0xF0, 0xF0, 0.0]> : tensor<24xf8E3M4>
  %lhs_f8e4m3 = stablehlo.constant dense<[0.0, -0.0, -0.0, 1.0, 1.0, 0x7C, 240.0, 240.0, 0.001953125, 0.001953125, -0.001953125, 0.015625, 0.005859375, 240.0, -3.0, 5.0, -5.0, 0x78, 0x78, 0x78, 0xF8, -2.0, 1.0, 0.0]> : tensor<24xf8E4M3>
  %rhs_f8e4m3 = stablehlo.constant dense<[-0.0, -0.0, 0.0, -1.0, 0x7C, 0.0, 240.0, -240.0, 0.001953125, 0.5, 0.5, 2.0, 0.5, 2.0, 2.0, -0.0, 0.0, 1.0, 0xF8, 0x78, 0.0, 0x78, 0xF8, 0.0]> : tensor<24xf8E4M3>
  %result_f8e4m3 = stablehlo.multiply %lhs_f8e4m3, %rhs_f8e4m3 : tensor<24xf8E4M3>
  check.expect_eq_const %result_f8e4m3, dense<[-0.0, 0.0, -0.0, -1.0, 0x7C, 0x7C, 0x78, 0xF8, 0.0, 0.0, -0.0, 0.03125, 0.00390625, 0x78, -6.0, -0.0, -0.0, 0x78, 0xF8, 0x78, 0x7C, 0xF8, 0xF8, 0.0]> : tensor<24xf8E4M3>
  return
}
