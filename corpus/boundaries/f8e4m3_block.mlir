// The element type f8E4M3 of a block argument: it came with 1.7.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %result:2 = stablehlo.while(%state = %operand, %goes_on = %no) : tensor<2xf8E4M3>, tensor<i1>
  cond {
    stablehlo.return %goes_on : tensor<i1>
  } do {
    stablehlo.return %state, %goes_on : tensor<2xf8E4M3>, tensor<i1>
  }
  check.expect_eq_const %result#0, dense<[1.0, 2.0]> : tensor<2xf8E4M3>
  return
}
