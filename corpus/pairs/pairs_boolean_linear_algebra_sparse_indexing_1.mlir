// Pairs of ops: what takes the boolean result of convolution, gather, scatter, select_and_scatter. The values are those of
// scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true, false], [false, true, true, true]]]> : tensor<1x2x4xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false], [true, true]], [[false, false], [true, false]]]> : tensor<2x2x2xi1>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i1__3 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1__4 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__5 = stablehlo.constant dense<false> : tensor<i1>
  %i1__6 = stablehlo.constant dense<[[[true, false, true], [false, false, true], [true, true, false]]]> : tensor<1x3x3xi1>
  %i32__3 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__8 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false]]]> : tensor<1x2x4xi1>
  %convolution = stablehlo.convolution (%i1, %i1__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %gather = "stablehlo.gather"(%convolution, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter = "stablehlo.scatter"(%convolution, %i32__2, %i1__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_2 = stablehlo.convolution (%i1, %i1__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<2x2x2xi1>) -> tensor<1x2x3xi1>
  %select_and_scatter = "stablehlo.select_and_scatter"(%convolution_2, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_2 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %gather_2 = "stablehlo.gather"(%i1__6, %i32__3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi1>, tensor<2xi32>) -> tensor<1x2x3xi1>
  %convolution_3 = stablehlo.convolution (%gather_2, %i1__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %scatter_2 = "stablehlo.scatter"(%i1__7, %i32__2, %i1__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<i1>, %right_4: tensor<i1>):
    %or_3 = stablehlo.or %left_4, %right_4 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %convolution_4 = stablehlo.convolution (%i1__8, %scatter_2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi1>, tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%i1__7, %i1__4, %i1__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<i1>, %right_5: tensor<i1>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<i1>, %right_6: tensor<i1>):
    %or_4 = stablehlo.or %left_6, %right_6 : tensor<i1>
    stablehlo.return %or_4 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %convolution_5 = stablehlo.convolution (%select_and_scatter_2, %i1__2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi1>, tensor<2x2x2xi1>) -> tensor<1x2x2xi1>
  %reshape = stablehlo.reshape %convolution_3 : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_2 = stablehlo.reshape %convolution_5 : (tensor<1x2x2xi1>) -> tensor<4xi1>
  %reshape_3 = stablehlo.reshape %scatter : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_4 = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_5 = stablehlo.reshape %convolution_4 : (tensor<1x1x2xi1>) -> tensor<2xi1>
  %reshape_6 = stablehlo.reshape %gather : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, %reshape_4, %reshape_5, %reshape_6, dim = 0 : (tensor<4xi1>, tensor<4xi1>, tensor<6xi1>, tensor<6xi1>, tensor<2xi1>, tensor<9xi1>) -> tensor<31xi1>
  check.expect_eq_const %concatenate, dense<[true, true, true, false, true, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, true, true, false, true, true, true, true, true, false, true, true]> : tensor<31xi1> loc("convolution_of_gather, convolution_of_select_and_scatter, scatter_of_convolution, select_and_scatter_of_convolution, convolution_of_scatter, gather_of_convolution")
  return
}
