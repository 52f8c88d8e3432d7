// Each of two rows of 21 floats on its own, downwards.
func.func @main() {
  %numbers = stablehlo.constant dense<[[9.75, -0.25, -11.75, 3.75, 8.75, 9.75, 10.5, -3.25, 12.5, -5.75, -14.0, -1.25, -12.25, -8.5, -4.25, 1.25, 4.5, -3.5, 14.25, -10.5, -4.25], [-6.25, 14.5, 7.25, 2.25, -12.25, -5.25, 6.75, -5.0, -5.25, -9.5, 10.5, -12.5, 5.0, -10.25, 8.0, 7.0, -5.25, 0.25, -10.0, 8.0, -13.5]]> : tensor<2x21xf32>
  %result = "stablehlo.sort"(%numbers) <{dimension = 1 : i64}> ({
  ^bb0(%number: tensor<f32>, %other_number: tensor<f32>):
    %before = stablehlo.compare GT, %number, %other_number : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<2x21xf32>) -> tensor<2x21xf32>
  check.expect_eq_const %result, dense<[[14.25, 12.5, 10.5, 9.75, 9.75, 8.75, 4.5, 3.75, 1.25, -0.25, -1.25, -3.25, -3.5, -4.25, -4.25, -5.75, -8.5, -10.5, -11.75, -12.25, -14.0], [14.5, 10.5, 8.0, 8.0, 7.25, 7.0, 6.75, 5.0, 2.25, 0.25, -5.0, -5.25, -5.25, -5.25, -6.25, -9.5, -10.0, -10.25, -12.25, -12.5, -13.5]]> : tensor<2x21xf32>
  return
}
