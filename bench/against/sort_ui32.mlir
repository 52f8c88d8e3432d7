// sort of 1 M ui32
func.func @main(%a: tensor<1048576xui32>) -> tensor<1048576xui32> {
  %r = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<ui32>, %y: tensor<ui32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1048576xui32>) -> tensor<1048576xui32>
  return %r : tensor<1048576xui32>
}
