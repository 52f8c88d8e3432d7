// Rewrites. Each check is a row of rows/loops.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_past_limit_i8(%i: tensor<i8>, %m: tensor<i8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i8>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i8>
    %add = stablehlo.add %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_limit_ui8(%i: tensor<ui8>, %m: tensor<ui8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui8>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui8>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_limit_i16(%i: tensor<i16>, %m: tensor<i16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i16>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i16>
    %add = stablehlo.add %turn, %literal_2 : tensor<i16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_limit_ui16(%i: tensor<ui16>, %m: tensor<ui16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui16>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui16>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_limit_i32(%i: tensor<i32>, %m: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_past_limit_ui32(%i: tensor<ui32>, %m: tensor<ui32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui32>, tensor<i32>
  cond {
    %compare = stablehlo.compare NE, %turn, %m : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui32>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_i8(%i: tensor<i8>, %m: tensor<i8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i8>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i8>
    %add = stablehlo.add %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_ui8(%i: tensor<ui8>, %m: tensor<ui8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui8>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui8>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_i16(%i: tensor<i16>, %m: tensor<i16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i16>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i16>
    %add = stablehlo.add %turn, %literal_2 : tensor<i16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_ui16(%i: tensor<ui16>, %m: tensor<ui16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui16>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui16>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_i32(%i: tensor<i32>, %m: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_up_to_limit_ui32(%i: tensor<ui32>, %m: tensor<ui32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui32>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui32>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_limit_i8(%i: tensor<i8>, %m: tensor<i8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i8>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i8>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_limit_i16(%i: tensor<i16>, %m: tensor<i16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i16>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i16>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_limit_i32(%i: tensor<i32>, %m: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_unsigned_ui8(%i: tensor<ui8>, %m: tensor<ui8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui8>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui8>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_unsigned_ui16(%i: tensor<ui16>, %m: tensor<ui16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui16>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui16>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_unsigned_ui32(%i: tensor<ui32>, %m: tensor<ui32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui32>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui32>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_difference_i8(%i: tensor<i8>, %m: tensor<i8>, %s: tensor<i8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i8>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %s : tensor<i8>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_difference_i16(%i: tensor<i16>, %m: tensor<i16>, %s: tensor<i16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i16>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %s : tensor<i16>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_difference_i32(%i: tensor<i32>, %m: tensor<i32>, %s: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %s : tensor<i32>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_step_past_limit_i8(%i: tensor<i8>, %m: tensor<i8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i8>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<3> : tensor<i8>
    %add = stablehlo.add %turn, %literal_2 : tensor<i8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_step_past_limit_ui8(%i: tensor<ui8>, %m: tensor<ui8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui8>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %m : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<3> : tensor<ui8>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<ui8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_of_step_beyond(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<100> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<2xf32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<2xf32>
  }
  return %while#1 : tensor<2xf32>
}

func.func @main() {
  // turns_past_limit_i8: the counter does not pass the limit of its type
  %turns_past_limit_i8.i = stablehlo.constant dense<126> : tensor<i8>
  %turns_past_limit_i8.m = stablehlo.constant dense<-127> : tensor<i8>
  %turns_past_limit_i8 = call @turns_past_limit_i8(%turns_past_limit_i8.i, %turns_past_limit_i8.m) : (tensor<i8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_i8, dense<3> : tensor<i32> loc("turns_past_limit_i8")
  // turns_past_limit_ui8: the counter does not pass the limit of its type
  %turns_past_limit_ui8.i = stablehlo.constant dense<254> : tensor<ui8>
  %turns_past_limit_ui8.m = stablehlo.constant dense<1> : tensor<ui8>
  %turns_past_limit_ui8 = call @turns_past_limit_ui8(%turns_past_limit_ui8.i, %turns_past_limit_ui8.m) : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_ui8, dense<3> : tensor<i32> loc("turns_past_limit_ui8")
  // turns_past_limit_i16: the counter does not pass the limit of its type
  %turns_past_limit_i16.i = stablehlo.constant dense<32766> : tensor<i16>
  %turns_past_limit_i16.m = stablehlo.constant dense<-32767> : tensor<i16>
  %turns_past_limit_i16 = call @turns_past_limit_i16(%turns_past_limit_i16.i, %turns_past_limit_i16.m) : (tensor<i16>, tensor<i16>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_i16, dense<3> : tensor<i32> loc("turns_past_limit_i16")
  // turns_past_limit_ui16: the counter does not pass the limit of its type
  %turns_past_limit_ui16.i = stablehlo.constant dense<65534> : tensor<ui16>
  %turns_past_limit_ui16.m = stablehlo.constant dense<1> : tensor<ui16>
  %turns_past_limit_ui16 = call @turns_past_limit_ui16(%turns_past_limit_ui16.i, %turns_past_limit_ui16.m) : (tensor<ui16>, tensor<ui16>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_ui16, dense<3> : tensor<i32> loc("turns_past_limit_ui16")
  // turns_past_limit_i32: the counter does not pass the limit of its type
  %turns_past_limit_i32.i = stablehlo.constant dense<2147483646> : tensor<i32>
  %turns_past_limit_i32.m = stablehlo.constant dense<-2147483647> : tensor<i32>
  %turns_past_limit_i32 = call @turns_past_limit_i32(%turns_past_limit_i32.i, %turns_past_limit_i32.m) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_i32, dense<3> : tensor<i32> loc("turns_past_limit_i32")
  // turns_past_limit_ui32: the counter does not pass the limit of its type
  %turns_past_limit_ui32.i = stablehlo.constant dense<4294967294> : tensor<ui32>
  %turns_past_limit_ui32.m = stablehlo.constant dense<1> : tensor<ui32>
  %turns_past_limit_ui32 = call @turns_past_limit_ui32(%turns_past_limit_ui32.i, %turns_past_limit_ui32.m) : (tensor<ui32>, tensor<ui32>) -> tensor<i32>
  check.expect_eq_const %turns_past_limit_ui32, dense<3> : tensor<i32> loc("turns_past_limit_ui32")
  // turns_up_to_limit_i8: the limit plus one fits its type
  %turns_up_to_limit_i8.i = stablehlo.constant dense<124> : tensor<i8>
  %turns_up_to_limit_i8.m = stablehlo.constant dense<127> : tensor<i8>
  %turns_up_to_limit_i8 = call @turns_up_to_limit_i8(%turns_up_to_limit_i8.i, %turns_up_to_limit_i8.m) : (tensor<i8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_i8, dense<3> : tensor<i32> loc("turns_up_to_limit_i8")
  // turns_up_to_limit_ui8: the limit plus one fits its type
  %turns_up_to_limit_ui8.i = stablehlo.constant dense<252> : tensor<ui8>
  %turns_up_to_limit_ui8.m = stablehlo.constant dense<255> : tensor<ui8>
  %turns_up_to_limit_ui8 = call @turns_up_to_limit_ui8(%turns_up_to_limit_ui8.i, %turns_up_to_limit_ui8.m) : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_ui8, dense<3> : tensor<i32> loc("turns_up_to_limit_ui8")
  // turns_up_to_limit_i16: the limit plus one fits its type
  %turns_up_to_limit_i16.i = stablehlo.constant dense<32764> : tensor<i16>
  %turns_up_to_limit_i16.m = stablehlo.constant dense<32767> : tensor<i16>
  %turns_up_to_limit_i16 = call @turns_up_to_limit_i16(%turns_up_to_limit_i16.i, %turns_up_to_limit_i16.m) : (tensor<i16>, tensor<i16>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_i16, dense<3> : tensor<i32> loc("turns_up_to_limit_i16")
  // turns_up_to_limit_ui16: the limit plus one fits its type
  %turns_up_to_limit_ui16.i = stablehlo.constant dense<65532> : tensor<ui16>
  %turns_up_to_limit_ui16.m = stablehlo.constant dense<65535> : tensor<ui16>
  %turns_up_to_limit_ui16 = call @turns_up_to_limit_ui16(%turns_up_to_limit_ui16.i, %turns_up_to_limit_ui16.m) : (tensor<ui16>, tensor<ui16>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_ui16, dense<3> : tensor<i32> loc("turns_up_to_limit_ui16")
  // turns_up_to_limit_i32: the limit plus one fits its type
  %turns_up_to_limit_i32.i = stablehlo.constant dense<2147483644> : tensor<i32>
  %turns_up_to_limit_i32.m = stablehlo.constant dense<2147483647> : tensor<i32>
  %turns_up_to_limit_i32 = call @turns_up_to_limit_i32(%turns_up_to_limit_i32.i, %turns_up_to_limit_i32.m) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_i32, dense<3> : tensor<i32> loc("turns_up_to_limit_i32")
  // turns_up_to_limit_ui32: the limit plus one fits its type
  %turns_up_to_limit_ui32.i = stablehlo.constant dense<4294967292> : tensor<ui32>
  %turns_up_to_limit_ui32.m = stablehlo.constant dense<4294967295> : tensor<ui32>
  %turns_up_to_limit_ui32 = call @turns_up_to_limit_ui32(%turns_up_to_limit_ui32.i, %turns_up_to_limit_ui32.m) : (tensor<ui32>, tensor<ui32>) -> tensor<i32>
  check.expect_eq_const %turns_up_to_limit_ui32, dense<3> : tensor<i32> loc("turns_up_to_limit_ui32")
  // turns_down_to_limit_i8: the distance does not have one turn more
  %turns_down_to_limit_i8.i = stablehlo.constant dense<-125> : tensor<i8>
  %turns_down_to_limit_i8.m = stablehlo.constant dense<-128> : tensor<i8>
  %turns_down_to_limit_i8 = call @turns_down_to_limit_i8(%turns_down_to_limit_i8.i, %turns_down_to_limit_i8.m) : (tensor<i8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_i8, dense<3> : tensor<i32> loc("turns_down_to_limit_i8")
  // turns_down_to_limit_i16: the distance does not have one turn more
  %turns_down_to_limit_i16.i = stablehlo.constant dense<-32765> : tensor<i16>
  %turns_down_to_limit_i16.m = stablehlo.constant dense<-32768> : tensor<i16>
  %turns_down_to_limit_i16 = call @turns_down_to_limit_i16(%turns_down_to_limit_i16.i, %turns_down_to_limit_i16.m) : (tensor<i16>, tensor<i16>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_i16, dense<3> : tensor<i32> loc("turns_down_to_limit_i16")
  // turns_down_to_limit_i32: the distance does not have one turn more
  %turns_down_to_limit_i32.i = stablehlo.constant dense<-2147483645> : tensor<i32>
  %turns_down_to_limit_i32.m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %turns_down_to_limit_i32 = call @turns_down_to_limit_i32(%turns_down_to_limit_i32.i, %turns_down_to_limit_i32.m) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_i32, dense<3> : tensor<i32> loc("turns_down_to_limit_i32")
  // turns_down_unsigned_ui8: the numbers are below half of the type's range
  %turns_down_unsigned_ui8.i = stablehlo.constant dense<129> : tensor<ui8>
  %turns_down_unsigned_ui8.m = stablehlo.constant dense<126> : tensor<ui8>
  %turns_down_unsigned_ui8 = call @turns_down_unsigned_ui8(%turns_down_unsigned_ui8.i, %turns_down_unsigned_ui8.m) : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %turns_down_unsigned_ui8, dense<3> : tensor<i32> loc("turns_down_unsigned_ui8")
  // turns_down_unsigned_ui16: the numbers are below half of the type's range
  %turns_down_unsigned_ui16.i = stablehlo.constant dense<32769> : tensor<ui16>
  %turns_down_unsigned_ui16.m = stablehlo.constant dense<32766> : tensor<ui16>
  %turns_down_unsigned_ui16 = call @turns_down_unsigned_ui16(%turns_down_unsigned_ui16.i, %turns_down_unsigned_ui16.m) : (tensor<ui16>, tensor<ui16>) -> tensor<i32>
  check.expect_eq_const %turns_down_unsigned_ui16, dense<3> : tensor<i32> loc("turns_down_unsigned_ui16")
  // turns_down_unsigned_ui32: the numbers are below half of the type's range
  %turns_down_unsigned_ui32.i = stablehlo.constant dense<2147483649> : tensor<ui32>
  %turns_down_unsigned_ui32.m = stablehlo.constant dense<2147483646> : tensor<ui32>
  %turns_down_unsigned_ui32 = call @turns_down_unsigned_ui32(%turns_down_unsigned_ui32.i, %turns_down_unsigned_ui32.m) : (tensor<ui32>, tensor<ui32>) -> tensor<i32>
  check.expect_eq_const %turns_down_unsigned_ui32, dense<3> : tensor<i32> loc("turns_down_unsigned_ui32")
  // turns_of_difference_i8: the difference of start and limit fits the type, and the step divides it
  %turns_of_difference_i8.i = stablehlo.constant dense<-120> : tensor<i8>
  %turns_of_difference_i8.m = stablehlo.constant dense<100> : tensor<i8>
  %turns_of_difference_i8.s = stablehlo.constant dense<40> : tensor<i8>
  %turns_of_difference_i8 = call @turns_of_difference_i8(%turns_of_difference_i8.i, %turns_of_difference_i8.m, %turns_of_difference_i8.s) : (tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %turns_of_difference_i8, dense<6> : tensor<i32> loc("turns_of_difference_i8")
  // turns_of_difference_i16: the difference of start and limit fits the type, and the step divides it
  %turns_of_difference_i16.i = stablehlo.constant dense<-32000> : tensor<i16>
  %turns_of_difference_i16.m = stablehlo.constant dense<30000> : tensor<i16>
  %turns_of_difference_i16.s = stablehlo.constant dense<9000> : tensor<i16>
  %turns_of_difference_i16 = call @turns_of_difference_i16(%turns_of_difference_i16.i, %turns_of_difference_i16.m, %turns_of_difference_i16.s) : (tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<i32>
  check.expect_eq_const %turns_of_difference_i16, dense<7> : tensor<i32> loc("turns_of_difference_i16")
  // turns_of_difference_i32: the difference of start and limit fits the type, and the step divides it
  %turns_of_difference_i32.i = stablehlo.constant dense<-2147483000> : tensor<i32>
  %turns_of_difference_i32.m = stablehlo.constant dense<2000000000> : tensor<i32>
  %turns_of_difference_i32.s = stablehlo.constant dense<600000000> : tensor<i32>
  %turns_of_difference_i32 = call @turns_of_difference_i32(%turns_of_difference_i32.i, %turns_of_difference_i32.m, %turns_of_difference_i32.s) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %turns_of_difference_i32, dense<7> : tensor<i32> loc("turns_of_difference_i32")
  // turns_of_step_past_limit_i8: the last step does not pass the limit of the type
  %turns_of_step_past_limit_i8.i = stablehlo.constant dense<120> : tensor<i8>
  %turns_of_step_past_limit_i8.m = stablehlo.constant dense<127> : tensor<i8>
  %turns_of_step_past_limit_i8 = call @turns_of_step_past_limit_i8(%turns_of_step_past_limit_i8.i, %turns_of_step_past_limit_i8.m) : (tensor<i8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %turns_of_step_past_limit_i8, dense<173> : tensor<i32> loc("turns_of_step_past_limit_i8")
  // turns_of_step_past_limit_ui8: the last step does not pass the limit of the type
  %turns_of_step_past_limit_ui8.i = stablehlo.constant dense<250> : tensor<ui8>
  %turns_of_step_past_limit_ui8.m = stablehlo.constant dense<255> : tensor<ui8>
  %turns_of_step_past_limit_ui8 = call @turns_of_step_past_limit_ui8(%turns_of_step_past_limit_ui8.i, %turns_of_step_past_limit_ui8.m) : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %turns_of_step_past_limit_ui8, dense<87> : tensor<i32> loc("turns_of_step_past_limit_ui8")
  // turns_of_step_beyond: the step is no larger than the distance
  %turns_of_step_beyond.i = stablehlo.constant dense<0> : tensor<i32>
  %turns_of_step_beyond.x = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %turns_of_step_beyond = call @turns_of_step_beyond(%turns_of_step_beyond.i, %turns_of_step_beyond.x) : (tensor<i32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %turns_of_step_beyond, dense<[3.0, 4.0]> : tensor<2xf32> loc("turns_of_step_beyond")
  return
}
