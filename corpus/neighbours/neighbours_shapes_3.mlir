// Rewrites. Each check is a row of rows/shapes.txt: its operands break the rewrite where its condition does not hold.
func.func private @elementwise_of_pads(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %literal_2 = stablehlo.constant dense<2> : tensor<i32>
  %pad_2 = stablehlo.pad %y, %literal_2, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %add = stablehlo.add %pad, %pad_2 : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @product_of_pads(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %pad_2 = stablehlo.pad %y, %literal_2, low = [0], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %multiply = stablehlo.multiply %pad, %pad_2 : tensor<3xf32>
  return %multiply : tensor<3xf32>
}

func.func private @exp_of_pad(%x: tensor<2xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %exponential = stablehlo.exponential %pad : tensor<4xf32>
  return %exponential : tensor<4xf32>
}

func.func private @not_of_pad(%x: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %not = stablehlo.not %pad : tensor<4xi32>
  return %not : tensor<4xi32>
}

func.func private @product_with_padded_zero(%x: tensor<2xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %multiply = stablehlo.multiply %pad, %y : tensor<4xf32>
  return %multiply : tensor<4xf32>
}

func.func private @quotient_of_padded_zero(%x: tensor<2xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %divide = stablehlo.divide %pad, %y : tensor<4xf32>
  return %divide : tensor<4xf32>
}

func.func private @sum_with_padded_constant(%x: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %literal_2 = stablehlo.constant dense<5> : tensor<4xi32>
  %add = stablehlo.add %pad, %literal_2 : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @sum_of_pads_as_concat(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [0], high = [2], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %pad_2 = stablehlo.pad %y, %literal_2, low = [2], high = [0], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %add = stablehlo.add %pad, %pad_2 : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @sum_of_overlapping_pads(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [0], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %pad_2 = stablehlo.pad %y, %literal_2, low = [1], high = [0], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  %add = stablehlo.add %pad, %pad_2 : tensor<3xi32>
  return %add : tensor<3xi32>
}

func.func private @and_of_pads(%x: tensor<2xi1>, %y: tensor<2xi1>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<true> : tensor<i1>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [0], interior = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<3xi1>
  %literal_2 = stablehlo.constant dense<true> : tensor<i1>
  %pad_2 = stablehlo.pad %y, %literal_2, low = [0], high = [1], interior = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<3xi1>
  %and = stablehlo.and %pad, %pad_2 : tensor<3xi1>
  return %and : tensor<3xi1>
}

func.func private @pads_merged(%x: tensor<2xi32>) -> tensor<5xi32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [0], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  %literal_2 = stablehlo.constant dense<2> : tensor<i32>
  %pad_2 = stablehlo.pad %pad, %literal_2, low = [1], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  return %pad_2 : tensor<5xi32>
}

func.func private @pads_with_interior_merged(%x: tensor<2xi32>) -> tensor<7xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %pad_2 = stablehlo.pad %pad, %literal_2, low = [0], high = [0], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<7xi32>
  return %pad_2 : tensor<7xi32>
}

func.func private @negative_pad_then_pad(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [-1], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %pad_2 = stablehlo.pad %pad, %literal_2, low = [1], high = [0], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  return %pad_2 : tensor<3xi32>
}

func.func private @negative_pad_as_slice(%x: tensor<5xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [-1], high = [-2], interior = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<2xi32>
  return %pad : tensor<2xi32>
}

func.func private @negative_pad_with_interior(%x: tensor<3xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [-1], high = [0], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  return %pad : tensor<4xi32>
}

func.func private @pad_noop(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [-1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  return %pad : tensor<3xi32>
}

func.func private @pad_as_concat(%x: tensor<2xi32>) -> tensor<5xi32> {
  %literal = stablehlo.constant dense<7> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [2], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  return %pad : tensor<5xi32>
}

func.func private @pad_of_concat(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<7xi32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %literal = stablehlo.constant dense<7> : tensor<i32>
  %pad = stablehlo.pad %concatenate, %literal, low = [1], high = [2], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<7xi32>
  return %pad : tensor<7xi32>
}

func.func private @transpose_of_pad(%x: tensor<2x2xi32>) -> tensor<3x3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1, 0], high = [0, 1], interior = [0, 0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<3x3xi32>
  %transpose = stablehlo.transpose %pad, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
  return %transpose : tensor<3x3xi32>
}

func.func private @reshape_of_pad(%x: tensor<2x2xi32>) -> tensor<2x3x1xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2x3xi32>
  %reshape = stablehlo.reshape %pad : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  return %reshape : tensor<2x3x1xi32>
}

func.func @main() {
  // elementwise_of_different_transposes: both have the same permutation
  %elementwise_of_different_transposes.x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %elementwise_of_different_transposes.y = stablehlo.constant dense<[[[10, 20], [30, 40]], [[50, 60], [70, 80]]]> : tensor<2x2x2xi32>
  %elementwise_of_different_transposes.transpose = stablehlo.transpose %elementwise_of_different_transposes.x, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %elementwise_of_different_transposes.transpose_2 = stablehlo.transpose %elementwise_of_different_transposes.y, dims = [2, 0, 1] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %elementwise_of_different_transposes.add = stablehlo.add %elementwise_of_different_transposes.transpose, %elementwise_of_different_transposes.transpose_2 : tensor<2x2x2xi32>
  check.expect_eq_const %elementwise_of_different_transposes.add, dense<[[[11, 35], [52, 76]], [[23, 47], [64, 88]]]> : tensor<2x2x2xi32> loc("elementwise_of_different_transposes")
  // elementwise_of_reverse: both operands are reversed
  %elementwise_of_reverse.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %elementwise_of_reverse.y = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %elementwise_of_reverse.reverse = stablehlo.reverse %elementwise_of_reverse.x, dims = [0] : tensor<3xi32>
  %elementwise_of_reverse.add = stablehlo.add %elementwise_of_reverse.reverse, %elementwise_of_reverse.y : tensor<3xi32>
  check.expect_eq_const %elementwise_of_reverse.add, dense<[13, 22, 31]> : tensor<3xi32> loc("elementwise_of_reverse")
  // elementwise_of_concats: the operands are paired in order
  %elementwise_of_concats.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %elementwise_of_concats.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %elementwise_of_concats.z = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %elementwise_of_concats.w = stablehlo.constant dense<[30, 40]> : tensor<2xi32>
  %elementwise_of_concats.concatenate = stablehlo.concatenate %elementwise_of_concats.x, %elementwise_of_concats.y, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %elementwise_of_concats.concatenate_2 = stablehlo.concatenate %elementwise_of_concats.z, %elementwise_of_concats.w, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %elementwise_of_concats.add = stablehlo.add %elementwise_of_concats.concatenate, %elementwise_of_concats.concatenate_2 : tensor<4xi32>
  check.expect_eq_const %elementwise_of_concats.add, dense<[11, 22, 33, 44]> : tensor<4xi32> loc("elementwise_of_concats")
  // elementwise_of_uneven_concats: the operands are cut in the same places
  %elementwise_of_uneven_concats.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %elementwise_of_uneven_concats.y = stablehlo.constant dense<10> : tensor<1xi32>
  %elementwise_of_uneven_concats.concatenate = stablehlo.concatenate %elementwise_of_uneven_concats.x, %elementwise_of_uneven_concats.y, dim = 0 : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
  %elementwise_of_uneven_concats.concatenate_2 = stablehlo.concatenate %elementwise_of_uneven_concats.y, %elementwise_of_uneven_concats.x, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %elementwise_of_uneven_concats.add = stablehlo.add %elementwise_of_uneven_concats.concatenate, %elementwise_of_uneven_concats.concatenate_2 : tensor<4xi32>
  check.expect_eq_const %elementwise_of_uneven_concats.add, dense<[11, 3, 5, 13]> : tensor<4xi32> loc("elementwise_of_uneven_concats")
  // elementwise_of_pads: the padding values are added as well
  %elementwise_of_pads.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %elementwise_of_pads.y = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %elementwise_of_pads = call @elementwise_of_pads(%elementwise_of_pads.x, %elementwise_of_pads.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %elementwise_of_pads, dense<[3, 12, 14, 3]> : tensor<4xi32> loc("elementwise_of_pads")
  // product_of_pads: the paddings are alike
  %product_of_pads.x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %product_of_pads.y = stablehlo.constant dense<[5.0, 7.0]> : tensor<2xf32>
  %product_of_pads = call @product_of_pads(%product_of_pads.x, %product_of_pads.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  check.expect_eq_const %product_of_pads, dense<[5.0, 14.0, 0.0]> : tensor<3xf32> loc("product_of_pads")
  // exp_of_pad: the function maps the padding value to itself
  %exp_of_pad.x = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %exp_of_pad = call @exp_of_pad(%exp_of_pad.x) : (tensor<2xf32>) -> tensor<4xf32>
  check.expect_almost_eq_const %exp_of_pad, dense<[1.0, 1.0, 2.7182817, 1.0]> : tensor<4xf32> loc("exp_of_pad")
  // not_of_pad: the function maps the padding value to itself
  %not_of_pad.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %not_of_pad = call @not_of_pad(%not_of_pad.x) : (tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %not_of_pad, dense<[-1, -6, -7, -1]> : tensor<4xi32> loc("not_of_pad")
  // product_with_padded_zero: the other factor is finite under the padding
  %product_with_padded_zero.x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %product_with_padded_zero.y = stablehlo.constant dense<[0x7F800000, 5.0, 7.0, 0x7FC00000]> : tensor<4xf32>
  %product_with_padded_zero = call @product_with_padded_zero(%product_with_padded_zero.x, %product_with_padded_zero.y) : (tensor<2xf32>, tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %product_with_padded_zero, dense<[0x7FC00000, 10.0, 21.0, 0x7FC00000]> : tensor<4xf32> loc("product_with_padded_zero")
  // quotient_of_padded_zero: the divisor is not zero under the padding
  %quotient_of_padded_zero.x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %quotient_of_padded_zero.y = stablehlo.constant dense<[0.0, 5.0, 7.0, 1.0]> : tensor<4xf32>
  %quotient_of_padded_zero = call @quotient_of_padded_zero(%quotient_of_padded_zero.x, %quotient_of_padded_zero.y) : (tensor<2xf32>, tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %quotient_of_padded_zero, dense<[0x7FC00000, 0.4, 0.42857143, 0.0]> : tensor<4xf32> loc("quotient_of_padded_zero")
  // sum_with_padded_constant: the constant is added to the padding as well
  %sum_with_padded_constant.x = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %sum_with_padded_constant = call @sum_with_padded_constant(%sum_with_padded_constant.x) : (tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %sum_with_padded_constant, dense<[5, 7, 8, 5]> : tensor<4xi32> loc("sum_with_padded_constant")
  // sum_of_pads_as_concat: the first operand comes first
  %sum_of_pads_as_concat.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %sum_of_pads_as_concat.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %sum_of_pads_as_concat = call @sum_of_pads_as_concat(%sum_of_pads_as_concat.x, %sum_of_pads_as_concat.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %sum_of_pads_as_concat, dense<[1, 2, 3, 4]> : tensor<4xi32> loc("sum_of_pads_as_concat")
  // sum_of_overlapping_pads: the operands do not overlap
  %sum_of_overlapping_pads.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %sum_of_overlapping_pads.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %sum_of_overlapping_pads = call @sum_of_overlapping_pads(%sum_of_overlapping_pads.x, %sum_of_overlapping_pads.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %sum_of_overlapping_pads, dense<[1, 5, 4]> : tensor<3xi32> loc("sum_of_overlapping_pads")
  // and_of_pads: the operands do not overlap
  %and_of_pads.x = stablehlo.constant dense<true> : tensor<2xi1>
  %and_of_pads.y = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %and_of_pads = call @and_of_pads(%and_of_pads.x, %and_of_pads.y) : (tensor<2xi1>, tensor<2xi1>) -> tensor<3xi1>
  check.expect_eq_const %and_of_pads, dense<[true, false, true]> : tensor<3xi1> loc("and_of_pads")
  // pads_merged: both have the same padding value
  %pads_merged.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %pads_merged = call @pads_merged(%pads_merged.x) : (tensor<2xi32>) -> tensor<5xi32>
  check.expect_eq_const %pads_merged, dense<[2, 1, 5, 6, 2]> : tensor<5xi32> loc("pads_merged")
  // pads_with_interior_merged: the inner padding is spread by the interior padding
  %pads_with_interior_merged.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %pads_with_interior_merged = call @pads_with_interior_merged(%pads_with_interior_merged.x) : (tensor<2xi32>) -> tensor<7xi32>
  check.expect_eq_const %pads_with_interior_merged, dense<[0, 0, 5, 0, 6, 0, 0]> : tensor<7xi32> loc("pads_with_interior_merged")
  // negative_pad_then_pad: the inner padding cuts nothing off
  %negative_pad_then_pad.x = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %negative_pad_then_pad = call @negative_pad_then_pad(%negative_pad_then_pad.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %negative_pad_then_pad, dense<[0, 6, 7]> : tensor<3xi32> loc("negative_pad_then_pad")
  // negative_pad_as_slice: the low padding is cut from the front
  %negative_pad_as_slice.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %negative_pad_as_slice = call @negative_pad_as_slice(%negative_pad_as_slice.x) : (tensor<5xi32>) -> tensor<2xi32>
  check.expect_eq_const %negative_pad_as_slice, dense<[2, 3]> : tensor<2xi32> loc("negative_pad_as_slice")
  // negative_pad_with_interior: the cut comes after the interior padding
  %negative_pad_with_interior.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %negative_pad_with_interior = call @negative_pad_with_interior(%negative_pad_with_interior.x) : (tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %negative_pad_with_interior, dense<[0, 2, 0, 3]> : tensor<4xi32> loc("negative_pad_with_interior")
  // pad_noop: nothing is padded or cut
  %pad_noop.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %pad_noop = call @pad_noop(%pad_noop.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %pad_noop, dense<[0, 1, 2]> : tensor<3xi32> loc("pad_noop")
  // pad_as_concat: the low padding comes first
  %pad_as_concat.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %pad_as_concat = call @pad_as_concat(%pad_as_concat.x) : (tensor<2xi32>) -> tensor<5xi32>
  check.expect_eq_const %pad_as_concat, dense<[7, 1, 2, 7, 7]> : tensor<5xi32> loc("pad_as_concat")
  // pad_of_concat: the second operand is kept
  %pad_of_concat.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %pad_of_concat.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %pad_of_concat = call @pad_of_concat(%pad_of_concat.x, %pad_of_concat.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<7xi32>
  check.expect_eq_const %pad_of_concat, dense<[7, 1, 2, 3, 4, 7, 7]> : tensor<7xi32> loc("pad_of_concat")
  // transpose_of_pad: the padding moves with the transposition
  %transpose_of_pad.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %transpose_of_pad = call @transpose_of_pad(%transpose_of_pad.x) : (tensor<2x2xi32>) -> tensor<3x3xi32>
  check.expect_eq_const %transpose_of_pad, dense<[[0, 1, 3], [0, 2, 4], [0, 0, 0]]> : tensor<3x3xi32> loc("transpose_of_pad")
  // reshape_of_pad: the padding is along the first dimension
  %reshape_of_pad.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %reshape_of_pad = call @reshape_of_pad(%reshape_of_pad.x) : (tensor<2x2xi32>) -> tensor<2x3x1xi32>
  check.expect_eq_const %reshape_of_pad, dense<[[[0], [1], [2]], [[0], [3], [4]]]> : tensor<2x3x1xi32> loc("reshape_of_pad")
  return
}
