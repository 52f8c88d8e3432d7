// real_bounded: a part is bounded as its number. Broken: real C1. Source: TypeInference.cpp inferRealOp.
func.func @main(%operand_a: tensor<?xcomplex<f32>, #stablehlo.bounds<3>>) -> (tensor<4xf32>) {
%r = "stablehlo.real"(%operand_a) : (tensor<?xcomplex<f32>, #stablehlo.bounds<3>>) -> tensor<4xf32>
return %r : tensor<4xf32>
}
