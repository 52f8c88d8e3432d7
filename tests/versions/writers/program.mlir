// Values with several uses: the results of ops that were revised in 1.9.0 and 1.18.0, and several results and
// arguments of one op and one block.
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.exponential %a : tensor<f32>
  %1:3 = stablehlo.custom_call @target(%0, %a) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  %2 = stablehlo.add %1#1, %1#2 : tensor<f32>
  %3 = stablehlo.tanh %b : tensor<f32>
  %4 = stablehlo.subtract %1#1, %1#2 : tensor<f32>
  %5:2 = stablehlo.while(%x = %0, %y = %3) : tensor<f32>, tensor<f32>
   cond {
    %6 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %7 = stablehlo.sine %x : tensor<f32>
    %8 = stablehlo.cosine %y : tensor<f32>
    %9 = stablehlo.multiply %7, %x : tensor<f32>
    %10 = stablehlo.sine %y : tensor<f32>
    %11 = stablehlo.add %7, %3 : tensor<f32>
    stablehlo.return %9, %11 : tensor<f32>, tensor<f32>
  }
  %12 = stablehlo.add %1#1, %5#0 : tensor<f32>
  %13 = stablehlo.sine %a : tensor<f32>
  %14 = stablehlo.log %c : tensor<f32>
  %15 = stablehlo.add %b, %c : tensor<f32>
  return %2, %4, %12 : tensor<f32>, tensor<f32>, tensor<f32>
}
