// The first branch returns 2 elements, the second one 3.
func.func @main(%index: tensor<i32>) -> tensor<2xi32> {
  %result = "stablehlo.case"(%index) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }, {
    %value = stablehlo.constant dense<2> : tensor<3xi32>
    stablehlo.return %value : tensor<3xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
