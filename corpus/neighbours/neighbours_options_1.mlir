// Rewrites. Each check is a row of rows/options.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_dilations_swapped(%x: tensor<3x4xi32>) -> tensor<3x1xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 3>, window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x1xi32>
  return %reduce_window : tensor<3x1xi32>
}

func.func @main() {
  // window_dilations_swapped: the window has one dilation
  %window_dilations_swapped.x = stablehlo.constant dense<[[1, 2, 4, 8], [16, 32, 64, 128], [256, 512, 1024, 2048]]> : tensor<3x4xi32>
  %window_dilations_swapped = call @window_dilations_swapped(%window_dilations_swapped.x) : (tensor<3x4xi32>) -> tensor<3x1xi32>
  check.expect_eq_const %window_dilations_swapped, dense<[[153], [0], [2448]]> : tensor<3x1xi32> loc("window_dilations_swapped")
  // convolution_cut_and_dilated: the padding is not negative
  %convolution_cut_and_dilated.x = stablehlo.constant dense<[[[1.0, 2.0, 4.0, 8.0]]]> : tensor<1x1x4xf32>
  %convolution_cut_and_dilated.y = stablehlo.constant dense<[[[16.0, 32.0, 64.0]]]> : tensor<1x1x3xf32>
  %convolution_cut_and_dilated.convolution = stablehlo.convolution (%convolution_cut_and_dilated.x, %convolution_cut_and_dilated.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[-2, 1]], lhs_dilate = [3], rhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  check.expect_eq_const %convolution_cut_and_dilated.convolution, dense<[[[64.0, 128.0, 256.0]]]> : tensor<1x1x3xf32> loc("convolution_cut_and_dilated")
  // convolution_cut_as_slice: the operand is not dilated: a negative padding takes away whole elements
  %convolution_cut_as_slice.x = stablehlo.constant dense<[[[1.0, 2.0, 4.0, 8.0]]]> : tensor<1x1x4xf32>
  %convolution_cut_as_slice.y = stablehlo.constant dense<[[[16.0, 32.0, 64.0]]]> : tensor<1x1x3xf32>
  %convolution_cut_as_slice.convolution = stablehlo.convolution (%convolution_cut_as_slice.x, %convolution_cut_as_slice.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[-1, 0]], lhs_dilate = [3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x7xf32>
  check.expect_eq_const %convolution_cut_as_slice.convolution, dense<[[[128.0, 64.0, 32.0, 256.0, 128.0, 64.0, 512.0]]]> : tensor<1x1x7xf32> loc("convolution_cut_as_slice")
  // convolution_wide_unsigned: the sums fit a type of twice the bits
  %convolution_wide_unsigned.x = stablehlo.constant dense<255> : tensor<1x1x3xui8>
  %convolution_wide_unsigned.y = stablehlo.constant dense<255> : tensor<1x1x2xui8>
  %convolution_wide_unsigned.convolution = stablehlo.convolution (%convolution_wide_unsigned.x, %convolution_wide_unsigned.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xui8>, tensor<1x1x2xui8>) -> tensor<1x1x2xui32>
  check.expect_eq_const %convolution_wide_unsigned.convolution, dense<130050> : tensor<1x1x2xui32> loc("convolution_wide_unsigned")
  // dot_of_scalar_and_vector: a product without contracting dimensions is a product of elements
  %dot_of_scalar_and_vector.x = stablehlo.constant dense<3.0> : tensor<f32>
  %dot_of_scalar_and_vector.y = stablehlo.constant dense<[1.0, 2.0, 5.0]> : tensor<3xf32>
  %dot_of_scalar_and_vector.dot_general = stablehlo.dot_general %dot_of_scalar_and_vector.x, %dot_of_scalar_and_vector.y, contracting_dims = [] x [] : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %dot_of_scalar_and_vector.dot_general, dense<[3.0, 6.0, 15.0]> : tensor<3xf32> loc("dot_of_scalar_and_vector")
  // dot_of_three_contractions: the contracting dimensions are in ascending order
  %dot_of_three_contractions.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %dot_of_three_contractions.y = stablehlo.constant dense<[[[1.0, 20.0], [3.0, 40.0]], [[5.0, 60.0], [7.0, 80.0]]]> : tensor<2x2x2xf32>
  %dot_of_three_contractions.dot_general = stablehlo.dot_general %dot_of_three_contractions.x, %dot_of_three_contractions.y, contracting_dims = [2, 0, 1] x [0, 1, 2] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<f32>
  check.expect_eq_const %dot_of_three_contractions.dot_general, dense<1288.0> : tensor<f32> loc("dot_of_three_contractions")
  // dot_of_last_batch: the batch dimensions come first
  %dot_of_last_batch.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %dot_of_last_batch.y = stablehlo.constant dense<[[[1.0, 20.0], [3.0, 40.0]], [[5.0, 60.0], [7.0, 80.0]]]> : tensor<2x2x2xf32>
  %dot_of_last_batch.dot_general = stablehlo.dot_general %dot_of_last_batch.x, %dot_of_last_batch.y, batching_dims = [2] x [1], contracting_dims = [0] x [2] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %dot_of_last_batch.dot_general, dense<[[[101.0, 305.0], [143.0, 435.0]], [[246.0, 494.0], [332.0, 668.0]]]> : tensor<2x2x2xf32> loc("dot_of_last_batch")
  // dot_of_two_batches_crossed: the batch dimensions are in the same order on both sides
  %dot_of_two_batches_crossed.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %dot_of_two_batches_crossed.y = stablehlo.constant dense<[[[1.0, 20.0], [3.0, 40.0]], [[5.0, 60.0], [7.0, 80.0]]]> : tensor<2x2x2xf32>
  %dot_of_two_batches_crossed.dot_general = stablehlo.dot_general %dot_of_two_batches_crossed.x, %dot_of_two_batches_crossed.y, batching_dims = [0, 1] x [2, 1], contracting_dims = [2] x [0] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_two_batches_crossed.dot_general, dense<[[11.0, 37.0], [460.0, 920.0]]> : tensor<2x2xf32> loc("dot_of_two_batches_crossed")
  // gather_negative_narrow_index: the index is not negative
  %gather_negative_narrow_index.i = stablehlo.constant dense<[[-1], [7]]> : tensor<2x1xi8>
  %gather_negative_narrow_index.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %gather_negative_narrow_index.gather = "stablehlo.gather"(%gather_negative_narrow_index.iota, %gather_negative_narrow_index.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<300xi32>, tensor<2x1xi8>) -> tensor<2xi32>
  check.expect_eq_const %gather_negative_narrow_index.gather, dense<[0, 7]> : tensor<2xi32> loc("gather_negative_narrow_index")
  // gather_unsigned_narrow_index_ui8: the index is below half of the range of its type
  %gather_unsigned_narrow_index_ui8.i = stablehlo.constant dense<[[200], [7]]> : tensor<2x1xui8>
  %gather_unsigned_narrow_index_ui8.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %gather_unsigned_narrow_index_ui8.gather = "stablehlo.gather"(%gather_unsigned_narrow_index_ui8.iota, %gather_unsigned_narrow_index_ui8.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<300xi32>, tensor<2x1xui8>) -> tensor<2xi32>
  check.expect_eq_const %gather_unsigned_narrow_index_ui8.gather, dense<[200, 7]> : tensor<2xi32> loc("gather_unsigned_narrow_index_ui8")
  // gather_unsigned_narrow_index_ui32: the index is below half of the range of its type
  %gather_unsigned_narrow_index_ui32.i = stablehlo.constant dense<[[4294967295], [7]]> : tensor<2x1xui32>
  %gather_unsigned_narrow_index_ui32.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %gather_unsigned_narrow_index_ui32.gather = "stablehlo.gather"(%gather_unsigned_narrow_index_ui32.iota, %gather_unsigned_narrow_index_ui32.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<300xi32>, tensor<2x1xui32>) -> tensor<2xi32>
  check.expect_eq_const %gather_unsigned_narrow_index_ui32.gather, dense<[299, 7]> : tensor<2xi32> loc("gather_unsigned_narrow_index_ui32")
  // gather_index_limit_in_its_type: the last index, 299, fits the type of the indices: as i8 it is 43
  %gather_index_limit_in_its_type.i = stablehlo.constant dense<[[100], [7]]> : tensor<2x1xi8>
  %gather_index_limit_in_its_type.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %gather_index_limit_in_its_type.gather = "stablehlo.gather"(%gather_index_limit_in_its_type.iota, %gather_index_limit_in_its_type.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<300xi32>, tensor<2x1xi8>) -> tensor<2xi32>
  check.expect_eq_const %gather_index_limit_in_its_type.gather, dense<[100, 7]> : tensor<2xi32> loc("gather_index_limit_in_its_type")
  // scatter_index_limit_in_its_type: the last index, 299, fits the type of the indices: as i8 it is 43, and 100 is out of range
  %scatter_index_limit_in_its_type.i = stablehlo.constant dense<100> : tensor<1x1xi8>
  %scatter_index_limit_in_its_type.u = stablehlo.constant dense<-5> : tensor<1xi32>
  %scatter_index_limit_in_its_type.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %scatter_index_limit_in_its_type.scatter = "stablehlo.scatter"(%scatter_index_limit_in_its_type.iota, %scatter_index_limit_in_its_type.i, %scatter_index_limit_in_its_type.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_index_limit_in_its_type.left: tensor<i32>, %scatter_index_limit_in_its_type.right: tensor<i32>):
    stablehlo.return %scatter_index_limit_in_its_type.right : tensor<i32>
  }) : (tensor<300xi32>, tensor<1x1xi8>, tensor<1xi32>) -> tensor<300xi32>
  %scatter_index_limit_in_its_type.slice = stablehlo.slice %scatter_index_limit_in_its_type.scatter [100:102] : (tensor<300xi32>) -> tensor<2xi32>
  check.expect_eq_const %scatter_index_limit_in_its_type.slice, dense<[-5, 101]> : tensor<2xi32> loc("scatter_index_limit_in_its_type")
  // scatter_negative_narrow_index: the index is not negative
  %scatter_negative_narrow_index.i = stablehlo.constant dense<-1> : tensor<1x1xi8>
  %scatter_negative_narrow_index.u = stablehlo.constant dense<-5> : tensor<1xi32>
  %scatter_negative_narrow_index.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %scatter_negative_narrow_index.scatter = "stablehlo.scatter"(%scatter_negative_narrow_index.iota, %scatter_negative_narrow_index.i, %scatter_negative_narrow_index.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_negative_narrow_index.left: tensor<i32>, %scatter_negative_narrow_index.right: tensor<i32>):
    stablehlo.return %scatter_negative_narrow_index.right : tensor<i32>
  }) : (tensor<300xi32>, tensor<1x1xi8>, tensor<1xi32>) -> tensor<300xi32>
  %scatter_negative_narrow_index.slice = stablehlo.slice %scatter_negative_narrow_index.scatter [254:257] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_negative_narrow_index.slice, dense<[254, 255, 256]> : tensor<3xi32> loc("scatter_negative_narrow_index")
  // scatter_unsigned_narrow_index: the index is below half of the range of its type
  %scatter_unsigned_narrow_index.i = stablehlo.constant dense<200> : tensor<1x1xui8>
  %scatter_unsigned_narrow_index.u = stablehlo.constant dense<-5> : tensor<1xi32>
  %scatter_unsigned_narrow_index.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %scatter_unsigned_narrow_index.scatter = "stablehlo.scatter"(%scatter_unsigned_narrow_index.iota, %scatter_unsigned_narrow_index.i, %scatter_unsigned_narrow_index.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_unsigned_narrow_index.left: tensor<i32>, %scatter_unsigned_narrow_index.right: tensor<i32>):
    stablehlo.return %scatter_unsigned_narrow_index.right : tensor<i32>
  }) : (tensor<300xi32>, tensor<1x1xui8>, tensor<1xi32>) -> tensor<300xi32>
  %scatter_unsigned_narrow_index.slice = stablehlo.slice %scatter_unsigned_narrow_index.scatter [199:202] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_unsigned_narrow_index.slice, dense<[199, -5, 201]> : tensor<3xi32> loc("scatter_unsigned_narrow_index")
  // slice_at_unsigned_start_ui8: the start is below half of the range of its type
  %slice_at_unsigned_start_ui8.i = stablehlo.constant dense<200> : tensor<ui8>
  %slice_at_unsigned_start_ui8.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %slice_at_unsigned_start_ui8.dynamic_slice = stablehlo.dynamic_slice %slice_at_unsigned_start_ui8.iota, %slice_at_unsigned_start_ui8.i, sizes = [2] : (tensor<300xi32>, tensor<ui8>) -> tensor<2xi32>
  check.expect_eq_const %slice_at_unsigned_start_ui8.dynamic_slice, dense<[200, 201]> : tensor<2xi32> loc("slice_at_unsigned_start_ui8")
  // slice_at_unsigned_start_ui32: the start is below half of the range of its type
  %slice_at_unsigned_start_ui32.i = stablehlo.constant dense<4294967295> : tensor<ui32>
  %slice_at_unsigned_start_ui32.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %slice_at_unsigned_start_ui32.dynamic_slice = stablehlo.dynamic_slice %slice_at_unsigned_start_ui32.iota, %slice_at_unsigned_start_ui32.i, sizes = [2] : (tensor<300xi32>, tensor<ui32>) -> tensor<2xi32>
  check.expect_eq_const %slice_at_unsigned_start_ui32.dynamic_slice, dense<[298, 299]> : tensor<2xi32> loc("slice_at_unsigned_start_ui32")
  // slice_at_start_limit_in_its_type: the last start, 298, fits the type of the start: as i8 it is 42
  %slice_at_start_limit_in_its_type.i = stablehlo.constant dense<100> : tensor<i8>
  %slice_at_start_limit_in_its_type.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %slice_at_start_limit_in_its_type.dynamic_slice = stablehlo.dynamic_slice %slice_at_start_limit_in_its_type.iota, %slice_at_start_limit_in_its_type.i, sizes = [2] : (tensor<300xi32>, tensor<i8>) -> tensor<2xi32>
  check.expect_eq_const %slice_at_start_limit_in_its_type.dynamic_slice, dense<[100, 101]> : tensor<2xi32> loc("slice_at_start_limit_in_its_type")
  // update_at_unsigned_start: the start is below half of the range of its type
  %update_at_unsigned_start.i = stablehlo.constant dense<200> : tensor<ui8>
  %update_at_unsigned_start.u = stablehlo.constant dense<-5> : tensor<1xi32>
  %update_at_unsigned_start.iota = stablehlo.iota dim = 0 : tensor<300xi32>
  %update_at_unsigned_start.dynamic_update_slice = stablehlo.dynamic_update_slice %update_at_unsigned_start.iota, %update_at_unsigned_start.u, %update_at_unsigned_start.i : (tensor<300xi32>, tensor<1xi32>, tensor<ui8>) -> tensor<300xi32>
  %update_at_unsigned_start.slice = stablehlo.slice %update_at_unsigned_start.dynamic_update_slice [198:202] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %update_at_unsigned_start.slice, dense<[198, 199, -5, 201]> : tensor<4xi32> loc("update_at_unsigned_start")
  // exponential_subnormal_f32: the exponential is a normal number
  %exponential_subnormal_f32.x = stablehlo.constant dense<[-88.0, -90.0]> : tensor<2xf32>
  %exponential_subnormal_f32.s = stablehlo.constant dense<1.7014118346046923e+38> : tensor<2xf32>
  %exponential_subnormal_f32.exponential = stablehlo.exponential %exponential_subnormal_f32.x : tensor<2xf32>
  %exponential_subnormal_f32.multiply = stablehlo.multiply %exponential_subnormal_f32.exponential, %exponential_subnormal_f32.s : tensor<2xf32>
  check.expect_almost_eq_const %exponential_subnormal_f32.multiply, dense<[1.0301371, 0.13941383]> : tensor<2xf32> loc("exponential_subnormal_f32")
  // logistic_subnormal_f32: the result is a normal number
  %logistic_subnormal_f32.x = stablehlo.constant dense<[-88.0, -88.5]> : tensor<2xf32>
  %logistic_subnormal_f32.s = stablehlo.constant dense<1.7014118346046923e+38> : tensor<2xf32>
  %logistic_subnormal_f32.logistic = stablehlo.logistic %logistic_subnormal_f32.x : tensor<2xf32>
  %logistic_subnormal_f32.multiply = stablehlo.multiply %logistic_subnormal_f32.logistic, %logistic_subnormal_f32.s : tensor<2xf32>
  check.expect_almost_eq_const %logistic_subnormal_f32.multiply, dense<[1.0301371, 0.62480974]> : tensor<2xf32> loc("logistic_subnormal_f32")
  // logistic_of_large_f32: the exponential stays finite
  %logistic_of_large_f32.x = stablehlo.constant dense<[100.0, 1000.0]> : tensor<2xf32>
  %logistic_of_large_f32.logistic = stablehlo.logistic %logistic_of_large_f32.x : tensor<2xf32>
  check.expect_almost_eq_const %logistic_of_large_f32.logistic, dense<1.0> : tensor<2xf32> loc("logistic_of_large_f32")
  // square_root_of_subnormal_f32: the operand is a normal number
  %square_root_of_subnormal_f32.x = stablehlo.constant dense<[1.0e-40, 1.0e-44]> : tensor<2xf32>
  %square_root_of_subnormal_f32.s = stablehlo.constant dense<[1.0e+20, 1.0e+22]> : tensor<2xf32>
  %square_root_of_subnormal_f32.sqrt = stablehlo.sqrt %square_root_of_subnormal_f32.x : tensor<2xf32>
  %square_root_of_subnormal_f32.multiply = stablehlo.multiply %square_root_of_subnormal_f32.sqrt, %square_root_of_subnormal_f32.s : tensor<2xf32>
  check.expect_eq_const %square_root_of_subnormal_f32.multiply, dense<[0.9999973, 0.9904085]> : tensor<2xf32> loc("square_root_of_subnormal_f32")
  // sort_of_seventeen: the last operand is used
  %sort_of_seventeen.x0 = stablehlo.constant dense<[9, 4, 7]> : tensor<3xi32>
  %sort_of_seventeen.x1 = stablehlo.constant dense<[4, 3, 49]> : tensor<3xi32>
  %sort_of_seventeen.x2 = stablehlo.constant dense<[5, 5, 48]> : tensor<3xi32>
  %sort_of_seventeen.x3 = stablehlo.constant dense<[6, 7, 47]> : tensor<3xi32>
  %sort_of_seventeen.x4 = stablehlo.constant dense<[7, 9, 46]> : tensor<3xi32>
  %sort_of_seventeen.x5 = stablehlo.constant dense<[8, 11, 45]> : tensor<3xi32>
  %sort_of_seventeen.x6 = stablehlo.constant dense<[9, 13, 44]> : tensor<3xi32>
  %sort_of_seventeen.x7 = stablehlo.constant dense<[10, 15, 43]> : tensor<3xi32>
  %sort_of_seventeen.x8 = stablehlo.constant dense<[11, 17, 42]> : tensor<3xi32>
  %sort_of_seventeen.x9 = stablehlo.constant dense<[12, 19, 41]> : tensor<3xi32>
  %sort_of_seventeen.x10 = stablehlo.constant dense<[13, 21, 40]> : tensor<3xi32>
  %sort_of_seventeen.x11 = stablehlo.constant dense<[14, 23, 39]> : tensor<3xi32>
  %sort_of_seventeen.x12 = stablehlo.constant dense<[15, 25, 38]> : tensor<3xi32>
  %sort_of_seventeen.x13 = stablehlo.constant dense<[16, 27, 37]> : tensor<3xi32>
  %sort_of_seventeen.x14 = stablehlo.constant dense<[17, 29, 36]> : tensor<3xi32>
  %sort_of_seventeen.x15 = stablehlo.constant dense<[18, 31, 35]> : tensor<3xi32>
  %sort_of_seventeen.x16 = stablehlo.constant dense<[19, 33, 34]> : tensor<3xi32>
  %sort_of_seventeen.sort:17 = "stablehlo.sort"(%sort_of_seventeen.x0, %sort_of_seventeen.x1, %sort_of_seventeen.x2, %sort_of_seventeen.x3, %sort_of_seventeen.x4, %sort_of_seventeen.x5, %sort_of_seventeen.x6, %sort_of_seventeen.x7, %sort_of_seventeen.x8, %sort_of_seventeen.x9, %sort_of_seventeen.x10, %sort_of_seventeen.x11, %sort_of_seventeen.x12, %sort_of_seventeen.x13, %sort_of_seventeen.x14, %sort_of_seventeen.x15, %sort_of_seventeen.x16) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_of_seventeen.left: tensor<i32>, %sort_of_seventeen.right: tensor<i32>, %sort_of_seventeen.left_: tensor<i32>, %sort_of_seventeen.right_: tensor<i32>, %sort_of_seventeen.left__: tensor<i32>, %sort_of_seventeen.right__: tensor<i32>, %sort_of_seventeen.left___: tensor<i32>, %sort_of_seventeen.right___: tensor<i32>, %sort_of_seventeen.left____: tensor<i32>, %sort_of_seventeen.right____: tensor<i32>, %sort_of_seventeen.left_____: tensor<i32>, %sort_of_seventeen.right_____: tensor<i32>, %sort_of_seventeen.left______: tensor<i32>, %sort_of_seventeen.right______: tensor<i32>, %sort_of_seventeen.left_______: tensor<i32>, %sort_of_seventeen.right_______: tensor<i32>, %sort_of_seventeen.left________: tensor<i32>, %sort_of_seventeen.right________: tensor<i32>, %sort_of_seventeen.left_________: tensor<i32>, %sort_of_seventeen.right_________: tensor<i32>, %sort_of_seventeen.left__________: tensor<i32>, %sort_of_seventeen.right__________: tensor<i32>, %sort_of_seventeen.left___________: tensor<i32>, %sort_of_seventeen.right___________: tensor<i32>, %sort_of_seventeen.left____________: tensor<i32>, %sort_of_seventeen.right____________: tensor<i32>, %sort_of_seventeen.left_____________: tensor<i32>, %sort_of_seventeen.right_____________: tensor<i32>, %sort_of_seventeen.left______________: tensor<i32>, %sort_of_seventeen.right______________: tensor<i32>, %sort_of_seventeen.left_______________: tensor<i32>, %sort_of_seventeen.right_______________: tensor<i32>, %sort_of_seventeen.left________________: tensor<i32>, %sort_of_seventeen.right________________: tensor<i32>):
    %sort_of_seventeen.compare = stablehlo.compare LT, %sort_of_seventeen.left, %sort_of_seventeen.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_of_seventeen.compare : tensor<i1>
  }) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %sort_of_seventeen.sort#16, dense<[33, 34, 19]> : tensor<3xi32> loc("sort_of_seventeen")
  return
}
