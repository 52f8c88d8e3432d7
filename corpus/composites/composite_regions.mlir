// A region is what release 1.14.0 brought. It describes the composite; the decomposition alone says what it means:
// 3 + 3, -4 + -4, though the region would say 3 and -4.
func.func private @double(%lhs: tensor<2xi32>) -> tensor<2xi32> {
  %result = stablehlo.add %lhs, %lhs : tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %result = stablehlo.composite "hlo.double" %input ({
  ^bb0(%operand: tensor<2xi32>):
    stablehlo.return %operand : tensor<2xi32>
  }) {decomposition = @double} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[6, -8]> : tensor<2xi32>
  return
}
