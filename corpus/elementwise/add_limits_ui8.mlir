// At the ends of the range of ui8, 0 to 255, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[0, 255, 0, 255, 0, 255, 255, 0, 5, 254]> : tensor<10xui8>
  %rhs = stablehlo.constant dense<[0, 255, 255, 0, 1, 1, 2, 3, 255, 255]> : tensor<10xui8>
  %result = stablehlo.add %lhs, %rhs : tensor<10xui8>
  check.expect_eq_const %result, dense<[0, 254, 255, 255, 1, 0, 1, 3, 4, 253]> : tensor<10xui8>
  return
}
