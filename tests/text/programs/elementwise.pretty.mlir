module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xi1>, %arg2: tensor<?xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg0, %arg0 {note = "n"} : tensor<2xf32>
    %1 = stablehlo.add %arg2, %arg0 : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.exponential %1 : tensor<2xf32>
    %3 = stablehlo.tan %2 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
    %4 = stablehlo.select %arg1, %3, %0 : tensor<2xi1>, tensor<2xf32>
    %5 = stablehlo.select %arg1, %4, %arg2 : (tensor<2xi1>, tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
    %6 = stablehlo.complex %5, %5 : tensor<2xcomplex<f32>>
    %7 = stablehlo.real %6 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %8 = stablehlo.compare LT, %7, %7 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %9 = stablehlo.compare GE, %7, %7, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %10 = stablehlo.clamp %7, %7, %7 : tensor<2xf32>
    %11 = stablehlo.reduce_precision %10, format = e5m10 : tensor<2xf32>
    %12 = stablehlo.convert %11 : (tensor<2xf32>) -> tensor<2xi32>
    return %11 : tensor<2xf32>
  }
}
