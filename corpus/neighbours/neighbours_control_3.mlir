// Rewrites. Each check is a row of rows/control.txt: its operands break the rewrite where its condition does not hold.
func.func private @sort_comparator_constant(%x: tensor<4xi32>) -> tensor<4xi32> {
  %sort = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %literal = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %literal : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %sort : tensor<4xi32>
}

func.func private @barrier_through_constant(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<5> : tensor<2xi32>
  %barrier:2 = stablehlo.optimization_barrier %x, %literal : tensor<2xi32>, tensor<2xi32>
  %add = stablehlo.add %barrier#1, %x : tensor<2xi32>
  return %add : tensor<2xi32>
}

func.func private @common_subexpression_of_reducers(%x: tensor<3xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce_2 = stablehlo.reduce(%x init: %literal_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  %add = stablehlo.add %reduce, %reduce_2 : tensor<i32>
  return %add : tensor<i32>
}

func.func private @common_subexpression_of_compares(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %compare = stablehlo.compare LT, %x, %y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %convert = stablehlo.convert %compare : (tensor<2xi1>) -> tensor<2xi32>
  %compare_2 = stablehlo.compare LT, %y, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %convert_2 = stablehlo.convert %compare_2 : (tensor<2xi1>) -> tensor<2xi32>
  %literal = stablehlo.constant dense<2> : tensor<2xi32>
  %multiply = stablehlo.multiply %convert_2, %literal : tensor<2xi32>
  %add = stablehlo.add %convert, %multiply : tensor<2xi32>
  return %add : tensor<2xi32>
}

func.func @main() {
  // sort_dropped_operand: the comparator does not use the operand that is left out
  %sort_dropped_operand.x = stablehlo.constant dense<[4, 2, 3, 1]> : tensor<4xi32>
  %sort_dropped_operand.y = stablehlo.constant dense<[10, 40, 30, 20]> : tensor<4xi32>
  %sort_dropped_operand.sort:2 = "stablehlo.sort"(%sort_dropped_operand.x, %sort_dropped_operand.y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_dropped_operand.left: tensor<i32>, %sort_dropped_operand.right: tensor<i32>, %sort_dropped_operand.left_: tensor<i32>, %sort_dropped_operand.right_: tensor<i32>):
    %sort_dropped_operand.compare = stablehlo.compare LT, %sort_dropped_operand.left_, %sort_dropped_operand.right_ : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_dropped_operand.compare : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %sort_dropped_operand.sort#0, dense<[4, 1, 3, 2]> : tensor<4xi32> loc("sort_dropped_operand")
  // sort_comparator_constant: the comparator compares: one that is constant moves nothing
  %sort_comparator_constant.x = stablehlo.constant dense<[4, 2, 3, 1]> : tensor<4xi32>
  %sort_comparator_constant = call @sort_comparator_constant(%sort_comparator_constant.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %sort_comparator_constant, dense<[4, 2, 3, 1]> : tensor<4xi32> loc("sort_comparator_constant")
  // sort_of_sort: both sort in the same order
  %sort_of_sort.x = stablehlo.constant dense<[4, 2, 3, 1]> : tensor<4xi32>
  %sort_of_sort.sort = "stablehlo.sort"(%sort_of_sort.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_of_sort.left: tensor<i32>, %sort_of_sort.right: tensor<i32>):
    %sort_of_sort.compare = stablehlo.compare LT, %sort_of_sort.left, %sort_of_sort.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_of_sort.compare : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  %sort_of_sort.sort_2 = "stablehlo.sort"(%sort_of_sort.sort) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_of_sort.left_2: tensor<i32>, %sort_of_sort.right_2: tensor<i32>):
    %sort_of_sort.compare_2 = stablehlo.compare GT, %sort_of_sort.left_2, %sort_of_sort.right_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_of_sort.compare_2 : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %sort_of_sort.sort_2, dense<[4, 3, 2, 1]> : tensor<4xi32> loc("sort_of_sort")
  // sort_other_dimension: the dimension is the only one above 1
  %sort_other_dimension.x = stablehlo.constant dense<[[4, 2], [3, 1]]> : tensor<2x2xi32>
  %sort_other_dimension.sort = "stablehlo.sort"(%sort_other_dimension.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_other_dimension.left: tensor<i32>, %sort_other_dimension.right: tensor<i32>):
    %sort_other_dimension.compare = stablehlo.compare LT, %sort_other_dimension.left, %sort_other_dimension.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_other_dimension.compare : tensor<i1>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %sort_other_dimension.sort, dense<[[3, 1], [4, 2]]> : tensor<2x2xi32> loc("sort_other_dimension")
  // sort_transposed: the dimension moves with the transposition
  %sort_transposed.x = stablehlo.constant dense<[[4, 2], [3, 1]]> : tensor<2x2xi32>
  %sort_transposed.sort = "stablehlo.sort"(%sort_transposed.x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%sort_transposed.left: tensor<i32>, %sort_transposed.right: tensor<i32>):
    %sort_transposed.compare = stablehlo.compare LT, %sort_transposed.left, %sort_transposed.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_transposed.compare : tensor<i1>
  }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %sort_transposed.transpose = stablehlo.transpose %sort_transposed.sort, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %sort_transposed.transpose, dense<[[2, 1], [4, 3]]> : tensor<2x2xi32> loc("sort_transposed")
  // sort_unsigned: the highest bits are not set
  %sort_unsigned.x = stablehlo.constant dense<[200, 3, 100]> : tensor<3xui8>
  %sort_unsigned.sort = "stablehlo.sort"(%sort_unsigned.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_unsigned.left: tensor<ui8>, %sort_unsigned.right: tensor<ui8>):
    %sort_unsigned.compare = stablehlo.compare LT, %sort_unsigned.left, %sort_unsigned.right : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %sort_unsigned.compare : tensor<i1>
  }) : (tensor<3xui8>) -> tensor<3xui8>
  check.expect_eq_const %sort_unsigned.sort, dense<[3, 100, 200]> : tensor<3xui8> loc("sort_unsigned")
  // sort_first_as_minimum: the order is ascending
  %sort_first_as_minimum.x = stablehlo.constant dense<[4, 2, 3, 1]> : tensor<4xi32>
  %sort_first_as_minimum.sort = "stablehlo.sort"(%sort_first_as_minimum.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_first_as_minimum.left: tensor<i32>, %sort_first_as_minimum.right: tensor<i32>):
    %sort_first_as_minimum.compare = stablehlo.compare GT, %sort_first_as_minimum.left, %sort_first_as_minimum.right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_first_as_minimum.compare : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  %sort_first_as_minimum.slice = stablehlo.slice %sort_first_as_minimum.sort [0:1] : (tensor<4xi32>) -> tensor<1xi32>
  check.expect_eq_const %sort_first_as_minimum.slice, dense<4> : tensor<1xi32> loc("sort_first_as_minimum")
  // sort_as_top: no two elements are equal: the first index comes first
  %sort_as_top.x = stablehlo.constant dense<[1.0, 5.0, 5.0, 2.0]> : tensor<4xf32>
  %sort_as_top.iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %sort_as_top.sort:2 = "stablehlo.sort"(%sort_as_top.x, %sort_as_top.iota) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_as_top.left: tensor<f32>, %sort_as_top.right: tensor<f32>, %sort_as_top.left_: tensor<i32>, %sort_as_top.right_: tensor<i32>):
    %sort_as_top.compare = stablehlo.compare GT, %sort_as_top.left, %sort_as_top.right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %sort_as_top.compare : tensor<i1>
  }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  %sort_as_top.slice = stablehlo.slice %sort_as_top.sort#1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %sort_as_top.slice, dense<[1, 2]> : tensor<2xi32> loc("sort_as_top")
  // sort_by_abs: the elements are not negative
  %sort_by_abs.x = stablehlo.constant dense<[-4, 2, -3, 1]> : tensor<4xi32>
  %sort_by_abs.sort = "stablehlo.sort"(%sort_by_abs.x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_by_abs.left: tensor<i32>, %sort_by_abs.right: tensor<i32>):
    %sort_by_abs.abs = stablehlo.abs %sort_by_abs.left : tensor<i32>
    %sort_by_abs.abs_2 = stablehlo.abs %sort_by_abs.right : tensor<i32>
    %sort_by_abs.compare = stablehlo.compare LT, %sort_by_abs.abs, %sort_by_abs.abs_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_by_abs.compare : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %sort_by_abs.sort, dense<[1, 2, -3, -4]> : tensor<4xi32> loc("sort_by_abs")
  // barrier_keeps_order: the results keep their order
  %barrier_keeps_order.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %barrier_keeps_order.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %barrier_keeps_order.barrier:2 = stablehlo.optimization_barrier %barrier_keeps_order.x, %barrier_keeps_order.y : tensor<2xi32>, tensor<2xi32>
  check.expect_eq_const %barrier_keeps_order.barrier#0, dense<[1, 2]> : tensor<2xi32> loc("barrier_keeps_order")
  check.expect_eq_const %barrier_keeps_order.barrier#1, dense<[3, 4]> : tensor<2xi32> loc("barrier_keeps_order")
  // barrier_through_constant: the results keep their order
  %barrier_through_constant.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %barrier_through_constant = call @barrier_through_constant(%barrier_through_constant.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %barrier_through_constant, dense<[6, 7]> : tensor<2xi32> loc("barrier_through_constant")
  // common_subexpression_of_regions: both have the same branches
  %common_subexpression_of_regions.p = stablehlo.constant dense<true> : tensor<i1>
  %common_subexpression_of_regions.x = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %common_subexpression_of_regions.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %common_subexpression_of_regions.if = "stablehlo.if"(%common_subexpression_of_regions.p) ({
    %common_subexpression_of_regions.add = stablehlo.add %common_subexpression_of_regions.x, %common_subexpression_of_regions.y : tensor<2xi32>
    stablehlo.return %common_subexpression_of_regions.add : tensor<2xi32>
  }, {
    %common_subexpression_of_regions.subtract = stablehlo.subtract %common_subexpression_of_regions.x, %common_subexpression_of_regions.y : tensor<2xi32>
    stablehlo.return %common_subexpression_of_regions.subtract : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  %common_subexpression_of_regions.if_2 = "stablehlo.if"(%common_subexpression_of_regions.p) ({
    %common_subexpression_of_regions.subtract_2 = stablehlo.subtract %common_subexpression_of_regions.x, %common_subexpression_of_regions.y : tensor<2xi32>
    stablehlo.return %common_subexpression_of_regions.subtract_2 : tensor<2xi32>
  }, {
    %common_subexpression_of_regions.add_2 = stablehlo.add %common_subexpression_of_regions.x, %common_subexpression_of_regions.y : tensor<2xi32>
    stablehlo.return %common_subexpression_of_regions.add_2 : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  %common_subexpression_of_regions.add_3 = stablehlo.add %common_subexpression_of_regions.if, %common_subexpression_of_regions.if_2 : tensor<2xi32>
  check.expect_eq_const %common_subexpression_of_regions.add_3, dense<[10, 12]> : tensor<2xi32> loc("common_subexpression_of_regions")
  // common_subexpression_of_attributes: both have the same attributes
  %common_subexpression_of_attributes.x = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %common_subexpression_of_attributes.slice = stablehlo.slice %common_subexpression_of_attributes.x [0:2] : (tensor<3xi32>) -> tensor<2xi32>
  %common_subexpression_of_attributes.slice_2 = stablehlo.slice %common_subexpression_of_attributes.x [1:3] : (tensor<3xi32>) -> tensor<2xi32>
  %common_subexpression_of_attributes.add = stablehlo.add %common_subexpression_of_attributes.slice, %common_subexpression_of_attributes.slice_2 : tensor<2xi32>
  check.expect_eq_const %common_subexpression_of_attributes.add, dense<[3, 6]> : tensor<2xi32> loc("common_subexpression_of_attributes")
  // common_subexpression_of_reducers: both have the same reducer
  %common_subexpression_of_reducers.x = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %common_subexpression_of_reducers = call @common_subexpression_of_reducers(%common_subexpression_of_reducers.x) : (tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %common_subexpression_of_reducers, dense<11> : tensor<i32> loc("common_subexpression_of_reducers")
  // common_subexpression_of_types: both have the same type
  %common_subexpression_of_types.x = stablehlo.constant dense<[200, 5]> : tensor<2xi32>
  %common_subexpression_of_types.convert = stablehlo.convert %common_subexpression_of_types.x : (tensor<2xi32>) -> tensor<2xi8>
  %common_subexpression_of_types.convert_2 = stablehlo.convert %common_subexpression_of_types.convert : (tensor<2xi8>) -> tensor<2xf32>
  %common_subexpression_of_types.convert_3 = stablehlo.convert %common_subexpression_of_types.x : (tensor<2xi32>) -> tensor<2xui8>
  %common_subexpression_of_types.convert_4 = stablehlo.convert %common_subexpression_of_types.convert_3 : (tensor<2xui8>) -> tensor<2xf32>
  %common_subexpression_of_types.add = stablehlo.add %common_subexpression_of_types.convert_2, %common_subexpression_of_types.convert_4 : tensor<2xf32>
  check.expect_eq_const %common_subexpression_of_types.add, dense<[144.0, 10.0]> : tensor<2xf32> loc("common_subexpression_of_types")
  // common_subexpression_of_compares: the operands are in the same order
  %common_subexpression_of_compares.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %common_subexpression_of_compares.y = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %common_subexpression_of_compares = call @common_subexpression_of_compares(%common_subexpression_of_compares.x, %common_subexpression_of_compares.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %common_subexpression_of_compares, dense<[1, 2]> : tensor<2xi32> loc("common_subexpression_of_compares")
  return
}
