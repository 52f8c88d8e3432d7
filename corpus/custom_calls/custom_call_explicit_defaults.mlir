// Every optional property stands at its default: all come back unsaid.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @foo(%input) {api_version = 1 : i32, backend_config = "", called_computations = [], has_side_effect = false, output_operand_aliases = []} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
