// Branch 1 of 0, 1 and 2: the second value.
func.func @main() {
  %index = stablehlo.constant dense<1> : tensor<i32>
  %first = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %second = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  %result = "stablehlo.case"(%index) ({
    stablehlo.return %first : tensor<2xi1>
  }, {
    stablehlo.return %second : tensor<2xi1>
  }, {
    stablehlo.return %first : tensor<2xi1>
  }) : (tensor<i32>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, false]> : tensor<2xi1>
  return
}
