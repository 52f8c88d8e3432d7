// Sums and greatest elements up to each place, of 17 elements, in one op, in a loop of two trips. The sums of ones are 1, 2, 3, …, and
// the sums of those are the triangular numbers k (k + 1) / 2. The greatest elements stay the same in the second trip.
func.func @main() {
  %ones = stablehlo.constant dense<1> : tensor<17xi32>
  %digits = stablehlo.constant dense<[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2]> : tensor<17xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %results:3 = stablehlo.while(%trip = %zero, %numbers = %ones, %greatest = %digits) : tensor<i32>, tensor<17xi32>, tensor<17xi32>
  cond {
    %more = stablehlo.compare LT, %trip, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %scans:2 = "stablehlo.reduce_window"(%numbers, %greatest, %zero, %zero) <{
      padding = dense<[[16, 0]]> : tensor<1x2xi64>,
      window_dimensions = array<i64: 17>
    }> ({
    ^bb0(%number: tensor<i32>, %digit: tensor<i32>, %other_number: tensor<i32>, %other_digit: tensor<i32>):
      %sum = stablehlo.add %number, %other_number : tensor<i32>
      %maximum = stablehlo.maximum %digit, %other_digit : tensor<i32>
      stablehlo.return %sum, %maximum : tensor<i32>, tensor<i32>
    }) : (tensor<17xi32>, tensor<17xi32>, tensor<i32>, tensor<i32>) -> (tensor<17xi32>, tensor<17xi32>)
    %next = stablehlo.add %trip, %one : tensor<i32>
    stablehlo.return %next, %scans#0, %scans#1 : tensor<i32>, tensor<17xi32>, tensor<17xi32>
  }
  check.expect_eq_const %results#1, dense<[1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153]> : tensor<17xi32>
  check.expect_eq_const %results#2, dense<[3, 3, 4, 4, 5, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]> : tensor<17xi32>
  return
}
