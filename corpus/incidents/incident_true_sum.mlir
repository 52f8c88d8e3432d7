// A sum over n values that are all true gave 255 n after the form of booleans in memory had changed.
// Seven of seven is 7.
func.func @main() {
  %flags = stablehlo.constant dense<true> : tensor<7xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ones = stablehlo.convert %flags : (tensor<7xi1>) -> tensor<7xi32>
  %sum = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %sum, dense<7> : tensor<i32>
  return
}
