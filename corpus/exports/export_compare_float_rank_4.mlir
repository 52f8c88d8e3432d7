// A rectifier compares 144 activations with zeros; a mask compares 20.
func.func @main() {
  %act = stablehlo.constant dense<[[[[1.0, 5.0, 9.0], [-3.0, 7.0, -2.0], [0.0, 6.0, -9.0], [-7.0, 5.0, -1.0], [4.0, 8.0, -7.0], [-1.0, 1.0, -2.0]], [[7.0, 0.0, -9.0], [-7.0, 9.0, -6.0], [3.0, -6.0, 0.0], [3.0, -7.0, -9.0], [-9.0, -3.0, -3.0], [-8.0, 6.0, 3.0]], [[3.0, 4.0, -7.0], [9.0, -3.0, -1.0], [1.0, -7.0, 0.0], [1.0, -9.0, 4.0], [-6.0, -5.0, -2.0], [-6.0, -9.0, -8.0]], [[5.0, 6.0, -4.0], [8.0, -3.0, 5.0], [7.0, -3.0, -5.0], [4.0, 3.0, -6.0], [3.0, 4.0, -3.0], [-9.0, -1.0, 9.0]]], [[[0.0, -9.0, -3.0], [-4.0, 3.0, 9.0], [-6.0, -8.0, -5.0], [-3.0, 5.0, -1.0], [-9.0, 1.0, 0.0], [3.0, -7.0, -7.0]], [[-7.0, -3.0, 9.0], [-2.0, -9.0, 2.0], [2.0, 5.0, -5.0], [9.0, 6.0, 9.0], [-5.0, 3.0, -4.0], [-5.0, 0.0, -2.0]], [[-2.0, -3.0, -4.0], [8.0, -3.0, 3.0], [6.0, -7.0, 4.0], [-8.0, -6.0, -6.0], [-8.0, 7.0, -1.0], [-2.0, 3.0, -1.0]], [[4.0, 6.0, 0.0], [7.0, -4.0, -7.0], [-5.0, -2.0, 6.0], [8.0, -7.0, -1.0], [-3.0, -3.0, -9.0], [-7.0, -1.0, 4.0]]]]> : tensor<2x4x6x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<2x4x6x3xf32>
  %positive = stablehlo.compare GT, %act, %zero, FLOAT : (tensor<2x4x6x3xf32>, tensor<2x4x6x3xf32>) -> tensor<2x4x6x3xi1>
  %row = stablehlo.constant dense<[5.0, -2.0, -8.0, -8.0, -4.0, 0.0, 2.0, 7.0, 9.0, -5.0, -7.0, 2.0, -5.0, 5.0, 1.0, 7.0, 9.0, -5.0, 9.0, -8.0]> : tensor<20xf32>
  %other = stablehlo.constant dense<[-9.0, 6.0, 2.0, 0.0, -8.0, -9.0, -7.0, 6.0, -7.0, 0.0, 1.0, -5.0, -7.0, -7.0, 5.0, 8.0, 2.0, -8.0, -5.0, 1.0]> : tensor<20xf32>
  %unlike = stablehlo.compare NE, %row, %other, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
  %above = stablehlo.compare GT, %row, %other, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
  %plane = stablehlo.constant dense<[[2.0, -7.0, 6.0, -7.0, 4.0], [-9.0, 6.0, 9.0, -9.0, 3.0], [3.0, 9.0, -9.0, -7.0, -7.0], [-7.0, -6.0, -1.0, 4.0, 1.0]]> : tensor<4x5xf32>
  %plane_b = stablehlo.constant dense<[[3.0, 9.0, 5.0, 5.0, 5.0], [8.0, -7.0, 7.0, 7.0, -9.0], [0.0, -7.0, 6.0, -9.0, -2.0], [-6.0, 6.0, 6.0, -1.0, -9.0]]> : tensor<4x5xf32>
  %plane_unlike = stablehlo.compare NE, %plane, %plane_b, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  check.expect_eq_const %positive, dense<"0x010101000100000100000100010100000100010000000100010000010000000000000101010100010000010000010001000000000000010100010001010000010100010100000001000000000101000000000100000100010000000001000001010100010101000100000000000000010001010001000000000100000100010100010000000001010000000000000001"> : tensor<2x4x6x3xi1>
  check.expect_eq_const %unlike, dense<true> : tensor<20xi1>
  check.expect_eq_const %above, dense<[true, false, false, false, true, true, true, true, true, false, false, true, true, true, false, false, true, true, true, false]> : tensor<20xi1>
  check.expect_eq_const %plane_unlike, dense<true> : tensor<4x5xi1>
  return
}
