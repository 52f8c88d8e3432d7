// scatter-add of 1 M scalars
func.func @main(%a: tensor<1048576xf32>, %i: tensor<1048576x1xi32>, %u: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1048576xf32>, tensor<1048576x1xi32>, tensor<1048576xf32>) -> tensor<1048576xf32>
  return %r : tensor<1048576xf32>
}
