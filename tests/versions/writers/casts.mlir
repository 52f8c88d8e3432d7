// Values that pass between StableHLO and Shardy, each with several uses: every one needs a cast.
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.add %a, %b : tensor<f32>
  %1 = sdy.sharding_constraint %0 <@mesh, []> : tensor<f32>
  %2 = sdy.sharding_constraint %0 <@mesh, []> : tensor<f32>
  %3 = stablehlo.subtract %0, %1 : tensor<f32>
  %4 = sdy.sharding_constraint %1 <@mesh, []> : tensor<f32>
  %5:2 = sdy.manual_computation(%3, %a) in_shardings=[<@mesh, []>, <@mesh, []>] out_shardings=[<@mesh, []>, <@mesh, []>] manual_axes={} (%x: tensor<f32>, %y: tensor<f32>) {
    %6 = stablehlo.add %x, %y : tensor<f32>
    %7 = sdy.sharding_constraint %x <@mesh, []> : tensor<f32>
    %8 = stablehlo.multiply %6, %y : tensor<f32>
    %9 = stablehlo.multiply %6, %7 : tensor<f32>
    sdy.return %8, %6 : tensor<f32>, tensor<f32>
  } : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  %10 = stablehlo.add %5#0, %5#1 : tensor<f32>
  %11 = stablehlo.add %5#1, %5#0 : tensor<f32>
  %12 = stablehlo.add %2, %4 : tensor<f32>
  %13 = stablehlo.multiply %12, %1 : tensor<f32>
  return %10, %13 : tensor<f32>, tensor<f32>
}
