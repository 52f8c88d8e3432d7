// Only composite_v1 can say this: it came with 0.19.0.
func.func private @double(%lhs: tensor<2xi32>) -> tensor<2xi32> {
  %result = stablehlo.add %lhs, %lhs : tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %result = stablehlo.composite "my.double" %input {decomposition = @double} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[6, -8]> : tensor<2xi32>
  return
}
