// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_216_literal = stablehlo.constant dense<[[[[[3.0, 3.0], [-2.0, -1.0]]], [[[-3.0, 1.0], [-1.0, 1.0]]], [[[-2.0, 3.0], [1.0, -3.0]]]]]> : tensor<1x3x1x2x2xf64>
  %of_216_literal_2 = stablehlo.constant dense<[[[[-3.0, 3.0]]], [[[2.0, -2.0]]], [[[3.0, 1.0]]]]> : tensor<3x1x1x2xf64>
  %of_216_dot_general = stablehlo.dot_general %of_216_literal, %of_216_literal_2, batching_dims = [2, 0] x [1, 2], contracting_dims = [1] x [0], precision = [HIGHEST, DEFAULT] : (tensor<1x3x1x2x2xf64>, tensor<3x1x1x2xf64>) -> tensor<1x1x2x2x2xf64>
  check.expect_eq_const %of_216_dot_general, dense<[[[[[-21.0, 13.0], [2.0, 10.0]], [[7.0, -3.0], [-4.0, -8.0]]]]]> : tensor<1x1x2x2x2xf64> loc("dot_general_216")
  %of_65_literal = stablehlo.constant dense<-2.0> : tensor<f64>
  %of_65_literal_2 = stablehlo.constant dense<3.0> : tensor<2xf64>
  %of_65_dot_general = stablehlo.dot_general %of_65_literal, %of_65_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
  check.expect_eq_const %of_65_dot_general, dense<-6.0> : tensor<2xf64> loc("dot_general_65")
  %of_234_literal = stablehlo.constant dense<[[3], [1], [3]]> : tensor<3x1xi32>
  %of_234_literal_2 = stablehlo.constant dense<[[1, -3, -1]]> : tensor<1x3xi32>
  %of_234_dot_general = stablehlo.dot_general %of_234_literal, %of_234_literal_2, batching_dims = [1] x [0], contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<3x1xi32>, tensor<1x3xi32>) -> tensor<1x3x3xi64>
  check.expect_eq_const %of_234_dot_general, dense<[[[3, -9, -3], [1, -3, -1], [3, -9, -3]]]> : tensor<1x3x3xi64> loc("dot_general_234")
  %of_177_literal = stablehlo.constant dense<[[[[[3.0, -1.0], [-2.0, -2.0]], [[-2.0, 1.0], [1.0, -3.0]], [[3.0, 2.0], [-3.0, 3.0]]], [[[-2.0, 2.0], [-3.0, -3.0]], [[1.0, -2.0], [-3.0, 1.0]], [[-1.0, -3.0], [-2.0, -2.0]]]], [[[[2.0, 3.0], [-2.0, -3.0]], [[1.0, 3.0], [2.0, 1.0]], [[-1.0, 1.0], [-1.0, -2.0]]], [[[2.0, -3.0], [-1.0, 2.0]], [[-1.0, 1.0], [-2.0, 3.0]], [[2.0, -1.0], [1.0, 2.0]]]], [[[[1.0, -3.0], [-2.0, 2.0]], [[-3.0, -1.0], [3.0, -1.0]], [[1.0, 1.0], [-1.0, 2.0]]], [[[2.0, 2.0], [1.0, -2.0]], [[-1.0, 1.0], [-2.0, 2.0]], [[-1.0, 1.0], [3.0, -1.0]]]]]> : tensor<3x2x3x2x2xf64>
  %of_177_literal_2 = stablehlo.constant dense<[[[[-1.0, 3.0, -3.0], [-2.0, -3.0, -2.0]], [[3.0, 1.0, -2.0], [-2.0, 1.0, 2.0]]], [[[2.0, 1.0, 1.0], [-2.0, -2.0, -2.0]], [[2.0, -1.0, -3.0], [-1.0, -3.0, 2.0]]], [[[3.0, 2.0, -1.0], [-2.0, -1.0, 1.0]], [[-3.0, 3.0, -3.0], [-2.0, -2.0, -3.0]]]]> : tensor<3x2x2x3xf64>
  %of_177_dot_general = stablehlo.dot_general %of_177_literal, %of_177_literal_2, batching_dims = [0] x [0], contracting_dims = [3, 4] x [1, 2], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x2x3x2x2xf64>, tensor<3x2x2x3xf64>) -> tensor<3x2x3x3xf64>
  check.expect_eq_const %of_177_dot_general, dense<[[[[-3.0, 8.0, -7.0], [9.0, -11.0, -4.0], [-22.0, 3.0, -1.0]], [[-5.0, -18.0, 2.0], [-8.0, 7.0, 9.0], [5.0, 2.0, 9.0]]], [[[-3.0, 7.0, -4.0], [-1.0, -10.0, -9.0], [-4.0, 4.0, -4.0]], [[6.0, 3.0, 15.0], [-11.0, -10.0, 9.0], [6.0, -3.0, 5.0]]], [[[11.0, -5.0, -4.0], [-14.0, 6.0, -4.0], [0.0, -6.0, -3.0]], [[3.0, 9.0, 3.0], [-3.0, -13.0, 2.0], [-12.0, 8.0, -4.0]]]]> : tensor<3x2x3x3xf64> loc("dot_general_177")
  %of_257_literal = stablehlo.constant dense<[[[1.0, -3.0], [-1.0, -2.0], [-1.0, 2.0]], [[1.0, -1.0], [-3.0, -1.0], [3.0, 1.0]], [[-3.0, -2.0], [1.0, -1.0], [-1.0, -2.0]]]> : tensor<3x3x2xf64>
  %of_257_literal_2 = stablehlo.constant dense<[[[-3.0, -2.0], [-2.0, 2.0]], [[-2.0, 1.0], [-2.0, -1.0]], [[3.0, -3.0], [2.0, -3.0]]]> : tensor<3x2x2xf64>
  %of_257_dot_general = stablehlo.dot_general %of_257_literal, %of_257_literal_2, contracting_dims = [1, 2] x [0, 1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<3x3x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %of_257_dot_general, dense<[[10.0, -10.0], [18.0, -18.0], [6.0, 13.0]]> : tensor<3x2xf64> loc("dot_general_257")
  %of_334_literal = stablehlo.constant dense<-2.0> : tensor<2x3x3xf64>
  %of_334_literal_2 = stablehlo.constant dense<[[[[2.0, -3.0, -1.0], [2.0, -3.0, 3.0], [-2.0, 1.0, 2.0]], [[-1.0, 3.0, 2.0], [-1.0, 1.0, 1.0], [3.0, -2.0, 3.0]]], [[[3.0, -3.0, -2.0], [-3.0, -1.0, 1.0], [3.0, -2.0, 2.0]], [[-1.0, -1.0, -3.0], [-3.0, 2.0, 1.0], [-3.0, 2.0, -2.0]]], [[[2.0, 3.0, -3.0], [-1.0, -3.0, -1.0], [-3.0, -1.0, -3.0]], [[-1.0, 1.0, 3.0], [2.0, 2.0, -3.0], [-1.0, -3.0, -2.0]]]]> : tensor<3x2x3x3xf64>
  %of_334_dot_general = stablehlo.dot_general %of_334_literal, %of_334_literal_2, contracting_dims = [2, 1] x [3, 0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3x3xf64>, tensor<3x2x3x3xf64>) -> tensor<2x2x3xf64>
  check.expect_eq_const %of_334_dot_general, dense<[[[4.0, 12.0, 6.0], [-4.0, -4.0, 10.0]], [[4.0, 12.0, 6.0], [-4.0, -4.0, 10.0]]]> : tensor<2x2x3xf64> loc("dot_general_334")
  %of_99_literal = stablehlo.constant dense<-1.0> : tensor<f64>
  %of_99_literal_2 = stablehlo.constant dense<-2.0> : tensor<f64>
  %of_99_dot_general = stablehlo.dot_general %of_99_literal, %of_99_literal_2, contracting_dims = [] x [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %of_99_dot_general, dense<2.0> : tensor<f64> loc("dot_general_99")
  %of_246_literal = stablehlo.constant dense<[[[-3.0, -1.0], [3.0, -1.0], [-1.0, 2.0]], [[-1.0, 1.0], [-2.0, 3.0], [2.0, -1.0]], [[3.0, 2.0], [-3.0, 1.0], [-3.0, -2.0]]]> : tensor<3x3x2xf64>
  %of_246_literal_2 = stablehlo.constant dense<[[[3.0, -3.0, -2.0], [-3.0, -1.0, 3.0]], [[-1.0, 2.0, -3.0], [3.0, -1.0, 2.0]], [[-3.0, -2.0, -1.0], [-1.0, -3.0, -2.0]]]> : tensor<3x2x3xf64>
  %of_246_dot_general = stablehlo.dot_general %of_246_literal, %of_246_literal_2, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [HIGHEST, DEFAULT] : (tensor<3x3x2xf64>, tensor<3x2x3xf64>) -> tensor<3x2x2xf64>
  check.expect_eq_const %of_246_dot_general, dense<[[[-16.0, 3.0], [-4.0, 10.0]], [[-9.0, 3.0], [8.0, -2.0]], [[0.0, 12.0], [-6.0, -1.0]]]> : tensor<3x2x2xf64> loc("dot_general_246")
  return
}
