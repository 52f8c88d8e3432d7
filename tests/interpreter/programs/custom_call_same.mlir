// The test's own target, which gives its operands back.
func.func @main() {
  %input_i1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %same_boolean = stablehlo.custom_call @test.same(%input_i1) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %same_boolean, dense<[true, false]> : tensor<2xi1>
  %input_i32 = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %same_signed = stablehlo.custom_call @test.same(%input_i32) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %same_signed, dense<[1, -2]> : tensor<2xi32>
  %input_i4 = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %same_i4 = stablehlo.custom_call @test.same(%input_i4) : (tensor<2xi4>) -> tensor<2xi4>
  check.expect_eq_const %same_i4, dense<[1, -2]> : tensor<2xi4>
  %input_ui32 = stablehlo.constant dense<[1, 4294967295]> : tensor<2xui32>
  %same_unsigned = stablehlo.custom_call @test.same(%input_ui32) : (tensor<2xui32>) -> tensor<2xui32>
  check.expect_eq_const %same_unsigned, dense<[1, 4294967295]> : tensor<2xui32>
  %input_ui4 = stablehlo.constant dense<[1, 15]> : tensor<2xui4>
  %same_ui4 = stablehlo.custom_call @test.same(%input_ui4) : (tensor<2xui4>) -> tensor<2xui4>
  check.expect_eq_const %same_ui4, dense<[1, 15]> : tensor<2xui4>
  %input_f32 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %same_float = stablehlo.custom_call @test.same(%input_f32) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %same_float, dense<[1.5, -0.0]> : tensor<2xf32>
  %input_bf16 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xbf16>
  %same_half = stablehlo.custom_call @test.same(%input_bf16) : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %same_half, dense<[1.5, -0.0]> : tensor<2xbf16>
  %input_c64 = stablehlo.constant dense<[(1.0, 2.0), (0.0, -3.0)]> : tensor<2xcomplex<f32>>
  %same_complex = stablehlo.custom_call @test.same(%input_c64) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %same_complex, dense<[(1.0, 2.0), (0.0, -3.0)]> : tensor<2xcomplex<f32>>
  %v8_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %input_qi8_0 = stablehlo.uniform_quantize %v8_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %same_quantized = stablehlo.custom_call @test.same(%input_qi8_0) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %real_quantized = stablehlo.uniform_dequantize %same_quantized : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %real_quantized, dense<[1.5, -2.0]> : tensor<2xf32>
  %v9_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %input_qi8_1 = stablehlo.uniform_quantize %v9_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %same_per_axis = stablehlo.custom_call @test.same(%input_qi8_1) : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %real_per_axis = stablehlo.uniform_dequantize %same_per_axis : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %real_per_axis, dense<[1.5, -2.0]> : tensor<2xf32>
  %unknown = stablehlo.convert %input_i32 : (tensor<2xi32>) -> tensor<?xi32>
  %same_unknown = stablehlo.custom_call @test.same(%unknown) : (tensor<?xi32>) -> tensor<?xi32>
  %known = stablehlo.convert %same_unknown : (tensor<?xi32>) -> tensor<2xi32>
  check.expect_eq %known, %input_i32 : tensor<2xi32>
  %token = stablehlo.create_token : !stablehlo.token
  %same_token = stablehlo.custom_call @test.same(%token) : (!stablehlo.token) -> !stablehlo.token
  %tuple = stablehlo.tuple %input_i32 : tuple<tensor<2xi32>>
  %same_tuple = stablehlo.custom_call @test.same(%tuple) : (tuple<tensor<2xi32>>) -> tuple<tensor<2xi32>>
  %element = stablehlo.get_tuple_element %same_tuple[0] : (tuple<tensor<2xi32>>) -> tensor<2xi32>
  check.expect_eq %element, %input_i32 : tensor<2xi32>
  return
}
