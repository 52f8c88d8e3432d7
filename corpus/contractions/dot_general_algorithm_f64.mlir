// Operands rounded to f64 and f64, sums in f64, 1 and 1 components, 1 products. Small integers are exact in all
// of that.
func.func @main() {
  %lhs = stablehlo.constant dense<[[0.0, -1.0, -2.0], [-3.0, 4.0, 3.0]]> : tensor<2x3xf64>
  %rhs = stablehlo.constant dense<[[-3.0, 0.0], [3.0, -2.0], [1.0, -4.0]]> : tensor<3x2xf64>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %result, dense<[[-5.0, 10.0], [24.0, -20.0]]> : tensor<2x2xf64>
  return
}
