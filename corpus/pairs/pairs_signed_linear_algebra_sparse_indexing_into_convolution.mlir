// Pairs of ops: what takes the signed result of gather, scatter, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7], [-6, 8, 1]]]> : tensor<1x3x3xi32>
  %i32__2 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i32__3 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5]]]> : tensor<1x2x4xi32>
  %i32__4 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i32__7 = stablehlo.constant dense<[[[3, 5], [-2, 7]], [[2, -3], [3, 5]]]> : tensor<2x2x2xi32>
  %i32__8 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xi32>
  %i32__9 = stablehlo.constant dense<0> : tensor<i32>
  %gather = "stablehlo.gather"(%i32, %i32__2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi32>, tensor<2xi32>) -> tensor<1x2x3xi32>
  %convolution = stablehlo.convolution (%i32__3, %gather) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %scatter = "stablehlo.scatter"(%i32__4, %i32__6, %i32__5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<2xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %convolution_2 = stablehlo.convolution (%scatter, %i32__7) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%i32__4, %i32__8, %i32__9) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i32>, %right_3: tensor<i32>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<1x2x3xi32>, tensor<1x2x1xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution_3 = stablehlo.convolution (%i32__3, %select_and_scatter) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  %reshape = stablehlo.reshape %convolution : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_2 = stablehlo.reshape %convolution_3 : (tensor<1x1x2xi32>) -> tensor<2xi32>
  %reshape_3 = stablehlo.reshape %convolution_2 : (tensor<1x2x2xi32>) -> tensor<4xi32>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<4xi32>) -> tensor<8xi32>
  check.expect_eq_const %concatenate, dense<[45, -45, 19, 0, -12, 42, 57, 15]> : tensor<8xi32> loc("convolution_of_gather, convolution_of_select_and_scatter, convolution_of_scatter")
  return
}
