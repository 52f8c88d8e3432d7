// What a composite means is its decomposition, which counts one up and gives its other argument back: 7 + 1 =
// 8.
func.func private @next(%value: tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, %count: tensor<i32>) -> (tensor<i32>, tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %count, %one : tensor<i32>
  return %sum, %value : tensor<i32>, tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
}
func.func @main() {
  %value_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %value = stablehlo.uniform_quantize %value_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = stablehlo.composite "corpus.next" %value, %count {decomposition = @next, version = 1 : i32} : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, tensor<i32>) -> (tensor<i32>, tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>)
  check.expect_eq_const %results#0, dense<8> : tensor<i32>
  %real = stablehlo.uniform_dequantize %results#1 : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}
