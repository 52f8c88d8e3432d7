// Index 0 takes branch 0 of three.
func.func @main() {
  %index = stablehlo.constant dense<0> : tensor<i32>
  %first = stablehlo.constant dense<1> : tensor<i32>
  %second = stablehlo.constant dense<2> : tensor<i32>
  %third = stablehlo.constant dense<3> : tensor<i32>
  %result = "stablehlo.case"(%index) ({
    stablehlo.return %first : tensor<i32>
  }, {
    stablehlo.return %second : tensor<i32>
  }, {
    stablehlo.return %third : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<1> : tensor<i32>
  return
}
