// Pairs of ops: what takes the float result of add, clamp, gather, maximum, minimum, reduce, scatter, select_and_scatter, sign.
// The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %i32 = stablehlo.constant dense<[1, 0, 5]> : tensor<3xi32>
  %i32__2 = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %f32__3 = stablehlo.constant dense<[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]]]> : tensor<1x2x3xf32>
  %f32__4 = stablehlo.constant dense<[[[2.0], [-0.5]]]> : tensor<1x2x1xf32>
  %f32__5 = stablehlo.constant dense<0.0> : tensor<f32>
  %f32__6 = stablehlo.constant dense<-1.0> : tensor<f32>
  %f32__7 = stablehlo.constant dense<2.0> : tensor<f32>
  %f32__8 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5], [2.0, -0.5, 3.0]]]> : tensor<1x3x3xf32>
  %i32__3 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %f32__9 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000], [2.5, 0.25, 1.75]]]> : tensor<1x3x3xf32>
  %i32__4 = stablehlo.constant dense<[7, 0]> : tensor<2xi32>
  %f32__10 = stablehlo.constant dense<0.0> : tensor<1x2x3xf32>
  %f32__11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %f32__12 = stablehlo.constant dense<[[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %f32__13 = stablehlo.constant dense<[[[[1.5, 2.25, 0.75], [0.5, 3.0, 1.25]], [[2.5, 0.25, 1.75], [2.0, 4.0, 3.5]]]]> : tensor<1x2x2x3xf32>
  %add = stablehlo.add %f32, %f32__2 : tensor<1x2x3xf32>
  %gather = "stablehlo.gather"(%add, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter = "stablehlo.scatter"(%add, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %add_2 = stablehlo.add %left, %right : tensor<f32>
    stablehlo.return %add_2 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %add_3 = stablehlo.add %f32__3, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%add_3, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_2: tensor<f32>, %right_2: tensor<f32>):
    %compare = stablehlo.compare GE, %left_2, %right_2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }, {
  ^bb0(%left_3: tensor<f32>, %right_3: tensor<f32>):
    %add_4 = stablehlo.add %left_3, %right_3 : tensor<f32>
    stablehlo.return %add_4 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %clamp = stablehlo.clamp %f32__6, %f32, %f32__7 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_2 = "stablehlo.gather"(%clamp, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_2 = "stablehlo.scatter"(%f32__8, %i32__3, %clamp) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_4: tensor<f32>, %right_4: tensor<f32>):
    %add_5 = stablehlo.add %left_4, %right_4 : tensor<f32>
    stablehlo.return %add_5 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %clamp_2 = stablehlo.clamp %f32__6, %f32__3, %f32__7 : (tensor<f32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %select_and_scatter_2 = "stablehlo.select_and_scatter"(%clamp_2, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_5: tensor<f32>, %right_5: tensor<f32>):
    %compare_2 = stablehlo.compare GE, %left_5, %right_5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }, {
  ^bb0(%left_6: tensor<f32>, %right_6: tensor<f32>):
    %add_6 = stablehlo.add %left_6, %right_6 : tensor<f32>
    stablehlo.return %add_6 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %gather_3 = "stablehlo.gather"(%f32__9, %i32__4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x3x3xf32>, tensor<2xi32>) -> tensor<1x2x3xf32>
  %add_7 = stablehlo.add %f32__2, %gather_3 : tensor<1x2x3xf32>
  %clamp_3 = stablehlo.clamp %gather_3, %f32__2, %f32__7 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum = stablehlo.maximum %gather_3, %f32__10 : tensor<1x2x3xf32>
  %minimum = stablehlo.minimum %gather_3, %f32__2 : tensor<1x2x3xf32>
  %reduce = stablehlo.reduce(%gather_3 init: %f32__11) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %sign = stablehlo.sign %gather_3 : tensor<1x2x3xf32>
  %maximum_2 = stablehlo.maximum %f32, %f32__2 : tensor<1x2x3xf32>
  %gather_4 = "stablehlo.gather"(%maximum_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_3 = "stablehlo.scatter"(%maximum_2, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_7: tensor<f32>, %right_7: tensor<f32>):
    %add_8 = stablehlo.add %left_7, %right_7 : tensor<f32>
    stablehlo.return %add_8 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %maximum_3 = stablehlo.maximum %f32__3, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_3 = "stablehlo.select_and_scatter"(%maximum_3, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_8: tensor<f32>, %right_8: tensor<f32>):
    %compare_3 = stablehlo.compare GE, %left_8, %right_8 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }, {
  ^bb0(%left_9: tensor<f32>, %right_9: tensor<f32>):
    %add_9 = stablehlo.add %left_9, %right_9 : tensor<f32>
    stablehlo.return %add_9 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %minimum_2 = stablehlo.minimum %f32, %f32__2 : tensor<1x2x3xf32>
  %gather_5 = "stablehlo.gather"(%minimum_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_4 = "stablehlo.scatter"(%f32__8, %i32__3, %minimum_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_10: tensor<f32>, %right_10: tensor<f32>):
    %add_10 = stablehlo.add %left_10, %right_10 : tensor<f32>
    stablehlo.return %add_10 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %minimum_3 = stablehlo.minimum %f32__3, %f32__2 : tensor<1x2x3xf32>
  %select_and_scatter_4 = "stablehlo.select_and_scatter"(%minimum_3, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_11: tensor<f32>, %right_11: tensor<f32>):
    %compare_4 = stablehlo.compare GE, %left_11, %right_11 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_4 : tensor<i1>
  }, {
  ^bb0(%left_12: tensor<f32>, %right_12: tensor<f32>):
    %add_11 = stablehlo.add %left_12, %right_12 : tensor<f32>
    stablehlo.return %add_11 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reduce_2 = stablehlo.reduce(%f32__12 init: %f32__5) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_13: tensor<f32>, %right_13: tensor<f32>) {
    %add_12 = stablehlo.add %left_13, %right_13 : tensor<f32>
    stablehlo.return %add_12 : tensor<f32>
  }
  %gather_6 = "stablehlo.gather"(%reduce_2, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_5 = "stablehlo.scatter"(%reduce_2, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_14: tensor<f32>, %right_14: tensor<f32>):
    %add_13 = stablehlo.add %left_14, %right_14 : tensor<f32>
    stablehlo.return %add_13 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %reduce_3 = stablehlo.reduce(%f32__13 init: %f32__5) across dimensions = [2] : (tensor<1x2x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  reducer(%left_15: tensor<f32>, %right_15: tensor<f32>) {
    %add_14 = stablehlo.add %left_15, %right_15 : tensor<f32>
    stablehlo.return %add_14 : tensor<f32>
  }
  %select_and_scatter_5 = "stablehlo.select_and_scatter"(%reduce_3, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_16: tensor<f32>, %right_16: tensor<f32>):
    %compare_5 = stablehlo.compare GE, %left_16, %right_16 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_5 : tensor<i1>
  }, {
  ^bb0(%left_17: tensor<f32>, %right_17: tensor<f32>):
    %add_15 = stablehlo.add %left_17, %right_17 : tensor<f32>
    stablehlo.return %add_15 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %scatter_6 = "stablehlo.scatter"(%f32, %i32__2, %f32__2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_18: tensor<f32>, %right_18: tensor<f32>):
    %add_16 = stablehlo.add %left_18, %right_18 : tensor<f32>
    stablehlo.return %add_16 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %add_17 = stablehlo.add %scatter_6, %f32__2 : tensor<1x2x3xf32>
  %clamp_4 = stablehlo.clamp %scatter_6, %f32__2, %f32__7 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_4 = stablehlo.maximum %scatter_6, %scatter_6 : tensor<1x2x3xf32>
  %minimum_4 = stablehlo.minimum %scatter_6, %f32__10 : tensor<1x2x3xf32>
  %reduce_4 = stablehlo.reduce(%scatter_6 init: %f32__5) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_19: tensor<f32>, %right_19: tensor<f32>) {
    %add_18 = stablehlo.add %left_19, %right_19 : tensor<f32>
    stablehlo.return %add_18 : tensor<f32>
  }
  %sign_2 = stablehlo.sign %scatter_6 : tensor<1x2x3xf32>
  %select_and_scatter_6 = "stablehlo.select_and_scatter"(%f32, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_20: tensor<f32>, %right_20: tensor<f32>):
    %compare_6 = stablehlo.compare GE, %left_20, %right_20 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }, {
  ^bb0(%left_21: tensor<f32>, %right_21: tensor<f32>):
    %add_19 = stablehlo.add %left_21, %right_21 : tensor<f32>
    stablehlo.return %add_19 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %add_20 = stablehlo.add %select_and_scatter_6, %select_and_scatter_6 : tensor<1x2x3xf32>
  %clamp_5 = stablehlo.clamp %select_and_scatter_6, %f32__2, %f32__7 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %maximum_5 = stablehlo.maximum %select_and_scatter_6, %f32__2 : tensor<1x2x3xf32>
  %minimum_5 = stablehlo.minimum %f32__2, %select_and_scatter_6 : tensor<1x2x3xf32>
  %reduce_5 = stablehlo.reduce(%select_and_scatter_6 init: %f32__5) across dimensions = [1] : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  reducer(%left_22: tensor<f32>, %right_22: tensor<f32>) {
    %add_21 = stablehlo.add %left_22, %right_22 : tensor<f32>
    stablehlo.return %add_21 : tensor<f32>
  }
  %sign_3 = stablehlo.sign %select_and_scatter_6 : tensor<1x2x3xf32>
  %sign_4 = stablehlo.sign %f32 : tensor<1x2x3xf32>
  %gather_7 = "stablehlo.gather"(%sign_4, %i32) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<1x2x3xf32>, tensor<3xi32>) -> tensor<1x3x3xf32>
  %scatter_7 = "stablehlo.scatter"(%f32__8, %i32__3, %sign_4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%left_23: tensor<f32>, %right_23: tensor<f32>):
    %add_22 = stablehlo.add %left_23, %right_23 : tensor<f32>
    stablehlo.return %add_22 : tensor<f32>
  }) : (tensor<1x3x3xf32>, tensor<2xi32>, tensor<1x2x3xf32>) -> tensor<1x3x3xf32>
  %sign_5 = stablehlo.sign %f32__3 : tensor<1x2x3xf32>
  %select_and_scatter_7 = "stablehlo.select_and_scatter"(%sign_5, %f32__4, %f32__5) <{window_dimensions = array<i64: 1, 1, 3>}> ({
  ^bb0(%left_24: tensor<f32>, %right_24: tensor<f32>):
    %compare_7 = stablehlo.compare GE, %left_24, %right_24 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_7 : tensor<i1>
  }, {
  ^bb0(%left_25: tensor<f32>, %right_25: tensor<f32>):
    %add_23 = stablehlo.add %left_25, %right_25 : tensor<f32>
    stablehlo.return %add_23 : tensor<f32>
  }) : (tensor<1x2x3xf32>, tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x2x3xf32>
  %reshape = stablehlo.reshape %scatter : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_2 = stablehlo.reshape %select_and_scatter : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_3 = stablehlo.reshape %gather : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate = stablehlo.concatenate %reshape, %reshape_2, %reshape_3, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<21xf32>
  check.expect_eq_const %concatenate, dense<[3.5, -2.75, 3.75, 6.0, 0x7F800000, 0x7FC00000, 0.0, 0.0, 2.0, -0.5, 0.0, 0.0, 4.0, 0x7F800000, 0x7FC00000, 3.5, -2.75, 3.75, 4.0, 0x7F800000, 0x7FC00000]> : tensor<21xf32> loc("scatter_of_add, select_and_scatter_of_add, gather_of_add")
  %reshape_4 = stablehlo.reshape %gather_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_5 = stablehlo.reshape %scatter_2 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_6 = stablehlo.reshape %select_and_scatter_2 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %concatenate_2 = stablehlo.concatenate %reshape_4, %reshape_5, %reshape_6, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_2, dense<[-0.0, 2.0, 0x7FC00000, 1.5, -1.0, 0.75, -0.0, 2.0, 0x7FC00000, 2.0, 1.5, 0x7FC00000, 4.0, -1.0, 0.5, 3.5, -1.5, 3.75, 0.0, 2.0, 0.0, 0.0, -0.5, 0.0]> : tensor<24xf32> loc("gather_of_clamp, scatter_of_clamp, select_and_scatter_of_clamp")
  %concatenate_3 = stablehlo.concatenate %add_7, %add_17, %add_20, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_3, dense<[[[4.5, -0.25, 4.75], [5.5, -3.25, 1.25]], [[3.5, -2.75, 3.75], [6.0, 0x7F800000, 0x7FC00000]], [[4.0, 0.0, 0.0], [0.0, 0.0, -1.0]]]> : tensor<3x2x3xf32> loc("add_of_gather, add_of_scatter, add_of_select_and_scatter")
  %concatenate_4 = stablehlo.concatenate %clamp_3, %clamp_4, %clamp_5, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_4, dense<[[[2.0, 0.25, 2.0], [2.0, -1.0, 0.75]], [[2.0, -0.5, 2.0], [2.0, 2.0, 0x7FC00000]], [[2.0, 0.0, 2.0], [2.0, 0.0, 0.5]]]> : tensor<3x2x3xf32> loc("clamp_of_gather, clamp_of_scatter, clamp_of_select_and_scatter")
  %concatenate_5 = stablehlo.concatenate %maximum, %maximum_4, %maximum_5, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_5, dense<[[[2.5, 0.25, 1.75], [1.5, 0.0, 0.75]], [[1.5, -2.25, 0.75], [2.0, 0x7F800000, 0x7FC00000]], [[2.0, 0.0, 3.0], [4.0, 0.0, 0.5]]]> : tensor<3x2x3xf32> loc("maximum_of_gather, maximum_of_scatter, maximum_of_select_and_scatter")
  %concatenate_6 = stablehlo.concatenate %minimum, %minimum_4, %minimum_5, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_6, dense<[[[2.0, -0.5, 1.75], [1.5, -2.25, 0.5]], [[0.0, -2.25, 0.0], [0.0, 0.0, 0x7FC00000]], [[2.0, -0.5, 0.0], [0.0, -1.0, -0.5]]]> : tensor<3x2x3xf32> loc("minimum_of_gather, minimum_of_scatter, minimum_of_select_and_scatter")
  %reshape_7 = stablehlo.reshape %reduce_4 : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_8 = stablehlo.reshape %reduce_5 : (tensor<1x3xf32>) -> tensor<3xf32>
  %reshape_9 = stablehlo.reshape %reduce : (tensor<1x2xf32>) -> tensor<2xf32>
  %concatenate_7 = stablehlo.concatenate %reshape_7, %reshape_8, %reshape_9, dim = 0 : (tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<8xf32>
  check.expect_eq_const %concatenate_7, dense<[3.5, 0x7F800000, 0x7FC00000, 2.0, 0.0, -0.5, 2.5, 1.5]> : tensor<8xf32> loc("reduce_of_scatter, reduce_of_select_and_scatter, reduce_of_gather")
  %concatenate_8 = stablehlo.concatenate %sign, %sign_2, %sign_3, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
  check.expect_eq_const %concatenate_8, dense<[[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0]], [[1.0, -1.0, 1.0], [1.0, 1.0, 0x7FC00000]], [[1.0, 0.0, 0.0], [0.0, 0.0, -1.0]]]> : tensor<3x2x3xf32> loc("sign_of_gather, sign_of_scatter, sign_of_select_and_scatter")
  %reshape_10 = stablehlo.reshape %scatter_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_11 = stablehlo.reshape %select_and_scatter_3 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_12 = stablehlo.reshape %gather_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_9 = stablehlo.concatenate %reshape_10, %reshape_11, %reshape_12, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<21xf32>
  check.expect_eq_const %concatenate_9, dense<[2.0, -0.5, 3.0, 6.0, 0x7F800000, 0x7FC00000, 0.0, 0.0, 2.0, -0.5, 0.0, 0.0, 4.0, 0x7F800000, 0x7FC00000, 2.0, -0.5, 3.0, 4.0, 0x7F800000, 0x7FC00000]> : tensor<21xf32> loc("scatter_of_maximum, select_and_scatter_of_maximum, gather_of_maximum")
  %reshape_13 = stablehlo.reshape %gather_5 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_14 = stablehlo.reshape %scatter_4 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_15 = stablehlo.reshape %select_and_scatter_4 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %concatenate_10 = stablehlo.concatenate %reshape_13, %reshape_14, %reshape_15, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_10, dense<[-0.0, -1.0, 0x7FC00000, 1.5, -2.25, 0.75, -0.0, -1.0, 0x7FC00000, 2.0, -1.5, 0x7FC00000, 4.0, -1.0, 0.5, 3.5, -2.75, 3.75, 2.0, 0.0, 0.0, -0.5, 0.0, 0.0]> : tensor<24xf32> loc("gather_of_minimum, scatter_of_minimum, select_and_scatter_of_minimum")
  %reshape_16 = stablehlo.reshape %scatter_5 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_17 = stablehlo.reshape %select_and_scatter_5 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %reshape_18 = stablehlo.reshape %gather_6 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %concatenate_11 = stablehlo.concatenate %reshape_16, %reshape_17, %reshape_18, dim = 0 : (tensor<6xf32>, tensor<6xf32>, tensor<9xf32>) -> tensor<21xf32>
  check.expect_eq_const %concatenate_11, dense<[1.5, 0x7F800000, 0x7FC00000, 6.5, 3.75, 8.25, 0.0, 2.0, 0.0, 0.0, 0.0, -0.5, 4.5, 4.25, 5.25, 1.5, 0x7F800000, 0x7FC00000, 4.5, 4.25, 5.25]> : tensor<21xf32> loc("scatter_of_reduce, select_and_scatter_of_reduce, gather_of_reduce")
  %reshape_19 = stablehlo.reshape %gather_7 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_20 = stablehlo.reshape %scatter_7 : (tensor<1x3x3xf32>) -> tensor<9xf32>
  %reshape_21 = stablehlo.reshape %select_and_scatter_7 : (tensor<1x2x3xf32>) -> tensor<6xf32>
  %concatenate_12 = stablehlo.concatenate %reshape_19, %reshape_20, %reshape_21, dim = 0 : (tensor<9xf32>, tensor<9xf32>, tensor<6xf32>) -> tensor<24xf32>
  check.expect_eq_const %concatenate_12, dense<[-0.0, 1.0, 0x7FC00000, 1.0, -1.0, 1.0, -0.0, 1.0, 0x7FC00000, 2.0, 0.5, 0x7FC00000, 4.0, -1.0, 0.5, 3.0, -1.5, 4.0, 2.0, 0.0, 0.0, -0.5, 0.0, 0.0]> : tensor<24xf32> loc("gather_of_sign, scatter_of_sign, select_and_scatter_of_sign")
  return
}
