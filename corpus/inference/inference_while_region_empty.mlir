// while_region: attributes stay, and the region ends with a terminator. Broken: while C1. Source: MLIR LangRef, discardable
// attributes and blocks; the specification, while.
func.func @main(%operand_a: tensor<i32>) -> (tensor<i32>) {
%r = "stablehlo.while"(%operand_a) ({
^bb0(%x: tensor<i32>):
      }, {
^bb0(%x: tensor<i32>):
  %t = "stablehlo.add"(%x, %x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%t) {corpus.other = false} : (tensor<i32>) -> ()
}) {corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<i32>) -> tensor<i32>
return %r : tensor<i32>
}
