// reduce_window_region: attributes stay, and the region ends with a terminator. Broken: reduce_window C13. Source: MLIR LangRef,
// discardable attributes and blocks; the specification, reduce_window.
func.func @main(%operand_a: tensor<4xi32>, %operand_b: tensor<i32>) -> (tensor<3xi32>) {
%r = "stablehlo.reduce_window"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {window_dimensions = array<i64: 2>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
return %r : tensor<3xi32>
}
