// An op that a release revised, inside the region of another one: written for an older release both must be
// older. Whether e^x is greater than 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 3.0, -2.0]> : tensor<3xf32>
  %result = "stablehlo.map"(%operand) <{dimensions = array<i64: 0>}> ({
  ^bb0(%value: tensor<f32>):
    %power = stablehlo.exponential %value : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %greater = stablehlo.compare GT, %power, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %number = stablehlo.convert %greater : (tensor<i1>) -> tensor<f32>
    stablehlo.return %number : tensor<f32>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[0.0, 1.0, 0.0]> : tensor<3xf32>
  return
}
