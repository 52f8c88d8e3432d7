// reduce_scatter_region: attributes stay, and the region ends with a terminator. Broken: reduce_scatter C7. Source: MLIR LangRef,
// discardable attributes and blocks; the specification, reduce_scatter.
func.func @main(%operand_a: tensor<4xi32>) -> (tensor<2xi32>) {
%r = "stablehlo.reduce_scatter"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
