// Pairs of ops: what takes the boolean result of gather, scatter, select_and_scatter. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true], [true, true, false]]]> : tensor<1x3x3xi1>
  %i32 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %i1__4 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
  %i1__6 = stablehlo.constant dense<false> : tensor<i1>
  %gather = "stablehlo.gather"(%i1, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xi1>, tensor<2xi32>) -> tensor<1x2x3xi1>
  %add = stablehlo.add %gather, %gather : tensor<1x2x3xi1>
  %scatter = "stablehlo.scatter"(%i1__2, %i32__2, %i1__3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<2xi32>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  %add_2 = stablehlo.add %scatter, %i1__4 : tensor<1x2x3xi1>
  %select_and_scatter = "stablehlo.select_and_scatter"(%i1__2, %i1__5, %i1__6) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %or_2 = stablehlo.or %left_3, %right_3 : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<1x2x1xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  %add_3 = stablehlo.add %select_and_scatter, %i1__3 : tensor<1x2x3xi1>
  %concatenate = stablehlo.concatenate %add, %add_2, %add_3, dim = 0 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<3x2x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, true, false], [true, false, true]], [[true, false, true], [true, false, true]], [[true, false, true], [true, false, false]]]> : tensor<3x2x3xi1> loc("add_of_gather, add_of_scatter, add_of_select_and_scatter")
  return
}
