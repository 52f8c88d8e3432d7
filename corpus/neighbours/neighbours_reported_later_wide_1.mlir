// Rewrites. Each check is a row of rows/reported_later.txt: its operands break the rewrite where its condition does not hold.
func.func private @product_and_bias_scaled_f64(%x: tensor<2x2xf64>, %y: tensor<2x2xf64>, %z: tensor<2xf64>) -> tensor<2x2xf64> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<2xf64>) -> tensor<2x2xf64>
  %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<2x2xf64>
  %literal = stablehlo.constant dense<0.5> : tensor<2x2xf64>
  %multiply = stablehlo.multiply %add, %literal : tensor<2x2xf64>
  return %multiply : tensor<2x2xf64>
}

func.func @main() {
  // product_and_bias_scaled_f64: what is added is scaled, too
  %product_and_bias_scaled_f64.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %product_and_bias_scaled_f64.y = stablehlo.constant dense<[[2.0, 1.0], [5.0, 3.0]]> : tensor<2x2xf64>
  %product_and_bias_scaled_f64.z = stablehlo.constant dense<[100.0, 30.0]> : tensor<2xf64>
  %product_and_bias_scaled_f64 = call @product_and_bias_scaled_f64(%product_and_bias_scaled_f64.x, %product_and_bias_scaled_f64.y, %product_and_bias_scaled_f64.z) : (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %product_and_bias_scaled_f64, dense<[[56.0, 18.5], [63.0, 22.5]]> : tensor<2x2xf64> loc("product_and_bias_scaled_f64")
  // products_of_columns_joined_f64: each product keeps its own factors
  %products_of_columns_joined_f64.x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %products_of_columns_joined_f64.slice = stablehlo.slice %products_of_columns_joined_f64.x [0:2, 2:3] : (tensor<2x3xf64>) -> tensor<2x1xf64>
  %products_of_columns_joined_f64.slice_2 = stablehlo.slice %products_of_columns_joined_f64.x [0:2, 1:2] : (tensor<2x3xf64>) -> tensor<2x1xf64>
  %products_of_columns_joined_f64.multiply = stablehlo.multiply %products_of_columns_joined_f64.slice, %products_of_columns_joined_f64.slice : tensor<2x1xf64>
  %products_of_columns_joined_f64.multiply_2 = stablehlo.multiply %products_of_columns_joined_f64.slice_2, %products_of_columns_joined_f64.slice : tensor<2x1xf64>
  %products_of_columns_joined_f64.concatenate = stablehlo.concatenate %products_of_columns_joined_f64.multiply, %products_of_columns_joined_f64.multiply_2, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %products_of_columns_joined_f64.concatenate, dense<[[9.0, 6.0], [36.0, 30.0]]> : tensor<2x2xf64> loc("products_of_columns_joined_f64")
  // products_of_reshaped_columns_joined_f64: each product keeps its own factors
  %products_of_reshaped_columns_joined_f64.x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %products_of_reshaped_columns_joined_f64.slice = stablehlo.slice %products_of_reshaped_columns_joined_f64.x [0:2, 2:3] : (tensor<2x3xf64>) -> tensor<2x1xf64>
  %products_of_reshaped_columns_joined_f64.reshape = stablehlo.reshape %products_of_reshaped_columns_joined_f64.slice : (tensor<2x1xf64>) -> tensor<2xf64>
  %products_of_reshaped_columns_joined_f64.slice_2 = stablehlo.slice %products_of_reshaped_columns_joined_f64.x [0:2, 1:2] : (tensor<2x3xf64>) -> tensor<2x1xf64>
  %products_of_reshaped_columns_joined_f64.reshape_2 = stablehlo.reshape %products_of_reshaped_columns_joined_f64.slice_2 : (tensor<2x1xf64>) -> tensor<2xf64>
  %products_of_reshaped_columns_joined_f64.multiply = stablehlo.multiply %products_of_reshaped_columns_joined_f64.reshape, %products_of_reshaped_columns_joined_f64.reshape : tensor<2xf64>
  %products_of_reshaped_columns_joined_f64.reshape_3 = stablehlo.reshape %products_of_reshaped_columns_joined_f64.multiply : (tensor<2xf64>) -> tensor<2x1xf64>
  %products_of_reshaped_columns_joined_f64.multiply_2 = stablehlo.multiply %products_of_reshaped_columns_joined_f64.reshape_2, %products_of_reshaped_columns_joined_f64.reshape : tensor<2xf64>
  %products_of_reshaped_columns_joined_f64.reshape_4 = stablehlo.reshape %products_of_reshaped_columns_joined_f64.multiply_2 : (tensor<2xf64>) -> tensor<2x1xf64>
  %products_of_reshaped_columns_joined_f64.concatenate = stablehlo.concatenate %products_of_reshaped_columns_joined_f64.reshape_3, %products_of_reshaped_columns_joined_f64.reshape_4, dim = 1 : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %products_of_reshaped_columns_joined_f64.concatenate, dense<[[9.0, 6.0], [36.0, 30.0]]> : tensor<2x2xf64> loc("products_of_reshaped_columns_joined_f64")
  return
}
