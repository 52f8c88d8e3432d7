// while_unknown_known: a loop may carry a size that it does not know. Broken: while C2. Source: TypeInference.cpp verifyWhileOp,
// inferWhileOp.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<?xi32>) {
%r = "stablehlo.while"(%operand_a) ({
^bb0(%x: tensor<?xi32>):
  %p = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}, {
^bb0(%x: tensor<?xi32>):
  %y = "stablehlo.constant"() {value = dense<7> : tensor<3xi32>} : () -> tensor<3xi32> "stablehlo.return"(%y) : (tensor<3xi32>) -> ()
}) : (tensor<2xi32>) -> tensor<?xi32>
return %r : tensor<?xi32>
}
