// Rewrites. Each check is a row of rows/converts.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // small_float_and_back: the middle type holds every value
  %small_float_and_back.x = stablehlo.constant dense<[1.1, 100.0, 2.0]> : tensor<3xf32>
  %small_float_and_back.convert = stablehlo.convert %small_float_and_back.x : (tensor<3xf32>) -> tensor<3xf8E5M2>
  %small_float_and_back.convert_2 = stablehlo.convert %small_float_and_back.convert : (tensor<3xf8E5M2>) -> tensor<3xf32>
  check.expect_eq_const %small_float_and_back.convert_2, dense<[1.0, 96.0, 2.0]> : tensor<3xf32> loc("small_float_and_back")
  // small_float_saturated: the value is in range: conversion gives NaN and does not saturate
  %small_float_saturated.x = stablehlo.constant dense<[1000.0, 448.0, 2.0]> : tensor<3xf32>
  %small_float_saturated.convert = stablehlo.convert %small_float_saturated.x : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  %small_float_saturated.convert_2 = stablehlo.convert %small_float_saturated.convert : (tensor<3xf8E4M3FN>) -> tensor<3xf32>
  check.expect_eq_const %small_float_saturated.convert_2, dense<[0x7FC00000, 448.0, 2.0]> : tensor<3xf32> loc("small_float_saturated")
  return
}
