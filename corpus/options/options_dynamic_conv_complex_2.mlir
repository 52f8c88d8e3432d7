// Options of dynamic_conv in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_1087_literal = stablehlo.constant dense<[[(2.0, 0.0)], [(-2.0, 1.0)]]> : tensor<2x1xcomplex<f32>>
  %of_1087_literal_2 = stablehlo.constant dense<[[(-2.0, 2.0), (0.0, 1.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %of_1087_literal_3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %of_1087_dynamic_conv = "stablehlo.dynamic_conv"(%of_1087_literal, %of_1087_literal_2, %of_1087_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<0x2xi64>) -> tensor<1x2xcomplex<f32>>
  check.expect_eq_const %of_1087_dynamic_conv, dense<[[(-5.0, 2.0), (-2.0, 2.0)]]> : tensor<1x2xcomplex<f32>> loc("dynamic_conv_1087")
  %of_178_literal = stablehlo.constant dense<[[[[[(2.0, 2.0)]], [[(1.0, 2.0)]], [[(0.0, 0.0)]], [[(-1.0, 2.0)]]], [[[(-1.0, -1.0)]], [[(0.0, 1.0)]], [[(2.0, 1.0)]], [[(-2.0, 1.0)]]], [[[(2.0, 1.0)]], [[(-1.0, -1.0)]], [[(2.0, 0.0)]], [[(-1.0, -1.0)]]]], [[[[(0.0, 0.0)]], [[(-1.0, 0.0)]], [[(-2.0, -1.0)]], [[(2.0, -1.0)]]], [[[(0.0, -2.0)]], [[(1.0, 0.0)]], [[(2.0, -2.0)]], [[(-1.0, -2.0)]]], [[[(-2.0, -2.0)]], [[(-1.0, -1.0)]], [[(0.0, -2.0)]], [[(-2.0, 1.0)]]]], [[[[(0.0, -1.0)]], [[(-1.0, 0.0)]], [[(-1.0, 0.0)]], [[(2.0, 0.0)]]], [[[(-2.0, -2.0)]], [[(2.0, 0.0)]], [[(-1.0, 0.0)]], [[(0.0, -1.0)]]], [[[(2.0, 1.0)]], [[(1.0, 2.0)]], [[(-1.0, 2.0)]], [[(0.0, 2.0)]]]]]> : tensor<3x3x4x1x1xcomplex<f32>>
  %of_178_literal_2 = stablehlo.constant dense<[[[[[(1.0, 1.0), (0.0, 1.0)], [(-1.0, 0.0), (1.0, -2.0)]], [[(-1.0, 0.0), (-2.0, -2.0)], [(1.0, -2.0), (-2.0, 1.0)]]]]]> : tensor<1x1x2x2x2xcomplex<f32>>
  %of_178_literal_3 = stablehlo.constant dense<0> : tensor<3x2xi64>
  %of_178_dynamic_conv = "stablehlo.dynamic_conv"(%of_178_literal, %of_178_literal_2, %of_178_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[2, 1, 0, b, f]x[2, i, 1, 0, o]->[2, f, b, 0, 1]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], window_reversal = array<i1: false, true, false>, window_strides = array<i64: 3, 1, 2>}> : (tensor<3x3x4x1x1xcomplex<f32>>, tensor<1x1x2x2x2xcomplex<f32>>, tensor<3x2xi64>) -> tensor<2x2x1x1x2xcomplex<f32>>
  check.expect_eq_const %of_178_dynamic_conv, dense<[[[[[(3.0, -5.0), (5.0, 6.0)]]], [[[(-1.0, -11.0), (-5.0, 5.0)]]]], [[[[(-3.0, -1.0), (4.0, -1.0)]]], [[[(4.0, -5.0), (0.0, 12.0)]]]]]> : tensor<2x2x1x1x2xcomplex<f32>> loc("dynamic_conv_178")
  return
}
