// Targets of an accelerator take a matrix of 25 and of 12 numbers and say no layouts: one with a version of its interface, one
// with a text that configures it.
func.func @main(%first: tensor<5x5xf32>, %second: tensor<4x6xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<4x6xf32>, tensor<4xf32>) {
  %factors, %pivots = stablehlo.custom_call @corpus_pivots(%first) {api_version = 2 : i32} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>)
  %vectors, %values = stablehlo.custom_call @corpus_vectors(%second) {backend_config = "lower,25"} : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>)
  return %factors, %pivots, %vectors, %values : tensor<5x5xf32>, tensor<5xi32>, tensor<4x6xf32>, tensor<4xf32>
}
