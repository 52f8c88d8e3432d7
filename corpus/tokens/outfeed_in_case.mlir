// Three branches return the same value, and two of them differ only in what they put out. So they are not one branch.
func.func @main(%index: tensor<i32>, %value: tensor<2xi32>, %other: tensor<2xi32>) -> tensor<2xi32> {
  %order = stablehlo.create_token : !stablehlo.token
  %result = "stablehlo.case"(%index) ({
    %sent = "stablehlo.outfeed"(%value, %order) <{outfeed_config = "first"}> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %value : tensor<2xi32>
  }, {
    %sent = "stablehlo.outfeed"(%other, %order) <{outfeed_config = "first"}> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %value : tensor<2xi32>
  }, {
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
