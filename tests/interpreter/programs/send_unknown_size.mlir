// The sender does not know how many elements there are.
func.func @recv_i32(%token_0: !stablehlo.token) -> tensor<2xi32> {
  %results_i32:2 = "stablehlo.recv"(%token_0) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_i32#0 : (tensor<2xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @send_i32(%token_1: !stablehlo.token) -> !stablehlo.token {
  %input_i32 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input = stablehlo.bitcast_convert %input_i32 : (tensor<2xi32>) -> tensor<?xi32>
  %result = "stablehlo.send"(%input, %token_1) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<?xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @recv_f32(%token_2: !stablehlo.token) -> tensor<2xf32> {
  %results_f32:2 = "stablehlo.recv"(%token_2) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %result = stablehlo.bitcast_convert %results_f32#0 : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
func.func @send_f32(%token_3: !stablehlo.token) -> !stablehlo.token {
  %input_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %input = stablehlo.bitcast_convert %input_f32 : (tensor<2xf32>) -> tensor<?xf32>
  %result = "stablehlo.send"(%input, %token_3) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (tensor<?xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
func.func @main() {
  %token_4 = stablehlo.create_token : !stablehlo.token
  %results_i32:2 = "interpreter.run_parallel"(%token_4, %token_4) <{
    programs = [[@recv_i32], [@send_i32]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  check.expect_eq_const %results_i32#0, dense<[1, 2]> : tensor<2xi32>
  %token_5 = stablehlo.create_token : !stablehlo.token
  %results_f32:2 = "interpreter.run_parallel"(%token_5, %token_5) <{
    programs = [[@recv_f32], [@send_f32]]
  }> : (!stablehlo.token, !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  check.expect_eq_const %results_f32#0, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
