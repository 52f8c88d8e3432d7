"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, f32, tensor<2x3xf32>) -> f32, sym_name = "main"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: f32, %arg3: tensor<2x3xf32>):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %4 = "arith.constant"() <{value = dense<2> : tensor<2xi32>}> : () -> tensor<2xi32>
    "scf.for"(%arg0, %0, %0) ({
    ^bb0(%arg7: index):
      "scf.yield"() : () -> ()
    }) {note} : (index, index, index) -> ()
    "scf.for"(%arg1, %1, %1) ({
    ^bb0(%arg6: i32):
      "other.use"(%arg6) : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %5 = "scf.for"(%arg0, %0, %0, %arg2) ({
    ^bb0(%arg4: index, %arg5: f32):
      %9 = "arith.addf"(%arg5, %2) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%9, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%10) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %6 = "builtin.unrealized_conversion_cast"(%5) {note} : (f32) -> i32
    %7:2 = "builtin.unrealized_conversion_cast"() : () -> (i32, f32)
    %8 = "tensor.insert"(%arg2, %arg3, %0, %arg0) : (f32, tensor<2x3xf32>, index, index) -> tensor<2x3xf32>
    "func.return"(%5) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
