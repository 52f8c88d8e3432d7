"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    "check.expect_eq_const"(%arg0) <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : (tensor<2xf32>) -> ()
    "check.expect_eq"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> ()
    "check.expect_almost_eq_const"(%arg0) <{value = dense<1.000000e+00> : tensor<2xf32>}> : (tensor<2xf32>) -> ()
    "check.expect_almost_eq_const"(%arg0) <{tolerance = 5.000000e-01 : f64, value = dense<1.000000e+00> : tensor<2xf32>}> : (tensor<2xf32>) -> ()
    "check.expect_almost_eq"(%arg0, %arg0) <{tolerance = 1.000000e-04 : f64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
    "check.expect_almost_eq"(%arg0, %arg0) <{tolerance = 1.000000e-03 : f64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
    "check.expect_close"(%arg0, %arg0) <{max_ulp_difference = 3 : ui64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
    "check.expect_close"(%arg0, %arg0) <{max_ulp_difference = 3 : ui64, min_ulp_difference = 1 : ui64}> : (tensor<2xf32>, tensor<2xf32>) -> ()
    "check.expect_serialized_eq"(%arg0) <{iteration = 2 : ui32, probe_id = "p"}> : (tensor<2xf32>) -> ()
    %0 = "interpreter.probe"(%arg0) <{probe_id = "p"}> : (tensor<2xf32>) -> tensor<2xf32>
    "interpreter.print"(%0) : (tensor<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
