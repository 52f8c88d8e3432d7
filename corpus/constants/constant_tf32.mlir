// Both values need one and two bits of the fraction; tf32 has ten. Upstream calls the type tf31_v1.
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, -2.5]> : tensor<2xtf32>
  check.expect_eq_const %0, dense<[1.0, -2.5]> : tensor<2xtf32>
  return
}
