// The type tf32, which an algorithm of dot_general names and no tensor holds: it came with 1.6.0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rhs = stablehlo.constant dense<[4.0, 8.0]> : tensor<2xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %result, dense<20.0> : tensor<f32>
  return
}
