// Rewrites. Each check is a row of rows/converts.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // double_rounding: the first rounding is exact
  %double_rounding.x = stablehlo.constant dense<[1.0004882813, 2049.000000001, 3.0]> : tensor<3xf64>
  %double_rounding.convert = stablehlo.convert %double_rounding.x : (tensor<3xf64>) -> tensor<3xf32>
  %double_rounding.convert_2 = stablehlo.convert %double_rounding.convert : (tensor<3xf32>) -> tensor<3xf16>
  check.expect_eq_const %double_rounding.convert_2, dense<[1.0, 2048.0, 3.0]> : tensor<3xf16> loc("double_rounding")
  // double_rounding_bf16: the first rounding is exact
  %double_rounding_bf16.x = stablehlo.constant dense<[1.00390625000001, 257.0000000001, 3.0]> : tensor<3xf64>
  %double_rounding_bf16.convert = stablehlo.convert %double_rounding_bf16.x : (tensor<3xf64>) -> tensor<3xf32>
  %double_rounding_bf16.convert_2 = stablehlo.convert %double_rounding_bf16.convert : (tensor<3xf32>) -> tensor<3xbf16>
  check.expect_eq_const %double_rounding_bf16.convert_2, dense<[1.0, 256.0, 3.0]> : tensor<3xbf16> loc("double_rounding_bf16")
  // small_float_product: the product is exact in the small type
  %small_float_product.x = stablehlo.constant dense<[1.25, 3.0]> : tensor<2xf8E5M2>
  %small_float_product.y = stablehlo.constant dense<[1.25, 5.0]> : tensor<2xf8E5M2>
  %small_float_product.convert = stablehlo.convert %small_float_product.x : (tensor<2xf8E5M2>) -> tensor<2xf16>
  %small_float_product.convert_2 = stablehlo.convert %small_float_product.y : (tensor<2xf8E5M2>) -> tensor<2xf16>
  %small_float_product.multiply = stablehlo.multiply %small_float_product.convert, %small_float_product.convert_2 : tensor<2xf16>
  %small_float_product.convert_3 = stablehlo.convert %small_float_product.multiply : (tensor<2xf16>) -> tensor<2xf32>
  check.expect_eq_const %small_float_product.convert_3, dense<[1.5625, 15.0]> : tensor<2xf32> loc("small_float_product")
  return
}
