// Three products of operands rounded to bf16, with sums in f32. Small integers are exact in all of that.
func.func @main() {
  %lhs = stablehlo.constant dense<[[-6.0, -8.0, -2.0, 7.0, 1.0, -4.0], [0.0, -7.0, 6.0, -1.0, 0.0, -2.0], [-5.0, -4.0, 3.0, -9.0, 2.0, -2.0], [0.0, -7.0, -3.0, -5.0, -8.0, -9.0]]> : tensor<4x6xf32>
  %rhs = stablehlo.constant dense<[[-5.0, -6.0, -9.0, -1.0, -5.0], [3.0, 2.0, -2.0, -7.0, -2.0], [0.0, -8.0, -9.0, 2.0, -7.0], [9.0, -9.0, 5.0, -3.0, -7.0], [-4.0, 9.0, 4.0, 5.0, -8.0], [-3.0, -2.0, 6.0, 4.0, -6.0]]> : tensor<6x5xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
  check.expect_eq_const %result, dense<[[77.0, -10.0, 103.0, 26.0, 27.0], [-24.0, -49.0, -57.0, 56.0, -9.0], [-70.0, 101.0, -23.0, 68.0, 71.0], [-7.0, 1.0, -70.0, -18.0, 188.0]]> : tensor<4x5xf32>
  return
}
