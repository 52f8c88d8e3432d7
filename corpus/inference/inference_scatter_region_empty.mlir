// scatter_region: attributes stay, and the region ends with a terminator. Broken: scatter C23. Source: MLIR LangRef, discardable
// attributes and blocks; the specification, scatter.
func.func @main(%operand_a: tensor<4xi32>, %operand_b: tensor<1xi32>, %operand_c: tensor<i32>) -> (tensor<4xi32>) {
%r = "stablehlo.scatter"(%operand_a, %operand_b, %operand_c) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, corpus.note = "kept", corpus.list = [1 : i64, "two", true]} : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
return %r : tensor<4xi32>
}
