// A loop that carries a complex number of 16 bytes beside its count: (1 + 2i) + 3 * (10 - 1i) is 31 - 1i.
func.func @main() {
  %start = stablehlo.constant dense<0> : tensor<i64>
  %value = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f64>>
  %count_end, %result = stablehlo.while(%count = %start, %sum = %value) : tensor<i64>, tensor<complex<f64>>
    cond {
      %limit = stablehlo.constant dense<3> : tensor<i64>
      %goes_on = stablehlo.compare LT, %count, %limit, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i64>
      %step = stablehlo.constant dense<(10.0, -1.0)> : tensor<complex<f64>>
      %next = stablehlo.add %count, %one : tensor<i64>
      %next_sum = stablehlo.add %sum, %step : tensor<complex<f64>>
      stablehlo.return %next, %next_sum : tensor<i64>, tensor<complex<f64>>
    }
  check.expect_eq_const %count_end, dense<3> : tensor<i64>
  check.expect_eq_const %result, dense<(31.0, -1.0)> : tensor<complex<f64>>
  return
}
