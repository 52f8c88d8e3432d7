// Sums in f16: 2048 + 1 lies between 2048 and 2050, and goes to the even one. Sums in f32 give 2049.
func.func @main() {
  %lhs = stablehlo.constant dense<[[2048.0, 1.0]]> : tensor<1x2xf32>
  %rhs = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %result, dense<[[2048.0]]> : tensor<1x1xf32>
  return
}
