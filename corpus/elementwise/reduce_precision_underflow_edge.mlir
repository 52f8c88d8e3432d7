// With 4 bits the exponent is from -6 to 7. The numbers beside its ends, f32: 2^-6 and 1.5 * 2^-6 stay; the
// greatest number below 2^-6 and 2^-7 go to zero and keep their sign; 1.5 * 2^7 stays; 2^8 goes to infinity.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0x3C800000, 0xBCC00000, 0x3C7FFFFF, 0xBC000000, 0x3C000000, 192.0, -256.0]> : tensor<7xf32>
  %result_f32 = stablehlo.reduce_precision %operand_f32, format = e4m23 : tensor<7xf32>
  check.expect_eq_const %result_f32, dense<[0x3C800000, 0xBCC00000, 0.0, -0.0, 0.0, 192.0, 0xFF800000]> : tensor<7xf32>
  %operand_f16 = stablehlo.constant dense<[0x2400, 0xA600, 0x23FF, 0xA000, 0x2000, 192.0, -256.0]> : tensor<7xf16>
  %result_f16 = stablehlo.reduce_precision %operand_f16, format = e4m10 : tensor<7xf16>
  check.expect_eq_const %result_f16, dense<[0x2400, 0xA600, 0.0, -0.0, 0.0, 192.0, 0xFC00]> : tensor<7xf16>
  return
}
