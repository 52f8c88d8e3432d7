// Replica 0 sends in each of three turns: [1, -2], then twice that, then four times that. Replica 1 receives in each turn and
// makes 10 times what it has plus what came, from [3, 4] on: [31, 38], [312, 376], [3124, 3752]. So neither a send nor a receive
// is moved out of the loop or made once.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %replica = stablehlo.replica_id : tensor<ui32>
  %none = stablehlo.constant dense<0> : tensor<ui32>
  %sends = stablehlo.compare EQ, %replica, %none : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %results:2 = stablehlo.while(%count = %start, %value = %operand) : tensor<i32>, tensor<2xi32>
    cond {
      %limit = stablehlo.constant dense<3> : tensor<i32>
      %goes_on = stablehlo.compare LT, %count, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %count, %one : tensor<i32>
      %order = stablehlo.create_token : !stablehlo.token
      %changed = "stablehlo.if"(%sends) ({
        %sent = "stablehlo.send"(%value, %order) <{
          channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
        }> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
        %twice = stablehlo.add %value, %value : tensor<2xi32>
        stablehlo.return %twice : tensor<2xi32>
      }, {
        %received:2 = "stablehlo.recv"(%order) <{
          channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
        }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
        %ten = stablehlo.constant dense<10> : tensor<2xi32>
        %shifted = stablehlo.multiply %value, %ten : tensor<2xi32>
        %sum = stablehlo.add %shifted, %received#0 : tensor<2xi32>
        stablehlo.return %sum : tensor<2xi32>
      }) : (tensor<i1>) -> tensor<2xi32>
      stablehlo.return %next, %changed : tensor<i32>, tensor<2xi32>
    }
  return %results#1 : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[8, -16]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[3124, 3752]> : tensor<2xi32>
  return
}
