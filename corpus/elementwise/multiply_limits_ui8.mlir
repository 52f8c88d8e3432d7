// At the ends of the range of ui8, 0 to 255, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[0, 255, 0, 255, 0, 255, 255, 0, 5, 254]> : tensor<10xui8>
  %rhs = stablehlo.constant dense<[0, 255, 255, 0, 1, 1, 2, 3, 255, 255]> : tensor<10xui8>
  %result = stablehlo.multiply %lhs, %rhs : tensor<10xui8>
  check.expect_eq_const %result, dense<[0, 1, 0, 0, 0, 255, 254, 0, 251, 2]> : tensor<10xui8>
  return
}
