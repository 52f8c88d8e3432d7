// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_1_literal = stablehlo.constant dense<[[[(0.0, 0.0), (0.0, 1.0), (-1.0, 1.0)], [(-1.0, -1.0), (-2.0, 2.0), (-1.0, 1.0)], [(-2.0, -2.0), (0.0, 1.0), (2.0, 1.0)]], [[(-1.0, 1.0), (-2.0, 1.0), (-2.0, -1.0)], [(1.0, 2.0), (-2.0, 2.0), (-1.0, 1.0)], [(1.0, 0.0), (2.0, -1.0), (-1.0, 0.0)]], [[(1.0, -1.0), (1.0, -2.0), (1.0, 1.0)], [(-2.0, 1.0), (-1.0, 1.0), (2.0, -1.0)], [(-2.0, 2.0), (-2.0, 0.0), (0.0, 2.0)]]]> : tensor<3x3x3xcomplex<f32>>
  %of_1_literal_2 = stablehlo.constant dense<(1.0, 1.0)> : tensor<complex<f32>>
  %of_1_literal_3 = stablehlo.constant dense<0> : tensor<3xi32>
  %of_1_literal_4 = stablehlo.constant dense<[0, 1, -1]> : tensor<3xi32>
  %of_1_literal_5 = stablehlo.constant dense<0> : tensor<3xi32>
  %of_1_dynamic_pad = stablehlo.dynamic_pad %of_1_literal, %of_1_literal_2, %of_1_literal_3, %of_1_literal_4, %of_1_literal_5 : (tensor<3x3x3xcomplex<f32>>, tensor<complex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3x4x2xcomplex<f32>>
  check.expect_eq_const %of_1_dynamic_pad, dense<[[[(0.0, 0.0), (0.0, 1.0)], [(-1.0, -1.0), (-2.0, 2.0)], [(-2.0, -2.0), (0.0, 1.0)], [(1.0, 1.0), (1.0, 1.0)]], [[(-1.0, 1.0), (-2.0, 1.0)], [(1.0, 2.0), (-2.0, 2.0)], [(1.0, 0.0), (2.0, -1.0)], [(1.0, 1.0), (1.0, 1.0)]], [[(1.0, -1.0), (1.0, -2.0)], [(-2.0, 1.0), (-1.0, 1.0)], [(-2.0, 2.0), (-2.0, 0.0)], [(1.0, 1.0), (1.0, 1.0)]]]> : tensor<3x4x2xcomplex<f32>> loc("dynamic_pad_1")
  %of_60_literal = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0)], [(1.0, 2.0), (-1.0, -2.0)]]> : tensor<2x2xcomplex<f32>>
  %of_60_literal_2 = stablehlo.constant dense<(1.0, 1.0)> : tensor<complex<f32>>
  %of_60_literal_3 = stablehlo.constant dense<[-1, 1]> : tensor<2xi32>
  %of_60_literal_4 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_60_literal_5 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_60_dynamic_pad = stablehlo.dynamic_pad %of_60_literal, %of_60_literal_2, %of_60_literal_3, %of_60_literal_4, %of_60_literal_5 : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x3xcomplex<f32>>
  check.expect_eq_const %of_60_dynamic_pad, dense<[[(1.0, 1.0), (1.0, 2.0), (-1.0, -2.0)]]> : tensor<1x3xcomplex<f32>> loc("dynamic_pad_60")
  %of_137_literal = stablehlo.constant dense<> : tensor<1x3x0xcomplex<f32>>
  %of_137_literal_2 = stablehlo.constant dense<(0.0, -1.0)> : tensor<complex<f32>>
  %of_137_literal_3 = stablehlo.constant dense<[2, 1, 0]> : tensor<3xi64>
  %of_137_literal_4 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_137_literal_5 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_137_dynamic_pad = stablehlo.dynamic_pad %of_137_literal, %of_137_literal_2, %of_137_literal_3, %of_137_literal_4, %of_137_literal_5 : (tensor<1x3x0xcomplex<f32>>, tensor<complex<f32>>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x4x0xcomplex<f32>>
  check.expect_eq_const %of_137_dynamic_pad, dense<> : tensor<3x4x0xcomplex<f32>> loc("dynamic_pad_137")
  return
}
