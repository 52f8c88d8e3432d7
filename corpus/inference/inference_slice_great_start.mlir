// slice_great: limits above 2^32. Broken: slice C3. Source: the specification, slice C3, C5.
func.func @main(%operand_a: tensor<4294967301xi8>) -> (tensor<0xi8>) {
%r = "stablehlo.slice"(%operand_a) {start_indices = array<i64: 4294967295>, limit_indices = array<i64: 4294967294>, strides = array<i64: 2>} : (tensor<4294967301xi8>) -> tensor<0xi8>
return %r : tensor<0xi8>
}
