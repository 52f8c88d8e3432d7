// add_bounded: the result has the smaller bound. Source: Base.cpp inferMostSpecificTypeComponents.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_1: tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>> {
  %result_0 = stablehlo.add %operand_0, %operand_1 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<5, ?>>
}
