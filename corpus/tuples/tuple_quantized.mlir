// Two values go into a tuple and come out by their index.
func.func @main() {
  %value_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %value = stablehlo.uniform_quantize %value_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %pack = stablehlo.tuple %value, %count : tuple<tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<i32>>
  %first = stablehlo.get_tuple_element %pack[0] : (tuple<tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<i32>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %second = stablehlo.get_tuple_element %pack[1] : (tuple<tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<i32>>) -> tensor<i32>
  %real = stablehlo.uniform_dequantize %first : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %real, dense<[1.5, -2.0]> : tensor<2xf32>
  check.expect_eq_const %second, dense<7> : tensor<i32>
  return
}
