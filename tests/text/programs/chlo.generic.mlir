"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<?xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>):
    %0 = "chlo.tan"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "chlo.broadcast_add"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
    %2 = "chlo.broadcast_compare"(%arg0, %arg0) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3:2 = "chlo.top_k"(%arg0) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %4:2 = "chlo.top_k"(%arg0) <{is_stable = false, k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %5 = "chlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %6 = "chlo.next_after"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
