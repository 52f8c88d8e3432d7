// while_bounded: what a loop carries is bounded. Broken: while C2. Source: TypeInference.cpp verifyWhileOp.
func.func @main(%operand_a: tensor<?xi32, #stablehlo.bounds<3>>) -> (tensor<?xi32, #stablehlo.bounds<3>>) {
%r = "stablehlo.while"(%operand_a) ({
^bb0(%x: tensor<?xi32, #stablehlo.bounds<3>>):
  %p = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}, {
^bb0(%x: tensor<?xi32, #stablehlo.bounds<3>>):
  %y = "stablehlo.constant"() {value = dense<7> : tensor<4xi32>} : () -> tensor<4xi32> "stablehlo.return"(%y) : (tensor<4xi32>) -> ()
}) : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>>
return %r : tensor<?xi32, #stablehlo.bounds<3>>
}
