// reduce_window_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and
// blocks; the specification, reduce_window.
func.func @main() {
  %constant = stablehlo.constant dense<[7, 14, 21, 28]> : tensor<4xi32>
  %constant_0 = stablehlo.constant dense<0> : tensor<i32>
  %result_0 = "stablehlo.reduce_window"(%constant, %constant_0) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
    %result_1 = stablehlo.add %operand_0, %operand_1 {corpus.inner = -1 : i8} : tensor<i32>
    stablehlo.return %result_1 {corpus.end = true} : tensor<i32>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %result_0, dense<[21, 35, 49]> : tensor<3xi32>
  return
}
