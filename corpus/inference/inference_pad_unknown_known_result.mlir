// pad_unknown_known: only known sizes are checked. Broken: pad C4. Source: TypeInference.cpp inferPadOp.
func.func @main(%operand_a: tensor<?x2xi32>, %operand_b: tensor<i32>) -> (tensor<?x4xi32>) {
%r = "stablehlo.pad"(%operand_a, %operand_b) {edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 1, 1>, interior_padding = array<i64: 0, 0>} : (tensor<?x2xi32>, tensor<i32>) -> tensor<?x4xi32>
return %r : tensor<?x4xi32>
}
