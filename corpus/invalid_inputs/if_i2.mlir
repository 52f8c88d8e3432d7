// The region true_branch has no block; it must have one.
func.func @main(%pred: tensor<i1>) -> tensor<2xi32> {
  %result = "stablehlo.if"(%pred) ({
  }, {
    %value = stablehlo.constant dense<2> : tensor<2xi32>
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
