// pad_cut_bounded: a negative padding makes the bound smaller. Broken: pad C4. Source: TypeInference.cpp inferPadOp.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<4, ?>>, %operand_b: tensor<i32>) -> (tensor<4x2xi32>) {
%r = "stablehlo.pad"(%operand_a, %operand_b) {edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>, tensor<i32>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
