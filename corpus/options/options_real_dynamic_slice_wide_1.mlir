// Options of real_dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_12_literal = stablehlo.constant dense<> : tensor<0x3x3x4xui16>
  %of_12_literal_2 = stablehlo.constant dense<[0, 1, 0, 1]> : tensor<4xi64>
  %of_12_literal_3 = stablehlo.constant dense<[0, 2, 2, 4]> : tensor<4xi64>
  %of_12_literal_4 = stablehlo.constant dense<[1, 4, 2, 1]> : tensor<4xi64>
  %of_12_real_dynamic_slice = stablehlo.real_dynamic_slice %of_12_literal, %of_12_literal_2, %of_12_literal_3, %of_12_literal_4 : (tensor<0x3x3x4xui16>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<0x1x1x3xui16>
  check.expect_eq_const %of_12_real_dynamic_slice, dense<> : tensor<0x1x1x3xui16> loc("real_dynamic_slice_12")
  %of_36_literal = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, false], [false, true], [true, false]], [[false, false], [true, true], [true, true]]]> : tensor<3x3x2xi1>
  %of_36_literal_2 = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi64>
  %of_36_literal_3 = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi64>
  %of_36_literal_4 = stablehlo.constant dense<1> : tensor<3xi64>
  %of_36_real_dynamic_slice = stablehlo.real_dynamic_slice %of_36_literal, %of_36_literal_2, %of_36_literal_3, %of_36_literal_4 : (tensor<3x3x2xi1>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x0x2xi1>
  check.expect_eq_const %of_36_real_dynamic_slice, dense<> : tensor<2x0x2xi1> loc("real_dynamic_slice_36")
  %of_57_literal = stablehlo.constant dense<[[[3.0, 2.0, -2.0], [-1.0, 2.0, -2.0], [-1.0, 3.0, 3.0]], [[1.0, -2.0, -2.0], [-1.0, 2.0, -1.0], [3.0, -1.0, -3.0]], [[2.0, -3.0, -1.0], [3.0, -2.0, -2.0], [2.0, 2.0, -1.0]]]> : tensor<3x3x3xf32>
  %of_57_literal_2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi64>
  %of_57_literal_3 = stablehlo.constant dense<3> : tensor<3xi64>
  %of_57_literal_4 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xi64>
  %of_57_real_dynamic_slice = stablehlo.real_dynamic_slice %of_57_literal, %of_57_literal_2, %of_57_literal_3, %of_57_literal_4 : (tensor<3x3x3xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x2x1xf32>
  check.expect_eq_const %of_57_real_dynamic_slice, dense<[[[2.0], [3.0]], [[2.0], [-1.0]], [[-2.0], [2.0]]]> : tensor<3x2x1xf32> loc("real_dynamic_slice_57")
  %of_62_literal = stablehlo.constant dense<[[[4], [4], [1], [4]]]> : tensor<1x4x1xui32>
  %of_62_literal_2 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_62_literal_3 = stablehlo.constant dense<[1, 4, 1]> : tensor<3xi64>
  %of_62_literal_4 = stablehlo.constant dense<1> : tensor<3xi64>
  %of_62_real_dynamic_slice = stablehlo.real_dynamic_slice %of_62_literal, %of_62_literal_2, %of_62_literal_3, %of_62_literal_4 : (tensor<1x4x1xui32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x4x1xui32>
  check.expect_eq_const %of_62_real_dynamic_slice, dense<[[[4], [4], [1], [4]]]> : tensor<1x4x1xui32> loc("real_dynamic_slice_62")
  %of_220_literal = stablehlo.constant dense<-3> : tensor<1x1x1xi32>
  %of_220_literal_2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi64>
  %of_220_literal_3 = stablehlo.constant dense<1> : tensor<3xi64>
  %of_220_literal_4 = stablehlo.constant dense<[2, 1, 1]> : tensor<3xi64>
  %of_220_real_dynamic_slice = stablehlo.real_dynamic_slice %of_220_literal, %of_220_literal_2, %of_220_literal_3, %of_220_literal_4 : (tensor<1x1x1xi32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<1x0x0xi32>
  check.expect_eq_const %of_220_real_dynamic_slice, dense<> : tensor<1x0x0xi32> loc("real_dynamic_slice_220")
  return
}
