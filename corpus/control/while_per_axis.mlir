// Three turns, each of which exchanges the two values: an odd number, so they end up exchanged.
func.func @main() {
  %left_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %left = stablehlo.uniform_quantize %left_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %right_f32 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %right = stablehlo.uniform_quantize %right_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %results:3 = stablehlo.while(%iter_left = %left, %iter_right = %right, %iter_start = %start) : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %iter_start, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %iter_start, %step : tensor<i32>
    stablehlo.return %iter_right, %iter_left, %next : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, tensor<i32>
  }
  %real_0 = stablehlo.uniform_dequantize %results#0 : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %real_0, dense<[3.0, 4.0]> : tensor<2xf32>
  %real_1 = stablehlo.uniform_dequantize %results#1 : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %real_1, dense<[1.5, -2.0]> : tensor<2xf32>
  check.expect_eq_const %results#2, dense<3> : tensor<i32>
  return
}
