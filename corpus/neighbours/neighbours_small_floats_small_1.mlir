// Rewrites. Each check is a row of rows/small_floats.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // through_f8e5m2_to_f8e4m3fn: the first conversion is exact
  %through_f8e5m2_to_f8e4m3fn.x = stablehlo.constant dense<[1.125, 1.1875, 5.5, 0.005]> : tensor<4xf32>
  %through_f8e5m2_to_f8e4m3fn.convert = stablehlo.convert %through_f8e5m2_to_f8e4m3fn.x : (tensor<4xf32>) -> tensor<4xf8E5M2>
  %through_f8e5m2_to_f8e4m3fn.convert_2 = stablehlo.convert %through_f8e5m2_to_f8e4m3fn.convert : (tensor<4xf8E5M2>) -> tensor<4xf8E4M3FN>
  %through_f8e5m2_to_f8e4m3fn.convert_3 = stablehlo.convert %through_f8e5m2_to_f8e4m3fn.convert_2 : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  check.expect_eq_const %through_f8e5m2_to_f8e4m3fn.convert_3, dense<[1.0, 1.25, 6.0, 0.00390625]> : tensor<4xf32> loc("through_f8e5m2_to_f8e4m3fn")
  // through_f8e4m3fn_to_f8e5m2: the first conversion is exact
  %through_f8e4m3fn_to_f8e5m2.x = stablehlo.constant dense<[1.1328125, 17.0, 300.0]> : tensor<3xf32>
  %through_f8e4m3fn_to_f8e5m2.convert = stablehlo.convert %through_f8e4m3fn_to_f8e5m2.x : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  %through_f8e4m3fn_to_f8e5m2.convert_2 = stablehlo.convert %through_f8e4m3fn_to_f8e5m2.convert : (tensor<3xf8E4M3FN>) -> tensor<3xf8E5M2>
  %through_f8e4m3fn_to_f8e5m2.convert_3 = stablehlo.convert %through_f8e4m3fn_to_f8e5m2.convert_2 : (tensor<3xf8E5M2>) -> tensor<3xf32>
  check.expect_eq_const %through_f8e4m3fn_to_f8e5m2.convert_3, dense<[1.0, 16.0, 256.0]> : tensor<3xf32> loc("through_f8e4m3fn_to_f8e5m2")
  // f8e4m3fn_there_and_back: the other type holds all values
  %f8e4m3fn_there_and_back.x = stablehlo.constant dense<[1.125, 1.875, 448.0, 0.001953125]> : tensor<4xf8E4M3FN>
  %f8e4m3fn_there_and_back.convert = stablehlo.convert %f8e4m3fn_there_and_back.x : (tensor<4xf8E4M3FN>) -> tensor<4xf8E5M2>
  %f8e4m3fn_there_and_back.convert_2 = stablehlo.convert %f8e4m3fn_there_and_back.convert : (tensor<4xf8E5M2>) -> tensor<4xf8E4M3FN>
  %f8e4m3fn_there_and_back.convert_3 = stablehlo.convert %f8e4m3fn_there_and_back.convert_2 : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  check.expect_eq_const %f8e4m3fn_there_and_back.convert_3, dense<[1.0, 2.0, 448.0, 0.001953125]> : tensor<4xf32> loc("f8e4m3fn_there_and_back")
  // f8e5m2_there_and_back: the other type holds all values
  %f8e5m2_there_and_back.x = stablehlo.constant dense<[1.25, 1024.0, -57344.0, 6.103515625e-05]> : tensor<4xf8E5M2>
  %f8e5m2_there_and_back.convert = stablehlo.convert %f8e5m2_there_and_back.x : (tensor<4xf8E5M2>) -> tensor<4xf8E4M3FN>
  %f8e5m2_there_and_back.convert_2 = stablehlo.convert %f8e5m2_there_and_back.convert : (tensor<4xf8E4M3FN>) -> tensor<4xf8E5M2>
  %f8e5m2_there_and_back.convert_3 = stablehlo.convert %f8e5m2_there_and_back.convert_2 : (tensor<4xf8E5M2>) -> tensor<4xf32>
  check.expect_eq_const %f8e5m2_there_and_back.convert_3, dense<[1.25, 0x7FC00000, 0xFFC00000, 0.0]> : tensor<4xf32> loc("f8e5m2_there_and_back")
  // overflow_of_f8e5m2_from_f32: what is too large saturates
  %overflow_of_f8e5m2_from_f32.x = stablehlo.constant dense<[57344.0, 61439.0, 61440.0, -1.0e+30]> : tensor<4xf32>
  %overflow_of_f8e5m2_from_f32.convert = stablehlo.convert %overflow_of_f8e5m2_from_f32.x : (tensor<4xf32>) -> tensor<4xf8E5M2>
  %overflow_of_f8e5m2_from_f32.convert_2 = stablehlo.convert %overflow_of_f8e5m2_from_f32.convert : (tensor<4xf8E5M2>) -> tensor<4xf32>
  check.expect_eq_const %overflow_of_f8e5m2_from_f32.convert_2, dense<[57344.0, 57344.0, 0x7F800000, 0xFF800000]> : tensor<4xf32> loc("overflow_of_f8e5m2_from_f32")
  // product_of_f8e4m3fn: the product is exact
  %product_of_f8e4m3fn.x = stablehlo.constant dense<[1.125, 1.875, 0.015625, 0.25]> : tensor<4xf8E4M3FN>
  %product_of_f8e4m3fn.y = stablehlo.constant dense<[1.25, 1.625, 0.0625, 0.5]> : tensor<4xf8E4M3FN>
  %product_of_f8e4m3fn.multiply = stablehlo.multiply %product_of_f8e4m3fn.x, %product_of_f8e4m3fn.y : tensor<4xf8E4M3FN>
  %product_of_f8e4m3fn.convert = stablehlo.convert %product_of_f8e4m3fn.multiply : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  check.expect_eq_const %product_of_f8e4m3fn.convert, dense<[1.375, 3.0, 0.0, 0.125]> : tensor<4xf32> loc("product_of_f8e4m3fn")
  // sum_of_three_f8e5m2: each sum is exact
  %sum_of_three_f8e5m2.x = stablehlo.constant dense<[1.0, 8.0, 1024.0]> : tensor<3xf8E5M2>
  %sum_of_three_f8e5m2.y = stablehlo.constant dense<[0.125, 1.0, 128.0]> : tensor<3xf8E5M2>
  %sum_of_three_f8e5m2.add = stablehlo.add %sum_of_three_f8e5m2.x, %sum_of_three_f8e5m2.y : tensor<3xf8E5M2>
  %sum_of_three_f8e5m2.add_2 = stablehlo.add %sum_of_three_f8e5m2.add, %sum_of_three_f8e5m2.y : tensor<3xf8E5M2>
  %sum_of_three_f8e5m2.convert = stablehlo.convert %sum_of_three_f8e5m2.add_2 : (tensor<3xf8E5M2>) -> tensor<3xf32>
  check.expect_eq_const %sum_of_three_f8e5m2.convert, dense<[1.0, 8.0, 1024.0]> : tensor<3xf32> loc("sum_of_three_f8e5m2")
  // subnormal_f8e4m3fn: subnormal numbers become zero
  %subnormal_f8e4m3fn.x = stablehlo.constant dense<[0.001953125, -0.0078125, 0.013, 1.0]> : tensor<4xf32>
  %subnormal_f8e4m3fn.convert = stablehlo.convert %subnormal_f8e4m3fn.x : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  %subnormal_f8e4m3fn.convert_2 = stablehlo.convert %subnormal_f8e4m3fn.convert : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
  check.expect_eq_const %subnormal_f8e4m3fn.convert_2, dense<[0.001953125, -0.0078125, 0.013671875, 1.0]> : tensor<4xf32> loc("subnormal_f8e4m3fn")
  // subnormal_f8e5m2: subnormal numbers become zero
  %subnormal_f8e5m2.x = stablehlo.constant dense<[1.52587890625e-05, -4.0e-05, 1.0]> : tensor<3xf32>
  %subnormal_f8e5m2.convert = stablehlo.convert %subnormal_f8e5m2.x : (tensor<3xf32>) -> tensor<3xf8E5M2>
  %subnormal_f8e5m2.convert_2 = stablehlo.convert %subnormal_f8e5m2.convert : (tensor<3xf8E5M2>) -> tensor<3xf32>
  check.expect_eq_const %subnormal_f8e5m2.convert_2, dense<[0.000015258789, -0.000045776367, 1.0]> : tensor<3xf32> loc("subnormal_f8e5m2")
  return
}
