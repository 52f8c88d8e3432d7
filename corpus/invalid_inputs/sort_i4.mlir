// The region comparator has no block; it must have one.
func.func @main(%input: tensor<4xf32>) -> tensor<4xf32> {
  %result = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
