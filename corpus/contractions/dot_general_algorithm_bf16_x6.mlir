// Operands rounded to bf16 and bf16, sums in f32, 1 and 1 components, 6 products. Small integers are exact in
// all of that.
func.func @main() {
  %lhs = stablehlo.constant dense<[[0.0, -1.0, -2.0], [-3.0, 4.0, 3.0]]> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<[[-3.0, 0.0], [3.0, -2.0], [1.0, -4.0]]> : tensor<3x2xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[-5.0, 10.0], [24.0, -20.0]]> : tensor<2x2xf32>
  return
}
