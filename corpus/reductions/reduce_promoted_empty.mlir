// Products of no elements of bf16 in f32, which release 0.17.0 made possible: each is the initial value, 1, in the type of the
// reducer. It is the identity of the reducer, so it does not matter how often it takes part.
func.func @main() {
  %input = stablehlo.constant dense<> : tensor<3x0xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<bf16>
  %result = stablehlo.reduce(%input init: %one) across dimensions = [1] : (tensor<3x0xbf16>, tensor<bf16>) -> tensor<3xf32>
   reducer(%lhs: tensor<f32>, %rhs: tensor<f32>) {
    %product = stablehlo.multiply %lhs, %rhs : tensor<f32>
    stablehlo.return %product : tensor<f32>
  }
  check.expect_eq_const %result, dense<[1.0, 1.0, 1.0]> : tensor<3xf32>
  return
}
