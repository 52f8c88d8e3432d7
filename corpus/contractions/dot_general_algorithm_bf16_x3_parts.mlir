// Two parts of bf16 each say 1 + 2^-10 and 3 + 2^-9. The three products of them are those without both small parts, all exact:
// 1 + 2^-10 + 2 * 3 + 2 * 2^-9 = 7.0048828125.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0009765625, 2.0]]> : tensor<1x2xf32>
  %rhs = stablehlo.constant dense<[[1.0], [3.001953125]]> : tensor<2x1xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %result, dense<[[7.0048828125]]> : tensor<1x1xf32>
  return
}
