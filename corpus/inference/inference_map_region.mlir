// map_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and blocks;
// the specification, map.
func.func @main() {
  %constant = stablehlo.constant dense<[7, 14, 21]> : tensor<3xi32>
  %constant_0 = stablehlo.constant dense<[10, 17, 24]> : tensor<3xi32>
  %result_0 = "stablehlo.map"(%constant, %constant_0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
    %result_1 = stablehlo.multiply %operand_0, %operand_1 {corpus.inner = -1 : i8} : tensor<i32>
    stablehlo.return %result_1 {corpus.end = true} : tensor<i32>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %result_0, dense<[70, 238, 504]> : tensor<3xi32>
  return
}
