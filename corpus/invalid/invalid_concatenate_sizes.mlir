// Joined along dimension 0, but dimension 1 has 2 elements here and 3 there.
func.func @main() {
  %input_0 = stablehlo.constant dense<1> : tensor<1x2xi32>
  %input_1 = stablehlo.constant dense<1> : tensor<1x3xi32>
  %concatenate = "stablehlo.concatenate"(%input_0, %input_1) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x3xi32>) -> tensor<2x2xi32>
  return
}
