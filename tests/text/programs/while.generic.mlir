"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i64>, tensor<f32>) -> tensor<f32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<f32>):
    %0:2 = "stablehlo.while"(%arg0, %arg1) ({
    ^bb0(%arg6: tensor<i64>, %arg7: tensor<f32>):
      %3 = "stablehlo.compare"(%arg6, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<f32>):
      %1 = "stablehlo.while"(%arg2) ({
      ^bb0(%arg5: tensor<i64>):
        %2 = "stablehlo.compare"(%arg5, %arg2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
        "stablehlo.return"(%2) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg4: tensor<i64>):
        "stablehlo.return"(%arg4) : (tensor<i64>) -> ()
      }) : (tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1, %arg3) : (tensor<i64>, tensor<f32>) -> ()
    }) {note = "loop"} : (tensor<i64>, tensor<f32>) -> (tensor<i64>, tensor<f32>)
    "func.return"(%0#1) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
