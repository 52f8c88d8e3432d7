// A legal optimization_barrier, which programs beside it break by one edit each.
func.func @main(%operand_0: tensor<2xf32>, %operand_1: tensor<i8>) -> (tensor<2xf32>, tensor<i8>) {
  %result:2 = "stablehlo.optimization_barrier"(%operand_0, %operand_1) : (tensor<2xf32>, tensor<i8>) -> (tensor<2xf32>, tensor<i8>)
  return %result#0, %result#1 : tensor<2xf32>, tensor<i8>
}
