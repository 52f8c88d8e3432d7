// Every optional property stands at its default: all come back unsaid.
func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @foo(%arg0) {api_version = 1 : i32, backend_config = "", called_computations = [], has_side_effect = false, output_operand_aliases = []} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
