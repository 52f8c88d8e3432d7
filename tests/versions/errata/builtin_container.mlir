// target: 1.1.0
// options: --allow-unregistered-dialect --allow-other-dialects
// refused: type !vhlo.i2_v1 (in operand 0) needs 1.2.0
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"main">, sym_visibility = #vhlo.string_v1<"">}> ({
  %0 = "foreign.make"() : () -> tuple<!vhlo.i2_v1>
  "vhlo.optimization_barrier_v1"(%0) : (tuple<!vhlo.i2_v1>) -> ()
  "vhlo.return_v1"() : () -> ()
}) : () -> ()
