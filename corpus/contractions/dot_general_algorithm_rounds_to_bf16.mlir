// The algorithm rounds the operands to bf16, which has 8 bits. 1 + 2^-8 is in the middle of 1 and 1 + 2^-7 and becomes 1, which is
// even; 1 + 3 * 2^-8 becomes 1 + 2^-6 = 1.015625; 65537 becomes 65536. 1 + 2 = 3, 1.015625 + 65536 = 65537.015625 is exact in f32.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.00390625, 2.0], [1.01171875, 65537.0]]> : tensor<2x2xf32>
  %rhs = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %result, dense<[[3.0], [65537.015625]]> : tensor<2x1xf32>
  return
}
