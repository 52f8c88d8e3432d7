// A scan carries a matrix of 24 states before its counter: each turn adds a matrix to them and doubles the sum.
func.func @main() {
  %first = stablehlo.constant dense<[[4.0, -8.0, -6.0, 1.0, 6.0, -3.0], [4.0, -6.0, -2.0, -4.0, 1.0, -8.0], [-9.0, -7.0, 0.0, 9.0, 6.0, -9.0], [0.0, -1.0, 3.0, 9.0, 7.0, -8.0]]> : tensor<4x6xf32>
  %input = stablehlo.constant dense<[[4.0, -7.0, 1.0, 9.0, -7.0, 3.0], [1.0, -8.0, -8.0, -3.0, 9.0, 0.0], [5.0, 5.0, 8.0, 0.0, -3.0, 6.0], [7.0, 1.0, -4.0, 1.0, -7.0, -6.0]]> : tensor<4x6xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %result, %count = stablehlo.while(%state = %first, %i = %start) : tensor<4x6xf32>, tensor<i32>
    cond {
      %most = stablehlo.constant dense<3> : tensor<i32>
      %more = stablehlo.compare LT, %i, %most, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %sum = stablehlo.add %state, %input : tensor<4x6xf32>
      %twice = stablehlo.add %sum, %sum : tensor<4x6xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %twice, %next : tensor<4x6xf32>, tensor<i32>
    }
  check.expect_eq_const %result, dense<[[88.0, -162.0, -34.0, 134.0, -50.0, 18.0], [46.0, -160.0, -128.0, -74.0, 134.0, -64.0], [-2.0, 14.0, 112.0, 72.0, 6.0, 12.0], [98.0, 6.0, -32.0, 86.0, -42.0, -148.0]]> : tensor<4x6xf32>
  check.expect_eq_const %count, dense<3> : tensor<i32>
  return
}
