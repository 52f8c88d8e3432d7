// Rewrites. Each check is a row of rows/shapes.txt: its operands break the rewrite where its condition does not hold.
func.func private @pad_of_broadcast(%x: tensor<2xi32>) -> tensor<2x3xi32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %broadcast_in_dim, %literal, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2x3xi32>
  return %pad : tensor<2x3xi32>
}

func.func @main() {
  // pad_of_broadcast: the padding is at the same end
  %pad_of_broadcast.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %pad_of_broadcast = call @pad_of_broadcast(%pad_of_broadcast.x) : (tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %pad_of_broadcast, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32> loc("pad_of_broadcast")
  // concats_flattened: the order is kept
  %concats_flattened.x = stablehlo.constant dense<1> : tensor<1xi32>
  %concats_flattened.y = stablehlo.constant dense<2> : tensor<1xi32>
  %concats_flattened.z = stablehlo.constant dense<3> : tensor<1xi32>
  %concats_flattened.concatenate = stablehlo.concatenate %concats_flattened.x, %concats_flattened.y, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %concats_flattened.concatenate_2 = stablehlo.concatenate %concats_flattened.concatenate, %concats_flattened.z, dim = 0 : (tensor<2xi32>, tensor<1xi32>) -> tensor<3xi32>
  check.expect_eq_const %concats_flattened.concatenate_2, dense<[1, 2, 3]> : tensor<3xi32> loc("concats_flattened")
  return
}
