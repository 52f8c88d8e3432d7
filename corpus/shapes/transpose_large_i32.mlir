// A matrix of 35 rows and 38 columns, larger than a tile: the element in row r and column c is (38 r + 7 c) modulo
// 6000, less 3000; the corners, the middle and a column of the result are checked.
func.func @main() {
  %rows = stablehlo.iota dim = 0 : tensor<35x38xi64>
  %columns = stablehlo.iota dim = 1 : tensor<35x38xi64>
  %width = stablehlo.constant dense<38> : tensor<35x38xi64>
  %seven = stablehlo.constant dense<7> : tensor<35x38xi64>
  %modulus = stablehlo.constant dense<6000> : tensor<35x38xi64>
  %middle = stablehlo.constant dense<3000> : tensor<35x38xi64>
  %by_row = stablehlo.multiply %rows, %width : tensor<35x38xi64>
  %by_column = stablehlo.multiply %columns, %seven : tensor<35x38xi64>
  %sum = stablehlo.add %by_row, %by_column : tensor<35x38xi64>
  %rest = stablehlo.remainder %sum, %modulus : tensor<35x38xi64>
  %number = stablehlo.subtract %rest, %middle : tensor<35x38xi64>
  %operand = stablehlo.convert %number : (tensor<35x38xi64>) -> tensor<35x38xi32>
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<35x38xi32>) -> tensor<38x35xi32>
  %block = stablehlo.slice %result [31:38, 30:35] : (tensor<38x35xi32>) -> tensor<7x5xi32>
  %row = stablehlo.slice %result [5:6, 0:35] : (tensor<38x35xi32>) -> tensor<1x35xi32>
  %corner = stablehlo.slice %result [0:3, 0:2] : (tensor<38x35xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %block, dense<[[-1643, -1605, -1567, -1529, -1491], [-1636, -1598, -1560, -1522, -1484], [-1629, -1591, -1553, -1515, -1477], [-1622, -1584, -1546, -1508, -1470], [-1615, -1577, -1539, -1501, -1463], [-1608, -1570, -1532, -1494, -1456], [-1601, -1563, -1525, -1487, -1449]]> : tensor<7x5xi32>
  check.expect_eq_const %row, dense<[[-2965, -2927, -2889, -2851, -2813, -2775, -2737, -2699, -2661, -2623, -2585, -2547, -2509, -2471, -2433, -2395, -2357, -2319, -2281, -2243, -2205, -2167, -2129, -2091, -2053, -2015, -1977, -1939, -1901, -1863, -1825, -1787, -1749, -1711, -1673]]> : tensor<1x35xi32>
  check.expect_eq_const %corner, dense<[[-3000, -2962], [-2993, -2955], [-2986, -2948]]> : tensor<3x2xi32>
  return
}
