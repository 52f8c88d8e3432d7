// Nothing, in 0 rows of 3: the result has the same shape.
func.func @main() {
  %pred = stablehlo.constant dense<> : tensor<0x3xi1>
  %on_true = stablehlo.constant dense<> : tensor<0x3xf32>
  %on_false = stablehlo.constant dense<> : tensor<0x3xf32>
  %result = stablehlo.select %pred, %on_true, %on_false : tensor<0x3xi1>, tensor<0x3xf32>
  check.expect_eq_const %result, dense<> : tensor<0x3xf32>
  return
}
