// Half of an axis: of an axis of size 4 the part behind the first 2, which is its minor half.
func.func @device(%operand: tensor<1xi32>) -> tensor<2xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "a", size = 2>, #stablehlo.mesh_axis<name = "b", size = 4>]>, axes = [#stablehlo.axis_ref<name = "b", sub_axis_info = (2)2>]>
  }> : (tensor<1xi32>) -> tensor<2xi32>
  return %result : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[10]> : tensor<1xi32>
  %input_1 = stablehlo.constant dense<[11]> : tensor<1xi32>
  %input_2 = stablehlo.constant dense<[12]> : tensor<1xi32>
  %input_3 = stablehlo.constant dense<[13]> : tensor<1xi32>
  %input_4 = stablehlo.constant dense<[14]> : tensor<1xi32>
  %input_5 = stablehlo.constant dense<[15]> : tensor<1xi32>
  %input_6 = stablehlo.constant dense<[16]> : tensor<1xi32>
  %input_7 = stablehlo.constant dense<[17]> : tensor<1xi32>
  %results:8 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3, %input_4, %input_5, %input_6, %input_7) <{
    programs = [[@device], [@device], [@device], [@device], [@device], [@device], [@device], [@device]]
  }> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[10, 11]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[10, 11]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[12, 13]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[12, 13]> : tensor<2xi32>
  check.expect_eq_const %results#4, dense<[14, 15]> : tensor<2xi32>
  check.expect_eq_const %results#5, dense<[14, 15]> : tensor<2xi32>
  check.expect_eq_const %results#6, dense<[16, 17]> : tensor<2xi32>
  check.expect_eq_const %results#7, dense<[16, 17]> : tensor<2xi32>
  return
}
