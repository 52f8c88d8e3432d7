// A configuration, a version of the calling convention and a side effect.
func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @foo(%arg0) {api_version = 2 : i32, backend_config = "a \22config\22", has_side_effect = true} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
