module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  sdy.mesh @other = <["x"=2], device_ids=[1, 0]> {note = "kept"}
  sdy.mesh @plain = <["x"=2, "y"=2]>
  sdy.mesh @one = <[], device_ids=[3]>
  func.func @main(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, %arg1: tensor<8xf32>) -> (tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"x", "y":(2)2}>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x", ?}p1, {"y":(1)2}]> : tensor<4x8xf32>
    %1 = sdy.reshard %0 <mesh<["a"=2]>, [{}, {"a"}]> {note} : tensor<4x8xf32>
    %2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"y"}], unreduced={"x"}>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x", "y"} (%arg2: tensor<2x8xf32>, %arg3: tensor<2xf32>) {
      %9 = stablehlo.abs %arg2 : tensor<2x8xf32>
      sdy.return %9 : tensor<2x8xf32>
    } {note = 1 : i32} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
      %9 = sdy.constant dense<1.000000e+00> : tensor<3xf32>
      sdy.return
    } : () -> ()
    %3 = sdy.named_computation<"twice">(%arg1) out_shardings=[<@mesh, [{"y"}]>] (%arg2: tensor<8xf32>) {
      %9 = stablehlo.custom_call @twice(%arg2) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} reduction={i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
      sdy.return %9 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %4 = sdy.data_flow_edge %3 sharding=<@mesh, [{"y"}]> : tensor<8xf32>
    %5 = sdy.data_flow_edge %4 : tensor<8xf32>
    sdy.sharding_group %5 group_id=21 : tensor<8xf32>
    %6 = sdy.all_gather [{}, {"x", "y"}] %1 out_sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>
    %7 = sdy.all_to_all [{"x"}: 0->1] %6 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
    %8 = stablehlo.add %7, %7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x8xf32>
    return %2 : tensor<2x8xf32>
  }
}
