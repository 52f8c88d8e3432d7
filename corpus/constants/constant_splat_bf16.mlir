// All of 1000 elements are -3.5, and it stands in the file once. Elements 0 and 999 are cut out.
func.func @main() {
  %splat = stablehlo.constant dense<-3.5> : tensor<1000xbf16>
  %ends = stablehlo.slice %splat [0:1000:999] : (tensor<1000xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %ends, dense<-3.5> : tensor<2xbf16>
  return
}
