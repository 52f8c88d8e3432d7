// The operand index is of type tensor<1xi32>; it must be a ranked tensor of i32.
func.func @main(%index: tensor<1xi32>) -> tensor<2xi32> {
  %result = "stablehlo.case"(%index) ({
    %value = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }, {
    %value = stablehlo.constant dense<2> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<1xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
