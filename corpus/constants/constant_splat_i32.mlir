// All of 1000 elements are -2147483648, and it stands in the file once. Elements 0 and 999 are cut out.
func.func @main() {
  %splat = stablehlo.constant dense<-2147483648> : tensor<1000xi32>
  %ends = stablehlo.slice %splat [0:1000:999] : (tensor<1000xi32>) -> tensor<2xi32>
  check.expect_eq_const %ends, dense<-2147483648> : tensor<2xi32>
  return
}
