// There is no dimension 2 of a tensor of rank 2.
func.func @main() {
  %iota = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3xi32>
  return
}
