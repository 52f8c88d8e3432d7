// pad_bounded: a bound is padded as a size is. Broken: pad C4. Source: TypeInference.cpp inferPadOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_b: tensor<i32>) -> (tensor<9x3xi32>) {
%r = "stablehlo.pad"(%operand_a, %operand_b) {edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 1, 0>} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<i32>) -> tensor<9x3xi32>
return %r : tensor<9x3xi32>
}
