// Any of the last of three dimensions, and a reduction over no dimension, which joins each boolean with the first value.
func.func @main() {
  %planes = stablehlo.constant dense<[[[false, false], [true, false], [true, true]], [[false, true], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %row = stablehlo.constant dense<[true, false, false, true, false]> : tensor<5xi1>
  %any = stablehlo.reduce(%planes init: %no) applies stablehlo.or across dimensions = [2] : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<2x3xi1>
  %same = stablehlo.reduce(%row init: %no) applies stablehlo.or across dimensions = [] : (tensor<5xi1>, tensor<i1>) -> tensor<5xi1>
  check.expect_eq_const %any, dense<[[false, true, true], [true, false, true]]> : tensor<2x3xi1>
  check.expect_eq_const %same, dense<[true, false, false, true, false]> : tensor<5xi1>
  return
}
