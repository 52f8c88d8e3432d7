// collective_permute_great: sizes above 2^32 do not wrap. Broken: collective_permute C5. Source: the specification,
// collective_permute.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.collective_permute"(%operand_a) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4294967299x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
