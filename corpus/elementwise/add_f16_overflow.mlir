// 65504 is the greatest f16 and its neighbour would be 65536: 65512 is nearer to 65504, 65536 overflows.
// From 2048 on values are 2 apart: 2049 is a tie, and 2048 is even.
func.func @main() {
  %lhs = stablehlo.constant dense<[65504.0, 65504.0, 2048.0]> : tensor<3xf16>
  %rhs = stablehlo.constant dense<[8.0, 32.0, 1.0]> : tensor<3xf16>
  %result = stablehlo.add %lhs, %rhs : tensor<3xf16>
  check.expect_eq_const %result, dense<[65504.0, 0x7C00, 2048.0]> : tensor<3xf16>
  return
}
