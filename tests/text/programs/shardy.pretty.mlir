module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  sdy.mesh @other = <["x"=2], device_ids=[1, 0]> {note = "kept"}
  sdy.mesh @plain = <["x"=2, "y"=2]>
  sdy.mesh @one = <[], device_ids=[3]>
  func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %arg1: tensor<8xf32>) -> (tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"x", "y":(2)2}>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x", ?}p1, {"y":(1)2}]> : tensor<4x8xf32>
    %1 = sdy.reshard %0 <mesh<["a"=2]>, [{}, {"a"}]> {note} : tensor<4x8xf32>
    %2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"y"}], unreduced={"x"}>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x", "y"} (%arg2: tensor<2x8xf32>, %arg3: tensor<2xf32>) {
      %14 = stablehlo.abs %arg2 : tensor<2x8xf32>
      sdy.return %14 : tensor<2x8xf32>
    } {note = 1 : i32} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      %14 = sdy.constant dense<1.000000e+00> : tensor<3xf32>
      sdy.return
    } : () -> ()
    %3 = sdy.named_computation<"twice">(%arg1) out_shardings=[<@mesh, [{"y"}]>] (%arg2: tensor<8xf32>) {
      %14 = stablehlo.custom_call @twice(%arg2) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} permutation={i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
      sdy.return %14 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %4 = sdy.data_flow_edge %3 sharding=<@mesh, [{"y"}]> : tensor<8xf32>
    %5 = stablehlo.optimization_barrier %4 : tensor<8xf32>
    %6 = sdy.data_flow_edge %5 : tensor<8xf32>
    sdy.sharding_group %6 group_id=21 : tensor<8xf32>
    %7 = sdy.reshard %arg0 <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
    %8 = sdy.all_gather [{}, {"y"}] %7 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
    %9 = sdy.all_to_all [{"x"}: 0->1] %8 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
    %10 = sdy.all_reduce {"y"} %9 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
    %11 = sdy.reduce_scatter [{"y":(1)2}, {}] %10 out_sharding=<@mesh, [{"y":(1)2}, {"x"}]> : tensor<4x8xf32>
    %12 = sdy.propagation_barrier %11 allowed_direction=BACKWARD {note} : tensor<4x8xf32>
    %13 = stablehlo.add %12, %12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x8xf32>
    return %2 : tensor<2x8xf32>
  }
}
