// The element type f4E2M1FN of a constant and a result: it came with 1.8.0.
func.func @main() {
  %value = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  check.expect_eq_const %value, dense<[1.0, 2.0]> : tensor<2xf4E2M1FN>
  return
}
