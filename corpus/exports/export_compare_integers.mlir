// Bounds of indices, counters and one-hot rows are compared: signed in planes, unsigned as scalars.
func.func @main() {
  %lhs = stablehlo.constant dense<[[2, 0, -5, -3, 7, -4], [1, 5, 6, -2, 1, 3], [-1, -3, 4, -3, -3, 3], [-2, 9, 1, -3, -5, -5]]> : tensor<4x6xi32>
  %rhs = stablehlo.constant dense<[[6, 2, -8, -7, -1, -4], [-6, 5, 6, -1, -3, 4], [3, 7, 6, 1, 5, 1], [-7, -8, -1, -8, -1, 9]]> : tensor<4x6xi32>
  %most = stablehlo.compare LE, %lhs, %rhs, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
  %equal = stablehlo.compare EQ, %lhs, %rhs, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
  %cube = stablehlo.constant dense<[[[2, 0, 9], [-9, -5, 3]], [[5, -3, -9], [-1, -2, -5]]]> : tensor<2x2x3xi32>
  %cube_b = stablehlo.constant dense<[[[-8, -6, 5], [-6, 8, 2]], [[-7, -3, -3], [6, -1, -4]]]> : tensor<2x2x3xi32>
  %cube_most = stablehlo.compare LE, %cube, %cube_b, SIGNED : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> tensor<2x2x3xi1>
  %count = stablehlo.constant dense<-9> : tensor<i32>
  %limit = stablehlo.constant dense<6> : tensor<i32>
  %differs = stablehlo.compare NE, %count, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  check.expect_eq_const %most, dense<[[true, true, false, false, false, true], [false, true, true, true, false, true], [true, true, true, true, true, false], [false, false, false, false, true, true]]> : tensor<4x6xi1>
  check.expect_eq_const %equal, dense<[[false, false, false, false, false, true], [false, true, true, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<4x6xi1>
  check.expect_eq_const %cube_most, dense<[[[false, false, false], [true, true, false]], [[false, true, true], [true, true, true]]]> : tensor<2x2x3xi1>
  check.expect_eq_const %differs, dense<true> : tensor<i1>
  return
}
