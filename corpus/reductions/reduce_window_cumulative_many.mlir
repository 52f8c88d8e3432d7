// Cumulative sums of 300 columns at once: the element in row r and column k is (7 k + 31 r) modulo 101. Some columns
// are checked.
func.func @main() {
  %row = stablehlo.iota dim = 0 : tensor<13x300xi32>
  %column = stablehlo.iota dim = 1 : tensor<13x300xi32>
  %seven = stablehlo.constant dense<7> : tensor<13x300xi32>
  %step = stablehlo.constant dense<31> : tensor<13x300xi32>
  %modulus = stablehlo.constant dense<101> : tensor<13x300xi32>
  %across = stablehlo.multiply %column, %seven : tensor<13x300xi32>
  %down = stablehlo.multiply %row, %step : tensor<13x300xi32>
  %number = stablehlo.add %across, %down : tensor<13x300xi32>
  %operand = stablehlo.remainder %number, %modulus : tensor<13x300xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = "stablehlo.reduce_window"(%operand, %init) <{
    padding = dense<[[12, 0], [0, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 13, 1>
  }> ({
  ^bb0(%partial: tensor<i32>, %element: tensor<i32>):
    %sum = stablehlo.add %partial, %element : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<13x300xi32>, tensor<i32>) -> tensor<13x300xi32>
  %begin = stablehlo.slice %result [0:13, 0:2] : (tensor<13x300xi32>) -> tensor<13x2xi32>
  check.expect_eq_const %begin, dense<[[0, 7], [31, 45], [93, 114], [186, 214], [209, 244], [263, 305], [348, 397], [363, 419], [409, 472], [486, 556], [493, 570], [531, 615], [600, 691]]> : tensor<13x2xi32>
  %seam = stablehlo.slice %result [0:13, 254:258] : (tensor<13x300xi32>) -> tensor<13x4xi32>
  check.expect_eq_const %seam, dense<[[61, 68, 75, 82], [153, 167, 80, 94], [175, 196, 116, 137], [228, 256, 183, 211], [312, 347, 281, 215], [326, 368, 309, 250], [371, 420, 368, 316], [447, 503, 458, 413], [453, 516, 478, 440], [490, 560, 529, 498], [558, 635, 611, 587], [657, 640, 623, 606], [686, 676, 666, 656]]> : tensor<13x4xi32>
  %end = stablehlo.slice %result [0:13, 298:300] : (tensor<13x300xi32>) -> tensor<13x2xi32>
  check.expect_eq_const %end, dense<[[66, 73], [163, 76], [190, 110], [248, 175], [337, 271], [356, 297], [406, 354], [487, 442], [498, 460], [540, 509], [613, 589], [616, 599], [650, 640]]> : tensor<13x2xi32>
  return
}
