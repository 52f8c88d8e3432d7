// Rewrites. Each check is a row of rows/reported_second.txt: its operands break the rewrite where its condition does not hold.
func.func private @concat_of_cutting_pads(%x: tensor<4xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [-3], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %pad_2 = stablehlo.pad %x, %literal_2, low = [0], high = [-1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  %concatenate = stablehlo.concatenate %pad, %pad_2, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  return %concatenate : tensor<4xf32>
}

func.func private @square_abs_selected_i8(%x: tensor<5xi8>) -> tensor<5xi8> {
  %multiply = stablehlo.multiply %x, %x : tensor<5xi8>
  %literal = stablehlo.constant dense<0> : tensor<5xi8>
  %compare = stablehlo.compare LT, %multiply, %literal : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi1>
  %multiply_2 = stablehlo.multiply %x, %x : tensor<5xi8>
  %abs = stablehlo.abs %multiply_2 : tensor<5xi8>
  %multiply_3 = stablehlo.multiply %x, %x : tensor<5xi8>
  %select = stablehlo.select %compare, %abs, %multiply_3 : tensor<5xi1>, tensor<5xi8>
  return %select : tensor<5xi8>
}

func.func private @square_abs_selected_i16(%x: tensor<5xi16>) -> tensor<5xi16> {
  %multiply = stablehlo.multiply %x, %x : tensor<5xi16>
  %literal = stablehlo.constant dense<0> : tensor<5xi16>
  %compare = stablehlo.compare LT, %multiply, %literal : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi1>
  %multiply_2 = stablehlo.multiply %x, %x : tensor<5xi16>
  %abs = stablehlo.abs %multiply_2 : tensor<5xi16>
  %multiply_3 = stablehlo.multiply %x, %x : tensor<5xi16>
  %select = stablehlo.select %compare, %abs, %multiply_3 : tensor<5xi1>, tensor<5xi16>
  return %select : tensor<5xi16>
}

func.func @main() {
  // rows_stacked_of_slices_i32: the operands are joined along the dimension that is sliced
  %rows_stacked_of_slices_i32.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %rows_stacked_of_slices_i32.slice = stablehlo.slice %rows_stacked_of_slices_i32.x [0:3] : (tensor<6xi32>) -> tensor<3xi32>
  %rows_stacked_of_slices_i32.reshape = stablehlo.reshape %rows_stacked_of_slices_i32.slice : (tensor<3xi32>) -> tensor<1x3xi32>
  %rows_stacked_of_slices_i32.slice_2 = stablehlo.slice %rows_stacked_of_slices_i32.x [3:6] : (tensor<6xi32>) -> tensor<3xi32>
  %rows_stacked_of_slices_i32.reshape_2 = stablehlo.reshape %rows_stacked_of_slices_i32.slice_2 : (tensor<3xi32>) -> tensor<1x3xi32>
  %rows_stacked_of_slices_i32.concatenate = stablehlo.concatenate %rows_stacked_of_slices_i32.reshape, %rows_stacked_of_slices_i32.reshape_2, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %rows_stacked_of_slices_i32.concatenate, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32> loc("rows_stacked_of_slices_i32")
  // columns_stacked_of_slices: the operands are joined along the dimension that is sliced
  %columns_stacked_of_slices.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %columns_stacked_of_slices.slice = stablehlo.slice %columns_stacked_of_slices.x [0:3] : (tensor<6xi32>) -> tensor<3xi32>
  %columns_stacked_of_slices.reshape = stablehlo.reshape %columns_stacked_of_slices.slice : (tensor<3xi32>) -> tensor<3x1xi32>
  %columns_stacked_of_slices.slice_2 = stablehlo.slice %columns_stacked_of_slices.x [3:6] : (tensor<6xi32>) -> tensor<3xi32>
  %columns_stacked_of_slices.reshape_2 = stablehlo.reshape %columns_stacked_of_slices.slice_2 : (tensor<3xi32>) -> tensor<3x1xi32>
  %columns_stacked_of_slices.concatenate = stablehlo.concatenate %columns_stacked_of_slices.reshape, %columns_stacked_of_slices.reshape_2, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %columns_stacked_of_slices.concatenate, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32> loc("columns_stacked_of_slices")
  // concat_of_cutting_pads: the pads keep their order
  %concat_of_cutting_pads.x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %concat_of_cutting_pads = call @concat_of_cutting_pads(%concat_of_cutting_pads.x) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %concat_of_cutting_pads, dense<[4.0, 1.0, 2.0, 3.0]> : tensor<4xf32> loc("concat_of_cutting_pads")
  // square_abs_selected_i8: the square does not wrap around
  %square_abs_selected_i8.x = stablehlo.constant dense<[12, 7, 20, 15, 11]> : tensor<5xi8>
  %square_abs_selected_i8 = call @square_abs_selected_i8(%square_abs_selected_i8.x) : (tensor<5xi8>) -> tensor<5xi8>
  check.expect_eq_const %square_abs_selected_i8, dense<[112, 49, 112, 31, 121]> : tensor<5xi8> loc("square_abs_selected_i8")
  // square_abs_selected_i16: the square does not wrap around
  %square_abs_selected_i16.x = stablehlo.constant dense<[300, 200, 5, 181, 182]> : tensor<5xi16>
  %square_abs_selected_i16 = call @square_abs_selected_i16(%square_abs_selected_i16.x) : (tensor<5xi16>) -> tensor<5xi16>
  check.expect_eq_const %square_abs_selected_i16, dense<[24464, 25536, 25, 32761, 32412]> : tensor<5xi16> loc("square_abs_selected_i16")
  // maximum_of_root_f32: no operand is NaN
  %maximum_of_root_f32.x = stablehlo.constant dense<[1.56, -0.0905, 2.736]> : tensor<3xf32>
  %maximum_of_root_f32.sqrt = stablehlo.sqrt %maximum_of_root_f32.x : tensor<3xf32>
  %maximum_of_root_f32.maximum = stablehlo.maximum %maximum_of_root_f32.x, %maximum_of_root_f32.sqrt : tensor<3xf32>
  check.expect_eq_const %maximum_of_root_f32.maximum, dense<[1.56, 0x7FC00000, 2.736]> : tensor<3xf32> loc("maximum_of_root_f32")
  return
}
