// Rewrites. Each check is a row of rows/quantized.txt: its operands break the rewrite where its condition does not hold.
func.func private @rectified_storage(%x: tensor<3xf32>) -> tensor<3xf32> {
  %uniform_quantize = stablehlo.uniform_quantize %x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf32>
  %uniform_quantize_2 = stablehlo.uniform_quantize %multiply : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %maximum = stablehlo.maximum %uniform_quantize, %uniform_quantize_2 : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %uniform_dequantize = stablehlo.uniform_dequantize %maximum : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3xf32>
  return %uniform_dequantize : tensor<3xf32>
}

func.func @main() {
  // dequantized_after_quantize: the number is one of the quantized type
  %dequantized_after_quantize.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %dequantized_after_quantize.uniform_quantize = stablehlo.uniform_quantize %dequantized_after_quantize.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %dequantized_after_quantize.uniform_dequantize = stablehlo.uniform_dequantize %dequantized_after_quantize.uniform_quantize : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %dequantized_after_quantize.uniform_dequantize, dense<[0.5, -1.0, 40.0, 1.5, -65.5]> : tensor<5xf32> loc("dequantized_after_quantize")
  // quantized_between_scales: the first scale loses nothing
  %quantized_between_scales.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %quantized_between_scales.uniform_quantize = stablehlo.uniform_quantize %quantized_between_scales.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %quantized_between_scales.uniform_dequantize = stablehlo.uniform_dequantize %quantized_between_scales.uniform_quantize : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5xf32>
  %quantized_between_scales.uniform_quantize_2 = stablehlo.uniform_quantize %quantized_between_scales.uniform_dequantize : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %quantized_between_scales.uniform_dequantize_2 = stablehlo.uniform_dequantize %quantized_between_scales.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5xf32>
  check.expect_eq_const %quantized_between_scales.uniform_dequantize_2, dense<[0.5, -1.0, 33.0, 1.5, -30.75]> : tensor<5xf32> loc("quantized_between_scales")
  // requantized_between_scales: the first scale loses nothing
  %requantized_between_scales.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %requantized_between_scales.uniform_quantize = stablehlo.uniform_quantize %requantized_between_scales.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %requantized_between_scales.uniform_quantize_2 = stablehlo.uniform_quantize %requantized_between_scales.uniform_quantize : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %requantized_between_scales.uniform_dequantize = stablehlo.uniform_dequantize %requantized_between_scales.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5xf32>
  check.expect_eq_const %requantized_between_scales.uniform_dequantize, dense<[0.5, -1.0, 33.0, 1.5, -30.75]> : tensor<5xf32> loc("requantized_between_scales")
  // requantized_as_if_of_one_scale: both types have one scale and one zero point
  %requantized_as_if_of_one_scale.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %requantized_as_if_of_one_scale.uniform_quantize = stablehlo.uniform_quantize %requantized_as_if_of_one_scale.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %requantized_as_if_of_one_scale.uniform_quantize_2 = stablehlo.uniform_quantize %requantized_as_if_of_one_scale.uniform_quantize : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %requantized_as_if_of_one_scale.uniform_dequantize = stablehlo.uniform_dequantize %requantized_as_if_of_one_scale.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5xf32>
  check.expect_eq_const %requantized_as_if_of_one_scale.uniform_dequantize, dense<[0.5, -1.0, 33.0, 1.5, -30.75]> : tensor<5xf32> loc("requantized_as_if_of_one_scale")
  // quantized_three_times: the scale in the middle is the finest
  %quantized_three_times.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %quantized_three_times.uniform_quantize = stablehlo.uniform_quantize %quantized_three_times.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %quantized_three_times.uniform_quantize_2 = stablehlo.uniform_quantize %quantized_three_times.uniform_quantize : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5x!quant.uniform<i8:f32, 1.0:10>>
  %quantized_three_times.uniform_quantize_3 = stablehlo.uniform_quantize %quantized_three_times.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 1.0:10>>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %quantized_three_times.uniform_dequantize = stablehlo.uniform_dequantize %quantized_three_times.uniform_quantize_3 : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %quantized_three_times.uniform_dequantize, dense<[0.0, -1.0, 40.0, 2.0, -65.5]> : tensor<5xf32> loc("quantized_three_times")
  // sum_of_two_scales: the operands are rounded first
  %sum_of_two_scales.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %sum_of_two_scales.y = stablehlo.constant dense<[0.2, 0.6, 25.0, -0.9, 3.0]> : tensor<5xf32>
  %sum_of_two_scales.uniform_quantize = stablehlo.uniform_quantize %sum_of_two_scales.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_two_scales.uniform_quantize_2 = stablehlo.uniform_quantize %sum_of_two_scales.y : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %sum_of_two_scales.add = stablehlo.add %sum_of_two_scales.uniform_quantize, %sum_of_two_scales.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>, tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5x!quant.uniform<i8:f32, 1.0:10>>
  %sum_of_two_scales.uniform_dequantize = stablehlo.uniform_dequantize %sum_of_two_scales.add : (tensor<5x!quant.uniform<i8:f32, 1.0:10>>) -> tensor<5xf32>
  check.expect_eq_const %sum_of_two_scales.uniform_dequantize, dense<[1.0, 0.0, 65.0, 0.0, -62.0]> : tensor<5xf32> loc("sum_of_two_scales")
  // sum_of_one_scale_saturates: the sum is in the range of the type
  %sum_of_one_scale_saturates.x = stablehlo.constant dense<[1.0, 50.0, -60.0]> : tensor<3xf32>
  %sum_of_one_scale_saturates.y = stablehlo.constant dense<[2.0, 30.0, -20.0]> : tensor<3xf32>
  %sum_of_one_scale_saturates.uniform_quantize = stablehlo.uniform_quantize %sum_of_one_scale_saturates.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_one_scale_saturates.uniform_quantize_2 = stablehlo.uniform_quantize %sum_of_one_scale_saturates.y : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_one_scale_saturates.add = stablehlo.add %sum_of_one_scale_saturates.uniform_quantize, %sum_of_one_scale_saturates.uniform_quantize_2 : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_one_scale_saturates.uniform_dequantize = stablehlo.uniform_dequantize %sum_of_one_scale_saturates.add : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3xf32>
  check.expect_eq_const %sum_of_one_scale_saturates.uniform_dequantize, dense<[3.0, 62.0, -65.5]> : tensor<3xf32> loc("sum_of_one_scale_saturates")
  // sum_of_zero_points: the zero point is zero
  %sum_of_zero_points.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %sum_of_zero_points.y = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %sum_of_zero_points.uniform_quantize = stablehlo.uniform_quantize %sum_of_zero_points.x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_zero_points.uniform_quantize_2 = stablehlo.uniform_quantize %sum_of_zero_points.y : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_zero_points.add = stablehlo.add %sum_of_zero_points.uniform_quantize, %sum_of_zero_points.uniform_quantize_2 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %sum_of_zero_points.uniform_dequantize = stablehlo.uniform_dequantize %sum_of_zero_points.add : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %sum_of_zero_points.uniform_dequantize, dense<[3.0, 2.0]> : tensor<2xf32> loc("sum_of_zero_points")
  // difference_of_zero_points: the zero point is zero
  %difference_of_zero_points.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %difference_of_zero_points.y = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %difference_of_zero_points.uniform_quantize = stablehlo.uniform_quantize %difference_of_zero_points.x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %difference_of_zero_points.uniform_quantize_2 = stablehlo.uniform_quantize %difference_of_zero_points.y : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %difference_of_zero_points.subtract = stablehlo.subtract %difference_of_zero_points.uniform_quantize, %difference_of_zero_points.uniform_quantize_2 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %difference_of_zero_points.uniform_dequantize = stablehlo.uniform_dequantize %difference_of_zero_points.subtract : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %difference_of_zero_points.uniform_dequantize, dense<[-1.0, 8.0]> : tensor<2xf32> loc("difference_of_zero_points")
  // maximum_of_two_scales: all types have one scale and one zero point
  %maximum_of_two_scales.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %maximum_of_two_scales.y = stablehlo.constant dense<[0.2, 0.6, 25.0, -0.9, 3.0]> : tensor<5xf32>
  %maximum_of_two_scales.uniform_quantize = stablehlo.uniform_quantize %maximum_of_two_scales.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %maximum_of_two_scales.uniform_quantize_2 = stablehlo.uniform_quantize %maximum_of_two_scales.y : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %maximum_of_two_scales.maximum = stablehlo.maximum %maximum_of_two_scales.uniform_quantize, %maximum_of_two_scales.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>, tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5x!quant.uniform<i8:f32, 1.0:10>>
  %maximum_of_two_scales.uniform_dequantize = stablehlo.uniform_dequantize %maximum_of_two_scales.maximum : (tensor<5x!quant.uniform<i8:f32, 1.0:10>>) -> tensor<5xf32>
  check.expect_eq_const %maximum_of_two_scales.uniform_dequantize, dense<[0.0, 0.0, 40.0, 2.0, 3.0]> : tensor<5xf32> loc("maximum_of_two_scales")
  // minimum_of_two_scales: all types have one scale and one zero point
  %minimum_of_two_scales.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %minimum_of_two_scales.y = stablehlo.constant dense<[0.2, 0.6, 25.0, -0.9, 3.0]> : tensor<5xf32>
  %minimum_of_two_scales.uniform_quantize = stablehlo.uniform_quantize %minimum_of_two_scales.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %minimum_of_two_scales.uniform_quantize_2 = stablehlo.uniform_quantize %minimum_of_two_scales.y : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %minimum_of_two_scales.minimum = stablehlo.minimum %minimum_of_two_scales.uniform_quantize, %minimum_of_two_scales.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>, tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5x!quant.uniform<i8:f32, 1.0:10>>
  %minimum_of_two_scales.uniform_dequantize = stablehlo.uniform_dequantize %minimum_of_two_scales.minimum : (tensor<5x!quant.uniform<i8:f32, 1.0:10>>) -> tensor<5xf32>
  check.expect_eq_const %minimum_of_two_scales.uniform_dequantize, dense<[0.0, -1.0, 25.0, -1.0, -66.0]> : tensor<5xf32> loc("minimum_of_two_scales")
  // product_of_two_scales: the operands are rounded first
  %product_of_two_scales.x = stablehlo.constant dense<[0.3, -0.8, 40.0, 1.6, -70.0]> : tensor<5xf32>
  %product_of_two_scales.y = stablehlo.constant dense<[0.2, 0.6, 25.0, -0.9, 3.0]> : tensor<5xf32>
  %product_of_two_scales.uniform_quantize = stablehlo.uniform_quantize %product_of_two_scales.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5:3>>
  %product_of_two_scales.uniform_quantize_2 = stablehlo.uniform_quantize %product_of_two_scales.y : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.25:-5>>
  %product_of_two_scales.multiply = stablehlo.multiply %product_of_two_scales.uniform_quantize, %product_of_two_scales.uniform_quantize_2 : (tensor<5x!quant.uniform<i8:f32, 0.5:3>>, tensor<5x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<5x!quant.uniform<i8:f32, 1.0:10>>
  %product_of_two_scales.uniform_dequantize = stablehlo.uniform_dequantize %product_of_two_scales.multiply : (tensor<5x!quant.uniform<i8:f32, 1.0:10>>) -> tensor<5xf32>
  check.expect_eq_const %product_of_two_scales.uniform_dequantize, dense<[0.0, 0.0, 117.0, -2.0, -138.0]> : tensor<5xf32> loc("product_of_two_scales")
  // product_of_zero_points: the zero point is zero
  %product_of_zero_points.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %product_of_zero_points.y = stablehlo.constant dense<[2.0, -3.0]> : tensor<2xf32>
  %product_of_zero_points.uniform_quantize = stablehlo.uniform_quantize %product_of_zero_points.x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %product_of_zero_points.uniform_quantize_2 = stablehlo.uniform_quantize %product_of_zero_points.y : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.25:-5>>
  %product_of_zero_points.multiply = stablehlo.multiply %product_of_zero_points.uniform_quantize, %product_of_zero_points.uniform_quantize_2 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.25:-5>>) -> tensor<2x!quant.uniform<i8:f32, 1.0:10>>
  %product_of_zero_points.uniform_dequantize = stablehlo.uniform_dequantize %product_of_zero_points.multiply : (tensor<2x!quant.uniform<i8:f32, 1.0:10>>) -> tensor<2xf32>
  check.expect_eq_const %product_of_zero_points.uniform_dequantize, dense<[2.0, -15.0]> : tensor<2xf32> loc("product_of_zero_points")
  // negated_storage: the zero point is zero
  %negated_storage.x = stablehlo.constant dense<[1.0, -3.5, -65.5]> : tensor<3xf32>
  %negated_storage.uniform_quantize = stablehlo.uniform_quantize %negated_storage.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %negated_storage.negate = stablehlo.negate %negated_storage.uniform_quantize : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %negated_storage.uniform_dequantize = stablehlo.uniform_dequantize %negated_storage.negate : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3xf32>
  check.expect_eq_const %negated_storage.uniform_dequantize, dense<[-1.0, 3.5, 62.0]> : tensor<3xf32> loc("negated_storage")
  // magnitude_of_storage: the zero point is zero
  %magnitude_of_storage.x = stablehlo.constant dense<[1.0, -3.5, -65.5]> : tensor<3xf32>
  %magnitude_of_storage.uniform_quantize = stablehlo.uniform_quantize %magnitude_of_storage.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %magnitude_of_storage.abs = stablehlo.abs %magnitude_of_storage.uniform_quantize : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %magnitude_of_storage.uniform_dequantize = stablehlo.uniform_dequantize %magnitude_of_storage.abs : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3xf32>
  check.expect_eq_const %magnitude_of_storage.uniform_dequantize, dense<[1.0, 3.5, 62.0]> : tensor<3xf32> loc("magnitude_of_storage")
  // rectified_storage: the zero point is zero
  %rectified_storage.x = stablehlo.constant dense<[1.0, -3.5, -1.0]> : tensor<3xf32>
  %rectified_storage = call @rectified_storage(%rectified_storage.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %rectified_storage, dense<[1.0, 0.0, 0.0]> : tensor<3xf32> loc("rectified_storage")
  // dot_of_two_scales: the operands are rounded first
  %dot_of_two_scales.x = stablehlo.constant dense<[0.3, 1.7, 2.3]> : tensor<3xf32>
  %dot_of_two_scales.y = stablehlo.constant dense<[4.1, 5.15, 6.1]> : tensor<3xf32>
  %dot_of_two_scales.uniform_quantize = stablehlo.uniform_quantize %dot_of_two_scales.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %dot_of_two_scales.uniform_quantize_2 = stablehlo.uniform_quantize %dot_of_two_scales.y : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25>>
  %dot_of_two_scales.dot_general = stablehlo.dot_general %dot_of_two_scales.uniform_quantize, %dot_of_two_scales.uniform_quantize_2, contracting_dims = [0] x [0] : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.25>>) -> tensor<!quant.uniform<i8:f32, 1.0:10>>
  %dot_of_two_scales.uniform_dequantize = stablehlo.uniform_dequantize %dot_of_two_scales.dot_general : (tensor<!quant.uniform<i8:f32, 1.0:10>>) -> tensor<f32>
  check.expect_eq_const %dot_of_two_scales.uniform_dequantize, dense<25.0> : tensor<f32> loc("dot_of_two_scales")
  // dot_of_zero_points: the zero point is zero
  %dot_of_zero_points.x = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %dot_of_zero_points.y = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %dot_of_zero_points.uniform_quantize = stablehlo.uniform_quantize %dot_of_zero_points.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %dot_of_zero_points.uniform_quantize_2 = stablehlo.uniform_quantize %dot_of_zero_points.y : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25>>
  %dot_of_zero_points.dot_general = stablehlo.dot_general %dot_of_zero_points.uniform_quantize, %dot_of_zero_points.uniform_quantize_2, contracting_dims = [0] x [0] : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.25>>) -> tensor<!quant.uniform<i8:f32, 1.0:10>>
  %dot_of_zero_points.uniform_dequantize = stablehlo.uniform_dequantize %dot_of_zero_points.dot_general : (tensor<!quant.uniform<i8:f32, 1.0:10>>) -> tensor<f32>
  check.expect_eq_const %dot_of_zero_points.uniform_dequantize, dense<24.0> : tensor<f32> loc("dot_of_zero_points")
  // quantized_to_narrow_range: the storage has its whole range
  %quantized_to_narrow_range.x = stablehlo.constant dense<[-64.0, 63.5, 1.0]> : tensor<3xf32>
  %quantized_to_narrow_range.uniform_quantize = stablehlo.uniform_quantize %quantized_to_narrow_range.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8<-127:127>:f32, 0.5>>
  %quantized_to_narrow_range.uniform_dequantize = stablehlo.uniform_dequantize %quantized_to_narrow_range.uniform_quantize : (tensor<3x!quant.uniform<i8<-127:127>:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %quantized_to_narrow_range.uniform_dequantize, dense<[-63.5, 63.5, 1.0]> : tensor<3xf32> loc("quantized_to_narrow_range")
  // quantized_to_unsigned: the number is in both ranges
  %quantized_to_unsigned.x = stablehlo.constant dense<[-10.0, 100.0, 1.0]> : tensor<3xf32>
  %quantized_to_unsigned.uniform_quantize = stablehlo.uniform_quantize %quantized_to_unsigned.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<u8:f32, 0.5:3>>
  %quantized_to_unsigned.uniform_dequantize = stablehlo.uniform_dequantize %quantized_to_unsigned.uniform_quantize : (tensor<3x!quant.uniform<u8:f32, 0.5:3>>) -> tensor<3xf32>
  check.expect_eq_const %quantized_to_unsigned.uniform_dequantize, dense<[-1.5, 100.0, 1.0]> : tensor<3xf32> loc("quantized_to_unsigned")
  // quantized_halfway: no number is halfway
  %quantized_halfway.x = stablehlo.constant dense<[0.5, 1.5, 2.5, -0.5, -1.5]> : tensor<5xf32>
  %quantized_halfway.uniform_quantize = stablehlo.uniform_quantize %quantized_halfway.x : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 1.0>>
  %quantized_halfway.uniform_dequantize = stablehlo.uniform_dequantize %quantized_halfway.uniform_quantize : (tensor<5x!quant.uniform<i8:f32, 1.0>>) -> tensor<5xf32>
  check.expect_eq_const %quantized_halfway.uniform_dequantize, dense<[0.0, 2.0, 2.0, 0.0, -2.0]> : tensor<5xf32> loc("quantized_halfway")
  return
}
