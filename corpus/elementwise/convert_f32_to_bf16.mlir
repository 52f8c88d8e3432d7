// bf16 steps by 2^-7 from 1 on. 1 + 2^-8 is a tie, 1 is even; 1 + 3 * 2^-8 is a tie between 1 + 2^-7 and
// 1 + 2^-6 = 1.015625 (even); 1 + 2^-8 + 2^-10 is nearer to 1 + 2^-7; the greatest f32 overflows.
func.func @main() {
  %operand = stablehlo.constant dense<[1.00390625, 1.01171875, 1.0048828125, 3.40282347E+38, 0xFF800000, -0.0]> : tensor<6xf32>
  %result = stablehlo.convert %operand : (tensor<6xf32>) -> tensor<6xbf16>
  check.expect_eq_const %result, dense<[1.0, 1.015625, 1.0078125, 0x7F80, 0xFF80, -0.0]> : tensor<6xbf16>
  return
}
