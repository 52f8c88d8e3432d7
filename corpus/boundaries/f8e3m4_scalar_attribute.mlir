// The element type f8E3M4 of a number that a discardable attribute of a function holds: it came
// with 1.7.0.
func.func @main() attributes {my.value = 1.0 : f8E3M4} {
  %value = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
