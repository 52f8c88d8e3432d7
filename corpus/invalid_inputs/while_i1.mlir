// The operand operand is of type tensor<*xf32>; it must be a ranked tensor, a token, or a buffer.
func.func @main(%operand: tensor<*xf32>) -> (tensor<i1>) {
  %result = "stablehlo.while"(%operand) ({
  ^bb0(%left: tensor<i1>):
    "stablehlo.return"(%left) : (tensor<i1>) -> ()
  }, {
  ^bb0(%right: tensor<i1>):
    "stablehlo.return"(%right) : (tensor<i1>) -> ()
  }) : (tensor<*xf32>) -> tensor<i1>
  return %result : tensor<i1>
}
