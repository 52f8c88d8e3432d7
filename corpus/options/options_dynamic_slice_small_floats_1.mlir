// Options of dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_149_literal = stablehlo.constant dense<1> : tensor<ui16>
  %of_149_literal_2 = stablehlo.constant dense<6> : tensor<ui16>
  %of_149_literal_3 = stablehlo.constant dense<5> : tensor<ui16>
  %of_149_literal_4 = stablehlo.constant dense<5> : tensor<ui16>
  %of_149_literal_5 = stablehlo.constant dense<[[[[-1.0, 2.0], [-2.0, -2.0]], [[1.0, 2.0], [-1.0, 1.0]], [[-2.0, -1.0], [1.0, 1.0]]], [[[2.0, -1.0], [2.0, 2.0]], [[-1.0, -1.0], [1.0, -1.0]], [[2.0, -1.0], [1.0, -1.0]]], [[[-2.0, -2.0], [1.0, 2.0]], [[-1.0, 2.0], [-1.0, 2.0]], [[2.0, -1.0], [-2.0, -2.0]]], [[[1.0, -1.0], [1.0, 1.0]], [[2.0, -2.0], [1.0, 1.0]], [[-2.0, -1.0], [2.0, 2.0]]]]> : tensor<4x3x2x2xf8E4M3FN>
  %of_149_dynamic_slice = stablehlo.dynamic_slice %of_149_literal_5, %of_149_literal, %of_149_literal_2, %of_149_literal_3, %of_149_literal_4, sizes = [1, 1, 1, 1] : (tensor<4x3x2x2xf8E4M3FN>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> tensor<1x1x1x1xf8E4M3FN>
  check.expect_eq_const %of_149_dynamic_slice, dense<-1.0> : tensor<1x1x1x1xf8E4M3FN> loc("dynamic_slice_149")
  %of_21_literal = stablehlo.constant dense<1> : tensor<ui32>
  %of_21_literal_2 = stablehlo.constant dense<0> : tensor<ui32>
  %of_21_literal_3 = stablehlo.constant dense<0> : tensor<ui32>
  %of_21_literal_4 = stablehlo.constant dense<[[[-2.0, 1.0, -2.0, 1.0], [-1.0, 2.0, 1.0, 2.0], [2.0, 1.0, 1.0, 1.0], [2.0, 2.0, -2.0, -1.0]], [[-2.0, 1.0, 1.0, 1.0], [-1.0, 2.0, 1.0, 1.0], [-1.0, -1.0, 2.0, 1.0], [1.0, 2.0, -1.0, -1.0]], [[-2.0, 1.0, -2.0, 2.0], [2.0, -1.0, -1.0, 1.0], [2.0, 2.0, 1.0, 2.0], [-1.0, 2.0, 2.0, -1.0]], [[1.0, -1.0, 2.0, -2.0], [-1.0, 1.0, 2.0, 1.0], [1.0, 1.0, -2.0, -1.0], [-1.0, -2.0, 1.0, 1.0]]]> : tensor<4x4x4xf8E4M3FN>
  %of_21_dynamic_slice = stablehlo.dynamic_slice %of_21_literal_4, %of_21_literal, %of_21_literal_2, %of_21_literal_3, sizes = [4, 2, 4] : (tensor<4x4x4xf8E4M3FN>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<4x2x4xf8E4M3FN>
  check.expect_eq_const %of_21_dynamic_slice, dense<[[[-2.0, 1.0, -2.0, 1.0], [-1.0, 2.0, 1.0, 2.0]], [[-2.0, 1.0, 1.0, 1.0], [-1.0, 2.0, 1.0, 1.0]], [[-2.0, 1.0, -2.0, 2.0], [2.0, -1.0, -1.0, 1.0]], [[1.0, -1.0, 2.0, -2.0], [-1.0, 1.0, 2.0, 1.0]]]> : tensor<4x2x4xf8E4M3FN> loc("dynamic_slice_21")
  %of_67_literal = stablehlo.constant dense<-2> : tensor<i8>
  %of_67_literal_2 = stablehlo.constant dense<0> : tensor<i8>
  %of_67_literal_3 = stablehlo.constant dense<[[-1.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf8E4M3FN>
  %of_67_dynamic_slice = stablehlo.dynamic_slice %of_67_literal_3, %of_67_literal, %of_67_literal_2, sizes = [2, 2] : (tensor<2x2xf8E4M3FN>, tensor<i8>, tensor<i8>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq_const %of_67_dynamic_slice, dense<[[-1.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf8E4M3FN> loc("dynamic_slice_67")
  %of_18_literal = stablehlo.constant dense<1> : tensor<ui8>
  %of_18_literal_2 = stablehlo.constant dense<[-1.0, -1.0, 2.0, -1.0, 2.0, 1.0, 2.0, 1.0, 2.0, -2.0, -1.0, 1.0, 1.0, -1.0, -2.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0, -1.0, 2.0, -1.0, -2.0, -2.0, -1.0, -2.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -2.0, 1.0, -1.0, 2.0, -1.0, -2.0, 1.0, -1.0, 1.0, -1.0, -1.0, -2.0, 1.0, 2.0, 1.0, 1.0, 1.0, -1.0, 2.0, 2.0, -1.0, -1.0, 2.0, -1.0, 1.0, -2.0, -1.0, 1.0, -1.0, -2.0, -1.0, -1.0, -2.0, 1.0, -2.0, -2.0, 1.0, 2.0, -1.0, -2.0, 2.0, 1.0, 2.0, -1.0, 1.0, 2.0, -1.0, -2.0, 1.0, 2.0, 2.0, 1.0, -2.0, -1.0, -1.0, 2.0, -1.0, -2.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0, -1.0, -2.0, -2.0, 2.0, -2.0, -1.0, -1.0, 1.0, 2.0, -1.0, -2.0, -1.0, -1.0, -2.0, -2.0, -2.0, 1.0, -1.0, -1.0, -1.0, -2.0, 2.0, 2.0, -2.0, -2.0, -2.0, 2.0, -1.0, -2.0, 1.0, 2.0, 1.0, -1.0, -1.0, 2.0, -1.0, 2.0, 2.0, -2.0, -2.0, -1.0, 2.0, 2.0, -2.0, -2.0, -1.0, 1.0, 2.0, 2.0, 1.0, -2.0, -1.0, -2.0, 2.0, 2.0, -2.0, -2.0, -1.0, -1.0, -2.0, 1.0, 2.0, 1.0, 2.0, 2.0, -1.0, 1.0, 2.0, -2.0, 1.0, 1.0, 1.0, -2.0, 1.0, 1.0, 1.0, -2.0, 2.0, 1.0, 1.0, 2.0, 2.0, 1.0, -2.0, 1.0, -1.0, 1.0, 2.0, -2.0, 1.0, 2.0, -2.0, -1.0, 1.0, -1.0, -1.0, 2.0, -1.0, 1.0, -2.0, 1.0, -1.0, -2.0, -1.0, 1.0, -2.0, 1.0, -2.0, -1.0, -2.0, 2.0, 2.0, -2.0, -2.0, -1.0, -1.0, -1.0, 2.0, 2.0, -2.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -2.0, 2.0, 1.0, 2.0, 1.0, 2.0, 2.0, -2.0, 2.0, -2.0, 1.0, -1.0, -1.0, -2.0, 1.0, 2.0, 1.0, 1.0, -2.0, 1.0, 2.0, 2.0, 1.0, 2.0, -1.0, 2.0, 1.0, 1.0, -2.0, 2.0, -1.0]> : tensor<260xf8E4M3FN>
  %of_18_dynamic_slice = stablehlo.dynamic_slice %of_18_literal_2, %of_18_literal, sizes = [1] : (tensor<260xf8E4M3FN>, tensor<ui8>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %of_18_dynamic_slice, dense<-1.0> : tensor<1xf8E4M3FN> loc("dynamic_slice_18")
  %of_84_literal = stablehlo.constant dense<0> : tensor<i64>
  %of_84_literal_2 = stablehlo.constant dense<[-2.0, -1.0]> : tensor<2xf8E4M3FN>
  %of_84_dynamic_slice = stablehlo.dynamic_slice %of_84_literal_2, %of_84_literal, sizes = [1] : (tensor<2xf8E4M3FN>, tensor<i64>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %of_84_dynamic_slice, dense<-2.0> : tensor<1xf8E4M3FN> loc("dynamic_slice_84")
  return
}
