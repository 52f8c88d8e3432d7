// |x| of signed integers. The least value is left out: its magnitude is no value of the type.
func.func @main() {
  %0 = stablehlo.constant dense<[-2147483647, -1, 0, 1, 2147483647]> : tensor<5xi32>
  %1 = stablehlo.abs %0 : tensor<5xi32>
  check.expect_eq_const %1, dense<[2147483647, 1, 0, 1, 2147483647]> : tensor<5xi32>
  return
}
