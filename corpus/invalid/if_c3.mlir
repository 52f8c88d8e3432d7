// The branches return 2 elements, the result has 3.
func.func @main(%pred: tensor<i1>) -> tensor<3xi32> {
  %result = "stablehlo.if"(%pred) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }, {
    %value = stablehlo.constant dense<2> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  return %result : tensor<3xi32>
}
