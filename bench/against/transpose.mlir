// transpose, 4096x4096
func.func @main(%a: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %r : tensor<4096x4096xf32>
}
