// add_bounded: the result has the smaller bound. Source: Base.cpp inferMostSpecificTypeComponents.
func.func @main(%operand_0: tensor<2x2xi32>, %operand_1: tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<2x2xi32> {
  %result_0 = stablehlo.add %operand_0, %operand_1 : (tensor<2x2xi32>, tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<2x2xi32>
  return %result_0 : tensor<2x2xi32>
}
