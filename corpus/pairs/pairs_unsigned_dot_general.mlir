// Pairs of ops: what takes the unsigned result of dot_general. The values are those of scripts/oracle.
func.func @main() {
  %ui8 = stablehlo.constant dense<[[[1, 2, 3, 255], [128, 7, 6, 8]]]> : tensor<1x2x4xui8>
  %ui8__2 = stablehlo.constant dense<[[3, 5, 2], [7, 250, 4], [3, 5, 2], [7, 250, 4]]> : tensor<4x3xui8>
  %ui8__3 = stablehlo.constant dense<[[[3, 5, 2], [7, 250, 4]]]> : tensor<1x2x3xui8>
  %ui8__4 = stablehlo.constant dense<2> : tensor<ui8>
  %ui8__5 = stablehlo.constant dense<100> : tensor<ui8>
  %ui8__6 = stablehlo.constant dense<0> : tensor<1x2x3xui8>
  %ui8__7 = stablehlo.constant dense<[[3, 5], [2, 7], [250, 4], [3, 5]]> : tensor<4x2xui8>
  %ui8__8 = stablehlo.constant dense<1> : tensor<1x2x3xui8>
  %ui8__9 = stablehlo.constant dense<[[[2, 1, 3], [0, 2, 1]]]> : tensor<1x2x3xui8>
  %ui8__10 = stablehlo.constant dense<0> : tensor<ui8>
  %i1 = stablehlo.constant dense<[[[true, false, true], [false, false, true]]]> : tensor<1x2x3xi1>
  %dot_general = stablehlo.dot_general %ui8, %ui8__2, contracting_dims = [2] x [0] : (tensor<1x2x4xui8>, tensor<4x3xui8>) -> tensor<1x2x3xui8>
  %add = stablehlo.add %ui8__3, %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %add, dense<[[[22, 19, 14], [2, 62, 76]]]> : tensor<1x2x3xui8> loc("add_of_dot_general")
  %and = stablehlo.and %dot_general, %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %and, dense<[[[19, 14, 12], [251, 68, 72]]]> : tensor<1x2x3xui8> loc("and_of_dot_general")
  %bitcast_convert = stablehlo.bitcast_convert %dot_general : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8>
  check.expect_eq_const %bitcast_convert, dense<[[[19, 14, 12], [-5, 68, 72]]]> : tensor<1x2x3xi8> loc("bitcast_convert_of_dot_general")
  %clamp = stablehlo.clamp %dot_general, %ui8__3, %ui8__5 : (tensor<1x2x3xui8>, tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %clamp, dense<[[[19, 14, 12], [100, 100, 72]]]> : tensor<1x2x3xui8> loc("clamp_of_dot_general")
  %compare = stablehlo.compare LE, %ui8__3, %dot_general : (tensor<1x2x3xui8>, tensor<1x2x3xui8>) -> tensor<1x2x3xi1>
  check.expect_eq_const %compare, dense<[[[true, true, true], [true, false, true]]]> : tensor<1x2x3xi1> loc("compare_of_dot_general")
  %convert = stablehlo.convert %dot_general : (tensor<1x2x3xui8>) -> tensor<1x2x3xi32>
  check.expect_eq_const %convert, dense<[[[19, 14, 12], [251, 68, 72]]]> : tensor<1x2x3xi32> loc("convert_of_dot_general")
  %count_leading_zeros = stablehlo.count_leading_zeros %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %count_leading_zeros, dense<[[[3, 4, 4], [0, 1, 1]]]> : tensor<1x2x3xui8> loc("count_leading_zeros_of_dot_general")
  %divide = stablehlo.divide %dot_general, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %divide, dense<[[[6, 2, 6], [35, 0, 18]]]> : tensor<1x2x3xui8> loc("divide_of_dot_general")
  %dot_general_2 = stablehlo.dot_general %ui8__7, %dot_general, contracting_dims = [1] x [1] : (tensor<4x2xui8>, tensor<1x2x3xui8>) -> tensor<4x1x3xui8>
  check.expect_eq_const %dot_general_2, dense<[[[32, 126, 140]], [[3, 248, 16]], [[122, 188, 216]], [[32, 126, 140]]]> : tensor<4x1x3xui8> loc("dot_general_of_dot_general")
  %maximum = stablehlo.maximum %dot_general, %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %maximum, dense<[[[19, 14, 12], [251, 68, 72]]]> : tensor<1x2x3xui8> loc("maximum_of_dot_general")
  %minimum = stablehlo.minimum %dot_general, %ui8__6 : tensor<1x2x3xui8>
  check.expect_eq_const %minimum, dense<0> : tensor<1x2x3xui8> loc("minimum_of_dot_general")
  %multiply = stablehlo.multiply %dot_general, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %multiply, dense<[[[57, 70, 24], [221, 104, 32]]]> : tensor<1x2x3xui8> loc("multiply_of_dot_general")
  %negate = stablehlo.negate %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %negate, dense<[[[237, 242, 244], [5, 188, 184]]]> : tensor<1x2x3xui8> loc("negate_of_dot_general")
  %not = stablehlo.not %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %not, dense<[[[236, 241, 243], [4, 187, 183]]]> : tensor<1x2x3xui8> loc("not_of_dot_general")
  %or = stablehlo.or %dot_general, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %or, dense<[[[19, 15, 13], [251, 69, 73]]]> : tensor<1x2x3xui8> loc("or_of_dot_general")
  %popcnt = stablehlo.popcnt %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %popcnt, dense<[[[3, 3, 2], [7, 2, 2]]]> : tensor<1x2x3xui8> loc("popcnt_of_dot_general")
  %power = stablehlo.power %dot_general, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %power, dense<[[[105, 14, 192], [1, 16, 72]]]> : tensor<1x2x3xui8> loc("power_of_dot_general")
  %reduce = stablehlo.reduce(%dot_general init: %ui8__10) across dimensions = [1] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x3xui8>
  reducer(%left: tensor<ui8>, %right: tensor<ui8>) {
    %add_2 = stablehlo.add %left, %right : tensor<ui8>
    stablehlo.return %add_2 : tensor<ui8>
  }
  check.expect_eq_const %reduce, dense<[[14, 82, 84]]> : tensor<1x3xui8> loc("reduce_of_dot_general")
  %reduce_window = "stablehlo.reduce_window"(%dot_general, %ui8__10) <{padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>}> ({
  ^bb0(%left_2: tensor<ui8>, %right_2: tensor<ui8>):
    %add_3 = stablehlo.add %left_2, %right_2 : tensor<ui8>
    stablehlo.return %add_3 : tensor<ui8>
  }) : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %reduce_window, dense<[[[19, 33, 26], [251, 63, 140]]]> : tensor<1x2x3xui8> loc("reduce_window_of_dot_general")
  %remainder = stablehlo.remainder %dot_general, %ui8__3 : tensor<1x2x3xui8>
  check.expect_eq_const %remainder, dense<[[[1, 4, 0], [6, 68, 0]]]> : tensor<1x2x3xui8> loc("remainder_of_dot_general")
  %select = stablehlo.select %i1, %ui8__3, %dot_general : tensor<1x2x3xi1>, tensor<1x2x3xui8>
  check.expect_eq_const %select, dense<[[[3, 14, 2], [251, 68, 4]]]> : tensor<1x2x3xui8> loc("select_of_dot_general")
  %shift_left = stablehlo.shift_left %dot_general, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_left, dense<[[[76, 28, 96], [251, 16, 144]]]> : tensor<1x2x3xui8> loc("shift_left_of_dot_general")
  %shift_right_arithmetic = stablehlo.shift_right_arithmetic %dot_general, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_arithmetic, dense<[[[9, 7, 6], [253, 34, 36]]]> : tensor<1x2x3xui8> loc("shift_right_arithmetic_of_dot_general")
  %shift_right_logical = stablehlo.shift_right_logical %dot_general, %ui8__9 : tensor<1x2x3xui8>
  check.expect_eq_const %shift_right_logical, dense<[[[4, 7, 1], [251, 17, 36]]]> : tensor<1x2x3xui8> loc("shift_right_logical_of_dot_general")
  %sort = "stablehlo.sort"(%dot_general) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%left_3: tensor<ui8>, %right_3: tensor<ui8>):
    %compare_2 = stablehlo.compare GT, %left_3, %right_3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8>
  check.expect_eq_const %sort, dense<[[[19, 14, 12], [251, 72, 68]]]> : tensor<1x2x3xui8> loc("sort_of_dot_general")
  %subtract = stablehlo.subtract %dot_general, %dot_general : tensor<1x2x3xui8>
  check.expect_eq_const %subtract, dense<0> : tensor<1x2x3xui8> loc("subtract_of_dot_general")
  %xor = stablehlo.xor %dot_general, %ui8__8 : tensor<1x2x3xui8>
  check.expect_eq_const %xor, dense<[[[18, 15, 13], [250, 69, 73]]]> : tensor<1x2x3xui8> loc("xor_of_dot_general")
  return
}
