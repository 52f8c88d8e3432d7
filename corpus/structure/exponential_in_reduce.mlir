// An op that a release revised, inside the region of another one: written for an older release both must be
// older. A sum in which e^0 = 1 takes part: 0 + 3 - 2 = 1.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 3.0, -2.0]> : tensor<3xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %result = stablehlo.reduce(%operand init: %init) across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
   reducer(%lhs: tensor<f32>, %rhs: tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.exponential %zero : tensor<f32>
    %scaled = stablehlo.multiply %rhs, %one : tensor<f32>
    %sum = stablehlo.add %lhs, %scaled : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }
  check.expect_eq_const %result, dense<1.0> : tensor<f32>
  return
}
