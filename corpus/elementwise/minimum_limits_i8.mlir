// At the ends of the range of i8, -128 to 127.
func.func @main() {
  %lhs = stablehlo.constant dense<[-128, 127, -128, 127, -128, 127, 127, -128, 5, 126]> : tensor<10xi8>
  %rhs = stablehlo.constant dense<[-128, 127, 127, -128, 1, 1, 2, 3, 127, 127]> : tensor<10xi8>
  %result = stablehlo.minimum %lhs, %rhs : tensor<10xi8>
  check.expect_eq_const %result, dense<[-128, 127, -128, -128, -128, 1, 2, -128, 5, 126]> : tensor<10xi8>
  return
}
