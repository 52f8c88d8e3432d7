// sort_region: attributes stay, and the region ends with a terminator. Broken: sort C5. Source: MLIR LangRef, discardable
// attributes and blocks; the specification, sort.
func.func @main(%operand_a: tensor<4xi32>) -> (tensor<4xi32>) {
%r = "stablehlo.sort"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %p = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>, corpus.inner = -1 : i8} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"() : () -> ()
}) {dimension = 0 : i64, is_stable = true, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
