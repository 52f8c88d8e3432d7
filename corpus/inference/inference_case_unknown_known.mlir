// case_unknown_known: a known and an unknown size are compatible, and the result does not know. Source: TypeInference.cpp
// inferCaseOp, Base.cpp inferLeastSpecificDimAndBound.
func.func @main(%operand_0: tensor<i32>) -> tensor<?xi32> {
  %result_0 = "stablehlo.case"(%operand_0) ({
    %constant = stablehlo.constant dense<1> : tensor<2xi32>
    stablehlo.return %constant : tensor<2xi32>
  }, {
    %constant = stablehlo.constant dense<3> : tensor<1xi64>
    %result_1 = stablehlo.dynamic_iota %constant, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
    stablehlo.return %result_1 : tensor<?xi32>
  }) : (tensor<i32>) -> tensor<?xi32>
  return %result_0 : tensor<?xi32>
}
