// Only custom_call_v2 can say this: it came with 1.18.0.
func.func @main(%input: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %result = stablehlo.custom_call @tiled(%input) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]} : (tensor<64x256xf32>) -> tensor<64x256xf32>
  return %result : tensor<64x256xf32>
}
