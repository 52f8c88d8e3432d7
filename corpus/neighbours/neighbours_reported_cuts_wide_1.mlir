// Rewrites. Each check is a row of rows/reported_cuts.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_of_ones_cut(%x: tensor<4x2xi32>) -> tensor<3x2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<i32>) -> tensor<3x2xi32>
  return %reduce_window : tensor<3x2xi32>
}

func.func @main() {
  // window_of_ones_cut: the padding is not negative
  %window_of_ones_cut.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %window_of_ones_cut = call @window_of_ones_cut(%window_of_ones_cut.x) : (tensor<4x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %window_of_ones_cut, dense<[[3, 4], [5, 6], [7, 8]]> : tensor<3x2xi32> loc("window_of_ones_cut")
  return
}
