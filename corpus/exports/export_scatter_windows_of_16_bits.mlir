// Updates whose windows stand before their places: planes of i16 are added. Columns of ui16 at places of two coordinates, and
// halves, replace what is less.
func.func @main() {
  %planes = stablehlo.constant dense<[[[-2, -3, -2], [8, -3, -6]], [[-1, 4, -1], [3, 9, 3]], [[9, -2, -3], [3, 3, 8]], [[-3, -5, -5], [9, 1, 1]]]> : tensor<4x2x3xi16>
  %places = stablehlo.constant dense<[[3], [1]]> : tensor<2x1xi32>
  %more = stablehlo.constant dense<[[[7, 8], [8, -2], [6, -6]], [[-9, 0], [-5, 0], [8, -7]]]> : tensor<2x3x2xi16>
  %added = "stablehlo.scatter"(%planes, %places, %more) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%old: tensor<i16>, %new: tensor<i16>):
    %joined = stablehlo.add %old, %new : tensor<i16>
    stablehlo.return %joined : tensor<i16>
  }) : (tensor<4x2x3xi16>, tensor<2x1xi32>, tensor<2x3x2xi16>) -> tensor<4x2x3xi16>
  check.expect_eq_const %added, dense<[[[-2, -3, -2], [8, -3, -6]], [[7, 2, -7], [3, 9, -4]], [[9, -2, -3], [3, 3, 8]], [[4, 3, 1], [0, -4, 9]]]> : tensor<4x2x3xi16>
  %columns = stablehlo.constant dense<[[[31868, 41366, 30361], [48842, 31868, 26657], [19755, 19755, 43699], [26657, 41366, 43699]], [[43699, 43699, 30463], [48842, 31978, 10658], [31868, 36609, 19755], [40774, 40774, 36609]]]> : tensor<2x4x3xui16>
  %pairs = stablehlo.constant dense<[[3, 0], [1, 2], [0, 1]]> : tensor<3x2xi32>
  %other = stablehlo.constant dense<[[47741, 43597, 57509], [57509, 47741, 47741]]> : tensor<2x3xui16>
  %greater = "stablehlo.scatter"(%columns, %pairs, %other) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%old: tensor<ui16>, %new: tensor<ui16>):
    %joined = stablehlo.maximum %old, %new : tensor<ui16>
    stablehlo.return %joined : tensor<ui16>
  }) : (tensor<2x4x3xui16>, tensor<3x2xi32>, tensor<2x3xui16>) -> tensor<2x4x3xui16>
  check.expect_eq_const %greater, dense<[[[31868, 57509, 30361], [48842, 31868, 43597], [19755, 19755, 43699], [47741, 41366, 43699]], [[43699, 47741, 30463], [48842, 31978, 47741], [31868, 36609, 19755], [57509, 40774, 36609]]]> : tensor<2x4x3xui16>
  %halves = stablehlo.constant dense<[0.0, -3.0, 6.0, 9.0, -6.0]> : tensor<5xf16>
  %spots = stablehlo.constant dense<[[4], [0]]> : tensor<2x1xi32>
  %updates = stablehlo.constant dense<[-2.0, 6.0]> : tensor<2xf16>
  %most = "stablehlo.scatter"(%halves, %spots, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%old: tensor<f16>, %new: tensor<f16>):
    %joined = stablehlo.maximum %old, %new : tensor<f16>
    stablehlo.return %joined : tensor<f16>
  }) : (tensor<5xf16>, tensor<2x1xi32>, tensor<2xf16>) -> tensor<5xf16>
  check.expect_eq_const %most, dense<[6.0, -3.0, 6.0, 9.0, -2.0]> : tensor<5xf16>
  return
}
