// collective_reduce_region: attributes stay, and the region ends with a terminator. Broken: collective_reduce C4. Source: MLIR
// LangRef, discardable attributes and blocks; the specification, collective_reduce.
func.func @main(%operand_a: tensor<2xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.collective_reduce"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<2xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
