// A number of four bits becomes a row.
func.func @main() {
  %scalar = stablehlo.constant dense<-7> : tensor<i4>
  %row = stablehlo.broadcast_in_dim %scalar, dims = [] : (tensor<i4>) -> tensor<5xi4>
  check.expect_eq_const %row, dense<-7> : tensor<5xi4>
  return
}
