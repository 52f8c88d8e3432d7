// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_59_literal = stablehlo.constant dense<> : tensor<0xbf16>
  %of_59_literal_2 = stablehlo.constant dense<1.0> : tensor<bf16>
  %of_59_literal_3 = stablehlo.constant dense<1> : tensor<1xi32>
  %of_59_literal_4 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_59_literal_5 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_59_dynamic_pad = stablehlo.dynamic_pad %of_59_literal, %of_59_literal_2, %of_59_literal_3, %of_59_literal_4, %of_59_literal_5 : (tensor<0xbf16>, tensor<bf16>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xbf16>
  check.expect_eq_const %of_59_dynamic_pad, dense<1.0> : tensor<1xbf16> loc("dynamic_pad_59")
  %of_11_literal = stablehlo.constant dense<[[-3.0, 3.0], [-1.0, 3.0], [-2.0, -3.0], [2.0, -3.0]]> : tensor<4x2xf16>
  %of_11_literal_2 = stablehlo.constant dense<-1.0> : tensor<f16>
  %of_11_literal_3 = stablehlo.constant dense<0> : tensor<2xi64>
  %of_11_literal_4 = stablehlo.constant dense<[-2, 0]> : tensor<2xi64>
  %of_11_literal_5 = stablehlo.constant dense<0> : tensor<2xi64>
  %of_11_dynamic_pad = stablehlo.dynamic_pad %of_11_literal, %of_11_literal_2, %of_11_literal_3, %of_11_literal_4, %of_11_literal_5 : (tensor<4x2xf16>, tensor<f16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xf16>
  check.expect_eq_const %of_11_dynamic_pad, dense<[[-3.0, 3.0], [-1.0, 3.0]]> : tensor<2x2xf16> loc("dynamic_pad_11")
  %of_18_literal = stablehlo.constant dense<[[[-1.0, -2.0], [-2.0, -2.0]], [[3.0, -1.0], [-1.0, 1.0]]]> : tensor<2x2x2xbf16>
  %of_18_literal_2 = stablehlo.constant dense<-2.0> : tensor<bf16>
  %of_18_literal_3 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_18_literal_4 = stablehlo.constant dense<[-2, 0, -1]> : tensor<3xi64>
  %of_18_literal_5 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_18_dynamic_pad = stablehlo.dynamic_pad %of_18_literal, %of_18_literal_2, %of_18_literal_3, %of_18_literal_4, %of_18_literal_5 : (tensor<2x2x2xbf16>, tensor<bf16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<0x2x1xbf16>
  check.expect_eq_const %of_18_dynamic_pad, dense<> : tensor<0x2x1xbf16> loc("dynamic_pad_18")
  return
}
