// Replica 0 is in branch 0 and sends twice, over channel 1 and over channel 2. Replica 1 has the index 5, which is out of
// range, so it is in the last branch: it receives both, the second value first in its result. Nobody is in branch 1, which
// receives nothing.
func.func @device(%operand: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %replica = stablehlo.replica_id : tensor<ui32>
  %number = stablehlo.convert %replica : (tensor<ui32>) -> tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %index = stablehlo.multiply %number, %five : tensor<i32>
  %order = stablehlo.create_token : !stablehlo.token
  %results:2 = "stablehlo.case"(%index) ({
    %twice = stablehlo.add %operand, %operand : tensor<2xi32>
    %first = "stablehlo.send"(%operand, %order) <{
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
    }> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
    %second = "stablehlo.send"(%twice, %first) <{
      channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>
    }> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %operand, %operand : tensor<2xi32>, tensor<2xi32>
  }, {
    stablehlo.return %operand, %operand : tensor<2xi32>, tensor<2xi32>
  }, {
    %first:2 = "stablehlo.recv"(%order) <{
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
    }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    %second:2 = "stablehlo.recv"(%first#1) <{
      channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>
    }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    stablehlo.return %second#0, %first#0 : tensor<2xi32>, tensor<2xi32>
  }) : (tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %results#0, %results#1 : tensor<2xi32>, tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[1, -2]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[1, -2]> : tensor<2xi32>
  check.expect_eq_const %results#2, dense<[2, -4]> : tensor<2xi32>
  check.expect_eq_const %results#3, dense<[1, -2]> : tensor<2xi32>
  return
}
