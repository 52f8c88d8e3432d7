// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_66_literal = stablehlo.constant dense<1> : tensor<ui8>
  %of_66_literal_2 = stablehlo.constant dense<2> : tensor<ui8>
  %of_66_dot_general = stablehlo.dot_general %of_66_literal, %of_66_literal_2, contracting_dims = [] x [] : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %of_66_dot_general, dense<2> : tensor<ui8> loc("dot_general_66")
  %of_69_literal = stablehlo.constant dense<3> : tensor<i16>
  %of_69_literal_2 = stablehlo.constant dense<-2> : tensor<3x3xi16>
  %of_69_dot_general = stablehlo.dot_general %of_69_literal, %of_69_literal_2, contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<i16>, tensor<3x3xi16>) -> tensor<3x3xi32>
  check.expect_eq_const %of_69_dot_general, dense<-6> : tensor<3x3xi32> loc("dot_general_69")
  %of_112_literal = stablehlo.constant dense<-3> : tensor<3x1x3xi8>
  %of_112_literal_2 = stablehlo.constant dense<[[[-1, 1, -2], [2, 2, 2]]]> : tensor<1x2x3xi8>
  %of_112_dot_general = stablehlo.dot_general %of_112_literal, %of_112_literal_2, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [HIGHEST, DEFAULT] : (tensor<3x1x3xi8>, tensor<1x2x3xi8>) -> tensor<1x3x2xi32>
  check.expect_eq_const %of_112_dot_general, dense<[[[6, -18], [6, -18], [6, -18]]]> : tensor<1x3x2xi32> loc("dot_general_112")
  %of_182_literal = stablehlo.constant dense<[[[3.0, 2.0, -3.0], [-3.0, 2.0, -3.0], [2.0, 3.0, 3.0]]]> : tensor<1x3x3xf32>
  %of_182_literal_2 = stablehlo.constant dense<[[-2.0, 1.0, 1.0]]> : tensor<1x3xf32>
  %of_182_dot_general = stablehlo.dot_general %of_182_literal, %of_182_literal_2, batching_dims = [0] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<1x3x3xf32>, tensor<1x3xf32>) -> tensor<1x3x3x3xf32>
  check.expect_eq_const %of_182_dot_general, dense<[[[[-6.0, 3.0, 3.0], [-4.0, 2.0, 2.0], [6.0, -3.0, -3.0]], [[6.0, -3.0, -3.0], [-4.0, 2.0, 2.0], [6.0, -3.0, -3.0]], [[-4.0, 2.0, 2.0], [-6.0, 3.0, 3.0], [-6.0, 3.0, 3.0]]]]> : tensor<1x3x3x3xf32> loc("dot_general_182")
  %of_205_literal = stablehlo.constant dense<2.0> : tensor<f32>
  %of_205_literal_2 = stablehlo.constant dense<-3.0> : tensor<f32>
  %of_205_dot_general = stablehlo.dot_general %of_205_literal, %of_205_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %of_205_dot_general, dense<-6.0> : tensor<f32> loc("dot_general_205")
  %of_244_literal = stablehlo.constant dense<[[[[3.0, -2.0], [2.0, -1.0]], [[-1.0, 1.0], [-1.0, -3.0]]], [[[3.0, -1.0], [-1.0, -1.0]], [[3.0, 3.0], [-3.0, -1.0]]]]> : tensor<2x2x2x2xf32>
  %of_244_literal_2 = stablehlo.constant dense<[[[[[-2.0, 1.0], [-1.0, 2.0]], [[-3.0, -1.0], [-1.0, -3.0]]], [[[2.0, 2.0], [-2.0, -2.0]], [[2.0, 3.0], [3.0, 1.0]]]], [[[[2.0, -3.0], [-2.0, -2.0]], [[1.0, 2.0], [-2.0, 1.0]]], [[[-1.0, 2.0], [2.0, 1.0]], [[-3.0, 3.0], [-1.0, -2.0]]]]]> : tensor<2x2x2x2x2xf32>
  %of_244_dot_general = stablehlo.dot_general %of_244_literal, %of_244_literal_2, batching_dims = [1, 2] x [1, 0], contracting_dims = [3, 0] x [4, 2], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2x2x2xf32>, tensor<2x2x2x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %of_244_dot_general, dense<[[[-16.0, -7.0], [4.0, -1.0]], [[15.0, 12.0], [1.0, 0.0]]]> : tensor<2x2x2xf32> loc("dot_general_244")
  %of_314_literal = stablehlo.constant dense<true> : tensor<3x2x3x3xi1>
  %of_314_literal_2 = stablehlo.constant dense<[[[[false, true, true], [true, false, false], [true, false, true]], [[true, true, false], [false, false, false], [false, false, false]]], [[[false, false, true], [true, true, true], [false, true, true]], [[false, false, false], [false, true, true], [false, true, true]]], [[[true, false, true], [true, true, false], [false, true, false]], [[false, false, true], [false, true, false], [true, false, true]]]]> : tensor<3x2x3x3xi1>
  %of_314_dot_general = stablehlo.dot_general %of_314_literal, %of_314_literal_2, batching_dims = [0, 1] x [0, 1], contracting_dims = [2, 3] x [2, 3], precision = [HIGHEST, DEFAULT] : (tensor<3x2x3x3xi1>, tensor<3x2x3x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %of_314_dot_general, dense<true> : tensor<3x2xi1> loc("dot_general_314")
  return
}
