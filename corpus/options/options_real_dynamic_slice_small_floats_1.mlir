// Options of real_dynamic_slice in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_246_literal = stablehlo.constant dense<[[[-2.0, -2.0, 2.0], [2.0, -2.0, -2.0], [-2.0, -2.0, -2.0]]]> : tensor<1x3x3xf8E5M2>
  %of_246_literal_2 = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
  %of_246_literal_3 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %of_246_literal_4 = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %of_246_real_dynamic_slice = stablehlo.real_dynamic_slice %of_246_literal, %of_246_literal_2, %of_246_literal_3, %of_246_literal_4 : (tensor<1x3x3xf8E5M2>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<0x1x1xf8E5M2>
  check.expect_eq_const %of_246_real_dynamic_slice, dense<> : tensor<0x1x1xf8E5M2> loc("real_dynamic_slice_246")
  %of_6_literal = stablehlo.constant dense<> : tensor<4x0xf8E5M2>
  %of_6_literal_2 = stablehlo.constant dense<0> : tensor<2xi64>
  %of_6_literal_3 = stablehlo.constant dense<[4, 0]> : tensor<2xi64>
  %of_6_literal_4 = stablehlo.constant dense<1> : tensor<2xi64>
  %of_6_real_dynamic_slice = stablehlo.real_dynamic_slice %of_6_literal, %of_6_literal_2, %of_6_literal_3, %of_6_literal_4 : (tensor<4x0xf8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x0xf8E5M2>
  check.expect_eq_const %of_6_real_dynamic_slice, dense<> : tensor<4x0xf8E5M2> loc("real_dynamic_slice_6")
  %of_29_literal = stablehlo.constant dense<-1.0> : tensor<1x1x1x1xf8E4M3FN>
  %of_29_literal_2 = stablehlo.constant dense<[0, 1, 1, 1]> : tensor<4xi64>
  %of_29_literal_3 = stablehlo.constant dense<1> : tensor<4xi64>
  %of_29_literal_4 = stablehlo.constant dense<[2, 1, 1, 2]> : tensor<4xi64>
  %of_29_real_dynamic_slice = stablehlo.real_dynamic_slice %of_29_literal, %of_29_literal_2, %of_29_literal_3, %of_29_literal_4 : (tensor<1x1x1x1xf8E4M3FN>, tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x0x0x0xf8E4M3FN>
  check.expect_eq_const %of_29_real_dynamic_slice, dense<> : tensor<1x0x0x0xf8E4M3FN> loc("real_dynamic_slice_29")
  %of_72_literal = stablehlo.constant dense<[-1.0, -2.0, -1.0, -2.0]> : tensor<4xf8E5M2>
  %of_72_literal_2 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_72_literal_3 = stablehlo.constant dense<4> : tensor<1xi64>
  %of_72_literal_4 = stablehlo.constant dense<2> : tensor<1xi64>
  %of_72_real_dynamic_slice = stablehlo.real_dynamic_slice %of_72_literal, %of_72_literal_2, %of_72_literal_3, %of_72_literal_4 : (tensor<4xf8E5M2>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xf8E5M2>
  check.expect_eq_const %of_72_real_dynamic_slice, dense<-1.0> : tensor<2xf8E5M2> loc("real_dynamic_slice_72")
  return
}
