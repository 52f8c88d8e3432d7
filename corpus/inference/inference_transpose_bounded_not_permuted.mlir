// transpose_bounded: bounds are permuted. Broken: transpose C3. Source: TypeInference.cpp inferTransposeOp.
func.func @main(%operand_a: tensor<?x3x?xi32, #stablehlo.bounds<2, ?, 5>>) -> (tensor<5x3x3xi32>) {
%r = "stablehlo.transpose"(%operand_a) {permutation = array<i64: 2, 0, 1>} : (tensor<?x3x?xi32, #stablehlo.bounds<2, ?, 5>>) -> tensor<5x3x3xi32>
return %r : tensor<5x3x3xi32>
}
