"builtin.module"() ({
  "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "part"}> ({
  ^bb0(%arg2: tensor<f32>):
    "func.return"(%arg2) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, !stablehlo.token) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: !stablehlo.token):
    %0 = "stablehlo.custom_call"(%arg0, %arg0) <{api_version = 2 : i32, backend_config = "b", call_target_name = "target", has_side_effect = true}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1:2 = "stablehlo.custom_call"() <{api_version = 1 : i32, call_target_name = "odd name", called_computations = [@part], has_side_effect = false}> : () -> (tensor<f32>, tensor<f32>)
    %2 = "stablehlo.composite"(%arg0) <{composite_attributes = {k = 1 : i64}, decomposition = @part, name = "my.op", version = 2 : i32}> : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.composite"(%arg0) <{decomposition = @part, name = "my.op", version = 0 : i32}> : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.tuple"(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tuple<tensor<f32>, tensor<f32>>
    %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
    %6 = "stablehlo.after_all"(%arg1, %arg1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %7 = "stablehlo.after_all"() : () -> !stablehlo.token
    %8:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<f32>, !stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    "stablehlo.optimization_barrier"() : () -> ()
    %9 = "stablehlo.create_token"() : () -> !stablehlo.token
    %10:2 = "stablehlo.infeed"(%arg1) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    %11 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2xui64>}> : () -> tensor<2xui64>
    %13:2 = "stablehlo.rng_bit_generator"(%12) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
