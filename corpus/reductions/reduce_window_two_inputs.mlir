// Sums and greatest elements of each two neighbours, in one op: 2, 4, 7 and 4.5, 4.5, 8.0.
func.func @main() {
  %first = stablehlo.constant dense<[3, -1, 5, 2]> : tensor<4xi32>
  %second = stablehlo.constant dense<[0.5, 4.5, -2.0, 8.0]> : tensor<4xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %results:2 = "stablehlo.reduce_window"(%first, %second, %zero, %least) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%sum: tensor<i32>, %greatest: tensor<f32>, %next: tensor<i32>, %other: tensor<f32>):
    %added = stablehlo.add %sum, %next : tensor<i32>
    %max = stablehlo.maximum %greatest, %other : tensor<f32>
    stablehlo.return %added, %max : tensor<i32>, tensor<f32>
  }) : (tensor<4xi32>, tensor<4xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
  check.expect_eq_const %results#0, dense<[2, 4, 7]> : tensor<3xi32>
  check.expect_eq_const %results#1, dense<[4.5, 4.5, 8.0]> : tensor<3xf32>
  return
}
