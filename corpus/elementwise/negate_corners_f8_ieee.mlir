// At the corners: the sign changes, of zeros and infinities too. f8E3M4, f8E4M3 came with release 1.7.0.
func.func @main() {
  %operand_f8e3m4 = stablehlo.constant dense<[0.0, -0.0, 0x70, 0xF0, 0x78, 15.5, -15.5, 0.015625, -0.015625, -0.5, 0.5, 0.484375, -0.484375, 1.5, -1.5, 2.5, -2.5, -1.75]> : tensor<18xf8E3M4>
  %result_f8e3m4 = stablehlo.negate %operand_f8e3m4 : tensor<18xf8E3M4>
  check.expect_eq_const %result_f8e3m4, dense<[-0.0, 0.0, 0xF0, 0x70, 0x78, -15.5, 15.5, -0.015625, 0.015625, 0.5, -0.5, -0.484375, 0.484375, -1.5, 1.5, -2.5, 2.5, 1.75]> : tensor<18xf8E3M4>
  %operand_f8e4m3 = stablehlo.constant dense<[0.0, -0.0, 0x78, 0xF8, 0x7C, 240.0, -240.0, 0.001953125, -0.001953125, -0.5, 0.5, 0.46875, -0.46875, 1.5, -1.5, 2.5, -2.5, -1.75, 9.0]> : tensor<19xf8E4M3>
  %result_f8e4m3 = stablehlo.negate %operand_f8e4m3 : tensor<19xf8E4M3>
  check.expect_eq_const %result_f8e4m3, dense<[-0.0, 0.0, 0xF8, 0x78, 0x7C, -240.0, 240.0, -0.001953125, 0.001953125, 0.5, -0.5, -0.46875, 0.46875, -1.5, 1.5, -2.5, 2.5, 1.75, -9.0]> : tensor<19xf8E4M3>
  return
}
