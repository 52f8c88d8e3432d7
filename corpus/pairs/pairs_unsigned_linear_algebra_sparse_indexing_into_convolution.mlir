// Pairs of ops: what takes the unsigned result of scatter, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[5, 2, 3], [9, 4, 7]]]> : tensor<1x2x3xui8>
  %ui8__2 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %i32 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %ui8__3 = stablehlo.constant dense<[[[3, 5], [2, 7]], [[250, 4], [3, 5]]]> : tensor<2x2x2xui8>
  %ui8__4 = stablehlo.constant dense<[[[3], [5]]]> : tensor<1x2x1xui8>
  %ui8__5 = stablehlo.constant dense<0> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<[[[3, 5, 2, 7], [250, 4, 3, 5]]]> : tensor<1x2x4xui8>
  %scatter = "stablehlo.scatter"(%ui8, %i32, %ui8__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<ui8>, %right: tensor<ui8>):
    %add = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<2xi32>, tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  %convolution = stablehlo.convolution (%scatter, %ui8__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xui8>, tensor<2x2x2xui8>) -> tensor<1x2x2xui8>
  %select_and_scatter = "stablehlo.select_and_scatter"(%ui8, %ui8__4, %ui8__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %add_2 = stablehlo.add %left_3, %right_3 : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<1x2x1xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  %convolution_2 = stablehlo.convolution (%ui8__6, %select_and_scatter) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xui8>, tensor<1x2x3xui8>) -> tensor<1x1x2xui8>
  %reshape = stablehlo.reshape %convolution_2 : (tensor<1x1x2xui8>) -> tensor<2xui8>
  %reshape_2 = stablehlo.reshape %convolution : (tensor<1x2x2xui8>) -> tensor<4xui8>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, dim = 0 : (tensor<2xui8>, tensor<4xui8>) -> tensor<6xui8>
  check.expect_eq_const %concatenate, dense<[235, 35, 112, 102, 59, 72]> : tensor<6xui8> loc("convolution_of_select_and_scatter, convolution_of_scatter")
  return
}
