// A column of 3 and a row of 700 meet in a product, to which the row is added: element (r, c) is c * column[r] + c. A
// row has the sum 699 * 700 / 2 = 244650 of its c, which counts column[r] + 1 times: 3, 8 and 13 times are 733950,
// 1957200 and 3180450. Element (r, 699) is 699 * 3, 699 * 8 and 699 * 13.
func.func @main() {
  %column = stablehlo.constant dense<[2, 7, 12]> : tensor<3xi64>
  %row = stablehlo.iota dim = 0 : tensor<700xi64>
  %columns = stablehlo.broadcast_in_dim %column, dims = [0] : (tensor<3xi64>) -> tensor<3x700xi64>
  %rows = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<700xi64>) -> tensor<3x700xi64>
  %product = stablehlo.multiply %columns, %rows : tensor<3x700xi64>
  %result = stablehlo.add %product, %rows : tensor<3x700xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %sums = stablehlo.reduce(%result init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x700xi64>, tensor<i64>) -> tensor<3xi64>
  check.expect_eq_const %sums, dense<[733950, 1957200, 3180450]> : tensor<3xi64>
  %last = stablehlo.slice %result [0:3, 699:700] : (tensor<3x700xi64>) -> tensor<3x1xi64>
  check.expect_eq_const %last, dense<[[2097], [5592], [9087]]> : tensor<3x1xi64>
  return
}
