// A program as jax.jit exports it with shardings: a function whose argument and result are divided over the mesh, and
// a constraint inside. Shardings say where elements lie, never what they are, so the result is the operand plus itself.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func private @step(%operand: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) ->
      (tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {?}]>}) {
    %moved = sdy.sharding_constraint %operand <@mesh, [{"x", "y"}, {}]> : tensor<4x2xf32>
    %sum = stablehlo.add %moved, %operand {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x2xf32>
    func.return %sum : tensor<4x2xf32>
  }
  func.func @main() {
    %operand = stablehlo.constant dense<[[3.0, -1.0], [4.0, 1.0], [-5.0, 9.0], [2.0, 6.0]]> : tensor<4x2xf32>
    %result = func.call @step(%operand) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    check.expect_eq_const %result, dense<[[6.0, -2.0], [8.0, 2.0], [-10.0, 18.0], [4.0, 12.0]]> : tensor<4x2xf32>
    func.return
  }
}
