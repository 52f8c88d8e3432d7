// Options of dot_general in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_284_literal = stablehlo.constant dense<[2.0, 1.0, 1.0]> : tensor<3xf64>
  %of_284_literal_2 = stablehlo.constant dense<[-1.0, 3.0, 2.0]> : tensor<3xf64>
  %of_284_dot_general = stablehlo.dot_general %of_284_literal, %of_284_literal_2, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
  check.expect_eq_const %of_284_dot_general, dense<3.0> : tensor<f64> loc("dot_general_284")
  %of_331_literal = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xbf16>
  %of_331_literal_2 = stablehlo.constant dense<-1.0> : tensor<3xbf16>
  %of_331_dot_general = stablehlo.dot_general %of_331_literal, %of_331_literal_2, contracting_dims = [] x [], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq_const %of_331_dot_general, dense<[[2.0, 2.0, 2.0], [1.0, 1.0, 1.0]]> : tensor<2x3xbf16> loc("dot_general_331")
  %of_378_literal = stablehlo.constant dense<[[[1.0, 1.0, 3.0], [-2.0, 3.0, -3.0]], [[2.0, -2.0, -2.0], [-3.0, -1.0, -3.0]], [[3.0, -2.0, -1.0], [1.0, -1.0, 3.0]]]> : tensor<3x2x3xf32>
  %of_378_literal_2 = stablehlo.constant dense<-3.0> : tensor<2x3x3x2xf32>
  %of_378_dot_general = stablehlo.dot_general %of_378_literal, %of_378_literal_2, contracting_dims = [1, 2] x [0, 1], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x2x3xf32>, tensor<2x3x3x2xf32>) -> tensor<3x3x2xf32>
  check.expect_eq_const %of_378_dot_general, dense<[[[-9.0, -9.0], [-9.0, -9.0], [-9.0, -9.0]], [[27.0, 27.0], [27.0, 27.0], [27.0, 27.0]], [[-9.0, -9.0], [-9.0, -9.0], [-9.0, -9.0]]]> : tensor<3x3x2xf32> loc("dot_general_378")
  %of_397_literal = stablehlo.constant dense<[[[[3.0, 3.0, -3.0], [-2.0, 2.0, -2.0]], [[-1.0, -1.0, 3.0], [2.0, 3.0, 3.0]], [[-2.0, -3.0, -2.0], [-1.0, 2.0, 1.0]]]]> : tensor<1x3x2x3xf16>
  %of_397_literal_2 = stablehlo.constant dense<[[[[-3.0, 1.0], [1.0, 1.0], [3.0, -2.0]], [[3.0, 1.0], [1.0, -1.0], [3.0, -3.0]], [[-3.0, 2.0], [1.0, 1.0], [1.0, -2.0]]]]> : tensor<1x3x3x2xf16>
  %of_397_dot_general = stablehlo.dot_general %of_397_literal, %of_397_literal_2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 9, allow_imprecise_accumulation = false> : (tensor<1x3x2x3xf16>, tensor<1x3x3x2xf16>) -> tensor<1x3x2x2xf32>
  check.expect_eq_const %of_397_dot_general, dense<[[[[-15.0, 12.0], [2.0, 4.0]], [[5.0, -9.0], [18.0, -10.0]], [[1.0, -3.0], [6.0, -2.0]]]]> : tensor<1x3x2x2xf32> loc("dot_general_397")
  return
}
