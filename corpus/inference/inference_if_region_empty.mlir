// if_region: attributes stay, and the region ends with a terminator. Broken: if I2. Source: MLIR LangRef, discardable attributes
// and blocks; the specification, if.
func.func @main(%operand_a: tensor<i1>) -> (tensor<i32>) {
%r = "stablehlo.if"(%operand_a) ({
    }, {
  %t = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  "stablehlo.return"(%t) : (tensor<i32>) -> ()
}) {corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<i1>) -> tensor<i32>
return %r : tensor<i32>
}
