// Branch 1 of 0, 1 and 2: the second value.
func.func @main() {
  %index = stablehlo.constant dense<1> : tensor<i32>
  %first = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>
  %second = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %result = "stablehlo.case"(%index) ({
    stablehlo.return %first : tensor<2xf32>
  }, {
    stablehlo.return %second : tensor<2xf32>
  }, {
    stablehlo.return %first : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}
