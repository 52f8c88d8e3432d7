// Says nothing that custom_call_v2 alone can say: every release since 0.9.0 takes it, each in its
// own version of the op.
func.func @main(%input: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %result = stablehlo.custom_call @tiled(%input) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<64x256xf32>) -> tensor<64x256xf32>
  return %result : tensor<64x256xf32>
}
