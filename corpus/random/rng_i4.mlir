// The only integer of the interval [5, 6) is 5.
func.func @main() {
  %a = stablehlo.constant dense<5> : tensor<i4>
  %b = stablehlo.constant dense<6> : tensor<i4>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  UNIFORM : (tensor<i4>, tensor<i4>, tensor<1xi64>) -> tensor<2xi4>
  check.expect_eq_const %result, dense<[5, 5]> : tensor<2xi4>
  return
}
