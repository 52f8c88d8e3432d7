// add_bounded: the result has the smaller bound. Broken: add C1. Source: Base.cpp inferMostSpecificTypeComponents.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_b: tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.add"(%operand_a, %operand_b) : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
