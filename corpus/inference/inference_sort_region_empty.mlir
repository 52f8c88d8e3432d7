// sort_region: attributes stay, and the region ends with a terminator. Broken: sort C5. Source: MLIR LangRef, discardable
// attributes and blocks; the specification, sort.
func.func @main(%operand_a: tensor<4xi32>) -> (tensor<4xi32>) {
%r = "stablehlo.sort"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {dimension = 0 : i64, is_stable = true, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
