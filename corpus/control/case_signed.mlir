// Branch 1 of 0, 1 and 2: the second value.
func.func @main() {
  %index = stablehlo.constant dense<1> : tensor<i32>
  %first = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %second = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %result = "stablehlo.case"(%index) ({
    stablehlo.return %first : tensor<2xi32>
  }, {
    stablehlo.return %second : tensor<2xi32>
  }, {
    stablehlo.return %first : tensor<2xi32>
  }) : (tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[3, 4]> : tensor<2xi32>
  return
}
