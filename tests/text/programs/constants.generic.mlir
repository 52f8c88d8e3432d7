"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<i32>, sym_name = "main"}> ({
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -2.500000e+00]> : tensor<2xf32>}> {note = 1 : i32} : () -> tensor<2xf32>
    %2 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi8>}> {note} : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
    %4 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %5 = "stablehlo.constant"() <{value = dense<true> : tensor<3xi1>}> : () -> tensor<3xi1>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
