// The attribute replica_group_mesh_axes_v1: it came with 1.16.0.
func.func private @mesh()
func.func @main(%operand: tensor<2xf32>) -> tensor<?xf32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>
  }> : (tensor<2xf32>) -> tensor<?xf32>
  return %result : tensor<?xf32>
}
