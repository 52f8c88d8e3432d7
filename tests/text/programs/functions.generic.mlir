"builtin.module"() ({
  "func.func"() <{arg_attrs = [{note.first = 1 : i32}, {}], function_type = (tensor<4xf32>, i32) -> tensor<4xf32>, res_attrs = [{note.last}], sym_name = "outside", sym_visibility = "private"}> ({
  }) {note.of = "x"} : () -> ()
  "func.func"() <{arg_attrs = [{note.arg}, {}], function_type = (tensor<4xf32>, i32) -> (tensor<4xf32>, i32), sym_name = "caller", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<4xf32>, %arg2: i32):
    %0 = "func.call"(%arg1, %arg2) <{callee = @outside}> : (tensor<4xf32>, i32) -> tensor<4xf32>
    "func.return"(%0, %arg2) : (tensor<4xf32>, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), no_inline, sym_name = "nothing", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
    "func.func"() <{function_type = ((i32) -> i32) -> ((i32) -> i32), sym_name = "f"}> ({
    ^bb0(%arg0: (i32) -> i32):
      "func.return"(%arg0) : ((i32) -> i32) -> ()
    }) : () -> ()
  }) {note.deep = [1, 2.500000e+00]} : () -> ()
}) : () -> ()
