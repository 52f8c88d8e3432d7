// complex_bounded: parts are bounded as their number. Broken: complex C2. Source: TypeInference.cpp inferComplexOp.
func.func @main(%operand_a: tensor<?xf32, #stablehlo.bounds<3>>, %operand_b: tensor<?xf32, #stablehlo.bounds<3>>) -> (tensor<4xcomplex<f32>>) {
%r = "stablehlo.complex"(%operand_a, %operand_b) : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<4xcomplex<f32>>
return %r : tensor<4xcomplex<f32>>
}
