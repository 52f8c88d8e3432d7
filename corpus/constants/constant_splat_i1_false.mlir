// All of 1000 elements are false, and it stands in the file once. Elements 0 and 999 are cut out.
func.func @main() {
  %splat = stablehlo.constant dense<false> : tensor<1000xi1>
  %ends = stablehlo.slice %splat [0:1000:999] : (tensor<1000xi1>) -> tensor<2xi1>
  check.expect_eq_const %ends, dense<false> : tensor<2xi1>
  return
}
