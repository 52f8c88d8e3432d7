// Pairs of ops: what takes the boolean result of add. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1__3 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__4 = stablehlo.constant dense<false> : tensor<i1>
  %add = stablehlo.add %i1, %i1__2 : tensor<1x2x3xi1>
  %gather = "stablehlo.gather"(%add, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xi1>, tensor<3xi32>) -> tensor<1x3x3xi1>
  %scatter = "stablehlo.scatter"(%add, %i32__2, %i1__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %add_2 = stablehlo.add %i1, %i1__2 : tensor<1x2x3xi1>
  %select_and_scatter = "stablehlo.select_and_scatter"(%add_2, %i1__3, %i1__4) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_2 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %reshape = stablehlo.reshape %scatter : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_2 = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xi1>) -> tensor<6xi1>
  %reshape_3 = stablehlo.reshape %gather : (tensor<1x3x3xi1>) -> tensor<9xi1>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, dim = 0 : (tensor<6xi1>, tensor<6xi1>, tensor<9xi1>) -> tensor<21xi1>
  check.expect_eq_const %concatenate, dense<[true, false, true, true, false, true, true, false, false, false, false, false, true, false, true, true, false, true, true, false, true]> : tensor<21xi1> loc("scatter_of_add, select_and_scatter_of_add, gather_of_add")
  return
}
