// What goes out is lost; the value itself stays.
func.func @f_i1(%token_0: !stablehlo.token) -> tensor<2xi1> {
  %input_i1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %input = stablehlo.bitcast_convert %input_i1 : (tensor<2xi1>) -> tensor<2xi1>
  %outfeed = "stablehlo.outfeed"(%input, %token_0) <{
    outfeed_config = ""
  }> : (tensor<2xi1>, !stablehlo.token) -> !stablehlo.token
  %result_i1 = stablehlo.bitcast_convert %input : (tensor<2xi1>) -> tensor<2xi1>
  return %result_i1 : tensor<2xi1>
}
func.func @f_i32(%token_1: !stablehlo.token) -> tensor<2xi32> {
  %input_i32 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input = stablehlo.bitcast_convert %input_i32 : (tensor<2xi32>) -> tensor<2xi32>
  %outfeed = "stablehlo.outfeed"(%input, %token_1) <{
    outfeed_config = ""
  }> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
  %result_i32 = stablehlo.bitcast_convert %input : (tensor<2xi32>) -> tensor<2xi32>
  return %result_i32 : tensor<2xi32>
}
func.func @f_i4(%token_2: !stablehlo.token) -> tensor<2xi4> {
  %input_i4 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %input = stablehlo.bitcast_convert %input_i4 : (tensor<2xi4>) -> tensor<2xi4>
  %outfeed = "stablehlo.outfeed"(%input, %token_2) <{
    outfeed_config = ""
  }> : (tensor<2xi4>, !stablehlo.token) -> !stablehlo.token
  %result_i4 = stablehlo.bitcast_convert %input : (tensor<2xi4>) -> tensor<2xi4>
  return %result_i4 : tensor<2xi4>
}
func.func @f_ui32(%token_3: !stablehlo.token) -> tensor<2xui32> {
  %input_ui32 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %input = stablehlo.bitcast_convert %input_ui32 : (tensor<2xui32>) -> tensor<2xui32>
  %outfeed = "stablehlo.outfeed"(%input, %token_3) <{
    outfeed_config = ""
  }> : (tensor<2xui32>, !stablehlo.token) -> !stablehlo.token
  %result_ui32 = stablehlo.bitcast_convert %input : (tensor<2xui32>) -> tensor<2xui32>
  return %result_ui32 : tensor<2xui32>
}
func.func @f_ui4(%token_4: !stablehlo.token) -> tensor<2xui4> {
  %input_ui4 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %input = stablehlo.bitcast_convert %input_ui4 : (tensor<2xui4>) -> tensor<2xui4>
  %outfeed = "stablehlo.outfeed"(%input, %token_4) <{
    outfeed_config = ""
  }> : (tensor<2xui4>, !stablehlo.token) -> !stablehlo.token
  %result_ui4 = stablehlo.bitcast_convert %input : (tensor<2xui4>) -> tensor<2xui4>
  return %result_ui4 : tensor<2xui4>
}
func.func @f_f32(%token_5: !stablehlo.token) -> tensor<2xf32> {
  %input_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %input = stablehlo.bitcast_convert %input_f32 : (tensor<2xf32>) -> tensor<2xf32>
  %outfeed = "stablehlo.outfeed"(%input, %token_5) <{
    outfeed_config = ""
  }> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %result_f32 = stablehlo.bitcast_convert %input : (tensor<2xf32>) -> tensor<2xf32>
  return %result_f32 : tensor<2xf32>
}
func.func @f_bf16(%token_6: !stablehlo.token) -> tensor<2xbf16> {
  %input_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %input = stablehlo.bitcast_convert %input_bf16 : (tensor<2xbf16>) -> tensor<2xbf16>
  %outfeed = "stablehlo.outfeed"(%input, %token_6) <{
    outfeed_config = ""
  }> : (tensor<2xbf16>, !stablehlo.token) -> !stablehlo.token
  %result_bf16 = stablehlo.bitcast_convert %input : (tensor<2xbf16>) -> tensor<2xbf16>
  return %result_bf16 : tensor<2xbf16>
}
func.func @f_c64(%token_7: !stablehlo.token) -> tensor<2xcomplex<f32>> {
  %input_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %input = stablehlo.bitcast_convert %input_c64 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %outfeed = "stablehlo.outfeed"(%input, %token_7) <{
    outfeed_config = ""
  }> : (tensor<2xcomplex<f32>>, !stablehlo.token) -> !stablehlo.token
  %result_c64 = stablehlo.bitcast_convert %input : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %result_c64 : tensor<2xcomplex<f32>>
}
func.func @f_quantized(%token_8: !stablehlo.token) -> tensor<2xi8> {
  %input_i8 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %input = stablehlo.bitcast_convert %input_i8 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %outfeed = "stablehlo.outfeed"(%input, %token_8) <{
    outfeed_config = ""
  }> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, !stablehlo.token) -> !stablehlo.token
  %result_i8_0 = stablehlo.bitcast_convert %input : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xi8>
  return %result_i8_0 : tensor<2xi8>
}
func.func @f_per_axis(%token_9: !stablehlo.token) -> tensor<2xi8> {
  %input_i8 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %input = stablehlo.bitcast_convert %input_i8 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %outfeed = "stablehlo.outfeed"(%input, %token_9) <{
    outfeed_config = ""
  }> : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, !stablehlo.token) -> !stablehlo.token
  %result_i8_1 = stablehlo.bitcast_convert %input : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xi8>
  return %result_i8_1 : tensor<2xi8>
}
func.func @main() {
  %token_10 = stablehlo.create_token : !stablehlo.token
  %result_i1 = "interpreter.run_parallel"(%token_10) <{programs = [[@f_i1]]}> : (!stablehlo.token) -> tensor<2xi1>
  check.expect_eq_const %result_i1, dense<[true, false]> : tensor<2xi1>
  %token_11 = stablehlo.create_token : !stablehlo.token
  %result_i32 = "interpreter.run_parallel"(%token_11) <{programs = [[@f_i32]]}> : (!stablehlo.token) -> tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[1, 2]> : tensor<2xi32>
  %token_12 = stablehlo.create_token : !stablehlo.token
  %result_i4 = "interpreter.run_parallel"(%token_12) <{programs = [[@f_i4]]}> : (!stablehlo.token) -> tensor<2xi4>
  check.expect_eq_const %result_i4, dense<[1, 2]> : tensor<2xi4>
  %token_13 = stablehlo.create_token : !stablehlo.token
  %result_ui32 = "interpreter.run_parallel"(%token_13) <{programs = [[@f_ui32]]}> : (!stablehlo.token) -> tensor<2xui32>
  check.expect_eq_const %result_ui32, dense<[1, 2]> : tensor<2xui32>
  %token_14 = stablehlo.create_token : !stablehlo.token
  %result_ui4 = "interpreter.run_parallel"(%token_14) <{programs = [[@f_ui4]]}> : (!stablehlo.token) -> tensor<2xui4>
  check.expect_eq_const %result_ui4, dense<[1, 2]> : tensor<2xui4>
  %token_15 = stablehlo.create_token : !stablehlo.token
  %result_f32 = "interpreter.run_parallel"(%token_15) <{programs = [[@f_f32]]}> : (!stablehlo.token) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 2.0]> : tensor<2xf32>
  %token_16 = stablehlo.create_token : !stablehlo.token
  %result_bf16 = "interpreter.run_parallel"(%token_16) <{programs = [[@f_bf16]]}> : (!stablehlo.token) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16, dense<[1.0, 2.0]> : tensor<2xbf16>
  %token_17 = stablehlo.create_token : !stablehlo.token
  %result_c64 = "interpreter.run_parallel"(%token_17) <{
    programs = [[@f_c64]]
  }> : (!stablehlo.token) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %token_18 = stablehlo.create_token : !stablehlo.token
  %result_i8_2 = "interpreter.run_parallel"(%token_18) <{
    programs = [[@f_quantized]]
  }> : (!stablehlo.token) -> tensor<2xi8>
  check.expect_eq_const %result_i8_2, dense<[1, 2]> : tensor<2xi8>
  %token_19 = stablehlo.create_token : !stablehlo.token
  %result_i8_3 = "interpreter.run_parallel"(%token_19) <{
    programs = [[@f_per_axis]]
  }> : (!stablehlo.token) -> tensor<2xi8>
  check.expect_eq_const %result_i8_3, dense<[1, 2]> : tensor<2xi8>
  return
}
