// Rewrites. Each check is a row of rows/gathers.txt: its operands break the rewrite where its condition does not hold.
func.func private @scatter_constant_reducer(%x: tensor<4xi32>, %i: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<4xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %literal = stablehlo.constant dense<9> : tensor<i32>
    stablehlo.return %literal : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %scatter : tensor<4xi32>
}

func.func private @scatter_narrow_indices(%x: tensor<4xi32>, %i: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<4xi32> {
  %scatter = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %literal = stablehlo.constant dense<0> : tensor<4xi32>
  %add_2 = stablehlo.add %scatter, %literal : tensor<4xi32>
  return %add_2 : tensor<4xi32>
}

func.func @main() {
  // scatter_of_scatter: both have the same indices
  %scatter_of_scatter.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_of_scatter.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_of_scatter.j = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %scatter_of_scatter.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_of_scatter.v = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %scatter_of_scatter.scatter = "stablehlo.scatter"(%scatter_of_scatter.x, %scatter_of_scatter.i, %scatter_of_scatter.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_of_scatter.left: tensor<i32>, %scatter_of_scatter.right: tensor<i32>):
    stablehlo.return %scatter_of_scatter.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %scatter_of_scatter.scatter_2 = "stablehlo.scatter"(%scatter_of_scatter.scatter, %scatter_of_scatter.j, %scatter_of_scatter.v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_of_scatter.left_2: tensor<i32>, %scatter_of_scatter.right_2: tensor<i32>):
    stablehlo.return %scatter_of_scatter.right_2 : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_of_scatter.scatter_2, dense<[5, 6, 8, 4]> : tensor<4xi32> loc("scatter_of_scatter")
  // scatter_subtracts: the reducer is commutative
  %scatter_subtracts.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_subtracts.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_subtracts.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_subtracts.scatter = "stablehlo.scatter"(%scatter_subtracts.x, %scatter_subtracts.i, %scatter_subtracts.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_subtracts.left: tensor<i32>, %scatter_subtracts.right: tensor<i32>):
    %scatter_subtracts.subtract = stablehlo.subtract %scatter_subtracts.left, %scatter_subtracts.right : tensor<i32>
    stablehlo.return %scatter_subtracts.subtract : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_subtracts.scatter, dense<[-6, 2, -5, 4]> : tensor<4xi32> loc("scatter_subtracts")
  // scatter_reads_operand: the reducer returns the update
  %scatter_reads_operand.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_reads_operand.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_reads_operand.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_reads_operand.scatter = "stablehlo.scatter"(%scatter_reads_operand.x, %scatter_reads_operand.i, %scatter_reads_operand.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_reads_operand.left: tensor<i32>, %scatter_reads_operand.right: tensor<i32>):
    stablehlo.return %scatter_reads_operand.left : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_reads_operand.scatter, dense<[1, 2, 3, 4]> : tensor<4xi32> loc("scatter_reads_operand")
  // scatter_constant_reducer: the reducer returns the update
  %scatter_constant_reducer.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_constant_reducer.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_constant_reducer.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_constant_reducer = call @scatter_constant_reducer(%scatter_constant_reducer.x, %scatter_constant_reducer.i, %scatter_constant_reducer.u) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_constant_reducer, dense<[9, 2, 9, 4]> : tensor<4xi32> loc("scatter_constant_reducer")
  // scatter_covers_operand: the indices count up
  %scatter_covers_operand.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %scatter_covers_operand.i = stablehlo.constant dense<[[2], [0], [1]]> : tensor<3x1xi32>
  %scatter_covers_operand.u = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %scatter_covers_operand.scatter = "stablehlo.scatter"(%scatter_covers_operand.x, %scatter_covers_operand.i, %scatter_covers_operand.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_covers_operand.left: tensor<i32>, %scatter_covers_operand.right: tensor<i32>):
    stablehlo.return %scatter_covers_operand.right : tensor<i32>
  }) : (tensor<3xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %scatter_covers_operand.scatter, dense<[8, 9, 7]> : tensor<3xi32> loc("scatter_covers_operand")
  // scatter_by_iota: the indices begin at 0
  %scatter_by_iota.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_by_iota.u = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %scatter_by_iota.iota = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %scatter_by_iota.scatter = "stablehlo.scatter"(%scatter_by_iota.x, %scatter_by_iota.iota, %scatter_by_iota.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_by_iota.left: tensor<i32>, %scatter_by_iota.right: tensor<i32>):
    stablehlo.return %scatter_by_iota.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_by_iota.scatter, dense<[7, 8, 9, 4]> : tensor<4xi32> loc("scatter_by_iota")
  // scatter_then_operand_used: nobody reads the operand any more: a scatter in place
  %scatter_then_operand_used.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_then_operand_used.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_then_operand_used.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_then_operand_used.scatter = "stablehlo.scatter"(%scatter_then_operand_used.x, %scatter_then_operand_used.i, %scatter_then_operand_used.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_then_operand_used.left: tensor<i32>, %scatter_then_operand_used.right: tensor<i32>):
    stablehlo.return %scatter_then_operand_used.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %scatter_then_operand_used.add = stablehlo.add %scatter_then_operand_used.scatter, %scatter_then_operand_used.x : tensor<4xi32>
  check.expect_eq_const %scatter_then_operand_used.add, dense<[8, 4, 11, 8]> : tensor<4xi32> loc("scatter_then_operand_used")
  // scatter_of_negated: the operand is zero
  %scatter_of_negated.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_of_negated.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_of_negated.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_of_negated.scatter = "stablehlo.scatter"(%scatter_of_negated.x, %scatter_of_negated.i, %scatter_of_negated.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_of_negated.left: tensor<i32>, %scatter_of_negated.right: tensor<i32>):
    stablehlo.return %scatter_of_negated.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %scatter_of_negated.negate = stablehlo.negate %scatter_of_negated.scatter : tensor<4xi32>
  check.expect_eq_const %scatter_of_negated.negate, dense<[-7, -2, -8, -4]> : tensor<4xi32> loc("scatter_of_negated")
  // scatter_narrow_indices: the indices fit into the narrow type
  %scatter_narrow_indices.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_narrow_indices.i = stablehlo.constant dense<[[256], [2]]> : tensor<2x1xi32>
  %scatter_narrow_indices.u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %scatter_narrow_indices = call @scatter_narrow_indices(%scatter_narrow_indices.x, %scatter_narrow_indices.i, %scatter_narrow_indices.u) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_narrow_indices, dense<[1, 2, 23, 4]> : tensor<4xi32> loc("scatter_narrow_indices")
  return
}
