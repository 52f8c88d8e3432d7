// all_reduce_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and
// blocks; the specification, all_reduce.
func.func @main(%operand_0: tensor<2xi32>) -> tensor<2xi32> {
  %result_0 = "stablehlo.all_reduce"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_2 {corpus.inner = -1 : i8} : tensor<i32>
    stablehlo.return %result_1 {corpus.end = true} : tensor<i32>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<2xi32>) -> tensor<2xi32>
  return %result_0 : tensor<2xi32>
}
