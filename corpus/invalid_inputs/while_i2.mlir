// The region cond has no block; it must have one.
func.func @main(%operand: tensor<i1>) -> (tensor<i1>) {
  %result = "stablehlo.while"(%operand) ({ }, { ^bb0(%right: tensor<i1>): "stablehlo.return"(%right) : (tensor<i1>) -> () }) : (tensor<i1>) -> tensor<i1>
  return %result : tensor<i1>
}
