// Sorted by the first operand alone and stable: of equal keys the one that came first stays first, as the
// second operand shows.
func.func @main() {
  %keys = stablehlo.constant dense<[3, 1, 3, 2, 1]> : tensor<5xi32>
  %values = stablehlo.constant dense<[0.5, 1.5, 2.5, 3.5, 4.5]> : tensor<5xf32>
  %results:2 = "stablehlo.sort"(%keys, %values) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%key: tensor<i32>, %other_key: tensor<i32>, %value: tensor<f32>, %other_value: tensor<f32>):
    %before = stablehlo.compare LT, %key, %other_key : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<5xi32>, tensor<5xf32>) -> (tensor<5xi32>, tensor<5xf32>)
  check.expect_eq_const %results#0, dense<[1, 1, 2, 3, 3]> : tensor<5xi32>
  check.expect_eq_const %results#1, dense<[1.5, 4.5, 3.5, 0.5, 2.5]> : tensor<5xf32>
  return
}
