// A splat of negative numbers of 16 bits made a reader assert. Each width is here, -1 and the least
// number of each.
func.func @main() {
  %a = stablehlo.constant dense<-1> : tensor<3xi4>
  %b = stablehlo.constant dense<-128> : tensor<3xi8>
  %d = stablehlo.constant dense<-1> : tensor<3xi16>
  %e = stablehlo.constant dense<-32768> : tensor<3xi16>
  %f = stablehlo.constant dense<-2147483648> : tensor<3xi32>
  %g = stablehlo.constant dense<-9223372036854775808> : tensor<3xi64>
  check.expect_eq_const %a, dense<[-1, -1, -1]> : tensor<3xi4>
  check.expect_eq_const %b, dense<[-128, -128, -128]> : tensor<3xi8>
  check.expect_eq_const %d, dense<[-1, -1, -1]> : tensor<3xi16>
  check.expect_eq_const %e, dense<[-32768, -32768, -32768]> : tensor<3xi16>
  check.expect_eq_const %f, dense<[-2147483648, -2147483648, -2147483648]> : tensor<3xi32>
  check.expect_eq_const %g, dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808]> : tensor<3xi64>
  return
}
