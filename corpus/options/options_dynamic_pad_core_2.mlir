// Options of dynamic_pad in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_589_literal = stablehlo.constant dense<> : tensor<2x0xi32>
  %of_589_literal_2 = stablehlo.constant dense<-3> : tensor<i32>
  %of_589_literal_3 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %of_589_literal_4 = stablehlo.constant dense<[0, -1]> : tensor<2xi32>
  %of_589_literal_5 = stablehlo.constant dense<0> : tensor<2xi32>
  %of_589_dynamic_pad = stablehlo.dynamic_pad %of_589_literal, %of_589_literal_2, %of_589_literal_3, %of_589_literal_4, %of_589_literal_5 : (tensor<2x0xi32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x0xi32>
  check.expect_eq_const %of_589_dynamic_pad, dense<> : tensor<2x0xi32> loc("dynamic_pad_589")
  %of_607_literal = stablehlo.constant dense<> : tensor<0xui32>
  %of_607_literal_2 = stablehlo.constant dense<1> : tensor<ui32>
  %of_607_literal_3 = stablehlo.constant dense<-2> : tensor<1xi32>
  %of_607_literal_4 = stablehlo.constant dense<2> : tensor<1xi32>
  %of_607_literal_5 = stablehlo.constant dense<0> : tensor<1xi32>
  %of_607_dynamic_pad = stablehlo.dynamic_pad %of_607_literal, %of_607_literal_2, %of_607_literal_3, %of_607_literal_4, %of_607_literal_5 : (tensor<0xui32>, tensor<ui32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<0xui32>
  check.expect_eq_const %of_607_dynamic_pad, dense<> : tensor<0xui32> loc("dynamic_pad_607")
  return
}
