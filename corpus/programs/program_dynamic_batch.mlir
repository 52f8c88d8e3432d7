// Rows are divided by their sums, for any number of rows: the shape of the divisor is worked out from the size
// of the batch. 1 + 2 + 1 = 4, -3 + 5 + 6 = 8.
module @dynamic_batch {
  func.func private @normalize(%input: tensor<?x3xf32>) -> tensor<?x3xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %total = stablehlo.reduce(%input init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %batch = stablehlo.get_dimension_size %input, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
    %batch_vector = stablehlo.reshape %batch : (tensor<i32>) -> tensor<1xi32>
    %columns = stablehlo.constant dense<3> : tensor<1xi32>
    %shape = stablehlo.concatenate %batch_vector, %columns, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %totals = stablehlo.dynamic_broadcast_in_dim %total, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %result = stablehlo.divide %input, %totals : tensor<?x3xf32>
    return %result : tensor<?x3xf32>
  }
  func.func @main() {
    %known = stablehlo.constant dense<[[1.0, 2.0, 1.0], [-3.0, 5.0, 6.0]]> : tensor<2x3xf32>
    %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
    %operand = stablehlo.dynamic_reshape %known, %shape : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %unknown = call @normalize(%operand) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %result = stablehlo.dynamic_reshape %unknown, %shape : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
    check.expect_eq_const %result, dense<[[0.25, 0.5, 0.25], [-0.375, 0.625, 0.75]]> : tensor<2x3xf32>
    return
  }
}
