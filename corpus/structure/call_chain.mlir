// Each of 70 functions adds 1 and calls the next one; the last one gives back what it has: 5 + 69 = 74.
func.func @main() {
  %start = stablehlo.constant dense<5> : tensor<i32>
  %result = func.call @add_1(%start) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<74> : tensor<i32>
  return
}
func.func private @add_1(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_2(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_2(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_3(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_3(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_4(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_4(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_5(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_5(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_6(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_6(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_7(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_7(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_8(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_8(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_9(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_9(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_10(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_10(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_11(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_11(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_12(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_12(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_13(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_13(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_14(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_14(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_15(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_15(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_16(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_16(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_17(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_17(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_18(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_18(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_19(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_19(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_20(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_20(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_21(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_21(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_22(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_22(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_23(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_23(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_24(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_24(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_25(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_25(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_26(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_26(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_27(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_27(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_28(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_28(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_29(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_29(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_30(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_30(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_31(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_31(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_32(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_32(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_33(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_33(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_34(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_34(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_35(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_35(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_36(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_36(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_37(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_37(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_38(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_38(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_39(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_39(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_40(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_40(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_41(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_41(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_42(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_42(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_43(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_43(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_44(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_44(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_45(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_45(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_46(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_46(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_47(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_47(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_48(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_48(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_49(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_49(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_50(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_50(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_51(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_51(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_52(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_52(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_53(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_53(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_54(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_54(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_55(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_55(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_56(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_56(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_57(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_57(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_58(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_58(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_59(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_59(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_60(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_60(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_61(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_61(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_62(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_62(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_63(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_63(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_64(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_64(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_65(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_65(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_66(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_66(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_67(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_67(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_68(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_68(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_69(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_69(%value: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %value, %one : tensor<i32>
  %result = func.call @add_70(%sum) : (tensor<i32>) -> tensor<i32>
  return %result : tensor<i32>
}
func.func private @add_70(%value: tensor<i32>) -> tensor<i32> {
  return %value : tensor<i32>
}
