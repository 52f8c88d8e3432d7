// A scan carries a counter and a matrix of 24 elements: three times, each element is doubled and the counter is added.
func.func @main() {
  %state = stablehlo.constant dense<[[-8, 4, 3, -3, 6, 6], [4, 3, 7, 6, -6, 8], [-4, 9, 1, -3, -9, 2], [-4, 2, 3, 9, 7, 3]]> : tensor<4x6xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %count, %result = stablehlo.while(%i = %zero, %carried = %state) : tensor<i32>, tensor<4x6xi32>
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %twice = stablehlo.add %carried, %carried : tensor<4x6xi32>
      %spread = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
      %sum = stablehlo.add %twice, %spread : tensor<4x6xi32>
      stablehlo.return %next, %sum : tensor<i32>, tensor<4x6xi32>
    }
  check.expect_eq_const %count, dense<3> : tensor<i32>
  check.expect_eq_const %result, dense<[[-60, 36, 28, -20, 52, 52], [36, 28, 60, 52, -44, 68], [-28, 76, 12, -20, -68, 20], [-28, 20, 28, 76, 60, 28]]> : tensor<4x6xi32>
  return
}
