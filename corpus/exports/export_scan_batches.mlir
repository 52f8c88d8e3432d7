// A scan over three batches of 5 x 10 floats, which are carried with labels of integers: the batches are summed.
func.func @main() {
  %batches = stablehlo.constant dense<[[[7.0, -7.0, -3.0, -5.0, -1.0, -6.0, -1.0, -3.0, 7.0, 1.0], [0.0, -4.0, -4.0, -1.0, 6.0, 8.0, 6.0, -4.0, 0.0, 6.0], [2.0, 7.0, -8.0, 8.0, 8.0, 7.0, -8.0, -3.0, 1.0, -9.0], [4.0, 6.0, -4.0, -7.0, 6.0, 5.0, -1.0, -9.0, -5.0, -2.0], [-2.0, 5.0, 5.0, 5.0, -8.0, 0.0, 3.0, 2.0, -1.0, -6.0]], [[4.0, 5.0, -1.0, -3.0, 5.0, -1.0, -1.0, -1.0, 0.0, -7.0], [1.0, -8.0, 9.0, 2.0, 5.0, 3.0, 7.0, 0.0, 4.0, -9.0], [-1.0, 5.0, -9.0, -8.0, 2.0, -8.0, -3.0, 5.0, 5.0, 7.0], [0.0, -9.0, 0.0, -1.0, -1.0, 8.0, -1.0, -8.0, 4.0, 5.0], [-7.0, -5.0, 0.0, 1.0, -5.0, -6.0, 5.0, -7.0, 8.0, 2.0]], [[1.0, 7.0, 7.0, -2.0, 5.0, -6.0, 1.0, 1.0, 6.0, 0.0], [4.0, -3.0, -7.0, 5.0, -7.0, 2.0, 8.0, 4.0, -1.0, 4.0], [8.0, -1.0, -5.0, 6.0, -7.0, -1.0, 7.0, 4.0, -8.0, 5.0], [-4.0, 8.0, -1.0, -2.0, 9.0, 4.0, 6.0, -3.0, 1.0, -9.0], [-5.0, 5.0, -7.0, 0.0, -1.0, 7.0, 5.0, 5.0, -7.0, 0.0]]]> : tensor<3x5x10xf32>
  %labels = stablehlo.constant dense<[[2, 2, -9, 1, -1], [-1, -5, 2, 0, 3], [2, -9, 8, -3, -6]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %nothing = stablehlo.constant dense<0.0> : tensor<5x10xf32>
  %all, %kept, %count, %sum = stablehlo.while(%left = %batches, %marks = %labels, %i = %start, %sofar = %nothing) : tensor<3x5x10xf32>, tensor<3x5xi32>, tensor<i32>, tensor<5x10xf32>
    cond {
      %most = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %none = stablehlo.constant dense<0> : tensor<i32>
      %batch = stablehlo.dynamic_slice %left, %i, %none, %none, sizes = [1, 5, 10] : (tensor<3x5x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x10xf32>
      %plane = stablehlo.reshape %batch : (tensor<1x5x10xf32>) -> tensor<5x10xf32>
      %more_sum = stablehlo.add %sofar, %plane : tensor<5x10xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %left, %marks, %next, %more_sum : tensor<3x5x10xf32>, tensor<3x5xi32>, tensor<i32>, tensor<5x10xf32>
    }
  check.expect_eq_const %kept, dense<[[2, 2, -9, 1, -1], [-1, -5, 2, 0, 3], [2, -9, 8, -3, -6]]> : tensor<3x5xi32>
  check.expect_eq_const %count, dense<3> : tensor<i32>
  check.expect_eq_const %sum, dense<[[12.0, 5.0, 3.0, -10.0, 9.0, -13.0, -1.0, -3.0, 13.0, -6.0], [5.0, -15.0, -2.0, 6.0, 4.0, 13.0, 21.0, 0.0, 3.0, 1.0], [9.0, 11.0, -22.0, 6.0, 3.0, -2.0, -4.0, 6.0, -2.0, 3.0], [0.0, 5.0, -5.0, -10.0, 14.0, 17.0, 4.0, -20.0, 0.0, -6.0], [-14.0, 5.0, -2.0, 6.0, -14.0, 1.0, 13.0, 0.0, 0.0, -4.0]]> : tensor<5x10xf32>
  return
}
