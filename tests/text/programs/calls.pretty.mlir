module {
  func.func @part(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) {
    %0 = stablehlo.custom_call @target(%arg0, %arg0) {api_version = 2 : i32, backend_config = "b", has_side_effect = true} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1:2 = stablehlo.custom_call @"odd name"() {called_computations = [@part]} : () -> (tensor<f32>, tensor<f32>)
    %2 = stablehlo.composite "my.op" %arg0 {composite_attributes = {k = 1 : i64}, decomposition = @part, version = 2 : i32} : (tensor<f32>) -> tensor<f32>
    %3 = stablehlo.composite "my.op" %arg0 {decomposition = @part} : (tensor<f32>) -> tensor<f32>
    %4 = stablehlo.tuple %arg0, %0 : tuple<tensor<f32>, tensor<f32>>
    %5 = stablehlo.get_tuple_element %4[1] : (tuple<tensor<f32>, tensor<f32>>) -> tensor<f32>
    %6 = stablehlo.after_all %arg1, %arg1 : !stablehlo.token
    %7 = stablehlo.after_all  : !stablehlo.token
    %8:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<f32>, !stablehlo.token
    stablehlo.optimization_barrier()
    %9 = stablehlo.create_token : !stablehlo.token
    %10:2 = "stablehlo.infeed"(%arg1) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    %11 = stablehlo.replica_id : tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %c, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
    return
  }
}
