// transpose_unknown_known: the result may know more. Broken: transpose C3. Source: TypeInference.cpp inferTransposeOp.
func.func @main(%operand_a: tensor<?x3xi32>) -> (tensor<2x2xi32>) {
%r = "stablehlo.transpose"(%operand_a) {permutation = array<i64: 1, 0>} : (tensor<?x3xi32>) -> tensor<2x2xi32>
return %r : tensor<2x2xi32>
}
