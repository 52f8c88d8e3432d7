// select_and_scatter_region: attributes stay, and the region ends with a terminator. Broken: select_and_scatter C9. Source: MLIR
// LangRef, discardable attributes and blocks; the specification, select_and_scatter.
func.func @main(%operand_a: tensor<4xi32>, %operand_b: tensor<2xi32>, %operand_c: tensor<i32>) -> (tensor<4xi32>) {
%r = "stablehlo.select_and_scatter"(%operand_a, %operand_b, %operand_c) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }, {
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) {corpus.other = false} : (tensor<i32>) -> ()
}) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
