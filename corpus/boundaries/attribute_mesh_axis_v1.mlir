// The attribute mesh_axis_v1, on a function and on an op: it came with 1.16.0.
func.func @main() attributes {my.note = #stablehlo.mesh_axis<name = "x", size = 2>} {
  %value = stablehlo.constant {my.note = #stablehlo.mesh_axis<name = "x", size = 2>} dense<[3, 4]> : tensor<2xi32>
  check.expect_eq_const %value, dense<[3, 4]> : tensor<2xi32>
  return
}
