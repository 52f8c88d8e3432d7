// reduce_region: attributes stay, and the region ends with a terminator. Broken: reduce C6. Source: MLIR LangRef, discardable
// attributes and blocks; the specification, reduce.
func.func @main(%operand_a: tensor<3x2xi32>, %operand_b: tensor<i32>) -> (tensor<2xi32>) {
%r = "stablehlo.reduce"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {dimensions = array<i64: 0>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
return %r : tensor<2xi32>
}
