// An LSTM cell over three inputs, as a loop: gates for input, forgetting, update and output from one product;
// the cell is f * c + i * tanh(u), the output o * tanh(c).
module @jit_lstm {
  func.func @main() {
    %inputs = stablehlo.constant dense<[[1.0, -0.5], [0.25, 2.0], [-1.0, 1.0]]> : tensor<3x2xf32>
    %weights = stablehlo.constant dense<[[-0.375, 0.25, -0.75, -0.125, 0.5, -0.5, 0.125, 0.75], [-0.25, 0.375, -0.625, 0.0, 0.625, -0.375, 0.25, -0.75], [-0.125, 0.5, -0.5, 0.125, 0.75, -0.25, 0.375, -0.625], [0.0, 0.625, -0.375, 0.25, -0.75, -0.125, 0.5, -0.5]]> : tensor<4x8xf32>
    %bias = stablehlo.constant dense<[-0.5, 0.25, -0.25, 0.5, 0.0, -0.5, 0.25, -0.25]> : tensor<8xf32>
    %start = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %steps = stablehlo.constant dense<3> : tensor<i32>
    %initial = stablehlo.constant dense<0.0> : tensor<2xf32>
    %final:3 = stablehlo.while(%step = %start, %hidden = %initial, %cell = %initial) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
    cond {
      %more = stablehlo.compare LT, %step, %steps, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %row = stablehlo.dynamic_slice %inputs, %step, %start, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %input = stablehlo.reshape %row : (tensor<1x2xf32>) -> tensor<2xf32>
      %both = stablehlo.concatenate %input, %hidden, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
      %product = stablehlo.dot_general %both, %weights, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
      %gates = stablehlo.add %product, %bias : tensor<8xf32>
      %input_part = stablehlo.slice %gates [0:2] : (tensor<8xf32>) -> tensor<2xf32>
      %forget_part = stablehlo.slice %gates [2:4] : (tensor<8xf32>) -> tensor<2xf32>
      %update_part = stablehlo.slice %gates [4:6] : (tensor<8xf32>) -> tensor<2xf32>
      %output_part = stablehlo.slice %gates [6:8] : (tensor<8xf32>) -> tensor<2xf32>
      %input_gate = stablehlo.logistic %input_part : tensor<2xf32>
      %forget_gate = stablehlo.logistic %forget_part : tensor<2xf32>
      %update = stablehlo.tanh %update_part : tensor<2xf32>
      %output_gate = stablehlo.logistic %output_part : tensor<2xf32>
      %kept = stablehlo.multiply %forget_gate, %cell : tensor<2xf32>
      %added = stablehlo.multiply %input_gate, %update : tensor<2xf32>
      %new_cell = stablehlo.add %kept, %added : tensor<2xf32>
      %squashed = stablehlo.tanh %new_cell : tensor<2xf32>
      %new_hidden = stablehlo.multiply %output_gate, %squashed : tensor<2xf32>
      %next = stablehlo.add %step, %one : tensor<i32>
      stablehlo.return %next, %new_hidden, %new_cell : tensor<i32>, tensor<2xf32>, tensor<2xf32>
    }
    check.expect_almost_eq_const %final#1, dense<[0x3E102FA6, 0xBDC0854B]> : tensor<2xf32>
    check.expect_almost_eq_const %final#2, dense<[0x3E78CFC5, 0xBF4777AC]> : tensor<2xf32>
    return
  }
}
