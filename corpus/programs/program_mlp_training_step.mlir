// One step of gradient descent for a network of two layers with ReLU and the mean squared error. All numbers
// are short binary fractions, so that every step is exact and in any order: the loss is 28989/4096 =
// 7.077392578125.
module @jit_train_step {
  func.func private @predict(%lhs_0: tensor<4x3xf32>, %rhs_f32_0: tensor<3x2xf32>, %operand_0: tensor<2xf32>, %rhs_f32_1: tensor<2x1xf32>, %operand_1: tensor<1xf32>) -> (tensor<4x1xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
    %product1 = stablehlo.dot_general %lhs_0, %rhs_f32_0, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %bias1 = stablehlo.broadcast_in_dim %operand_0, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %hidden = stablehlo.add %product1, %bias1 : tensor<4x2xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %active = stablehlo.maximum %hidden, %zeros : tensor<4x2xf32>
    %product2 = stablehlo.dot_general %active, %rhs_f32_1, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
    %bias2 = stablehlo.broadcast_in_dim %operand_1, dims = [1] : (tensor<1xf32>) -> tensor<4x1xf32>
    %prediction = stablehlo.add %product2, %bias2 : tensor<4x1xf32>
    return %prediction, %hidden, %active : tensor<4x1xf32>, tensor<4x2xf32>, tensor<4x2xf32>
  }
  func.func @main() {
    %operand_2 = stablehlo.constant dense<[[1.0, -0.5, 2.0], [0.5, 1.0, -1.0], [-1.0, 2.0, 0.25], [2.0, 0.0, 1.5]]> : tensor<4x3xf32>
    %rhs_f32_2 = stablehlo.constant dense<[[1.0], [-2.0], [0.5], [3.0]]> : tensor<4x1xf32>
    %operand_3 = stablehlo.constant dense<[[0.5, -1.0], [1.0, 0.25], [-0.25, 0.5]]> : tensor<3x2xf32>
    %operand_4 = stablehlo.constant dense<[0.25, -0.5]> : tensor<2xf32>
    %operand_5 = stablehlo.constant dense<[[1.5], [-0.5]]> : tensor<2x1xf32>
    %operand_6 = stablehlo.constant dense<[0.125]> : tensor<1xf32>
    %rate = stablehlo.constant dense<0.125> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %forward:3 = call @predict(%operand_2, %operand_3, %operand_4, %operand_5, %operand_6) : (tensor<4x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<2x1xf32>, tensor<1xf32>) -> (tensor<4x1xf32>, tensor<4x2xf32>, tensor<4x2xf32>)
    %error = stablehlo.subtract %forward#0, %rhs_f32_2 : tensor<4x1xf32>
    %squared = stablehlo.multiply %error, %error : tensor<4x1xf32>
    %total = stablehlo.reduce(%squared init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
    %count = stablehlo.constant dense<4.0> : tensor<f32>
    %loss = stablehlo.divide %total, %count : tensor<f32>
    %half = stablehlo.constant dense<0.5> : tensor<4x1xf32>
    %product = stablehlo.multiply %error, %half : tensor<4x1xf32>
    %lhs_1 = stablehlo.dot_general %forward#2, %product, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x1xf32>) -> tensor<2x1xf32>
    %lhs_2 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
    %on_true = stablehlo.dot_general %product, %operand_5, contracting_dims = [1] x [1] : (tensor<4x1xf32>, tensor<2x1xf32>) -> tensor<4x2xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<4x2xf32>
    %positive = stablehlo.compare GT, %forward#1, %zeros, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %rhs_i1 = stablehlo.select %positive, %on_true, %zeros : tensor<4x2xi1>, tensor<4x2xf32>
    %lhs_3 = stablehlo.dot_general %operand_2, %rhs_i1, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %lhs_4 = stablehlo.reduce(%rhs_i1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %rate_w1 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %step_w1 = stablehlo.multiply %lhs_3, %rate_w1 : tensor<3x2xf32>
    %new_w1 = stablehlo.subtract %operand_3, %step_w1 : tensor<3x2xf32>
    %rate_b1 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %step_b1 = stablehlo.multiply %lhs_4, %rate_b1 : tensor<2xf32>
    %new_b1 = stablehlo.subtract %operand_4, %step_b1 : tensor<2xf32>
    %rate_w2 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %step_w2 = stablehlo.multiply %lhs_1, %rate_w2 : tensor<2x1xf32>
    %new_w2 = stablehlo.subtract %operand_5, %step_w2 : tensor<2x1xf32>
    %rate_b2 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %step_b2 = stablehlo.multiply %lhs_2, %rate_b2 : tensor<1xf32>
    %new_b2 = stablehlo.subtract %operand_6, %step_b2 : tensor<1xf32>
    check.expect_eq_const %loss, dense<0x40E27A00> : tensor<f32>
    check.expect_eq_const %new_w1, dense<[[0.7197265625, 0xBF866000], [0.255859375, 0.349609375], [0x3EC16000, 0x3F033000]]> : tensor<3x2xf32>
    check.expect_eq_const %new_b1, dense<[0xBE4B0000, 0xBEE68000]> : tensor<2xf32>
    check.expect_eq_const %new_w2, dense<[[0x3F65D800], [0xBF1CB000]]> : tensor<2x1xf32>
    check.expect_eq_const %new_b2, dense<[-0.119140625]> : tensor<1xf32>
    return
  }
}
