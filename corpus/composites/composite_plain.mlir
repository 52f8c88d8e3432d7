// A composite means what its decomposition means: 3 + 3, -4 + -4.
func.func private @double(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @main() {
  %0 = stablehlo.constant dense<[3, -4]> : tensor<2xi32>
  %1 = stablehlo.composite "hlo.double" %0 {decomposition = @double} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[6, -8]> : tensor<2xi32>
  return
}
