// The specification's own example (docs/spec.md of 1.20.0, "case"): values as it gives them.
func.func @main() {
  %result_0 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  %result_1 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %index = stablehlo.constant dense<-1> : tensor<i32>
  %results:2 = "stablehlo.case"(%index) ({
    stablehlo.return %result_0, %result_0 : tensor<2xi64>, tensor<2xi64>
  }, {
    stablehlo.return %result_1, %result_1 : tensor<2xi64>, tensor<2xi64>
  }) : (tensor<i32>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %results#0, dense<[1, 1]> : tensor<2xi64>
  check.expect_eq_const %results#1, dense<[1, 1]> : tensor<2xi64>
  return
}
