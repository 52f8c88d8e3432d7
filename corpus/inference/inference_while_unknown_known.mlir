// while_unknown_known: a loop may carry a size that it does not know. Source: TypeInference.cpp verifyWhileOp, inferWhileOp.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<?xi32> {
  %result_0 = "stablehlo.while"(%operand_0) ({
  ^bb0(%carried: tensor<?xi32>):
    %constant = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %constant : tensor<i1>
  }, {
  ^bb0(%carried: tensor<?xi32>):
    stablehlo.return %carried : tensor<?xi32>
  }) : (tensor<2xi32>) -> tensor<?xi32>
  return %result_0 : tensor<?xi32>
}
