// A batch of unknown size whose size is announced and asserted, as exporters of models for any batch write it.
module @dynamic_batch_checked {
  func.func @main(%batch: tensor<i32>, %operand: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %size = stablehlo.get_dimension_size %operand, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
    %same = stablehlo.compare EQ, %size, %batch, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%same, %size, %batch) {api_version = 2 : i32, error_message = "the batch has {0} rows, {1} were announced", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %one = stablehlo.constant dense<1> : tensor<i32>
    %positive = stablehlo.compare GE, %batch, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%positive, %batch) {api_version = 2 : i32, error_message = "the batch has {0} rows and needs one", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
    %double = stablehlo.add %operand, %operand : tensor<?x3xf32>
    return %double : tensor<?x3xf32>
  }
}
