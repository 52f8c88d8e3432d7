// recv_bounded: bounds pass, and a known size must not be above them. Broken: recv result. Source: TypeInference.cpp,
// StablehloOps.td, recv.
func.func @main(%operand_a: !stablehlo.token) -> (tensor<?xi32, #stablehlo.bounds<3>>, !stablehlo.token) {
%r:2 = "stablehlo.recv"(%operand_a) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<?xi32, #stablehlo.bounds<3>>, !stablehlo.token)
return %r#0, %r#1 : tensor<?xi32, #stablehlo.bounds<3>>, !stablehlo.token
}
