// async_start_region: attributes stay, and the region ends with a terminator. Broken: block empty. Source: MLIR LangRef,
// discardable attributes and blocks; the specification, async_start.
func.func @main(%operand_a: tensor<4xi32>) -> (!stablehlo.future<tensor<2xi32>>) {
%r = "stablehlo.async_start"(%operand_a) ({
^bb0(%x: tensor<4xi32>):
    }) {corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>) -> !stablehlo.future<tensor<2xi32>>
return %r : !stablehlo.future<tensor<2xi32>>
}
