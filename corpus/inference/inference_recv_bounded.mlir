// recv_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td, recv.
func.func @main(%operand_0: !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token) {
  %result_0:2 = "stablehlo.recv"(%operand_0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return %result_0#0, %result_0#1 : tensor<3xi32>, !stablehlo.token
}
