// Sizes of the result are unknown until the program runs. The only integer of the interval [5, 6) is 5.
func.func @main() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %unknown = stablehlo.rng %a, %b, %shape_0, distribution =  UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<?xi1>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi1>, tensor<1xi64>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, false]> : tensor<2xi1>
  return
}
