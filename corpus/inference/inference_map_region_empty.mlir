// map_region: attributes stay, and the region ends with a terminator. Broken: block empty. Source: MLIR LangRef, discardable
// attributes and blocks; the specification, map.
func.func @main(%operand_a: tensor<3xi32>, %operand_b: tensor<3xi32>) -> (tensor<3xi32>) {
%r = "stablehlo.map"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {dimensions = array<i64: 0>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
return %r : tensor<3xi32>
}
