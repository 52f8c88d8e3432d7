// Groups by an axis of a mesh of 2 by 3 devices: those that differ in y alone.
func.func @device(%operand: tensor<1xi32>) -> tensor<3xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 3>]>, axes = [#stablehlo.axis_ref<name = "y">]>
  }> : (tensor<1xi32>) -> tensor<3xi32>
  return %result : tensor<3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[10]> : tensor<1xi32>
  %input_1 = stablehlo.constant dense<[11]> : tensor<1xi32>
  %input_2 = stablehlo.constant dense<[12]> : tensor<1xi32>
  %input_3 = stablehlo.constant dense<[13]> : tensor<1xi32>
  %input_4 = stablehlo.constant dense<[14]> : tensor<1xi32>
  %input_5 = stablehlo.constant dense<[15]> : tensor<1xi32>
  %results:6 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3, %input_4, %input_5) <{
    programs = [[@device], [@device], [@device], [@device], [@device], [@device]]
  }> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %results#0, dense<[10, 11, 12]> : tensor<3xi32>
  check.expect_eq_const %results#1, dense<[10, 11, 12]> : tensor<3xi32>
  check.expect_eq_const %results#2, dense<[10, 11, 12]> : tensor<3xi32>
  check.expect_eq_const %results#3, dense<[13, 14, 15]> : tensor<3xi32>
  check.expect_eq_const %results#4, dense<[13, 14, 15]> : tensor<3xi32>
  check.expect_eq_const %results#5, dense<[13, 14, 15]> : tensor<3xi32>
  return
}
