// sort_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and blocks;
// the specification, sort.
func.func @main() {
  %constant = stablehlo.constant dense<[7, 14, 21, 28]> : tensor<4xi32>
  %result_0 = "stablehlo.sort"(%constant) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
    %result_1 = stablehlo.compare GE, %operand_0, %operand_1 {corpus.inner = -1 : i8} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_1 {corpus.end = true} : tensor<i1>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %result_0, dense<[28, 21, 14, 7]> : tensor<4xi32>
  return
}
