// Every value of the types of 2 bits, which release 1.2.0 brought.
func.func @main() {
  %result_i2 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %result_ui2 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  check.expect_eq_const %result_i2, dense<[-2, -1, 0, 1]> : tensor<4xi2>
  check.expect_eq_const %result_ui2, dense<[0, 1, 2, 3]> : tensor<4xui2>
  return
}
