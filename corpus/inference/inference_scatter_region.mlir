// scatter_region: attributes stay, and the region ends with a terminator. Source: MLIR LangRef, discardable attributes and
// blocks; the specification, scatter.
func.func @main(%operand_0: tensor<4xi32>, %operand_1: tensor<1xi32>, %operand_2: tensor<i32>) -> tensor<4xi32> {
  %result_0 = "stablehlo.scatter"(%operand_0, %operand_1, %operand_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    %result_1 = stablehlo.add %operand_3, %operand_4 {corpus.inner = -1 : i8} : tensor<i32>
    stablehlo.return %result_1 {corpus.end = true} : tensor<i32>
  }) {corpus.list = [1, "two", true], corpus.note = "kept"} : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  return %result_0 : tensor<4xi32>
}
