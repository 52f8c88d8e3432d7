// At the ends of the range of i8, -128 to 127.
func.func @main() {
  %lhs = stablehlo.constant dense<[-128, 127, -128, 127, -128, 127, 127, -128, 5, 126, 127, -128, -7, 7]> : tensor<14xi8>
  %rhs = stablehlo.constant dense<[-128, 127, 127, -128, 1, 1, 2, 3, 127, 127, 7, 7, 2, -2]> : tensor<14xi8>
  %result = stablehlo.remainder %lhs, %rhs : tensor<14xi8>
  check.expect_eq_const %result, dense<[0, 0, -1, 127, 0, 0, 1, -2, 5, 126, 1, -2, -1, 1]> : tensor<14xi8>
  return
}
