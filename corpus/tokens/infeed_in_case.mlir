// The branch of a negative index, the last one, takes a value and returns another. The infeed stays, although nothing
// uses its results.
func.func @main(%value: tensor<2xi32>, %order: !stablehlo.token) -> tensor<2xi32> {
  %index = stablehlo.constant dense<-1> : tensor<i32>
  %result = "stablehlo.case"(%index) ({
    stablehlo.return %value : tensor<2xi32>
  }, {
    %taken:2 = "stablehlo.infeed"(%order) <{infeed_config = "last", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    stablehlo.return %value : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
