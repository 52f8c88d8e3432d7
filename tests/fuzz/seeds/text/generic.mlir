#loc = loc("a":1:2)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2xf32> loc("x")):
    %0 = "stablehlo.add"(%arg0, %arg0) {k = 1 : i8} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#loc)
    "func.return"(%0) : (tensor<2xf32>) -> () loc(callsite("c" at fused<"m">["d", unknown]))
  }) : () -> ()
}) : () -> ()
