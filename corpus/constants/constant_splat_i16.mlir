// All of 1000 elements are -2, and it stands in the file once. Elements 0 and 999 are cut out.
func.func @main() {
  %splat = stablehlo.constant dense<-2> : tensor<1000xi16>
  %ends = stablehlo.slice %splat [0:1000:999] : (tensor<1000xi16>) -> tensor<2xi16>
  check.expect_eq_const %ends, dense<-2> : tensor<2xi16>
  return
}
