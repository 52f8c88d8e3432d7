// A mesh with an axis of size 1, by which every device is a group of its own.
func.func @device(%operand: tensor<1xi32>) -> tensor<1xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 3>, #stablehlo.mesh_axis<name = "y", size = 1>]>, axes = [#stablehlo.axis_ref<name = "y">]>
  }> : (tensor<1xi32>) -> tensor<1xi32>
  return %result : tensor<1xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[10]> : tensor<1xi32>
  %input_1 = stablehlo.constant dense<[11]> : tensor<1xi32>
  %input_2 = stablehlo.constant dense<[12]> : tensor<1xi32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device], [@device], [@device]]
  }> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
  check.expect_eq_const %results#0, dense<[10]> : tensor<1xi32>
  check.expect_eq_const %results#1, dense<[11]> : tensor<1xi32>
  check.expect_eq_const %results#2, dense<[12]> : tensor<1xi32>
  return
}
