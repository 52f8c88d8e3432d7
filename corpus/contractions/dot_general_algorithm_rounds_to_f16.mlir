// The algorithm rounds the operands to f16, which has 11 bits. 1 + 2^-11 is in the middle of 1 and 1 + 2^-10 and becomes 1, which is
// even; 1 + 3 * 2^-11 becomes 1 + 2^-9 = 1.001953125; 2049 becomes 2048. 1 + 2 = 3, and 2049.001953125 is exact in f32.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.00048828125, 2.0], [1.00146484375, 2049.0]]> : tensor<2x2xf32>
  %rhs = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %result, dense<[[3.0], [2049.001953125]]> : tensor<2x1xf32>
  return
}
