// 17 floats by total order: -NaN, -inf, numbers with -0 before +0, inf, NaN.
func.func @main() {
  %numbers = stablehlo.constant dense<[0x7FC00000, 3.5, -0.0, 0x7F800000, -2.25, 0.0, 1.5, 0xFF800000, -0.0, 7.0, -8.0, 0x7FC00000, 0.25, 2.0, 0xFFC00000, -1.0, 0.0]> : tensor<17xf32>
  %result = "stablehlo.sort"(%numbers) <{dimension = 0 : i64}> ({
  ^bb0(%number: tensor<f32>, %other_number: tensor<f32>):
    %before = stablehlo.compare LT, %number, %other_number, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<17xf32>) -> tensor<17xf32>
  check.expect_eq_const %result, dense<[0xFFC00000, 0xFF800000, -8.0, -2.25, -1.0, -0.0, -0.0, 0.0, 0.0, 0.25, 1.5, 2.0, 3.5, 7.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<17xf32>
  return
}
