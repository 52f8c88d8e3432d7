// pow of IEEE 754 at its corners: x^0 = 1 and 1^y = 1 even with a NaN, (-1)^inf = 1, (-0)^-1 = -inf but (-0)^-2
// = inf, (-8)^0.5 is a NaN, 0.5^inf = 0, 0.5^-inf = inf.
func.func @main() {
  %lhs_bf16 = stablehlo.constant dense<[0x7FC0, 1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -8.0, 0x7F80, 0xFF80, 0xFF80, 0.5, 0.5, 2.0, 0x7FC0, 0.0]> : tensor<16xbf16>
  %rhs_bf16 = stablehlo.constant dense<[0.0, 0x7FC0, 0x7F80, -1.0, -2.0, 3.0, 2.0, 0.5, -1.0, 3.0, -3.0, 0x7F80, 0xFF80, 0xFF80, 1.0, 0.0]> : tensor<16xbf16>
  %result_bf16 = stablehlo.power %lhs_bf16, %rhs_bf16 : tensor<16xbf16>
  check.expect_eq_const %result_bf16, dense<[1.0, 1.0, 1.0, 0xFF80, 0x7F80, -0.0, 0.0, 0x7FC0, 0.0, 0xFF80, -0.0, 0.0, 0x7F80, 0.0, 0x7FC0, 1.0]> : tensor<16xbf16>
  %lhs_f16 = stablehlo.constant dense<[0x7E00, 1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -8.0, 0x7C00, 0xFC00, 0xFC00, 0.5, 0.5, 2.0, 0x7E00, 0.0]> : tensor<16xf16>
  %rhs_f16 = stablehlo.constant dense<[0.0, 0x7E00, 0x7C00, -1.0, -2.0, 3.0, 2.0, 0.5, -1.0, 3.0, -3.0, 0x7C00, 0xFC00, 0xFC00, 1.0, 0.0]> : tensor<16xf16>
  %result_f16 = stablehlo.power %lhs_f16, %rhs_f16 : tensor<16xf16>
  check.expect_eq_const %result_f16, dense<[1.0, 1.0, 1.0, 0xFC00, 0x7C00, -0.0, 0.0, 0x7E00, 0.0, 0xFC00, -0.0, 0.0, 0x7C00, 0.0, 0x7E00, 1.0]> : tensor<16xf16>
  return
}
