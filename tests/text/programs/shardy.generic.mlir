"builtin.module"() ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2], device_ids=[1, 0]>, sym_name = "other"}> {note = "kept"} : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=2]>, sym_name = "plain"}> : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<[], device_ids=[3]>, sym_name = "one"}> : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}, {}], function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>, res_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"x", "y":(2)2}>}], sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"x", ?}p1, {"y":(1)2}]>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "sdy.reshard"(%0) <{sharding = #sdy.sharding<mesh<["a"=2]>, [{}, {"a"}]>}> {note} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "sdy.manual_computation"(%1, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"y"}], unreduced={"x"}>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg3: tensor<2x8xf32>, %arg4: tensor<2xf32>):
      %16 = "stablehlo.abs"(%arg3) : (tensor<2x8xf32>) -> tensor<2x8xf32>
      "sdy.return"(%16) : (tensor<2x8xf32>) -> ()
    }) {note = 1 : i32} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
    "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[]>}> ({
      %15 = "sdy.constant"() <{value = dense<1.000000e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
      "sdy.return"() : () -> ()
    }) : () -> ()
    %3 = "sdy.named_computation"(%arg1) <{name = "twice", out_shardings = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>}> ({
    ^bb0(%arg2: tensor<8xf32>):
      %14 = "stablehlo.custom_call"(%arg2) <{call_target_name = "twice"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} permutation={i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
      "sdy.return"(%14) : (tensor<8xf32>) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %4 = "sdy.data_flow_edge"(%3) <{sharding = #sdy.sharding<@mesh, [{"y"}]>}> : (tensor<8xf32>) -> tensor<8xf32>
    %5 = "stablehlo.optimization_barrier"(%4) : (tensor<8xf32>) -> tensor<8xf32>
    %6 = "sdy.data_flow_edge"(%5) : (tensor<8xf32>) -> tensor<8xf32>
    "sdy.sharding_group"(%6) <{group_id = 21 : i64}> : (tensor<8xf32>) -> ()
    %7 = "sdy.reshard"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "sdy.all_gather"(%7) <{gathering_axes = #sdy<list_of_axis_ref_lists[{}, {"y"}]>, out_sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "sdy.all_to_all"(%8) <{out_sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, params = #sdy<all_to_all_param_list[{"x"}: 0->1]>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "sdy.all_reduce"(%9) <{out_sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, reduction_axes = #sdy<axis_ref_list{"y"}>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "sdy.reduce_scatter"(%10) <{out_sharding = #sdy.sharding<@mesh, [{"y":(1)2}, {"x"}]>, reduce_scatter_axes = #sdy<list_of_axis_ref_lists[{"y":(1)2}, {}]>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "sdy.propagation_barrier"(%11) <{allowed_direction = 2 : i32}> {note} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "stablehlo.add"(%12, %12) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%2) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
