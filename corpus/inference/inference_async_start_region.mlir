// async_start_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and
// blocks; the specification, async_start.
func.func @main(%operand_0: tensor<4xi32>) -> !stablehlo.future<tensor<2xi32>> {
  %result_0 = "stablehlo.async_start"(%operand_0) ({
  ^bb0(%operand_1: tensor<4xi32>):
    %result_1 = stablehlo.slice %operand_1 [0:2] {corpus.inner = -1 : i8} : (tensor<4xi32>) -> tensor<2xi32>
    stablehlo.return %result_1 {corpus.end = true} : tensor<2xi32>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<4xi32>) -> !stablehlo.future<tensor<2xi32>>
  return %result_0 : !stablehlo.future<tensor<2xi32>>
}
