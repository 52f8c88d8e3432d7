// any and all of a row of booleans.
func.func @main() {
  %row = stablehlo.constant dense<[false, true, false, false, true]> : tensor<5xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %any = stablehlo.reduce(%row init: %no) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %all = stablehlo.reduce(%row init: %yes) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %any, dense<true> : tensor<i1>
  check.expect_eq_const %all, dense<false> : tensor<i1>
  return
}
