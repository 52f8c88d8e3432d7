// all_gather_great: three times a size, 2^32 + 2. Broken: all_gather C6. Source: the specification, all_gather C6.
func.func @main(%operand_a: tensor<1431655766xi8>) -> (tensor<2xi8>) {
%r = "stablehlo.all_gather"(%operand_a) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<1431655766xi8>) -> tensor<2xi8>
return %r : tensor<2xi8>
}
