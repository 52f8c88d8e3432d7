module {
  func.func @main() -> tensor<i32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %cst = stablehlo.constant {note = 1 : i32} dense<[1.000000e+00, -2.500000e+00]> : tensor<2xf32>
    %cst_0 = stablehlo.constant() <{value = dense<3> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
    %cst_1 = stablehlo.constant() <{value = dense<4> : tensor<1xi8>}> {note} : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f64>>
    %c_3 = stablehlo.constant dense<true> : tensor<3xi1>
    return %c : tensor<i32>
  }
}
