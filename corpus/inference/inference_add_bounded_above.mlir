// add_bounded: the result has the smaller bound. Broken: add C1. Source: Base.cpp inferMostSpecificTypeComponents.
func.func @main(%operand_a: tensor<6x2xi32>, %operand_b: tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) {
%r = "stablehlo.add"(%operand_a, %operand_b) : (tensor<6x2xi32>, tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
return %r : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}
