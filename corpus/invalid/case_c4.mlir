// The branches return 2 elements, the result has 3.
func.func @main(%index: tensor<i32>) -> tensor<3xi32> {
  %result = "stablehlo.case"(%index) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }, {
    %value = stablehlo.constant dense<2> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<3xi32>
  return %result : tensor<3xi32>
}
