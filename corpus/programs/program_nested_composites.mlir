// Composites whose decompositions hold composites, three deep: sqrt(9 + 16) = 5, sqrt(25 + 144) = 13.
module @nested_composites {
  func.func private @square(%value: tensor<2xf32>) -> tensor<2xf32> {
    %result = stablehlo.multiply %value, %value : tensor<2xf32>
    return %result : tensor<2xf32>
  }
  func.func private @sum_of_squares(%first: tensor<2xf32>, %second: tensor<2xf32>) -> tensor<2xf32> {
    %first_square = stablehlo.composite "corpus.square" %first {decomposition = @square} : (tensor<2xf32>) -> tensor<2xf32>
    %second_square = stablehlo.composite "corpus.square" %second {decomposition = @square} : (tensor<2xf32>) -> tensor<2xf32>
    %result = stablehlo.add %first_square, %second_square : tensor<2xf32>
    return %result : tensor<2xf32>
  }
  func.func private @norm(%first: tensor<2xf32>, %second: tensor<2xf32>) -> tensor<2xf32> {
    %squares = stablehlo.composite "corpus.sum_of_squares" %first, %second {composite_attributes = {order = 2 : i64}, decomposition = @sum_of_squares, version = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %result = stablehlo.sqrt %squares : tensor<2xf32>
    return %result : tensor<2xf32>
  }
  func.func @main() {
    %first = stablehlo.constant dense<[3.0, -5.0]> : tensor<2xf32>
    %second = stablehlo.constant dense<[4.0, 12.0]> : tensor<2xf32>
    %result = stablehlo.composite "corpus.norm" %first, %second {composite_attributes = {name = "euclid", parts = [1, 2]}, decomposition = @norm, version = 1 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    check.expect_almost_eq_const %result, dense<[5.0, 13.0]> : tensor<2xf32>
    return
  }
}
