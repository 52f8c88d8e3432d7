// Each of two turns adds the values of both replicas to what each has. After the first turn replica 0 has 1 + (1 + 10) = 12 and
// replica 1 has 10 + 11 = 21; after the second 12 + 33 = 45 and 21 + 33 = 54. So the sum is not made once before the loop.
func.func @device(%operand: tensor<i32>) -> tensor<i32> {
  %start = stablehlo.constant dense<0> : tensor<i32>
  %results:2 = stablehlo.while(%count = %start, %value = %operand) : tensor<i32>, tensor<i32>
    cond {
      %limit = stablehlo.constant dense<2> : tensor<i32>
      %goes_on = stablehlo.compare LT, %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %count, %one : tensor<i32>
      %all = "stablehlo.all_reduce"(%value) <{
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
      }> ({
      ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
        %sum = stablehlo.add %lhs, %rhs : tensor<i32>
        stablehlo.return %sum : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %more = stablehlo.add %value, %all : tensor<i32>
      stablehlo.return %next, %more : tensor<i32>, tensor<i32>
    }
  return %results#1 : tensor<i32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<1> : tensor<i32>
  %input_1 = stablehlo.constant dense<10> : tensor<i32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %results#0, dense<45> : tensor<i32>
  check.expect_eq_const %results#1, dense<54> : tensor<i32>
  return
}
