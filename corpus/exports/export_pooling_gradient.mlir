// The gradient of a maximum over windows of 2 by 2: each value goes to where its window has the maximum. All elements of a window
// differ.
func.func @main() {
  %image = stablehlo.constant dense<[[[[-41.0, -58.0], [-13.0, 50.0], [-14.0, 46.0], [52.0, -57.0], [-47.0, -16.0], [-8.0, 8.0]], [[11.0, 48.0], [-46.0, 39.0], [41.0, -48.0], [-22.0, 4.0], [12.0, -45.0], [-52.0, 44.0]], [[-30.0, -44.0], [24.0, -49.0], [5.0, 31.0], [-21.0, -23.0], [-15.0, -29.0], [26.0, 15.0]], [[49.0, -1.0], [-54.0, -33.0], [33.0, -3.0], [-39.0, 47.0], [51.0, -2.0], [-43.0, 19.0]]]]> : tensor<1x4x6x2xf32>
  %gradient = stablehlo.constant dense<[[[[9.0, 3.0], [3.0, 9.0], [3.0, 7.0]], [[2.0, 7.0], [1.0, 4.0], [3.0, 2.0]]]]> : tensor<1x2x3x2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %result = "stablehlo.select_and_scatter"(%image, %gradient, %zero) <{window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%one: tensor<f32>, %other: tensor<f32>):
    %chosen = stablehlo.compare GE, %one, %other, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%one: tensor<f32>, %other: tensor<f32>):
    %sum = stablehlo.add %one, %other : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<1x4x6x2xf32>, tensor<1x2x3x2xf32>, tensor<f32>) -> tensor<1x4x6x2xf32>
  check.expect_eq_const %result, dense<[[[[0.000000e+00, 0.000000e+00], [0.000000e+00, 3.000000e+00], [0.000000e+00, 9.000000e+00], [3.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]], [[9.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [3.000000e+00, 0.000000e+00], [0.000000e+00, 7.000000e+00]], [[0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]], [[2.000000e+00, 7.000000e+00], [0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00], [0.000000e+00, 4.000000e+00], [3.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00]]]]> : tensor<1x4x6x2xf32>
  return
}
