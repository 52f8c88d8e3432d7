// Folders of minimum, and and or took one operand for the answer when the other one was a constant of
// equal elements.
func.func @main() {
  %values = stablehlo.constant dense<[-7, 0, 9]> : tensor<3xi32>
  %bound = stablehlo.constant dense<2> : tensor<3xi32>
  %least = stablehlo.minimum %values, %bound : tensor<3xi32>
  %mask = stablehlo.constant dense<5> : tensor<3xi32>
  %and = stablehlo.and %values, %mask : tensor<3xi32>
  %or = stablehlo.or %values, %mask : tensor<3xi32>
  check.expect_eq_const %least, dense<[-7, 0, 2]> : tensor<3xi32>
  check.expect_eq_const %and, dense<[1, 0, 1]> : tensor<3xi32>
  check.expect_eq_const %or, dense<[-3, 5, 13]> : tensor<3xi32>
  return
}
