"builtin.module"() ({
  "func.func"() <{arg_attrs = [{note.first = 1 : i32}, {}], function_type = (tensor<4xf32>, i32) -> tensor<4xf32>, res_attrs = [{note.last}], sym_name = "outside", sym_visibility = "private"}> ({
  }) {note.of = "x"} : () -> ()
  "func.func"() <{arg_attrs = [{note.arg}, {}], function_type = (tensor<4xf32>, i32) -> (tensor<4xf32>, i32), sym_name = "caller", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4xf32>, %arg3: i32):
    %4 = "func.call"(%arg2, %arg3) <{callee = @outside}> : (tensor<4xf32>, i32) -> tensor<4xf32>
    "func.return"(%4, %arg3) : (tensor<4xf32>, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), no_inline, sym_name = "nothing", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = ((i32) -> i32) -> ((i32) -> i32), sym_name = "f"}> ({
    ^bb0(%arg1: (i32) -> i32):
      "func.return"(%arg1) : ((i32) -> i32) -> ()
    }) : () -> ()
  }) {note.deep = [1, 2.500000e+00]} : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "values"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.constant"() <{value = @values}> : () -> ((i32) -> i32)
    %1 = "func.constant"() <{value = @values}> {note} : () -> ((i32) -> i32)
    %2 = "func.call_indirect"(%0, %arg0) : ((i32) -> i32, i32) -> i32
    %3 = "func.call_indirect"(%1, %2) {note = 1 : i32} : ((i32) -> i32, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
