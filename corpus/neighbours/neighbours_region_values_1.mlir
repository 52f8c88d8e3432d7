// Rewrites. Each check is a row of rows/region_values.txt: its operands break the rewrite where its condition does not hold.
func.func private @window_reducer_with_capture(%x: tensor<4xi32>, %m: tensor<i32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce_window = "stablehlo.reduce_window"(%x, %literal) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %maximum = stablehlo.maximum %left, %right : tensor<i32>
    %minimum = stablehlo.minimum %maximum, %m : tensor<i32>
    stablehlo.return %minimum : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce_window : tensor<3xi32>
}

func.func @main() {
  // window_reducer_with_capture: the captured value has no effect
  %window_reducer_with_capture.x = stablehlo.constant dense<[4, 9, 2, 7]> : tensor<4xi32>
  %window_reducer_with_capture.m = stablehlo.constant dense<5> : tensor<i32>
  %window_reducer_with_capture = call @window_reducer_with_capture(%window_reducer_with_capture.x, %window_reducer_with_capture.m) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %window_reducer_with_capture, dense<5> : tensor<3xi32> loc("window_reducer_with_capture")
  // scatter_with_capture: the captured value has no effect
  %scatter_with_capture.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_with_capture.i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
  %scatter_with_capture.u = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %scatter_with_capture.m = stablehlo.constant dense<10> : tensor<i32>
  %scatter_with_capture.scatter = "stablehlo.scatter"(%scatter_with_capture.x, %scatter_with_capture.i, %scatter_with_capture.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_with_capture.left: tensor<i32>, %scatter_with_capture.right: tensor<i32>):
    %scatter_with_capture.multiply = stablehlo.multiply %scatter_with_capture.right, %scatter_with_capture.m : tensor<i32>
    %scatter_with_capture.add = stablehlo.add %scatter_with_capture.left, %scatter_with_capture.multiply : tensor<i32>
    stablehlo.return %scatter_with_capture.add : tensor<i32>
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_with_capture.scatter, dense<[51, 2, 43]> : tensor<3xi32> loc("scatter_with_capture")
  // reducer_with_captured_broadcast: the elements of the captured value are equal
  %reducer_with_captured_broadcast.x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>
  %reducer_with_captured_broadcast.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_captured_broadcast.y = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  %reducer_with_captured_broadcast.reduce = stablehlo.reduce(%reducer_with_captured_broadcast.x init: %reducer_with_captured_broadcast.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_with_captured_broadcast.left: tensor<i32>, %reducer_with_captured_broadcast.right: tensor<i32>) {
    %reducer_with_captured_broadcast.slice = stablehlo.slice %reducer_with_captured_broadcast.y [1:2] : (tensor<2xi32>) -> tensor<1xi32>
    %reducer_with_captured_broadcast.reshape = stablehlo.reshape %reducer_with_captured_broadcast.slice : (tensor<1xi32>) -> tensor<i32>
    %reducer_with_captured_broadcast.minimum = stablehlo.minimum %reducer_with_captured_broadcast.right, %reducer_with_captured_broadcast.reshape : tensor<i32>
    %reducer_with_captured_broadcast.maximum = stablehlo.maximum %reducer_with_captured_broadcast.left, %reducer_with_captured_broadcast.minimum : tensor<i32>
    stablehlo.return %reducer_with_captured_broadcast.maximum : tensor<i32>
  }
  check.expect_eq_const %reducer_with_captured_broadcast.reduce, dense<7> : tensor<i32> loc("reducer_with_captured_broadcast")
  // comparator_with_captured_vector: the captured vector ascends
  %comparator_with_captured_vector.x = stablehlo.constant dense<[2, 0, 1]> : tensor<3xi32>
  %comparator_with_captured_vector.y = stablehlo.constant dense<[5, 9, 7]> : tensor<3xi32>
  %comparator_with_captured_vector.sort = "stablehlo.sort"(%comparator_with_captured_vector.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_with_captured_vector.left: tensor<i32>, %comparator_with_captured_vector.right: tensor<i32>):
    %comparator_with_captured_vector.dynamic_slice = stablehlo.dynamic_slice %comparator_with_captured_vector.y, %comparator_with_captured_vector.left, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %comparator_with_captured_vector.reshape = stablehlo.reshape %comparator_with_captured_vector.dynamic_slice : (tensor<1xi32>) -> tensor<i32>
    %comparator_with_captured_vector.dynamic_slice_2 = stablehlo.dynamic_slice %comparator_with_captured_vector.y, %comparator_with_captured_vector.right, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %comparator_with_captured_vector.reshape_2 = stablehlo.reshape %comparator_with_captured_vector.dynamic_slice_2 : (tensor<1xi32>) -> tensor<i32>
    %comparator_with_captured_vector.compare = stablehlo.compare LT, %comparator_with_captured_vector.reshape, %comparator_with_captured_vector.reshape_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %comparator_with_captured_vector.compare : tensor<i1>
  }) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %comparator_with_captured_vector.sort, dense<[0, 2, 1]> : tensor<3xi32> loc("comparator_with_captured_vector")
  return
}
