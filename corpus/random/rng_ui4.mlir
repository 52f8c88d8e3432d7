// The only integer of the interval [5, 6) is 5.
func.func @main() {
  %a = stablehlo.constant dense<5> : tensor<ui4>
  %b = stablehlo.constant dense<6> : tensor<ui4>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.rng %a, %b, %shape, distribution =  UNIFORM : (tensor<ui4>, tensor<ui4>, tensor<1xi64>) -> tensor<2xui4>
  check.expect_eq_const %result, dense<[5, 5]> : tensor<2xui4>
  return
}
