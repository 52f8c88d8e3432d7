// What a function feeds is what infeed takes.
func.func @feed_i1() -> tensor<2xi1> {
  %result_i1_0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %result_i1_1 = stablehlo.bitcast_convert %result_i1_0 : (tensor<2xi1>) -> tensor<2xi1>
  return %result_i1_1 : tensor<2xi1>
}
func.func @take_i1(%token_0: !stablehlo.token) -> tensor<2xi1> {
  %results:2 = "stablehlo.infeed"(%token_0) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xi1>, !stablehlo.token)
  %result_i1_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xi1>) -> tensor<2xi1>
  return %result_i1_2 : tensor<2xi1>
}
func.func @feed_i32() -> tensor<2xi32> {
  %result_i32_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %result_i32_1 = stablehlo.bitcast_convert %result_i32_0 : (tensor<2xi32>) -> tensor<2xi32>
  return %result_i32_1 : tensor<2xi32>
}
func.func @take_i32(%token_1: !stablehlo.token) -> tensor<2xi32> {
  %results:2 = "stablehlo.infeed"(%token_1) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %result_i32_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xi32>) -> tensor<2xi32>
  return %result_i32_2 : tensor<2xi32>
}
func.func @feed_i4() -> tensor<2xi4> {
  %result_i4_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %result_i4_1 = stablehlo.bitcast_convert %result_i4_0 : (tensor<2xi4>) -> tensor<2xi4>
  return %result_i4_1 : tensor<2xi4>
}
func.func @take_i4(%token_2: !stablehlo.token) -> tensor<2xi4> {
  %results:2 = "stablehlo.infeed"(%token_2) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xi4>, !stablehlo.token)
  %result_i4_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xi4>) -> tensor<2xi4>
  return %result_i4_2 : tensor<2xi4>
}
func.func @feed_ui32() -> tensor<2xui32> {
  %result_ui32_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %result_ui32_1 = stablehlo.bitcast_convert %result_ui32_0 : (tensor<2xui32>) -> tensor<2xui32>
  return %result_ui32_1 : tensor<2xui32>
}
func.func @take_ui32(%token_3: !stablehlo.token) -> tensor<2xui32> {
  %results:2 = "stablehlo.infeed"(%token_3) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
  %result_ui32_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xui32>) -> tensor<2xui32>
  return %result_ui32_2 : tensor<2xui32>
}
func.func @feed_ui4() -> tensor<2xui4> {
  %result_ui4_0 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %result_ui4_1 = stablehlo.bitcast_convert %result_ui4_0 : (tensor<2xui4>) -> tensor<2xui4>
  return %result_ui4_1 : tensor<2xui4>
}
func.func @take_ui4(%token_4: !stablehlo.token) -> tensor<2xui4> {
  %results:2 = "stablehlo.infeed"(%token_4) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xui4>, !stablehlo.token)
  %result_ui4_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xui4>) -> tensor<2xui4>
  return %result_ui4_2 : tensor<2xui4>
}
func.func @feed_f32() -> tensor<2xf32> {
  %result_f32_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %result_f32_1 = stablehlo.bitcast_convert %result_f32_0 : (tensor<2xf32>) -> tensor<2xf32>
  return %result_f32_1 : tensor<2xf32>
}
func.func @take_f32(%token_5: !stablehlo.token) -> tensor<2xf32> {
  %results:2 = "stablehlo.infeed"(%token_5) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %result_f32_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xf32>) -> tensor<2xf32>
  return %result_f32_2 : tensor<2xf32>
}
func.func @feed_bf16() -> tensor<2xbf16> {
  %result_bf16_0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %result_bf16_1 = stablehlo.bitcast_convert %result_bf16_0 : (tensor<2xbf16>) -> tensor<2xbf16>
  return %result_bf16_1 : tensor<2xbf16>
}
func.func @take_bf16(%token_6: !stablehlo.token) -> tensor<2xbf16> {
  %results:2 = "stablehlo.infeed"(%token_6) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xbf16>, !stablehlo.token)
  %result_bf16_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xbf16>) -> tensor<2xbf16>
  return %result_bf16_2 : tensor<2xbf16>
}
func.func @feed_c64() -> tensor<2xcomplex<f32>> {
  %result_c64_0 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %result_c64_1 = stablehlo.bitcast_convert %result_c64_0 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %result_c64_1 : tensor<2xcomplex<f32>>
}
func.func @take_c64(%token_7: !stablehlo.token) -> tensor<2xcomplex<f32>> {
  %results:2 = "stablehlo.infeed"(%token_7) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2xcomplex<f32>>, !stablehlo.token)
  %result_c64_2 = stablehlo.bitcast_convert %results#0 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %result_c64_2 : tensor<2xcomplex<f32>>
}
func.func @feed_quantized() -> tensor<2x!quant.uniform<i8:f32, 0.5>> {
  %result_i8_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %result_qi8 = stablehlo.bitcast_convert %result_i8_0 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return %result_qi8 : tensor<2x!quant.uniform<i8:f32, 0.5>>
}
func.func @take_quantized(%token_8: !stablehlo.token) -> tensor<2xi8> {
  %results:2 = "stablehlo.infeed"(%token_8) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2x!quant.uniform<i8:f32, 0.5>>, !stablehlo.token)
  %result_i8_1 = stablehlo.bitcast_convert %results#0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xi8>
  return %result_i8_1 : tensor<2xi8>
}
func.func @feed_per_axis() -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>> {
  %result_i8_2 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %result_qi8 = stablehlo.bitcast_convert %result_i8_2 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  return %result_qi8 : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
}
func.func @take_per_axis(%token_9: !stablehlo.token) -> tensor<2xi8> {
  %results:2 = "stablehlo.infeed"(%token_9) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, !stablehlo.token)
  %result_i8_3 = stablehlo.bitcast_convert %results#0 : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xi8>
  return %result_i8_3 : tensor<2xi8>
}
func.func @main() {
  %token_10 = stablehlo.create_token : !stablehlo.token
  %result_i1_3 = "interpreter.run_parallel"(%token_10) <{
    infeed = [@feed_i1],
    programs = [[@take_i1]]
  }> : (!stablehlo.token) -> tensor<2xi1>
  check.expect_eq_const %result_i1_3, dense<[true, false]> : tensor<2xi1>
  %token_11 = stablehlo.create_token : !stablehlo.token
  %result_i32_3 = "interpreter.run_parallel"(%token_11) <{
    infeed = [@feed_i32],
    programs = [[@take_i32]]
  }> : (!stablehlo.token) -> tensor<2xi32>
  check.expect_eq_const %result_i32_3, dense<[1, 2]> : tensor<2xi32>
  %token_12 = stablehlo.create_token : !stablehlo.token
  %result_i4_3 = "interpreter.run_parallel"(%token_12) <{
    infeed = [@feed_i4],
    programs = [[@take_i4]]
  }> : (!stablehlo.token) -> tensor<2xi4>
  check.expect_eq_const %result_i4_3, dense<[1, 2]> : tensor<2xi4>
  %token_13 = stablehlo.create_token : !stablehlo.token
  %result_ui32_3 = "interpreter.run_parallel"(%token_13) <{
    infeed = [@feed_ui32],
    programs = [[@take_ui32]]
  }> : (!stablehlo.token) -> tensor<2xui32>
  check.expect_eq_const %result_ui32_3, dense<[1, 2]> : tensor<2xui32>
  %token_14 = stablehlo.create_token : !stablehlo.token
  %result_ui4_3 = "interpreter.run_parallel"(%token_14) <{
    infeed = [@feed_ui4],
    programs = [[@take_ui4]]
  }> : (!stablehlo.token) -> tensor<2xui4>
  check.expect_eq_const %result_ui4_3, dense<[1, 2]> : tensor<2xui4>
  %token_15 = stablehlo.create_token : !stablehlo.token
  %result_f32_3 = "interpreter.run_parallel"(%token_15) <{
    infeed = [@feed_f32],
    programs = [[@take_f32]]
  }> : (!stablehlo.token) -> tensor<2xf32>
  check.expect_eq_const %result_f32_3, dense<[1.0, 2.0]> : tensor<2xf32>
  %token_16 = stablehlo.create_token : !stablehlo.token
  %result_bf16_3 = "interpreter.run_parallel"(%token_16) <{
    infeed = [@feed_bf16],
    programs = [[@take_bf16]]
  }> : (!stablehlo.token) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16_3, dense<[1.0, 2.0]> : tensor<2xbf16>
  %token_17 = stablehlo.create_token : !stablehlo.token
  %result_c64_3 = "interpreter.run_parallel"(%token_17) <{
    infeed = [@feed_c64],
    programs = [[@take_c64]]
  }> : (!stablehlo.token) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64_3, dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %token_18 = stablehlo.create_token : !stablehlo.token
  %result_i8_4 = "interpreter.run_parallel"(%token_18) <{
    infeed = [@feed_quantized],
    programs = [[@take_quantized]]
  }> : (!stablehlo.token) -> tensor<2xi8>
  check.expect_eq_const %result_i8_4, dense<[1, 2]> : tensor<2xi8>
  %token_19 = stablehlo.create_token : !stablehlo.token
  %result_i8_5 = "interpreter.run_parallel"(%token_19) <{
    infeed = [@feed_per_axis],
    programs = [[@take_per_axis]]
  }> : (!stablehlo.token) -> tensor<2xi8>
  check.expect_eq_const %result_i8_5, dense<[1, 2]> : tensor<2xi8>
  return
}
