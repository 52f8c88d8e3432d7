// Replica 1 sends to replica 0, which waits.
func.func @recv_i1(%token_0: !stablehlo.token) -> tensor<2xi1> {
  %results_i1:2 = "stablehlo.recv"(%token_0) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xi1>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_i1#0 : (tensor<2xi1>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
func.func @send_i1(%token_1: !stablehlo.token) -> !stablehlo.token {
  %input_i1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %input = stablehlo.bitcast_convert %input_i1 : (tensor<2xi1>) -> tensor<2xi1>
  %result = "stablehlo.send"(%input, %token_1) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xi1>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_i32(%token_2: !stablehlo.token) -> tensor<2xi32> {
  %results_i32:2 = "stablehlo.recv"(%token_2) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_i32#0 : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @send_i32(%token_3: !stablehlo.token) -> !stablehlo.token {
  %input_i32 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input = stablehlo.bitcast_convert %input_i32 : (tensor<2xi32>) -> tensor<2xi32>
  %result = "stablehlo.send"(%input, %token_3) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_i4(%token_4: !stablehlo.token) -> tensor<2xi4> {
  %results_i4:2 = "stablehlo.recv"(%token_4) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xi4>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_i4#0 : (tensor<2xi4>) -> tensor<2xi4>
  return %result : tensor<2xi4>
}
func.func @send_i4(%token_5: !stablehlo.token) -> !stablehlo.token {
  %input_i4 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %input = stablehlo.bitcast_convert %input_i4 : (tensor<2xi4>) -> tensor<2xi4>
  %result = "stablehlo.send"(%input, %token_5) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xi4>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_ui32(%token_6: !stablehlo.token) -> tensor<2xui32> {
  %results_ui32:2 = "stablehlo.recv"(%token_6) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_ui32#0 : (tensor<2xui32>) -> tensor<2xui32>
  return %result : tensor<2xui32>
}
func.func @send_ui32(%token_7: !stablehlo.token) -> !stablehlo.token {
  %input_ui32 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %input = stablehlo.bitcast_convert %input_ui32 : (tensor<2xui32>) -> tensor<2xui32>
  %result = "stablehlo.send"(%input, %token_7) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xui32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_ui4(%token_8: !stablehlo.token) -> tensor<2xui4> {
  %results_ui4:2 = "stablehlo.recv"(%token_8) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xui4>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_ui4#0 : (tensor<2xui4>) -> tensor<2xui4>
  return %result : tensor<2xui4>
}
func.func @send_ui4(%token_9: !stablehlo.token) -> !stablehlo.token {
  %input_ui4 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %input = stablehlo.bitcast_convert %input_ui4 : (tensor<2xui4>) -> tensor<2xui4>
  %result = "stablehlo.send"(%input, %token_9) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xui4>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_f32(%token_10: !stablehlo.token) -> tensor<2xf32> {
  %results_f32:2 = "stablehlo.recv"(%token_10) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_f32#0 : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
func.func @send_f32(%token_11: !stablehlo.token) -> !stablehlo.token {
  %input_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %input = stablehlo.bitcast_convert %input_f32 : (tensor<2xf32>) -> tensor<2xf32>
  %result = "stablehlo.send"(%input, %token_11) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_bf16(%token_12: !stablehlo.token) -> tensor<2xbf16> {
  %results_bf16:2 = "stablehlo.recv"(%token_12) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xbf16>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_bf16#0 : (tensor<2xbf16>) -> tensor<2xbf16>
  return %result : tensor<2xbf16>
}
func.func @send_bf16(%token_13: !stablehlo.token) -> !stablehlo.token {
  %input_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %input = stablehlo.bitcast_convert %input_bf16 : (tensor<2xbf16>) -> tensor<2xbf16>
  %result = "stablehlo.send"(%input, %token_13) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xbf16>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_c64(%token_14: !stablehlo.token) -> tensor<2xcomplex<f32>> {
  %results_c64:2 = "stablehlo.recv"(%token_14) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xcomplex<f32>>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_c64#0 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %result : tensor<2xcomplex<f32>>
}
func.func @send_c64(%token_15: !stablehlo.token) -> !stablehlo.token {
  %input_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %input = stablehlo.bitcast_convert %input_c64 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %result = "stablehlo.send"(%input, %token_15) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2xcomplex<f32>>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_quantized(%token_16: !stablehlo.token) -> tensor<2xi8> {
  %results_qi8:2 = "stablehlo.recv"(%token_16) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2x!quant.uniform<i8:f32, 0.5>>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_qi8#0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
func.func @send_quantized(%token_17: !stablehlo.token) -> !stablehlo.token {
  %input_i8 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %input = stablehlo.bitcast_convert %input_i8 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.send"(%input, %token_17) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_per_axis(%token_18: !stablehlo.token) -> tensor<2xi8> {
  %results_qi8:2 = "stablehlo.recv"(%token_18) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_qi8#0 : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xi8>
  return %result : tensor<2xi8>
}
func.func @send_per_axis(%token_19: !stablehlo.token) -> !stablehlo.token {
  %input_i8 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %input = stablehlo.bitcast_convert %input_i8 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = "stablehlo.send"(%input, %token_19) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @main() {
  %token_20 = stablehlo.create_token : !stablehlo.token
  %results_i1:2 = "interpreter.run_parallel"(%token_20, %token_20) <{
    programs = [[@recv_i1], [@send_i1]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xi1>, !stablehlo.token)
  check.expect_eq_const %results_i1#0, dense<[true, false]> : tensor<2xi1>
  %token_21 = stablehlo.create_token : !stablehlo.token
  %results_i32:2 = "interpreter.run_parallel"(%token_21, %token_21) <{
    programs = [[@recv_i32], [@send_i32]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  check.expect_eq_const %results_i32#0, dense<[1, 2]> : tensor<2xi32>
  %token_22 = stablehlo.create_token : !stablehlo.token
  %results_i4:2 = "interpreter.run_parallel"(%token_22, %token_22) <{
    programs = [[@recv_i4], [@send_i4]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xi4>, !stablehlo.token)
  check.expect_eq_const %results_i4#0, dense<[1, 2]> : tensor<2xi4>
  %token_23 = stablehlo.create_token : !stablehlo.token
  %results_ui32:2 = "interpreter.run_parallel"(%token_23, %token_23) <{
    programs = [[@recv_ui32], [@send_ui32]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xui32>, !stablehlo.token)
  check.expect_eq_const %results_ui32#0, dense<[1, 2]> : tensor<2xui32>
  %token_24 = stablehlo.create_token : !stablehlo.token
  %results_ui4:2 = "interpreter.run_parallel"(%token_24, %token_24) <{
    programs = [[@recv_ui4], [@send_ui4]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xui4>, !stablehlo.token)
  check.expect_eq_const %results_ui4#0, dense<[1, 2]> : tensor<2xui4>
  %token_25 = stablehlo.create_token : !stablehlo.token
  %results_f32:2 = "interpreter.run_parallel"(%token_25, %token_25) <{
    programs = [[@recv_f32], [@send_f32]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  check.expect_eq_const %results_f32#0, dense<[1.0, 2.0]> : tensor<2xf32>
  %token_26 = stablehlo.create_token : !stablehlo.token
  %results_bf16:2 = "interpreter.run_parallel"(%token_26, %token_26) <{
    programs = [[@recv_bf16], [@send_bf16]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xbf16>, !stablehlo.token)
  check.expect_eq_const %results_bf16#0, dense<[1.0, 2.0]> : tensor<2xbf16>
  %token_27 = stablehlo.create_token : !stablehlo.token
  %results_c64:2 = "interpreter.run_parallel"(%token_27, %token_27) <{
    programs = [[@recv_c64], [@send_c64]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xcomplex<f32>>, !stablehlo.token)
  check.expect_eq_const %results_c64#0, dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %token_28 = stablehlo.create_token : !stablehlo.token
  %results_i8_0:2 = "interpreter.run_parallel"(%token_28, %token_28) <{
    programs = [[@recv_quantized], [@send_quantized]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xi8>, !stablehlo.token)
  check.expect_eq_const %results_i8_0#0, dense<[1, 2]> : tensor<2xi8>
  %token_29 = stablehlo.create_token : !stablehlo.token
  %results_i8_1:2 = "interpreter.run_parallel"(%token_29, %token_29) <{
    programs = [[@recv_per_axis], [@send_per_axis]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xi8>, !stablehlo.token)
  check.expect_eq_const %results_i8_1#0, dense<[1, 2]> : tensor<2xi8>
  return
}
