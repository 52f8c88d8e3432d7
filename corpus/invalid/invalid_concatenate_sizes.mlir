// Joined along dimension 0, but dimension 1 has 2 elements here and 3 there.
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<1x2xi32>
  %1 = stablehlo.constant dense<1> : tensor<1x3xi32>
  %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x3xi32>) -> tensor<2x2xi32>
  return
}
