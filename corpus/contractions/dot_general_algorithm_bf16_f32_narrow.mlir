// Sums are accumulated in f32 and rounded once, to the bf16 of the result: 256 + 1 + 1 + 1 = 259 is in the middle of 258 and 260, and
// 260 is even (130 * 2); 512 + 1 + 1 + 2 = 516 is exact. bf16 has 8 bits, so sums in bf16 from the left would stay 256 and 512.
func.func @main() {
  %lhs = stablehlo.constant dense<[[256.0, 1.0, 1.0, 1.0], [512.0, 1.0, 1.0, 2.0]]> : tensor<2x4xbf16>
  %rhs = stablehlo.constant dense<[[1.0], [1.0], [1.0], [1.0]]> : tensor<4x1xbf16>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x4xbf16>, tensor<4x1xbf16>) -> tensor<2x1xbf16>
  check.expect_eq_const %result, dense<[[260.0], [516.0]]> : tensor<2x1xbf16>
  return
}
