// Rewrites. Each check is a row of rows/long_nans.txt: its operands break the rewrite where its condition does not hold.
func.func private @nan_in_long_product_f32(%x: tensor<8xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0.0> : tensor<1024xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf32>) -> tensor<1024xf32>
  %dot_general = stablehlo.dot_general %literal, %reshape, contracting_dims = [0] x [0] : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<f32>
  return %dot_general : tensor<f32>
}

func.func private @nan_in_long_maximum_f32(%x: tensor<8xf32>) -> tensor<f32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
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
  %literal_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%select init: %literal_6) applies stablehlo.maximum across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @nan_in_long_minimum_f32(%x: tensor<8xf32>) -> tensor<f32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
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
  %literal_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %reduce = stablehlo.reduce(%select init: %literal_6) applies stablehlo.minimum across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @nan_in_long_windows_f32(%x: tensor<8xf32>) -> tensor<i32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf32>) -> tensor<128x8xf32>
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
  %literal_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce_window = "stablehlo.reduce_window"(%select, %literal_6) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %maximum = stablehlo.maximum %left, %right : tensor<f32>
    stablehlo.return %maximum : tensor<f32>
  }) : (tensor<1024xf32>, tensor<f32>) -> tensor<1022xf32>
  %compare_2 = stablehlo.compare NE, %reduce_window, %reduce_window : (tensor<1022xf32>, tensor<1022xf32>) -> tensor<1022xi1>
  %convert_2 = stablehlo.convert %compare_2 : (tensor<1022xi1>) -> tensor<1022xi32>
  %literal_7 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%convert_2 init: %literal_7) applies stablehlo.add across dimensions = [0] : (tensor<1022xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func @main() {
  // nan_in_long_product_f32: no factor is NaN
  %nan_in_long_product_f32.x = stablehlo.constant dense<[1.0, 2.0, 0x7FC00000, -4.0, 0.5, 8.0, -0.0, 3.0]> : tensor<8xf32>
  %nan_in_long_product_f32 = call @nan_in_long_product_f32(%nan_in_long_product_f32.x) : (tensor<8xf32>) -> tensor<f32>
  check.expect_eq_const %nan_in_long_product_f32, dense<0x7FC00000> : tensor<f32> loc("nan_in_long_product_f32")
  // nan_in_long_maximum_f32: no element is NaN
  %nan_in_long_maximum_f32.x = stablehlo.constant dense<[1.0, 2.0, -4.0, 0.5, 0x7FC00000, -0.0, 8.0, 3.0]> : tensor<8xf32>
  %nan_in_long_maximum_f32 = call @nan_in_long_maximum_f32(%nan_in_long_maximum_f32.x) : (tensor<8xf32>) -> tensor<f32>
  check.expect_eq_const %nan_in_long_maximum_f32, dense<0x7FC00000> : tensor<f32> loc("nan_in_long_maximum_f32")
  // nan_in_long_minimum_f32: no element is NaN
  %nan_in_long_minimum_f32.x = stablehlo.constant dense<[1.0, 2.0, -4.0, 0.5, 0x7FC00000, -0.0, 8.0, 3.0]> : tensor<8xf32>
  %nan_in_long_minimum_f32 = call @nan_in_long_minimum_f32(%nan_in_long_minimum_f32.x) : (tensor<8xf32>) -> tensor<f32>
  check.expect_eq_const %nan_in_long_minimum_f32, dense<0x7FC00000> : tensor<f32> loc("nan_in_long_minimum_f32")
  // nan_in_long_windows_f32: no element is NaN
  %nan_in_long_windows_f32.x = stablehlo.constant dense<[1.0, 2.0, 0x7FC00000, -4.0, 0.5, 8.0, -0.0, 3.0]> : tensor<8xf32>
  %nan_in_long_windows_f32 = call @nan_in_long_windows_f32(%nan_in_long_windows_f32.x) : (tensor<8xf32>) -> tensor<i32>
  check.expect_eq_const %nan_in_long_windows_f32, dense<126> : tensor<i32> loc("nan_in_long_windows_f32")
  return
}
