// Rewrites. Each check is a row of rows/region_captures.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // reducer_with_capture: the captured value has no effect
  %reducer_with_capture.x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>
  %reducer_with_capture.z = stablehlo.constant dense<0> : tensor<i32>
  %reducer_with_capture.m = stablehlo.constant dense<5> : tensor<i32>
  %reducer_with_capture.reduce = stablehlo.reduce(%reducer_with_capture.x init: %reducer_with_capture.z) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%reducer_with_capture.left: tensor<i32>, %reducer_with_capture.right: tensor<i32>) {
    %reducer_with_capture.minimum = stablehlo.minimum %reducer_with_capture.right, %reducer_with_capture.m : tensor<i32>
    %reducer_with_capture.maximum = stablehlo.maximum %reducer_with_capture.left, %reducer_with_capture.minimum : tensor<i32>
    stablehlo.return %reducer_with_capture.maximum : tensor<i32>
  }
  check.expect_eq_const %reducer_with_capture.reduce, dense<5> : tensor<i32> loc("reducer_with_capture")
  // comparator_with_capture: the captured value has no effect
  %comparator_with_capture.x = stablehlo.constant dense<[1, 9, 4, 6]> : tensor<4xi32>
  %comparator_with_capture.m = stablehlo.constant dense<5> : tensor<i32>
  %comparator_with_capture.sort = "stablehlo.sort"(%comparator_with_capture.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_with_capture.left: tensor<i32>, %comparator_with_capture.right: tensor<i32>):
    %comparator_with_capture.subtract = stablehlo.subtract %comparator_with_capture.left, %comparator_with_capture.m : tensor<i32>
    %comparator_with_capture.abs = stablehlo.abs %comparator_with_capture.subtract : tensor<i32>
    %comparator_with_capture.subtract_2 = stablehlo.subtract %comparator_with_capture.right, %comparator_with_capture.m : tensor<i32>
    %comparator_with_capture.abs_2 = stablehlo.abs %comparator_with_capture.subtract_2 : tensor<i32>
    %comparator_with_capture.compare = stablehlo.compare LT, %comparator_with_capture.abs, %comparator_with_capture.abs_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %comparator_with_capture.compare : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_capture.sort, dense<[4, 6, 1, 9]> : tensor<4xi32> loc("comparator_with_capture")
  // comparator_with_branch: the first branch compares in ascending order
  %comparator_with_branch.x = stablehlo.constant dense<[3, 1, 5, 4]> : tensor<4xi32>
  %comparator_with_branch.m = stablehlo.constant dense<4> : tensor<i32>
  %comparator_with_branch.sort = "stablehlo.sort"(%comparator_with_branch.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%comparator_with_branch.left: tensor<i32>, %comparator_with_branch.right: tensor<i32>):
    %comparator_with_branch.compare = stablehlo.compare LT, %comparator_with_branch.left, %comparator_with_branch.m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %comparator_with_branch.if = "stablehlo.if"(%comparator_with_branch.compare) ({
      %comparator_with_branch.compare_2 = stablehlo.compare GT, %comparator_with_branch.left, %comparator_with_branch.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %comparator_with_branch.compare_2 : tensor<i1>
    }, {
      %comparator_with_branch.compare_3 = stablehlo.compare LT, %comparator_with_branch.right, %comparator_with_branch.left : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %comparator_with_branch.compare_3 : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %comparator_with_branch.if : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %comparator_with_branch.sort, dense<[5, 4, 3, 1]> : tensor<4xi32> loc("comparator_with_branch")
  return
}
