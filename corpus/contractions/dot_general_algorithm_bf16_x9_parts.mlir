// Three parts of bf16 say 1 + 2^-9 + 2^-18; two of them say 1 + 2^-9, and one says 1. All products are exact, and so are their sums in
// every order: 7 + 2^-9 + 2^-18.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0019569396972656, 2.0]]> : tensor<1x2xf32>
  %rhs = stablehlo.constant dense<[[1.0], [3.0]]> : tensor<2x1xf32>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 9, allow_imprecise_accumulation = false> : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %result, dense<[[7.001956939697266]]> : tensor<1x1xf32>
  return
}
