func.func @part(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }
func.func @main(%a: tensor<f32>, %t: !stablehlo.token) {
  %0 = stablehlo.custom_call @target(%a, %a) {api_version = 2 : i32, backend_config = "b", has_side_effect = true} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1:2 = stablehlo.custom_call @"odd name"() {api_version = 1 : i32, called_computations = [@part], has_side_effect = false} : () -> (tensor<f32>, tensor<f32>)
  %2 = stablehlo.composite "my.op" %a {composite_attributes = {k = 1 : i64}, decomposition = @part, version = 2 : i32} : (tensor<f32>) -> tensor<f32>
  %3 = stablehlo.composite "my.op" %a {decomposition = @part, version = 0 : i32} : (tensor<f32>) -> tensor<f32>
  %4 = stablehlo.tuple %a, %0 : tuple<tensor<f32>, tensor<f32>>
  %5 = stablehlo.get_tuple_element %4[1] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
  %6 = stablehlo.after_all %t, %t : !stablehlo.token
  %7 = stablehlo.after_all : !stablehlo.token
  %8:2 = stablehlo.optimization_barrier %a, %t : tensor<f32>, !stablehlo.token
  stablehlo.optimization_barrier ()
  %9 = stablehlo.create_token : !stablehlo.token
  %10:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  %11 = stablehlo.replica_id : tensor<ui32>
  %seed = stablehlo.constant dense<0> : tensor<2xui64>
  %out, %state = stablehlo.rng_bit_generator %seed, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  return
}
