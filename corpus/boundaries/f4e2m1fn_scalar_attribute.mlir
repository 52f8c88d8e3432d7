// The element type f4E2M1FN of a number that a discardable attribute of a function holds: it came
// with 1.8.0.
func.func @main() attributes {my.value = 1.0 : f4E2M1FN} {
  %value = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
