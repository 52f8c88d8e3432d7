// Pairs of ops: what takes the boolean result of xor. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<i1>
  %i1__4 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[true, false], [true, true], [false, false]]> : tensor<3x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__6 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
  %i32__4 = stablehlo.constant dense<1> : tensor<i32>
  %i32__5 = stablehlo.constant dense<2> : tensor<i32>
  %xor = stablehlo.xor %i1, %i1__2 : tensor<1x2x3xi1>
  %and = stablehlo.and %xor, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("and_of_xor")
  %broadcast_in_dim = stablehlo.broadcast_in_dim %xor, dims = [0, 1, 2] : (tensor<1x2x3xi1>) -> tensor<2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim, dense<[[[false, false, false], [true, false, true]], [[false, false, false], [true, false, true]]]> : tensor<2x2x3xi1> loc("broadcast_in_dim_of_xor")
  %clamp = stablehlo.clamp %i1__3, %i1__2, %xor : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[false, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_xor")
  %compare = stablehlo.compare LT, %xor, %i1__4 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<false> : tensor<1x2x3xi1> loc("compare_of_xor")
  %concatenate = stablehlo.concatenate %xor, %xor, dim = 2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x6xi1>
  check.expect_eq_const %concatenate, dense<[[[false, false, false, false, false, false], [true, false, true, true, false, true]]]> : tensor<1x2x6xi1> loc("concatenate_of_xor")
  %convert = stablehlo.convert %xor : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 0.0, 0.0], [1.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_xor")
  %dot_general = stablehlo.dot_general %xor, %i1__5, contracting_dims = [2] x [0] : (tensor<1x2x3xi1>, tensor<3x2xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dot_general, dense<[[[false, false], [true, false]]]> : tensor<1x2x2xi1> loc("dot_general_of_xor")
  %dynamic_slice = stablehlo.dynamic_slice %xor, %i32, %i32__2, %i32__3, sizes = [1, 2, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[false, false], [false, true]]]> : tensor<1x2x2xi1> loc("dynamic_slice_of_xor")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %xor, %i1__6, %i32, %i32__4, %i32__5 : (tensor<1x2x3xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[false, false, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("dynamic_update_slice_of_xor")
  %maximum = stablehlo.maximum %i1__2, %xor : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("maximum_of_xor")
  %minimum = stablehlo.minimum %xor, %xor : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<[[[false, false, false], [true, false, true]]]> : tensor<1x2x3xi1> loc("minimum_of_xor")
  %multiply = stablehlo.multiply %xor, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<false> : tensor<1x2x3xi1> loc("multiply_of_xor")
  %not = stablehlo.not %xor : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[true, true, true], [false, true, false]]]> : tensor<1x2x3xi1> loc("not_of_xor")
  %or = stablehlo.or %i1__2, %xor : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[true, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("or_of_xor")
  %pad = stablehlo.pad %xor, %i1__3, low = [0, 1, 0], high = [0, -1, 2], interior = [0, 0, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x5xi1>
  check.expect_eq_const %pad, dense<false> : tensor<1x2x5xi1> loc("pad_of_xor")
  %reduce = stablehlo.reduce(%xor init: %i1__3) applies stablehlo.maximum across dimensions = [2] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  check.expect_eq_const %reduce, dense<[[false, true]]> : tensor<1x2xi1> loc("reduce_of_xor")
  %reduce_window = "stablehlo.reduce_window"(%xor, %i1__3) <{window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left: tensor<i1>, %right: tensor<i1>):
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %reduce_window, dense<[[[false, false], [true, true]]]> : tensor<1x2x2xi1> loc("reduce_window_of_xor")
  %reshape = stablehlo.reshape %xor : (tensor<1x2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %reshape, dense<[[false, false], [false, true], [false, true]]> : tensor<3x2xi1> loc("reshape_of_xor")
  %reverse = stablehlo.reverse %xor, dims = [1, 2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("reverse_of_xor")
  %select = stablehlo.select %i1, %i1__2, %xor : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1> loc("select_of_xor")
  %slice = stablehlo.slice %xor [0:1, 0:2, 1:3] : (tensor<1x2x3xi1>) -> tensor<1x2x2xi1>
  check.expect_eq_const %slice, dense<[[[false, false], [false, true]]]> : tensor<1x2x2xi1> loc("slice_of_xor")
  %sort = "stablehlo.sort"(%xor) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_2, %right_2 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[false, false, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("sort_of_xor")
  %transpose = stablehlo.transpose %xor, dims = [2, 1, 0] : (tensor<1x2x3xi1>) -> tensor<3x2x1xi1>
  check.expect_eq_const %transpose, dense<[[[false], [true]], [[false], [false]], [[false], [true]]]> : tensor<3x2x1xi1> loc("transpose_of_xor")
  %xor_2 = stablehlo.xor %xor, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %xor_2, dense<[[[false, false, false], [true, false, true]]]> : tensor<1x2x3xi1> loc("xor_of_xor")
  return
}
