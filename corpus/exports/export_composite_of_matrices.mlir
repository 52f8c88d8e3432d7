// A composite of two results, with attributes: of each row the first three numbers and their places.
func.func private @first_three(%values: tensor<4x9xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
  %first = stablehlo.slice %values [0:4, 0:3] : (tensor<4x9xf32>) -> tensor<4x3xf32>
  %places = stablehlo.iota dim = 1 : tensor<4x3xi32>
  return %first, %places : tensor<4x3xf32>, tensor<4x3xi32>
}
func.func @main() {
  %values = stablehlo.constant dense<[[-1.0, 1.0, 4.0, -1.0, 0.0, 7.0, -7.0, -6.0, -1.0], [9.0, 3.0, -1.0, 5.0, -2.0, -6.0, 0.0, 8.0, -4.0], [-6.0, 6.0, 3.0, 4.0, 4.0, -3.0, -6.0, -8.0, 4.0], [3.0, -2.0, 2.0, -9.0, 8.0, 6.0, -6.0, -8.0, 4.0]]> : tensor<4x9xf32>
  %results:2 = stablehlo.composite "corpus.first" %values {composite_attributes = {k = 3 : i64}, decomposition = @first_three, version = 1 : i32} : (tensor<4x9xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
  check.expect_eq_const %results#0, dense<[[-1.0, 1.0, 4.0], [9.0, 3.0, -1.0], [-6.0, 6.0, 3.0], [3.0, -2.0, 2.0]]> : tensor<4x3xf32>
  check.expect_eq_const %results#1, dense<[[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]> : tensor<4x3xi32>
  return
}
