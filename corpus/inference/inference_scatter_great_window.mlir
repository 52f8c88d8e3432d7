// scatter_great: a window of more than 2^32 elements. Broken: scatter C4. Source: the specification, scatter C4.
func.func @main(%operand_a: tensor<5x2xi8>, %operand_b: tensor<3x1xi64>, %operand_c: tensor<3x4294967298xi8>) -> (tensor<5x2xi8>) {
%r = "stablehlo.scatter"(%operand_a, %operand_b, %operand_c) ({
^bb0(%x: tensor<i8>, %y: tensor<i8>):
  "stablehlo.return"(%y) : (tensor<i8>) -> ()
}) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x2xi8>, tensor<3x1xi64>, tensor<3x4294967298xi8>) -> tensor<5x2xi8>
return %r : tensor<5x2xi8>
}
