// Rewrites. Each check is a row of rows/long_sorts.txt: its operands break the rewrite where its condition does not hold.
func.func private @long_sort_descending_in_total_order_f32(%x: tensor<8xi32>) -> tensor<i32> {
  %bitcast_convert = stablehlo.bitcast_convert %x : (tensor<8xi32>) -> tensor<8xf32>
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf32>) -> tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf32>
  %iota_3 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %sort:2 = "stablehlo.sort"(%select, %iota_3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>, %left_: tensor<i32>, %right_: tensor<i32>):
    %compare_2 = stablehlo.compare GT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1024xf32>, tensor<1024xi32>) -> (tensor<1024xf32>, tensor<1024xi32>)
  %slice = stablehlo.slice %sort#1 [0:16] : (tensor<1024xi32>) -> tensor<16xi32>
  %iota_4 = stablehlo.iota dim = 0 : tensor<16xi32>
  %multiply_2 = stablehlo.multiply %slice, %iota_4 : tensor<16xi32>
  %literal_6 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply_2 init: %literal_6) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @long_sort_of_equal_zeros_f32(%x: tensor<8xi32>) -> tensor<i32> {
  %bitcast_convert = stablehlo.bitcast_convert %x : (tensor<8xi32>) -> tensor<8xf32>
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf32>) -> tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf32>
  %iota_3 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %sort:2 = "stablehlo.sort"(%select, %iota_3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>, %left_: tensor<i32>, %right_: tensor<i32>):
    %compare_2 = stablehlo.compare NE, %left, %left : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_6 = stablehlo.constant dense<0.0> : tensor<f32>
    %compare_3 = stablehlo.compare EQ, %left, %literal_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_7 = stablehlo.constant dense<0.0> : tensor<f32>
    %select_2 = stablehlo.select %compare_3, %literal_7, %left : tensor<i1>, tensor<f32>
    %literal_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %select_3 = stablehlo.select %compare_2, %literal_8, %select_2 : tensor<i1>, tensor<f32>
    %compare_4 = stablehlo.compare NE, %right, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_9 = stablehlo.constant dense<0.0> : tensor<f32>
    %compare_5 = stablehlo.compare EQ, %right, %literal_9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_10 = stablehlo.constant dense<0.0> : tensor<f32>
    %select_4 = stablehlo.select %compare_5, %literal_10, %right : tensor<i1>, tensor<f32>
    %literal_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %select_5 = stablehlo.select %compare_4, %literal_11, %select_4 : tensor<i1>, tensor<f32>
    %compare_6 = stablehlo.compare LT, %select_3, %select_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }) : (tensor<1024xf32>, tensor<1024xi32>) -> (tensor<1024xf32>, tensor<1024xi32>)
  %iota_4 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %multiply_2 = stablehlo.multiply %sort#1, %iota_4 : tensor<1024xi32>
  %literal_12 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply_2 init: %literal_12) applies stablehlo.add across dimensions = [0] : (tensor<1024xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @long_sort_of_equal_nans_f32(%x: tensor<8xi32>) -> tensor<i32> {
  %bitcast_convert = stablehlo.bitcast_convert %x : (tensor<8xi32>) -> tensor<8xf32>
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf32>) -> tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf32>
  %iota_3 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %sort:2 = "stablehlo.sort"(%select, %iota_3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>, %left_: tensor<i32>, %right_: tensor<i32>):
    %compare_2 = stablehlo.compare NE, %left, %left : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_6 = stablehlo.constant dense<0.0> : tensor<f32>
    %compare_3 = stablehlo.compare EQ, %left, %literal_6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_7 = stablehlo.constant dense<0.0> : tensor<f32>
    %select_2 = stablehlo.select %compare_3, %literal_7, %left : tensor<i1>, tensor<f32>
    %literal_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %select_3 = stablehlo.select %compare_2, %literal_8, %select_2 : tensor<i1>, tensor<f32>
    %compare_4 = stablehlo.compare NE, %right, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_9 = stablehlo.constant dense<0.0> : tensor<f32>
    %compare_5 = stablehlo.compare EQ, %right, %literal_9 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %literal_10 = stablehlo.constant dense<0.0> : tensor<f32>
    %select_4 = stablehlo.select %compare_5, %literal_10, %right : tensor<i1>, tensor<f32>
    %literal_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %select_5 = stablehlo.select %compare_4, %literal_11, %select_4 : tensor<i1>, tensor<f32>
    %compare_6 = stablehlo.compare LT, %select_3, %select_5, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_6 : tensor<i1>
  }) : (tensor<1024xf32>, tensor<1024xi32>) -> (tensor<1024xf32>, tensor<1024xi32>)
  %iota_4 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %multiply_2 = stablehlo.multiply %sort#1, %iota_4 : tensor<1024xi32>
  %literal_12 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply_2 init: %literal_12) applies stablehlo.add across dimensions = [0] : (tensor<1024xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @long_sort_with_nan_last_f32(%x: tensor<8xi32>) -> tensor<i32> {
  %bitcast_convert = stablehlo.bitcast_convert %x : (tensor<8xi32>) -> tensor<8xf32>
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf32>) -> tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf32>
  %iota_3 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %sort:2 = "stablehlo.sort"(%select, %iota_3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>, %left_: tensor<i32>, %right_: tensor<i32>):
    %compare_2 = stablehlo.compare LT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_3 = stablehlo.compare NE, %right, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_4 = stablehlo.compare EQ, %left, %left : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare_3, %compare_4 : tensor<i1>
    %or = stablehlo.or %compare_2, %and : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1024xf32>, tensor<1024xi32>) -> (tensor<1024xf32>, tensor<1024xi32>)
  %iota_4 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %multiply_2 = stablehlo.multiply %sort#1, %iota_4 : tensor<1024xi32>
  %literal_6 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply_2 init: %literal_6) applies stablehlo.add across dimensions = [0] : (tensor<1024xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @long_sort_by_two_keys_f32(%x: tensor<8xi32>) -> tensor<i32> {
  %slice = stablehlo.slice %x [3:7] : (tensor<8xi32>) -> tensor<4xi32>
  %bitcast_convert = stablehlo.bitcast_convert %slice : (tensor<4xi32>) -> tensor<4xf32>
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %bitcast_convert, dims = [1] : (tensor<4xf32>) -> tensor<256x4xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<256x4xf32>) -> tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf32>
  %iota_3 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_6 = stablehlo.constant dense<7> : tensor<1024xi32>
  %multiply_2 = stablehlo.multiply %iota_3, %literal_6 : tensor<1024xi32>
  %literal_7 = stablehlo.constant dense<16> : tensor<1024xi32>
  %remainder_3 = stablehlo.remainder %multiply_2, %literal_7 : tensor<1024xi32>
  %iota_4 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %sort:3 = "stablehlo.sort"(%select, %remainder_3, %iota_4) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>, %left_: tensor<i32>, %right_: tensor<i32>, %left__: tensor<i32>, %right__: tensor<i32>):
    %compare_2 = stablehlo.compare LT, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_3 = stablehlo.compare EQ, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %compare_4 = stablehlo.compare LT, %left_, %right_ : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %and = stablehlo.and %compare_3, %compare_4 : tensor<i1>
    %or = stablehlo.or %compare_2, %and : tensor<i1>
    stablehlo.return %or : tensor<i1>
  }) : (tensor<1024xf32>, tensor<1024xi32>, tensor<1024xi32>) -> (tensor<1024xf32>, tensor<1024xi32>, tensor<1024xi32>)
  %iota_5 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %multiply_3 = stablehlo.multiply %sort#2, %iota_5 : tensor<1024xi32>
  %literal_8 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply_3 init: %literal_8) applies stablehlo.add across dimensions = [0] : (tensor<1024xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func @main() {
  // long_sort_descending_in_total_order_f32: the comparison is a plain one, and no element is NaN
  %long_sort_descending_in_total_order_f32.x = stablehlo.constant dense<[2143289344, 2143289344, -4194304, -2147483648, 0, 2139095040, -8388608, 1065353216]> : tensor<8xi32>
  %long_sort_descending_in_total_order_f32 = call @long_sort_descending_in_total_order_f32(%long_sort_descending_in_total_order_f32.x) : (tensor<8xi32>) -> tensor<i32>
  check.expect_eq_const %long_sort_descending_in_total_order_f32, dense<14688> : tensor<i32> loc("long_sort_descending_in_total_order_f32")
  // long_sort_of_equal_zeros_f32: no element is -0
  %long_sort_of_equal_zeros_f32.x = stablehlo.constant dense<[2143289344, 2143289344, -4194304, -2147483648, 0, 2139095040, -8388608, 1065353216]> : tensor<8xi32>
  %long_sort_of_equal_zeros_f32 = call @long_sort_of_equal_zeros_f32(%long_sort_of_equal_zeros_f32.x) : (tensor<8xi32>) -> tensor<i32>
  check.expect_eq_const %long_sort_of_equal_zeros_f32, dense<270097482> : tensor<i32> loc("long_sort_of_equal_zeros_f32")
  // long_sort_of_equal_nans_f32: no NaN has a sign
  %long_sort_of_equal_nans_f32.x = stablehlo.constant dense<[2143289344, 2143289344, -4194304, -2147483648, 0, 2139095040, -8388608, 1065353216]> : tensor<8xi32>
  %long_sort_of_equal_nans_f32 = call @long_sort_of_equal_nans_f32(%long_sort_of_equal_nans_f32.x) : (tensor<8xi32>) -> tensor<i32>
  check.expect_eq_const %long_sort_of_equal_nans_f32, dense<270097482> : tensor<i32> loc("long_sort_of_equal_nans_f32")
  // long_sort_with_nan_last_f32: no element is NaN
  %long_sort_with_nan_last_f32.x = stablehlo.constant dense<[2143289344, 2143289344, -4194304, -2147483648, 0, 2139095040, -8388608, 1065353216]> : tensor<8xi32>
  %long_sort_with_nan_last_f32 = call @long_sort_with_nan_last_f32(%long_sort_with_nan_last_f32.x) : (tensor<8xi32>) -> tensor<i32>
  check.expect_eq_const %long_sort_with_nan_last_f32, dense<270097482> : tensor<i32> loc("long_sort_with_nan_last_f32")
  // long_sort_by_two_keys_f32: no element is -0
  %long_sort_by_two_keys_f32.x = stablehlo.constant dense<[2143289344, 2143289344, -4194304, -2147483648, 0, 2139095040, -8388608, 1065353216]> : tensor<8xi32>
  %long_sort_by_two_keys_f32 = call @long_sort_by_two_keys_f32(%long_sort_by_two_keys_f32.x) : (tensor<8xi32>) -> tensor<i32>
  check.expect_eq_const %long_sort_by_two_keys_f32, dense<268194866> : tensor<i32> loc("long_sort_by_two_keys_f32")
  return
}
