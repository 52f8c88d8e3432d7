// concatenate_bounded_unbounded: no bound holds if one operand has none. Source: TypeInference.cpp inferConcatenatedDimAndBound.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_1: tensor<?x2xi32>) -> tensor<?x2xi32> {
  %result_0 = stablehlo.concatenate %operand_0, %operand_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32>) -> tensor<?x2xi32>
  return %result_0 : tensor<?x2xi32>
}
