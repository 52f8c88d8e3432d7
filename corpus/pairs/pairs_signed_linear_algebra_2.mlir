// Pairs of ops: what takes the signed result of reduce_window, remainder, reshape, reverse, select, shift_left,
// shift_right_arithmetic, shift_right_logical, sign, slice, sort, subtract, transpose, xor. The values are those of
// scripts/oracle.
func.func @main() {
  %i32 = stablehlo.constant dense<[[[5, -2, 3, 9], [-4, 7, -6, 8]]]> : tensor<1x2x4xi32>
  %i32__2 = stablehlo.constant dense<0> : tensor<i32>
  %i32__3 = stablehlo.constant dense<[[[3, 5], [-2, 7]], [[2, -3], [3, 5]]]> : tensor<2x2x2xi32>
  %i32__4 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]]]> : tensor<1x2x3xi32>
  %i32__5 = stablehlo.constant dense<[[[3, 5, -2], [7, 2, -3]]]> : tensor<1x2x3xi32>
  %i32__6 = stablehlo.constant dense<[[[3, 5, -2, 7], [2, -3, 3, 5]]]> : tensor<1x2x4xi32>
  %i32__7 = stablehlo.constant dense<[[5, -2], [3, 9], [-4, 7]]> : tensor<3x2xi32>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i32__8 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xi32>
  %i32__9 = stablehlo.constant dense<[[[5, -2, 3], [9, -4, 7]], [[-6, 8, 1], [-3, 4, 2]]]> : tensor<2x2x3xi32>
  %i32__10 = stablehlo.constant dense<[[[5, -2]], [[3, 9]], [[-4, 7]]]> : tensor<3x1x2xi32>
  %reduce_window = "stablehlo.reduce_window"(%i32, %i32__2) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<1x2x4xi32>, tensor<i32>) -> tensor<1x2x3xi32>
  %convolution = stablehlo.convolution (%reduce_window, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution, dense<[[[15, 75], [17, -21]]]> : tensor<1x2x2xi32> loc("convolution_of_reduce_window")
  %remainder = stablehlo.remainder %i32__4, %i32__5 : tensor<1x2x3xi32>
  %convolution_2 = stablehlo.convolution (%i32__6, %remainder) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_2, dense<[[[1, 20]]]> : tensor<1x1x2xi32> loc("convolution_of_remainder")
  %reshape = stablehlo.reshape %i32__7 : (tensor<3x2xi32>) -> tensor<1x2x3xi32>
  %convolution_3 = stablehlo.convolution (%reshape, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_3, dense<[[[-41, 66], [23, 10]]]> : tensor<1x2x2xi32> loc("convolution_of_reshape")
  %reverse = stablehlo.reverse %i32__4, dims = [1, 2] : tensor<1x2x3xi32>
  %convolution_4 = stablehlo.convolution (%i32__6, %reverse) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_4, dense<[[[10, 116]]]> : tensor<1x1x2xi32> loc("convolution_of_reverse")
  %select = stablehlo.select %i1, %i32__4, %i32__5 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
  %convolution_5 = stablehlo.convolution (%select, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_5, dense<[[[40, 75], [26, 42]]]> : tensor<1x2x2xi32> loc("convolution_of_select")
  %shift_left = stablehlo.shift_left %i32__4, %i32__8 : tensor<1x2x3xi32>
  %convolution_6 = stablehlo.convolution (%i32__6, %shift_left) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_6, dense<[[[100, 271]]]> : tensor<1x1x2xi32> loc("convolution_of_shift_left")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %i32__4, %i32__8 : tensor<1x2x3xi32>
  %convolution_7 = stablehlo.convolution (%shift_right_arithmetic, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_7, dense<[[[-27, 20], [27, 10]]]> : tensor<1x2x2xi32> loc("convolution_of_shift_right_arithmetic")
  %shift_right_logical = stablehlo.shift_right_logical %i32__4, %i32__8 : tensor<1x2x3xi32>
  %convolution_8 = stablehlo.convolution (%i32__6, %shift_right_logical) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_8, dense<[[[-1073741796, -1073741832]]]> : tensor<1x1x2xi32> loc("convolution_of_shift_right_logical")
  %sign = stablehlo.sign %i32__4 : tensor<1x2x3xi32>
  %convolution_9 = stablehlo.convolution (%sign, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_9, dense<[[[-11, 11], [3, -3]]]> : tensor<1x2x2xi32> loc("convolution_of_sign")
  %slice = stablehlo.slice %i32__9 [1:2, 0:2, 0:3] : (tensor<2x2x3xi32>) -> tensor<1x2x3xi32>
  %convolution_10 = stablehlo.convolution (%i32__6, %slice) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_10, dense<[[[8, -8]]]> : tensor<1x1x2xi32> loc("convolution_of_slice")
  %sort = "stablehlo.sort"(%i32__4) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %compare = stablehlo.compare GT, %left_2, %right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
  %convolution_11 = stablehlo.convolution (%sort, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_11, dense<[[[61, -43], [63, 13]]]> : tensor<1x2x2xi32> loc("convolution_of_sort")
  %subtract = stablehlo.subtract %i32__4, %i32__5 : tensor<1x2x3xi32>
  %convolution_12 = stablehlo.convolution (%i32__6, %subtract) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_12, dense<[[[13, 85]]]> : tensor<1x1x2xi32> loc("convolution_of_subtract")
  %transpose = stablehlo.transpose %i32__10, dims = [1, 2, 0] : (tensor<3x1x2xi32>) -> tensor<1x2x3xi32>
  %convolution_13 = stablehlo.convolution (%transpose, %i32__3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xi32>, tensor<2x2x2xi32>) -> tensor<1x2x2xi32>
  check.expect_eq_const %convolution_13, dense<[[[97, 20], [40, 80]]]> : tensor<1x2x2xi32> loc("convolution_of_transpose")
  %xor = stablehlo.xor %i32__4, %i32__5 : tensor<1x2x3xi32>
  %convolution_14 = stablehlo.convolution (%i32__6, %xor) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xi32>, tensor<1x2x3xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_14, dense<[[[15, -59]]]> : tensor<1x1x2xi32> loc("convolution_of_xor")
  return
}
