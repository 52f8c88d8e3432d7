// Shardy's ops and where its attributes stand.
sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @other = <["x"=2], device_ids=[1, 0]> {note = "kept"}
sdy.mesh @plain = <["x"=2, "y"=2], device_ids=[0, 1, 2, 3]>
sdy.mesh @one = <[], device_ids=[3]>
func.func @main(%lhs: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %rhs: tensor<8xf32>) -> (tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"x", "y":(2)2}>}) {
  %0 = sdy.sharding_constraint %lhs <@mesh, [{"x", ?}p1, {"y":(1)2}]> : tensor<4x8xf32>
  %1 = sdy.reshard %0 <mesh<["a"=2]>, [{}, {"a"}]> {note} : tensor<4x8xf32>
  %2 = sdy.manual_computation(%1, %rhs) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"y"}], unreduced={"x"}>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x", "y"}  (%part: tensor<2x8xf32>, %piece: tensor<2xf32>) {
    %3 = stablehlo.abs %part : tensor<2x8xf32>
    sdy.return %3 : tensor<2x8xf32>
  } {note = 1 : i32} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    %4 = sdy.constant dense<1.000000e+00> : tensor<3xf32>
    sdy.return
  } : () -> ()
  %5 = sdy.named_computation<"twice">(%rhs) out_shardings=[<@mesh, [{"y"}]>] (%arg: tensor<8xf32>) {
    %6 = stablehlo.custom_call @twice(%arg) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} permutation={i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %6 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %7 = sdy.data_flow_edge %5 sharding=<@mesh, [{"y"}]> : tensor<8xf32>
  %8 = stablehlo.optimization_barrier %7 : tensor<8xf32>
  %9 = sdy.data_flow_edge %8 : tensor<8xf32>
  sdy.sharding_group %9 group_id=21 : tensor<8xf32>
  %10 = sdy.reshard %lhs <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  %11 = sdy.all_gather [{}, {"y"}] %10 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
  %12 = sdy.all_to_all [{"x"}: 0->1] %11 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
  %13 = sdy.all_reduce {"y"} %12 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
  %14 = sdy.reduce_scatter [{"y":(1)2}, {}] %13 out_sharding=<@mesh, [{"y":(1)2}, {"x"}]> : tensor<4x8xf32>
  %15 = sdy.propagation_barrier %14 allowed_direction=BACKWARD {note} : tensor<4x8xf32>
  %16 = stablehlo.add %15, %15 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x8xf32>
  func.return %2 : tensor<2x8xf32>
}
