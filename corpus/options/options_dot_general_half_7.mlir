// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_140_literal = stablehlo.constant dense<-2.0> : tensor<1x1xf16>
  %of_140_literal_2 = stablehlo.constant dense<-2.0> : tensor<1x1xf16>
  %of_140_dot_general = stablehlo.dot_general %of_140_literal, %of_140_literal_2, batching_dims = [1, 0] x [1, 0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  check.expect_eq_const %of_140_dot_general, dense<4.0> : tensor<1x1xf16> loc("dot_general_140")
  %of_2_literal = stablehlo.constant dense<2.0> : tensor<3x3xf16>
  %of_2_literal_2 = stablehlo.constant dense<-3.0> : tensor<f16>
  %of_2_dot_general = stablehlo.dot_general %of_2_literal, %of_2_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x3xf16>, tensor<f16>) -> tensor<3x3xf16>
  check.expect_eq_const %of_2_dot_general, dense<-6.0> : tensor<3x3xf16> loc("dot_general_2")
  %of_68_literal = stablehlo.constant dense<[[[3.0, -1.0], [-3.0, -1.0], [-3.0, 2.0]], [[-1.0, -2.0], [-3.0, -2.0], [-1.0, 1.0]], [[3.0, 1.0], [-2.0, 1.0], [2.0, -3.0]]]> : tensor<3x3x2xbf16>
  %of_68_literal_2 = stablehlo.constant dense<-2.0> : tensor<2x3x3xbf16>
  %of_68_dot_general = stablehlo.dot_general %of_68_literal, %of_68_literal_2, batching_dims = [2] x [0], contracting_dims = [1] x [2] : (tensor<3x3x2xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  check.expect_eq_const %of_68_dot_general, dense<[[[6.0, 6.0, 6.0], [10.0, 10.0, 10.0], [-6.0, -6.0, -6.0]], [[0.0, 0.0, 0.0], [6.0, 6.0, 6.0], [2.0, 2.0, 2.0]]]> : tensor<2x3x3xbf16> loc("dot_general_68")
  %of_100_literal = stablehlo.constant dense<[[[[-3.0, -3.0], [3.0, -2.0]], [[-2.0, 1.0], [2.0, 3.0]], [[-1.0, -3.0], [1.0, -1.0]]], [[[1.0, -2.0], [-2.0, -3.0]], [[-1.0, 2.0], [3.0, 3.0]], [[1.0, -1.0], [-3.0, 3.0]]], [[[-1.0, -1.0], [1.0, -3.0]], [[2.0, 2.0], [1.0, 1.0]], [[3.0, -2.0], [-1.0, -3.0]]]]> : tensor<3x3x2x2xbf16>
  %of_100_literal_2 = stablehlo.constant dense<[[[[-1.0, -1.0], [2.0, 3.0]], [[1.0, 1.0], [1.0, -1.0]]], [[[-2.0, 3.0], [-3.0, -3.0]], [[1.0, -2.0], [2.0, 1.0]]], [[[2.0, -3.0], [2.0, 2.0]], [[1.0, -3.0], [-1.0, -2.0]]]]> : tensor<3x2x2x2xbf16>
  %of_100_dot_general = stablehlo.dot_general %of_100_literal, %of_100_literal_2, contracting_dims = [0, 3] x [0, 2], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x3x2x2xbf16>, tensor<3x2x2x2xbf16>) -> tensor<3x2x2x2xf32>
  check.expect_eq_const %of_100_dot_general, dense<[[[[-3.0, 4.0], [-9.0, 1.0]], [[2.0, -15.0], [-3.0, 9.0]]], [[[8.0, -6.0], [2.0, -9.0]], [[-7.0, 6.0], [14.0, -9.0]]], [[[-2.0, -15.0], [0.0, -6.0]], [[-14.0, -25.0], [5.0, 20.0]]]]> : tensor<3x2x2x2xf32> loc("dot_general_100")
  %of_150_literal = stablehlo.constant dense<[[[1.0], [2.0]], [[-2.0], [-1.0]]]> : tensor<2x2x1xf64>
  %of_150_literal_2 = stablehlo.constant dense<1.0> : tensor<1xf64>
  %of_150_dot_general = stablehlo.dot_general %of_150_literal, %of_150_literal_2, batching_dims = [2] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2x1xf64>, tensor<1xf64>) -> tensor<1x2x2xf64>
  check.expect_eq_const %of_150_dot_general, dense<[[[1.0, 2.0], [-2.0, -1.0]]]> : tensor<1x2x2xf64> loc("dot_general_150")
  %of_173_literal = stablehlo.constant dense<-1.0> : tensor<2xf16>
  %of_173_literal_2 = stablehlo.constant dense<[[-3.0, 3.0, 1.0], [-3.0, -3.0, -1.0], [-2.0, 2.0, -1.0]]> : tensor<3x3xf16>
  %of_173_dot_general = stablehlo.dot_general %of_173_literal, %of_173_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf16>, tensor<3x3xf16>) -> tensor<2x3x3xf32>
  check.expect_eq_const %of_173_dot_general, dense<[[[3.0, -3.0, -1.0], [3.0, 3.0, 1.0], [2.0, -2.0, 1.0]], [[3.0, -3.0, -1.0], [3.0, 3.0, 1.0], [2.0, -2.0, 1.0]]]> : tensor<2x3x3xf32> loc("dot_general_173")
  %of_221_literal = stablehlo.constant dense<[3.0, -2.0]> : tensor<2xf64>
  %of_221_literal_2 = stablehlo.constant dense<-2.0> : tensor<f64>
  %of_221_dot_general = stablehlo.dot_general %of_221_literal, %of_221_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %of_221_dot_general, dense<[-6.0, 4.0]> : tensor<2xf64> loc("dot_general_221")
  return
}
