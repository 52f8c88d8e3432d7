// The condition returns its first comparison and not the last one, which nothing uses and which is false at 0. So
// the loop counts to 5.
func.func @main() {
  %start = stablehlo.constant dense<0> : tensor<i64>
  %result = stablehlo.while(%count = %start) : tensor<i64>
    cond {
      %limit = stablehlo.constant dense<5> : tensor<i64>
      %two = stablehlo.constant dense<2> : tensor<i64>
      %goes_on = stablehlo.compare LT, %count, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %unused = stablehlo.compare GT, %count, %two, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i64>
      %next = stablehlo.add %count, %one : tensor<i64>
      stablehlo.return %next : tensor<i64>
    }
  check.expect_eq_const %result, dense<5> : tensor<i64>
  return
}
