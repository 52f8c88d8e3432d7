// The loop carries one truth value, the result has two elements.
func.func @main(%operand: tensor<i1>) -> (tensor<2xi1>) {
  %result = "stablehlo.while"(%operand) ({
  ^bb0(%left: tensor<i1>):
    "stablehlo.return"(%left) : (tensor<i1>) -> ()
  }, {
  ^bb0(%right: tensor<i1>):
    "stablehlo.return"(%right) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
