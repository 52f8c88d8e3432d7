// Only composite_v2 can say this: it came with 1.14.0.
func.func private @double(%lhs: tensor<2xi32>) -> tensor<2xi32> {
  %result = stablehlo.add %lhs, %lhs : tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %result = stablehlo.composite "my.double" %input ({
  ^bb0(%operand: tensor<2xi32>):
    stablehlo.return %operand : tensor<2xi32>
  }) {decomposition = @double} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[6, -8]> : tensor<2xi32>
  return
}
