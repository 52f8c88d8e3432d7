// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_45_literal = stablehlo.constant dense<true> : tensor<1xi1>
  %of_45_literal_2 = stablehlo.constant dense<false> : tensor<1xi1>
  %of_45_dot_general = stablehlo.dot_general %of_45_literal, %of_45_literal_2, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  check.expect_eq_const %of_45_dot_general, dense<false> : tensor<1xi1> loc("dot_general_45")
  %of_200_literal = stablehlo.constant dense<-1.0> : tensor<f32>
  %of_200_literal_2 = stablehlo.constant dense<3.0> : tensor<f32>
  %of_200_dot_general = stablehlo.dot_general %of_200_literal, %of_200_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %of_200_dot_general, dense<-3.0> : tensor<f32> loc("dot_general_200")
  %of_203_literal = stablehlo.constant dense<3.0> : tensor<3x3x3xf32>
  %of_203_literal_2 = stablehlo.constant dense<[[[[1.0, 3.0, 2.0], [-2.0, -1.0, 2.0], [-1.0, 3.0, -3.0]], [[-1.0, 1.0, -2.0], [-1.0, -3.0, -1.0], [2.0, 2.0, 3.0]]], [[[2.0, -2.0, 2.0], [-3.0, 2.0, -3.0], [2.0, -1.0, 1.0]], [[3.0, 2.0, -3.0], [-3.0, -3.0, 1.0], [3.0, 3.0, -2.0]]], [[[2.0, -1.0, -2.0], [-3.0, -3.0, 1.0], [3.0, -2.0, -2.0]], [[-3.0, -1.0, -2.0], [2.0, 2.0, 2.0], [2.0, 2.0, -3.0]]]]> : tensor<3x2x3x3xf32>
  %of_203_dot_general = stablehlo.dot_general %of_203_literal, %of_203_literal_2, contracting_dims = [2, 0] x [2, 0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x3x3xf32>, tensor<3x2x3x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %of_203_dot_general, dense<[[[3.0, -6.0, -6.0], [12.0, 15.0, -21.0]], [[3.0, -6.0, -6.0], [12.0, 15.0, -21.0]], [[3.0, -6.0, -6.0], [12.0, 15.0, -21.0]]]> : tensor<3x2x3xf32> loc("dot_general_203")
  %of_307_literal = stablehlo.constant dense<-1> : tensor<1x1x2x2x2x2xi8>
  %of_307_literal_2 = stablehlo.constant dense<[[[[[-2, 2, -2], [-2, -1, -3]], [[1, 2, -1], [2, 2, -1]]]]]> : tensor<1x1x2x2x3xi8>
  %of_307_dot_general = stablehlo.dot_general %of_307_literal, %of_307_literal_2, batching_dims = [0, 1] x [0, 1], contracting_dims = [4, 5] x [2, 3], precision = [HIGHEST, DEFAULT] : (tensor<1x1x2x2x2x2xi8>, tensor<1x1x2x2x3xi8>) -> tensor<1x1x2x2x3xi32>
  check.expect_eq_const %of_307_dot_general, dense<[[[[[1, -5, 7], [1, -5, 7]], [[1, -5, 7], [1, -5, 7]]]]]> : tensor<1x1x2x2x3xi32> loc("dot_general_307")
  %of_208_literal = stablehlo.constant dense<[[-3.0, -3.0], [2.0, -2.0], [2.0, 3.0]]> : tensor<3x2xf32>
  %of_208_literal_2 = stablehlo.constant dense<-1.0> : tensor<3x3xf32>
  %of_208_dot_general = stablehlo.dot_general %of_208_literal, %of_208_literal_2, batching_dims = [0] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %of_208_dot_general, dense<[[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]], [[-2.0, -2.0, -2.0], [2.0, 2.0, 2.0]], [[-2.0, -2.0, -2.0], [-3.0, -3.0, -3.0]]]> : tensor<3x2x3xf32> loc("dot_general_208")
  %of_9_literal = stablehlo.constant dense<3> : tensor<2xi16>
  %of_9_literal_2 = stablehlo.constant dense<-3> : tensor<i16>
  %of_9_dot_general = stablehlo.dot_general %of_9_literal, %of_9_literal_2, contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<2xi16>, tensor<i16>) -> tensor<2xi16>
  check.expect_eq_const %of_9_dot_general, dense<-9> : tensor<2xi16> loc("dot_general_9")
  %of_338_literal = stablehlo.constant dense<-2.0> : tensor<f32>
  %of_338_literal_2 = stablehlo.constant dense<-1.0> : tensor<f32>
  %of_338_dot_general = stablehlo.dot_general %of_338_literal, %of_338_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %of_338_dot_general, dense<2.0> : tensor<f32> loc("dot_general_338")
  %of_12_literal = stablehlo.constant dense<[[-1.0, 1.0], [2.0, 2.0], [-1.0, -1.0]]> : tensor<3x2xf32>
  %of_12_literal_2 = stablehlo.constant dense<-2.0> : tensor<f32>
  %of_12_dot_general = stablehlo.dot_general %of_12_literal, %of_12_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  check.expect_eq_const %of_12_dot_general, dense<[[2.0, -2.0], [-4.0, -4.0], [2.0, 2.0]]> : tensor<3x2xf32> loc("dot_general_12")
  %of_14_literal = stablehlo.constant dense<[[[2.0, -2.0], [-2.0, 1.0]], [[1.0, 3.0], [2.0, -2.0]], [[1.0, 2.0], [-2.0, -2.0]]]> : tensor<3x2x2xf32>
  %of_14_literal_2 = stablehlo.constant dense<[-3.0, 3.0]> : tensor<2xf32>
  %of_14_dot_general = stablehlo.dot_general %of_14_literal, %of_14_literal_2, contracting_dims = [2] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x2x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %of_14_dot_general, dense<[[-12.0, 9.0], [6.0, -12.0], [3.0, 0.0]]> : tensor<3x2xf32> loc("dot_general_14")
  %of_17_literal = stablehlo.constant dense<[[1, -1], [2, -3], [2, 2]]> : tensor<3x2xi16>
  %of_17_literal_2 = stablehlo.constant dense<[[3, -3, -2], [2, 2, -2]]> : tensor<2x3xi16>
  %of_17_dot_general = stablehlo.dot_general %of_17_literal, %of_17_literal_2, contracting_dims = [0, 1] x [1, 0], precision = [HIGHEST, DEFAULT] : (tensor<3x2xi16>, tensor<2x3xi16>) -> tensor<i16>
  check.expect_eq_const %of_17_dot_general, dense<-19> : tensor<i16> loc("dot_general_17")
  %of_23_literal = stablehlo.constant dense<[[4, 3], [4, 1]]> : tensor<2x2xui16>
  %of_23_literal_2 = stablehlo.constant dense<4> : tensor<ui16>
  %of_23_dot_general = stablehlo.dot_general %of_23_literal, %of_23_literal_2, contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<2x2xui16>, tensor<ui16>) -> tensor<2x2xui32>
  check.expect_eq_const %of_23_dot_general, dense<[[16, 12], [16, 4]]> : tensor<2x2xui32> loc("dot_general_23")
  %of_55_literal = stablehlo.constant dense<false> : tensor<2xi1>
  %of_55_literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %of_55_dot_general = stablehlo.dot_general %of_55_literal, %of_55_literal_2, contracting_dims = [] x [] : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %of_55_dot_general, dense<false> : tensor<2xi1> loc("dot_general_55")
  return
}
