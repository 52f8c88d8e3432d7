// Rewrites. Each check is a row of rows/long_nans.txt: its operands break the rewrite where its condition does not hold.
func.func private @nan_in_long_product_f16(%x: tensor<8xf16>) -> tensor<f16> {
  %literal = stablehlo.constant dense<0.0> : tensor<1024xf16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf16>) -> tensor<128x8xf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf16>) -> tensor<1024xf16>
  %dot_general = stablehlo.dot_general %literal, %reshape, contracting_dims = [0] x [0] : (tensor<1024xf16>, tensor<1024xf16>) -> tensor<f16>
  return %dot_general : tensor<f16>
}

func.func private @nan_in_long_product_bf16(%x: tensor<8xbf16>) -> tensor<bf16> {
  %literal = stablehlo.constant dense<0.0> : tensor<1024xbf16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xbf16>) -> tensor<128x8xbf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xbf16>) -> tensor<1024xbf16>
  %dot_general = stablehlo.dot_general %literal, %reshape, contracting_dims = [0] x [0] : (tensor<1024xbf16>, tensor<1024xbf16>) -> tensor<bf16>
  return %dot_general : tensor<bf16>
}

func.func private @nan_in_long_maximum_f16(%x: tensor<8xf16>) -> tensor<f16> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf16>) -> tensor<128x8xf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf16>) -> tensor<1024xf16>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf16>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf16>
  %literal_6 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %reduce = stablehlo.reduce(%select init: %literal_6) applies stablehlo.maximum across dimensions = [0] : (tensor<1024xf16>, tensor<f16>) -> tensor<f16>
  return %reduce : tensor<f16>
}

func.func private @nan_in_long_maximum_bf16(%x: tensor<8xbf16>) -> tensor<bf16> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xbf16>) -> tensor<128x8xbf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xbf16>) -> tensor<1024xbf16>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xbf16>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xbf16>
  %literal_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %reduce = stablehlo.reduce(%select init: %literal_6) applies stablehlo.maximum across dimensions = [0] : (tensor<1024xbf16>, tensor<bf16>) -> tensor<bf16>
  return %reduce : tensor<bf16>
}

func.func private @nan_in_long_minimum_f16(%x: tensor<8xf16>) -> tensor<f16> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf16>) -> tensor<128x8xf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf16>) -> tensor<1024xf16>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf16>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf16>
  %literal_6 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %reduce = stablehlo.reduce(%select init: %literal_6) applies stablehlo.minimum across dimensions = [0] : (tensor<1024xf16>, tensor<f16>) -> tensor<f16>
  return %reduce : tensor<f16>
}

func.func private @nan_in_long_minimum_bf16(%x: tensor<8xbf16>) -> tensor<bf16> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xbf16>) -> tensor<128x8xbf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xbf16>) -> tensor<1024xbf16>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xbf16>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xbf16>
  %literal_6 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %reduce = stablehlo.reduce(%select init: %literal_6) applies stablehlo.minimum across dimensions = [0] : (tensor<1024xbf16>, tensor<bf16>) -> tensor<bf16>
  return %reduce : tensor<bf16>
}

func.func private @nan_in_long_windows_f16(%x: tensor<8xf16>) -> tensor<i32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xf16>) -> tensor<128x8xf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xf16>) -> tensor<1024xf16>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf16>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xf16>
  %literal_6 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %reduce_window = "stablehlo.reduce_window"(%select, %literal_6) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%left: tensor<f16>, %right: tensor<f16>):
    %maximum = stablehlo.maximum %left, %right : tensor<f16>
    stablehlo.return %maximum : tensor<f16>
  }) : (tensor<1024xf16>, tensor<f16>) -> tensor<1022xf16>
  %compare_2 = stablehlo.compare NE, %reduce_window, %reduce_window : (tensor<1022xf16>, tensor<1022xf16>) -> tensor<1022xi1>
  %convert_2 = stablehlo.convert %compare_2 : (tensor<1022xi1>) -> tensor<1022xi32>
  %literal_7 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%convert_2 init: %literal_7) applies stablehlo.add across dimensions = [0] : (tensor<1022xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @nan_in_long_windows_bf16(%x: tensor<8xbf16>) -> tensor<i32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<3> : tensor<1024xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %remainder, %literal_2 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xbf16>) -> tensor<128x8xbf16>
  %reshape = stablehlo.reshape %broadcast_in_dim : (tensor<128x8xbf16>) -> tensor<1024xbf16>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<389> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder_2 = stablehlo.remainder %multiply, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder_2, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xbf16>
  %select = stablehlo.select %compare, %reshape, %convert : tensor<1024xi1>, tensor<1024xbf16>
  %literal_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %reduce_window = "stablehlo.reduce_window"(%select, %literal_6) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%left: tensor<bf16>, %right: tensor<bf16>):
    %maximum = stablehlo.maximum %left, %right : tensor<bf16>
    stablehlo.return %maximum : tensor<bf16>
  }) : (tensor<1024xbf16>, tensor<bf16>) -> tensor<1022xbf16>
  %compare_2 = stablehlo.compare NE, %reduce_window, %reduce_window : (tensor<1022xbf16>, tensor<1022xbf16>) -> tensor<1022xi1>
  %convert_2 = stablehlo.convert %compare_2 : (tensor<1022xi1>) -> tensor<1022xi32>
  %literal_7 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%convert_2 init: %literal_7) applies stablehlo.add across dimensions = [0] : (tensor<1022xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func @main() {
  // nan_in_long_product_f16: no factor is NaN
  %nan_in_long_product_f16.x = stablehlo.constant dense<[1.0, 2.0, 0x7E00, -4.0, 0.5, 8.0, -0.0, 3.0]> : tensor<8xf16>
  %nan_in_long_product_f16 = call @nan_in_long_product_f16(%nan_in_long_product_f16.x) : (tensor<8xf16>) -> tensor<f16>
  check.expect_eq_const %nan_in_long_product_f16, dense<0x7E00> : tensor<f16> loc("nan_in_long_product_f16")
  // nan_in_long_product_bf16: no factor is NaN
  %nan_in_long_product_bf16.x = stablehlo.constant dense<[1.0, 2.0, 0x7FC0, -4.0, 0.5, 8.0, -0.0, 3.0]> : tensor<8xbf16>
  %nan_in_long_product_bf16 = call @nan_in_long_product_bf16(%nan_in_long_product_bf16.x) : (tensor<8xbf16>) -> tensor<bf16>
  check.expect_eq_const %nan_in_long_product_bf16, dense<0x7FC0> : tensor<bf16> loc("nan_in_long_product_bf16")
  // nan_in_long_maximum_f16: no element is NaN
  %nan_in_long_maximum_f16.x = stablehlo.constant dense<[1.0, 2.0, -4.0, 0.5, 0x7E00, -0.0, 8.0, 3.0]> : tensor<8xf16>
  %nan_in_long_maximum_f16 = call @nan_in_long_maximum_f16(%nan_in_long_maximum_f16.x) : (tensor<8xf16>) -> tensor<f16>
  check.expect_eq_const %nan_in_long_maximum_f16, dense<0x7E00> : tensor<f16> loc("nan_in_long_maximum_f16")
  // nan_in_long_maximum_bf16: no element is NaN
  %nan_in_long_maximum_bf16.x = stablehlo.constant dense<[1.0, 2.0, -4.0, 0.5, 0x7FC0, -0.0, 8.0, 3.0]> : tensor<8xbf16>
  %nan_in_long_maximum_bf16 = call @nan_in_long_maximum_bf16(%nan_in_long_maximum_bf16.x) : (tensor<8xbf16>) -> tensor<bf16>
  check.expect_eq_const %nan_in_long_maximum_bf16, dense<0x7FC0> : tensor<bf16> loc("nan_in_long_maximum_bf16")
  // nan_in_long_minimum_f16: no element is NaN
  %nan_in_long_minimum_f16.x = stablehlo.constant dense<[1.0, 2.0, -4.0, 0.5, 0x7E00, -0.0, 8.0, 3.0]> : tensor<8xf16>
  %nan_in_long_minimum_f16 = call @nan_in_long_minimum_f16(%nan_in_long_minimum_f16.x) : (tensor<8xf16>) -> tensor<f16>
  check.expect_eq_const %nan_in_long_minimum_f16, dense<0x7E00> : tensor<f16> loc("nan_in_long_minimum_f16")
  // nan_in_long_minimum_bf16: no element is NaN
  %nan_in_long_minimum_bf16.x = stablehlo.constant dense<[1.0, 2.0, -4.0, 0.5, 0x7FC0, -0.0, 8.0, 3.0]> : tensor<8xbf16>
  %nan_in_long_minimum_bf16 = call @nan_in_long_minimum_bf16(%nan_in_long_minimum_bf16.x) : (tensor<8xbf16>) -> tensor<bf16>
  check.expect_eq_const %nan_in_long_minimum_bf16, dense<0x7FC0> : tensor<bf16> loc("nan_in_long_minimum_bf16")
  // nan_in_long_windows_f16: no element is NaN
  %nan_in_long_windows_f16.x = stablehlo.constant dense<[1.0, 2.0, 0x7E00, -4.0, 0.5, 8.0, -0.0, 3.0]> : tensor<8xf16>
  %nan_in_long_windows_f16 = call @nan_in_long_windows_f16(%nan_in_long_windows_f16.x) : (tensor<8xf16>) -> tensor<i32>
  check.expect_eq_const %nan_in_long_windows_f16, dense<126> : tensor<i32> loc("nan_in_long_windows_f16")
  // nan_in_long_windows_bf16: no element is NaN
  %nan_in_long_windows_bf16.x = stablehlo.constant dense<[1.0, 2.0, 0x7FC0, -4.0, 0.5, 8.0, -0.0, 3.0]> : tensor<8xbf16>
  %nan_in_long_windows_bf16 = call @nan_in_long_windows_bf16(%nan_in_long_windows_bf16.x) : (tensor<8xbf16>) -> tensor<i32>
  check.expect_eq_const %nan_in_long_windows_bf16, dense<126> : tensor<i32> loc("nan_in_long_windows_bf16")
  return
}
