// A matrix of 35 rows and 38 columns, larger than a tile: the element in row r and column c is (38 r + 7 c) modulo
// 200, less 100; the corners, the middle and a column of the result are checked.
func.func @main() {
  %rows = stablehlo.iota dim = 0 : tensor<35x38xi64>
  %columns = stablehlo.iota dim = 1 : tensor<35x38xi64>
  %width = stablehlo.constant dense<38> : tensor<35x38xi64>
  %seven = stablehlo.constant dense<7> : tensor<35x38xi64>
  %modulus = stablehlo.constant dense<200> : tensor<35x38xi64>
  %middle = stablehlo.constant dense<100> : tensor<35x38xi64>
  %by_row = stablehlo.multiply %rows, %width : tensor<35x38xi64>
  %by_column = stablehlo.multiply %columns, %seven : tensor<35x38xi64>
  %sum = stablehlo.add %by_row, %by_column : tensor<35x38xi64>
  %rest = stablehlo.remainder %sum, %modulus : tensor<35x38xi64>
  %number = stablehlo.subtract %rest, %middle : tensor<35x38xi64>
  %operand = stablehlo.convert %number : (tensor<35x38xi64>) -> tensor<35x38xi8>
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<35x38xi8>) -> tensor<38x35xi8>
  %block = stablehlo.slice %result [31:38, 30:35] : (tensor<38x35xi8>) -> tensor<7x5xi8>
  %row = stablehlo.slice %result [5:6, 0:35] : (tensor<38x35xi8>) -> tensor<1x35xi8>
  %corner = stablehlo.slice %result [0:3, 0:2] : (tensor<38x35xi8>) -> tensor<3x2xi8>
  check.expect_eq_const %block, dense<[[57, 95, -67, -29, 9], [64, -98, -60, -22, 16], [71, -91, -53, -15, 23], [78, -84, -46, -8, 30], [85, -77, -39, -1, 37], [92, -70, -32, 6, 44], [99, -63, -25, 13, 51]]> : tensor<7x5xi8>
  check.expect_eq_const %row, dense<[[-65, -27, 11, 49, 87, -75, -37, 1, 39, 77, -85, -47, -9, 29, 67, -95, -57, -19, 19, 57, 95, -67, -29, 9, 47, 85, -77, -39, -1, 37, 75, -87, -49, -11, 27]]> : tensor<1x35xi8>
  check.expect_eq_const %corner, dense<[[-100, -62], [-93, -55], [-86, -48]]> : tensor<3x2xi8>
  return
}
