// The three greatest of each row and where they are: a stable descending sort with positions beside, cut after
// three. Of the two 7s the first comes first.
module @jit_top_k {
  func.func @main() {
    %values = stablehlo.constant dense<[[0.5, 7.0, -1.0, 3.0, 7.0], [2.0, -4.0, 9.0, 0.0, 1.0]]> : tensor<2x5xf32>
    %positions = stablehlo.iota dim = 1 : tensor<2x5xi32>
    %sorted:2 = "stablehlo.sort"(%values, %positions) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%value: tensor<f32>, %other_value: tensor<f32>, %position: tensor<i32>, %other_position: tensor<i32>):
      %before = stablehlo.compare GT, %value, %other_value, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %before : tensor<i1>
    }) : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
    %top = stablehlo.slice %sorted#0 [0:2, 0:3] : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %where = stablehlo.slice %sorted#1 [0:2, 0:3] : (tensor<2x5xi32>) -> tensor<2x3xi32>
    check.expect_eq_const %top, dense<[[7.0, 7.0, 3.0], [9.0, 2.0, 1.0]]> : tensor<2x3xf32>
    check.expect_eq_const %where, dense<[[1, 4, 3], [2, 0, 4]]> : tensor<2x3xi32>
    return
  }
}
