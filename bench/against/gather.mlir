// gather of 1 M scalars
func.func @main(%a: tensor<1048576xf32>, %i: tensor<1048576x1xi32>) -> tensor<1048576xf32> {
  %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1048576xf32>, tensor<1048576x1xi32>) -> tensor<1048576xf32>
  return %r : tensor<1048576xf32>
}
