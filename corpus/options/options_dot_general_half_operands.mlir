// Operands and results of f16, with algorithms of other types: 1 * 3 - 2 * 1 = 1, 1 * 3 - 3 * 1 = 0, 1 * 3 - 4 * 1 = -1. All is exact in
// each of them.
func.func @main() {
  %lhs_tf32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %rhs_tf32 = stablehlo.constant dense<[3.0, -1.0]> : tensor<2xf16>
  %result_tf32 = stablehlo.dot_general %lhs_tf32, %rhs_tf32, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf16>, tensor<2xf16>) -> tensor<f16>
  check.expect_eq_const %result_tf32, dense<1.0> : tensor<f16>
  %lhs_f64 = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %rhs_f64 = stablehlo.constant dense<[3.0, -1.0]> : tensor<2xf16>
  %result_f64 = stablehlo.dot_general %lhs_f64, %rhs_f64, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf16>, tensor<2xf16>) -> tensor<f16>
  check.expect_eq_const %result_f64, dense<0.0> : tensor<f16>
  %lhs_f8E4M3FN = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf16>
  %rhs_f8E4M3FN = stablehlo.constant dense<[3.0, -1.0]> : tensor<2xf16>
  %result_f8E4M3FN = stablehlo.dot_general %lhs_f8E4M3FN, %rhs_f8E4M3FN, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf16>, tensor<2xf16>) -> tensor<f16>
  check.expect_eq_const %result_f8E4M3FN, dense<-1.0> : tensor<f16>
  return
}
