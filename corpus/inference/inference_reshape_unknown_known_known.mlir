// reshape_unknown_known: the number of elements is compared where it is known. Broken: reshape C2. Source: TypeInference.cpp
// verifyReshapeOp.
func.func @main(%operand_a: tensor<5x2xi32>) -> (tensor<3x4xi32>) {
%r = "stablehlo.reshape"(%operand_a) : (tensor<5x2xi32>) -> tensor<3x4xi32>
return %r : tensor<3x4xi32>
}
