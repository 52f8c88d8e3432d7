// The only integer of the interval [5, 6) is 5.
func.func @main() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, false]> : tensor<2xi1>
  return
}
