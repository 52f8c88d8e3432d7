// At the ends of the range of ui8, 0 to 255.
func.func @main() {
  %lhs = stablehlo.constant dense<[255, 0, 0, 255, 255, 0, 5, 254, 255, 0, 7, 7]> : tensor<12xui8>
  %rhs = stablehlo.constant dense<[255, 255, 1, 1, 2, 3, 255, 255, 7, 7, 2, 2]> : tensor<12xui8>
  %result = stablehlo.remainder %lhs, %rhs : tensor<12xui8>
  check.expect_eq_const %result, dense<[0, 0, 0, 0, 1, 0, 5, 254, 3, 0, 1, 1]> : tensor<12xui8>
  return
}
