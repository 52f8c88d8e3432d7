// A legal case, which programs beside it break by one edit each.
func.func @main(%index: tensor<i32>) -> tensor<2xi32> {
  %result = "stablehlo.case"(%index) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
