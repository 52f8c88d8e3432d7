// In each of two turns a replica adds the values of both, times the number of the turn, to an element of its own: replica 0 to
// elements 0 and 1, replica 1 to elements 2 and 3. 1 + 10 = 11 and 2 * 11 = 22. The sums cannot be made once behind the
// loop, because then each replica would also get what the other one added.
func.func @device(%operand: tensor<1xi32>, %first: tensor<1xi32>) -> tensor<4xi32> {
  %start = stablehlo.constant dense<0> : tensor<1xi32>
  %nothing = stablehlo.constant dense<0> : tensor<4xi32>
  %results:2 = stablehlo.while(%count = %start, %table = %nothing) : tensor<1xi32>, tensor<4xi32>
    cond {
      %limit = stablehlo.constant dense<2> : tensor<1xi32>
      %below = stablehlo.compare LT, %count, %limit : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %goes_on = stablehlo.reshape %below : (tensor<1xi1>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<1xi32>
      %next = stablehlo.add %count, %one : tensor<1xi32>
      %value = stablehlo.multiply %operand, %next : tensor<1xi32>
      %all = "stablehlo.all_reduce"(%value) <{
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
      }> ({
      ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
        %sum = stablehlo.add %lhs, %rhs : tensor<i32>
        stablehlo.return %sum : tensor<i32>
      }) : (tensor<1xi32>) -> tensor<1xi32>
      %place = stablehlo.add %first, %count : tensor<1xi32>
      %more = "stablehlo.scatter"(%table, %place, %all) <{
        scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>
      }> ({
      ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
        %sum = stablehlo.add %lhs, %rhs : tensor<i32>
        stablehlo.return %sum : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
      stablehlo.return %next, %more : tensor<1xi32>, tensor<4xi32>
    }
  return %results#1 : tensor<4xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<1> : tensor<1xi32>
  %first_0 = stablehlo.constant dense<0> : tensor<1xi32>
  %input_1 = stablehlo.constant dense<10> : tensor<1xi32>
  %first_1 = stablehlo.constant dense<2> : tensor<1xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %first_0, %input_1, %first_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %results#0, dense<[11, 22, 0, 0]> : tensor<4xi32>
  check.expect_eq_const %results#1, dense<[0, 0, 11, 22]> : tensor<4xi32>
  return
}
