// At the ends of the range of i8, -128 to 127, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[-128, 127, -128, 127, -128, 127, 127, -128, 5, 126]> : tensor<10xi8>
  %rhs = stablehlo.constant dense<[-128, 127, 127, -128, 1, 1, 2, 3, 127, 127]> : tensor<10xi8>
  %result = stablehlo.subtract %lhs, %rhs : tensor<10xi8>
  check.expect_eq_const %result, dense<[0, 0, 1, -1, 127, 126, 125, 125, -122, -1]> : tensor<10xi8>
  return
}
