// A target that is called for its effect takes operands of many types, of 0 to 400 elements, of ranks up to seven.
func.func @main(%operand_0: tensor<20x20xf64>, %operand_1: tensor<2x3xf16>, %operand_2: tensor<2xi16>, %operand_3: tensor<2xbf16>, %operand_4: tensor<3xi8>, %operand_5: tensor<4xui64>, %operand_6: tensor<3xui16>, %operand_7: tensor<2xui32>, %operand_8: tensor<5xui8>, %operand_9: tensor<2xi64>, %operand_10: tensor<3xcomplex<f64>>, %operand_11: tensor<2xcomplex<f32>>, %rank_0: tensor<2x3x2xf32>, %rank_1: tensor<1x2x3x2xf32>, %rank_2: tensor<1x2x1x3x2xf32>, %rank_3: tensor<1x2x1x1x3x1x2xf32>, %rank_4: tensor<0x3xf32>) -> tensor<i1> {
  %done = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @corpus_compare(%operand_0, %operand_1, %operand_2, %operand_3, %operand_4, %operand_5) {has_side_effect = true} : (tensor<20x20xf64>, tensor<2x3xf16>, tensor<2xi16>, tensor<2xbf16>, tensor<3xi8>, tensor<4xui64>) -> ()
  stablehlo.custom_call @corpus_compare(%operand_6, %operand_7, %operand_8, %operand_9, %operand_10, %operand_11) {has_side_effect = true} : (tensor<3xui16>, tensor<2xui32>, tensor<5xui8>, tensor<2xi64>, tensor<3xcomplex<f64>>, tensor<2xcomplex<f32>>) -> ()
  stablehlo.custom_call @corpus_compare(%rank_0, %rank_0) {has_side_effect = true} : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  stablehlo.custom_call @corpus_compare(%rank_1, %rank_1) {has_side_effect = true} : (tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) -> ()
  stablehlo.custom_call @corpus_compare(%rank_2, %rank_2) {has_side_effect = true} : (tensor<1x2x1x3x2xf32>, tensor<1x2x1x3x2xf32>) -> ()
  stablehlo.custom_call @corpus_compare(%rank_3, %rank_3) {has_side_effect = true} : (tensor<1x2x1x1x3x1x2xf32>, tensor<1x2x1x1x3x1x2xf32>) -> ()
  stablehlo.custom_call @corpus_compare(%rank_4, %rank_4) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return %done : tensor<i1>
}
