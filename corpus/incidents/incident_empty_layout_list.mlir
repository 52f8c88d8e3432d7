// A list of layouts that is empty, because there is no operand, was lost on reading: then the other
// list stood alone.
func.func @main() -> tensor<2x3xf32> {
  %result = stablehlo.custom_call @make() {operand_layouts = [], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : () -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
