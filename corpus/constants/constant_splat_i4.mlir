// All of 1000 elements are -8, and it stands in the file once. Elements 0 and 999 are cut out.
func.func @main() {
  %splat = stablehlo.constant dense<-8> : tensor<1000xi4>
  %ends = stablehlo.slice %splat [0:1000:999] : (tensor<1000xi4>) -> tensor<2xi4>
  check.expect_eq_const %ends, dense<-8> : tensor<2xi4>
  return
}
