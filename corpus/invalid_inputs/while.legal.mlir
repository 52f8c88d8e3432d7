// A legal while, which programs beside it break by one edit each.
func.func @main(%operand: tensor<i1>) -> (tensor<i1>) {
  %result = "stablehlo.while"(%operand) ({
  ^bb0(%left: tensor<i1>):
    "stablehlo.return"(%left) : (tensor<i1>) -> ()
  }, {
  ^bb0(%right: tensor<i1>):
    "stablehlo.return"(%right) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> tensor<i1>
  return %result : tensor<i1>
}
