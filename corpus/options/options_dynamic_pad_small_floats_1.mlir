// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_32_literal = stablehlo.constant dense<-1.0> : tensor<1x2xf8E4M3FN>
  %of_32_literal_2 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %of_32_literal_3 = stablehlo.constant dense<[1, -1]> : tensor<2xi32>
  %of_32_literal_4 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_32_literal_5 = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %of_32_dynamic_pad = stablehlo.dynamic_pad %of_32_literal, %of_32_literal_2, %of_32_literal_3, %of_32_literal_4, %of_32_literal_5 : (tensor<1x2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x1xf8E4M3FN>
  check.expect_eq_const %of_32_dynamic_pad, dense<-1.0> : tensor<2x1xf8E4M3FN> loc("dynamic_pad_32")
  %of_25_literal = stablehlo.constant dense<-1.0> : tensor<1xf8E4M3FN>
  %of_25_literal_2 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  %of_25_literal_3 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_25_literal_4 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_25_literal_5 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_25_dynamic_pad = stablehlo.dynamic_pad %of_25_literal, %of_25_literal_2, %of_25_literal_3, %of_25_literal_4, %of_25_literal_5 : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %of_25_dynamic_pad, dense<-1.0> : tensor<1xf8E4M3FN> loc("dynamic_pad_25")
  %of_16_literal = stablehlo.constant dense<-1.0> : tensor<2xf8E4M3FN>
  %of_16_literal_2 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  %of_16_literal_3 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_16_literal_4 = stablehlo.constant dense<-1> : tensor<1xi32>
  %of_16_literal_5 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_16_dynamic_pad = stablehlo.dynamic_pad %of_16_literal, %of_16_literal_2, %of_16_literal_3, %of_16_literal_4, %of_16_literal_5 : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %of_16_dynamic_pad, dense<-1.0> : tensor<1xf8E4M3FN> loc("dynamic_pad_16")
  %of_128_literal = stablehlo.constant dense<> : tensor<0xf8E4M3FN>
  %of_128_literal_2 = stablehlo.constant dense<-2.0> : tensor<f8E4M3FN>
  %of_128_literal_3 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_128_literal_4 = stablehlo.constant dense<1> : tensor<1xi64>
  %of_128_literal_5 = stablehlo.constant dense<0> : tensor<1xi64>
  %of_128_dynamic_pad = stablehlo.dynamic_pad %of_128_literal, %of_128_literal_2, %of_128_literal_3, %of_128_literal_4, %of_128_literal_5 : (tensor<0xf8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xf8E4M3FN>
  check.expect_eq_const %of_128_dynamic_pad, dense<-2.0> : tensor<1xf8E4M3FN> loc("dynamic_pad_128")
  %of_53_literal = stablehlo.constant dense<[[[2.0, 2.0], [-2.0, 2.0], [-2.0, -2.0], [-1.0, -1.0]], [[1.0, 1.0], [2.0, -1.0], [-2.0, 2.0], [2.0, -1.0]]]> : tensor<2x4x2xf8E4M3FN>
  %of_53_literal_2 = stablehlo.constant dense<-2.0> : tensor<f8E4M3FN>
  %of_53_literal_3 = stablehlo.constant dense<[0, 2, 2]> : tensor<3xi64>
  %of_53_literal_4 = stablehlo.constant dense<0> : tensor<3xi64>
  %of_53_literal_5 = stablehlo.constant dense<[2, 0, 0]> : tensor<3xi64>
  %of_53_dynamic_pad = stablehlo.dynamic_pad %of_53_literal, %of_53_literal_2, %of_53_literal_3, %of_53_literal_4, %of_53_literal_5 : (tensor<2x4x2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x6x4xf8E4M3FN>
  check.expect_eq_const %of_53_dynamic_pad, dense<[[[-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, 2.0, 2.0], [-2.0, -2.0, -2.0, 2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -1.0, -1.0]], [[-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0]], [[-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0]], [[-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, -2.0, -2.0], [-2.0, -2.0, 1.0, 1.0], [-2.0, -2.0, 2.0, -1.0], [-2.0, -2.0, -2.0, 2.0], [-2.0, -2.0, 2.0, -1.0]]]> : tensor<4x6x4xf8E4M3FN> loc("dynamic_pad_53")
  return
}
