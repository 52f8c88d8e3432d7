// One of two masks of 20 booleans, by a third.
func.func @main() {
  %chosen = stablehlo.constant dense<[[false, true, false, false, false], [false, false, true, false, true], [false, true, true, false, false], [true, true, true, true, true]]> : tensor<4x5xi1>
  %yes = stablehlo.constant dense<[[true, false, false, true, false], [false, true, false, false, true], [true, false, false, false, true], [true, true, false, true, true]]> : tensor<4x5xi1>
  %no = stablehlo.constant dense<[[false, true, true, true, true], [false, true, true, true, true], [false, false, false, true, false], [true, false, false, false, false]]> : tensor<4x5xi1>
  %result = stablehlo.select %chosen, %yes, %no : tensor<4x5xi1>, tensor<4x5xi1>
  check.expect_eq_const %result, dense<[[false, false, true, true, true], [false, true, false, true, true], [false, false, false, true, false], [true, true, false, true, true]]> : tensor<4x5xi1>
  return
}
