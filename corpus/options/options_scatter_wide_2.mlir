// Options of scatter in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_287_literal = stablehlo.constant dense<-1> : tensor<1xi64>
  %of_287_literal_2 = stablehlo.constant dense<[[[true, false, false, true], [true, false, true, false], [true, false, true, true]], [[false, true, false, true], [true, false, true, true], [true, true, false, false]], [[false, false, false, true], [false, true, false, false], [true, false, true, false]], [[true, false, true, true], [false, false, false, true], [true, false, false, false]]]> : tensor<4x3x4xi1>
  %of_287_literal_3 = stablehlo.constant dense<false> : tensor<i1>
  %of_287_scatter = "stablehlo.scatter"(%of_287_literal_2, %of_287_literal, %of_287_literal_3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, unique_indices = true}> ({
  ^bb0(%of_287_value: tensor<i1>, %of_287_update: tensor<i1>):
    %of_287_maximum = stablehlo.maximum %of_287_value, %of_287_update : tensor<i1>
    stablehlo.return %of_287_maximum : tensor<i1>
  }) : (tensor<4x3x4xi1>, tensor<1xi64>, tensor<i1>) -> tensor<4x3x4xi1>
  check.expect_eq_const %of_287_scatter, dense<[[[true, false, false, true], [true, false, true, false], [true, false, true, true]], [[false, true, false, true], [true, false, true, true], [true, true, false, false]], [[false, false, false, true], [false, true, false, false], [true, false, true, false]], [[true, false, true, true], [false, false, false, true], [true, false, false, false]]]> : tensor<4x3x4xi1> loc("scatter_287")
  return
}
