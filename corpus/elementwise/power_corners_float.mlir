// pow of IEEE 754 at its corners: x^0 = 1 and 1^y = 1 even with a NaN, (-1)^inf = 1, (-0)^-1 = -inf but (-0)^-2
// = inf, (-8)^0.5 is a NaN, 0.5^inf = 0, 0.5^-inf = inf.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[0x7FC00000, 1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -8.0, 0x7F800000, 0xFF800000, 0xFF800000, 0.5, 0.5, 2.0, 0x7FC00000, 0.0]> : tensor<16xf32>
  %rhs_f32 = stablehlo.constant dense<[0.0, 0x7FC00000, 0x7F800000, -1.0, -2.0, 3.0, 2.0, 0.5, -1.0, 3.0, -3.0, 0x7F800000, 0xFF800000, 0xFF800000, 1.0, 0.0]> : tensor<16xf32>
  %result_f32 = stablehlo.power %lhs_f32, %rhs_f32 : tensor<16xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 1.0, 1.0, 0xFF800000, 0x7F800000, -0.0, 0.0, 0x7FC00000, 0.0, 0xFF800000, -0.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 1.0]> : tensor<16xf32>
  %lhs_f64 = stablehlo.constant dense<[0x7FF8000000000000, 1.0, -1.0, -0.0, -0.0, -0.0, -0.0, -8.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.5, 0.5, 2.0, 0x7FF8000000000000, 0.0]> : tensor<16xf64>
  %rhs_f64 = stablehlo.constant dense<[0.0, 0x7FF8000000000000, 0x7FF0000000000000, -1.0, -2.0, 3.0, 2.0, 0.5, -1.0, 3.0, -3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 1.0, 0.0]> : tensor<16xf64>
  %result_f64 = stablehlo.power %lhs_f64, %rhs_f64 : tensor<16xf64>
  check.expect_eq_const %result_f64, dense<[1.0, 1.0, 1.0, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, 0.0, 0x7FF8000000000000, 0.0, 0xFFF0000000000000, -0.0, 0.0, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 1.0]> : tensor<16xf64>
  return
}
