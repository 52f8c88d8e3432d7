// The algorithm rounds the operands to tf32, which has 11 bits and the exponents of f32. 1 + 2^-11 becomes 1, which is even;
// 1 + 3 * 2^-11 becomes 1 + 2^-9 = 1.001953125; 131073 becomes 131072. 1 + 2 / 128 = 1.015625, 1.001953125 + 1024 = 1025.001953125.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.00048828125, 2.0], [1.00146484375, 131073.0]]> : tensor<2x2xf32>
  %rhs = stablehlo.constant dense<[[1.0], [0.0078125]]> : tensor<2x1xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %result, dense<[[1.015625], [1025.001953125]]> : tensor<2x1xf32>
  return
}
