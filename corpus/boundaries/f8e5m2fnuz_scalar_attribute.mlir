// The element type f8E5M2FNUZ of a number that a discardable attribute of a function holds: it came
// with 0.10.0.
func.func @main() attributes {my.value = 1.0 : f8E5M2FNUZ} {
  %value = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
