// Pairs of ops: what takes the boolean result of broadcast_in_dim. The values are those of scripts/oracle.
func.func @main() {
  %i1 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %i1__2 = stablehlo.constant dense<[[[true, false, true], [true, false, false]]]> : tensor<1x2x3xi1>
  %i1__3 = stablehlo.constant dense<false> : tensor<i1>
  %i1__4 = stablehlo.constant dense<false> : tensor<1x2x3xi1>
  %i1__5 = stablehlo.constant dense<[[[true, false, true]]]> : tensor<1x1x3xi1>
  %i1__6 = stablehlo.constant dense<[[true, false], [true, true], [false, false], [true, false]]> : tensor<4x2xi1>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %i32__2 = stablehlo.constant dense<-1> : tensor<i32>
  %i32__3 = stablehlo.constant dense<9> : tensor<i32>
  %i1__7 = stablehlo.constant dense<[[[true, false, true, true], [false, false, true, false], [true, true, false, false]]]> : tensor<1x3x4xi1>
  %i32__4 = stablehlo.constant dense<2> : tensor<i32>
  %i1__8 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %i1, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3xi1>
  %and = stablehlo.and %i1__2, %broadcast_in_dim : tensor<1x2x3xi1>
  check.expect_eq_const %and, dense<[[[false, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("and_of_broadcast_in_dim")
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %broadcast_in_dim, dims = [0, 2, 3] : (tensor<1x2x3xi1>) -> tensor<1x2x2x3xi1>
  check.expect_eq_const %broadcast_in_dim_2, dense<[[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]]> : tensor<1x2x2x3xi1> loc("broadcast_in_dim_of_broadcast_in_dim")
  %clamp = stablehlo.clamp %i1__3, %broadcast_in_dim, %i1__2 : (tensor<i1>, tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %clamp, dense<[[[false, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("clamp_of_broadcast_in_dim")
  %compare = stablehlo.compare LT, %broadcast_in_dim, %i1__2 : (tensor<1x2x3xi1>, tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("compare_of_broadcast_in_dim")
  %concatenate = stablehlo.concatenate %i1__5, %broadcast_in_dim, dim = 1 : (tensor<1x1x3xi1>, tensor<1x2x3xi1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %concatenate, dense<[[[true, false, true], [false, false, true], [false, false, true]]]> : tensor<1x3x3xi1> loc("concatenate_of_broadcast_in_dim")
  %convert = stablehlo.convert %broadcast_in_dim : (tensor<1x2x3xi1>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convert, dense<[[[0.0, 0.0, 1.0], [0.0, 0.0, 1.0]]]> : tensor<1x2x3xf32> loc("convert_of_broadcast_in_dim")
  %dot_general = stablehlo.dot_general %i1__6, %broadcast_in_dim, contracting_dims = [1] x [1] : (tensor<4x2xi1>, tensor<1x2x3xi1>) -> tensor<4x1x3xi1>
  check.expect_eq_const %dot_general, dense<[[[false, false, true]], [[false, false, true]], [[false, false, false]], [[false, false, true]]]> : tensor<4x1x3xi1> loc("dot_general_of_broadcast_in_dim")
  %dynamic_slice = stablehlo.dynamic_slice %broadcast_in_dim, %i32, %i32__2, %i32__3, sizes = [1, 1, 2] : (tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2xi1>
  check.expect_eq_const %dynamic_slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("dynamic_slice_of_broadcast_in_dim")
  %dynamic_update_slice = stablehlo.dynamic_update_slice %i1__7, %broadcast_in_dim, %i32, %i32__4, %i32 : (tensor<1x3x4xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xi1>
  check.expect_eq_const %dynamic_update_slice, dense<[[[true, false, true, true], [false, false, true, false], [false, false, true, false]]]> : tensor<1x3x4xi1> loc("dynamic_update_slice_of_broadcast_in_dim")
  %maximum = stablehlo.maximum %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xi1>
  check.expect_eq_const %maximum, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("maximum_of_broadcast_in_dim")
  %minimum = stablehlo.minimum %broadcast_in_dim, %i1__4 : tensor<1x2x3xi1>
  check.expect_eq_const %minimum, dense<false> : tensor<1x2x3xi1> loc("minimum_of_broadcast_in_dim")
  %multiply = stablehlo.multiply %broadcast_in_dim, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %multiply, dense<[[[false, false, true], [false, false, false]]]> : tensor<1x2x3xi1> loc("multiply_of_broadcast_in_dim")
  %not = stablehlo.not %broadcast_in_dim : tensor<1x2x3xi1>
  check.expect_eq_const %not, dense<[[[true, true, false], [true, true, false]]]> : tensor<1x2x3xi1> loc("not_of_broadcast_in_dim")
  %or = stablehlo.or %broadcast_in_dim, %broadcast_in_dim : tensor<1x2x3xi1>
  check.expect_eq_const %or, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("or_of_broadcast_in_dim")
  %pad = stablehlo.pad %broadcast_in_dim, %i1__3, low = [0, 0, -1], high = [0, 0, 1], interior = [0, 1, 0] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3x3xi1>
  check.expect_eq_const %pad, dense<[[[false, true, false], [false, false, false], [false, true, false]]]> : tensor<1x3x3xi1> loc("pad_of_broadcast_in_dim")
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %i1__3) across dimensions = [1] : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x3xi1>
  reducer(%left: tensor<i1>, %right: tensor<i1>) {
    %or_2 = stablehlo.or %left, %right : tensor<i1>
    stablehlo.return %or_2 : tensor<i1>
  }
  check.expect_eq_const %reduce, dense<[[false, false, true]]> : tensor<1x3xi1> loc("reduce_of_broadcast_in_dim")
  %reduce_window = "stablehlo.reduce_window"(%broadcast_in_dim, %i1__3) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<i1>, %right_2: tensor<i1>):
    %or_3 = stablehlo.or %left_2, %right_2 : tensor<i1>
    stablehlo.return %or_3 : tensor<i1>
  }) : (tensor<1x2x3xi1>, tensor<i1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %reduce_window, dense<[[[false, false, true], [false, false, true]]]> : tensor<1x2x3xi1> loc("reduce_window_of_broadcast_in_dim")
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<1x2x3xi1>) -> tensor<6xi1>
  check.expect_eq_const %reshape, dense<[false, false, true, false, false, true]> : tensor<6xi1> loc("reshape_of_broadcast_in_dim")
  %reverse = stablehlo.reverse %broadcast_in_dim, dims = [2] : tensor<1x2x3xi1>
  check.expect_eq_const %reverse, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("reverse_of_broadcast_in_dim")
  %select = stablehlo.select %i1__8, %broadcast_in_dim, %i1__2 : tensor<1x2x3xi1>, tensor<1x2x3xi1>
  check.expect_eq_const %select, dense<[[[false, false, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("select_of_broadcast_in_dim")
  %slice = stablehlo.slice %broadcast_in_dim [0:1, 1:2, 0:3:2] : (tensor<1x2x3xi1>) -> tensor<1x1x2xi1>
  check.expect_eq_const %slice, dense<[[[false, true]]]> : tensor<1x1x2xi1> loc("slice_of_broadcast_in_dim")
  %sort = "stablehlo.sort"(%broadcast_in_dim) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<i1>, %right_3: tensor<i1>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xi1>) -> tensor<1x2x3xi1>
  check.expect_eq_const %sort, dense<[[[true, false, false], [true, false, false]]]> : tensor<1x2x3xi1> loc("sort_of_broadcast_in_dim")
  %transpose = stablehlo.transpose %broadcast_in_dim, dims = [2, 0, 1] : (tensor<1x2x3xi1>) -> tensor<3x1x2xi1>
  check.expect_eq_const %transpose, dense<[[[false, false]], [[false, false]], [[true, true]]]> : tensor<3x1x2xi1> loc("transpose_of_broadcast_in_dim")
  %xor = stablehlo.xor %broadcast_in_dim, %i1__2 : tensor<1x2x3xi1>
  check.expect_eq_const %xor, dense<[[[true, false, false], [true, false, true]]]> : tensor<1x2x3xi1> loc("xor_of_broadcast_in_dim")
  return
}
