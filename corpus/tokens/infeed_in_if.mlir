// Both branches begin with the same infeed and return its values in another order. The second infeed of a branch
// has the operands of the first and is not the same.
func.func @main(%chooses: tensor<i1>, %order: !stablehlo.token) -> (tensor<2xi32>, tensor<2xi32>) {
  %results:2 = "stablehlo.if"(%chooses) ({
    %first:2 = "stablehlo.infeed"(%order) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    %second:2 = "stablehlo.infeed"(%order) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    stablehlo.return %first#0, %second#0 : tensor<2xi32>, tensor<2xi32>
  }, {
    %first:2 = "stablehlo.infeed"(%order) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    %second:2 = "stablehlo.infeed"(%order) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    stablehlo.return %second#0, %first#0 : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<i1>) -> (tensor<2xi32>, tensor<2xi32>)
  return %results#0, %results#1 : tensor<2xi32>, tensor<2xi32>
}
