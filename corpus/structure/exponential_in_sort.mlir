// An op that a release revised, inside the region of another one: written for an older release both must be
// older. Sorted by e^x, descending: 3, 0, -2.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 3.0, -2.0]> : tensor<3xf32>
  %result = "stablehlo.sort"(%operand) <{dimension = 0 : i64}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %left = stablehlo.exponential %lhs : tensor<f32>
    %right = stablehlo.exponential %rhs : tensor<f32>
    %before = stablehlo.compare GT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[3.0, 0.0, -2.0]> : tensor<3xf32>
  return
}
