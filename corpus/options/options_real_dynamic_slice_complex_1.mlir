// Options of real_dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_26_literal = stablehlo.constant dense<[[[(1.0, 2.0), (1.0, 2.0), (1.0, -1.0)], [(0.0, 0.0), (1.0, 2.0), (2.0, -1.0)], [(2.0, 0.0), (2.0, -2.0), (-2.0, 1.0)]], [[(2.0, -1.0), (0.0, 0.0), (2.0, -1.0)], [(-1.0, 1.0), (0.0, 2.0), (1.0, 0.0)], [(-2.0, -2.0), (1.0, 0.0), (-2.0, 2.0)]], [[(0.0, 1.0), (2.0, 0.0), (0.0, 0.0)], [(2.0, 2.0), (2.0, -1.0), (0.0, 2.0)], [(-1.0, 1.0), (-2.0, 0.0), (-1.0, 2.0)]], [[(-2.0, 0.0), (1.0, 2.0), (2.0, 0.0)], [(0.0, -1.0), (-2.0, -2.0), (-1.0, 0.0)], [(-2.0, 0.0), (2.0, 1.0), (-1.0, 2.0)]]]> : tensor<4x3x3xcomplex<f32>>
  %of_26_literal_2 = stablehlo.constant dense<0> : tensor<3xi32>
  %of_26_literal_3 = stablehlo.constant dense<[4, 3, 3]> : tensor<3xi32>
  %of_26_literal_4 = stablehlo.constant dense<1> : tensor<3xi32>
  %of_26_real_dynamic_slice = stablehlo.real_dynamic_slice %of_26_literal, %of_26_literal_2, %of_26_literal_3, %of_26_literal_4 : (tensor<4x3x3xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<4x3x3xcomplex<f32>>
  check.expect_eq_const %of_26_real_dynamic_slice, dense<[[[(1.0, 2.0), (1.0, 2.0), (1.0, -1.0)], [(0.0, 0.0), (1.0, 2.0), (2.0, -1.0)], [(2.0, 0.0), (2.0, -2.0), (-2.0, 1.0)]], [[(2.0, -1.0), (0.0, 0.0), (2.0, -1.0)], [(-1.0, 1.0), (0.0, 2.0), (1.0, 0.0)], [(-2.0, -2.0), (1.0, 0.0), (-2.0, 2.0)]], [[(0.0, 1.0), (2.0, 0.0), (0.0, 0.0)], [(2.0, 2.0), (2.0, -1.0), (0.0, 2.0)], [(-1.0, 1.0), (-2.0, 0.0), (-1.0, 2.0)]], [[(-2.0, 0.0), (1.0, 2.0), (2.0, 0.0)], [(0.0, -1.0), (-2.0, -2.0), (-1.0, 0.0)], [(-2.0, 0.0), (2.0, 1.0), (-1.0, 2.0)]]]> : tensor<4x3x3xcomplex<f32>> loc("real_dynamic_slice_26")
  %of_66_literal = stablehlo.constant dense<[[(0.0, -1.0), (0.0, 0.0), (2.0, 2.0)], [(2.0, -2.0), (-2.0, 2.0), (2.0, -1.0)], [(2.0, 2.0), (-2.0, 1.0), (1.0, 2.0)]]> : tensor<3x3xcomplex<f32>>
  %of_66_literal_2 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %of_66_literal_3 = stablehlo.constant dense<[3, 1]> : tensor<2xi64>
  %of_66_literal_4 = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %of_66_real_dynamic_slice = stablehlo.real_dynamic_slice %of_66_literal, %of_66_literal_2, %of_66_literal_3, %of_66_literal_4 : (tensor<3x3xcomplex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x0xcomplex<f32>>
  check.expect_eq_const %of_66_real_dynamic_slice, dense<> : tensor<1x0xcomplex<f32>> loc("real_dynamic_slice_66")
  %of_13_literal = stablehlo.constant dense<[[[[(0.0, 1.0), (1.0, -2.0)], [(-2.0, 2.0), (0.0, -1.0)]], [[(-2.0, 1.0), (2.0, -2.0)], [(1.0, 2.0), (-2.0, 2.0)]]], [[[(2.0, 0.0), (2.0, -1.0)], [(2.0, -2.0), (-1.0, -1.0)]], [[(1.0, -2.0), (-2.0, -1.0)], [(2.0, -1.0), (-2.0, 2.0)]]]]> : tensor<2x2x2x2xcomplex<f32>>
  %of_13_literal_2 = stablehlo.constant dense<[1, 0, 0, 1]> : tensor<4xi64>
  %of_13_literal_3 = stablehlo.constant dense<2> : tensor<4xi64>
  %of_13_literal_4 = stablehlo.constant dense<[1, 2, 1, 1]> : tensor<4xi64>
  %of_13_real_dynamic_slice = stablehlo.real_dynamic_slice %of_13_literal, %of_13_literal_2, %of_13_literal_3, %of_13_literal_4 : (tensor<2x2x2x2xcomplex<f32>>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x1x2x1xcomplex<f32>>
  check.expect_eq_const %of_13_real_dynamic_slice, dense<[[[[(2.0, -1.0)], [(-1.0, -1.0)]]]]> : tensor<1x1x2x1xcomplex<f32>> loc("real_dynamic_slice_13")
  return
}
