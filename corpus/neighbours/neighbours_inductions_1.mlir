// Rewrites. Each check is a row of rows/inductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @no_turn_at_limits_i8(%i: tensor<i8>, %m: tensor<i8>) -> tensor<i32> {
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

func.func private @no_turn_at_limits_ui8(%i: tensor<ui8>, %m: tensor<ui8>) -> tensor<i32> {
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

func.func private @no_turn_at_limits_i16(%i: tensor<i16>, %m: tensor<i16>) -> tensor<i32> {
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

func.func private @no_turn_at_limits_ui16(%i: tensor<ui16>, %m: tensor<ui16>) -> tensor<i32> {
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

func.func private @no_turn_at_limits_i32(%i: tensor<i32>, %m: tensor<i32>) -> tensor<i32> {
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

func.func private @no_turn_at_limits_ui32(%i: tensor<ui32>, %m: tensor<ui32>) -> tensor<i32> {
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

func.func private @counter_doubled_i8(%i: tensor<i8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i8>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<50> : tensor<i8>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<2> : tensor<i8>
    %multiply = stablehlo.multiply %turn, %literal_3 : tensor<i8>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %multiply, %add : tensor<i8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_doubled_ui16(%i: tensor<ui16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui16>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<50> : tensor<ui16>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<2> : tensor<ui16>
    %multiply = stablehlo.multiply %turn, %literal_3 : tensor<ui16>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %multiply, %add : tensor<ui16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_doubled_i32(%i: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<50> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %multiply, %add : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_halved(%i: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<0> : tensor<i32>
    %compare = stablehlo.compare GT, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %divide = stablehlo.divide %turn, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %divide, %add : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_shifted(%i: tensor<ui8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui8>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<0> : tensor<ui8>
    %compare = stablehlo.compare NE, %turn, %literal_2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<1> : tensor<ui8>
    %shift_left = stablehlo.shift_left %turn, %literal_3 : tensor<ui8>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_4 : tensor<i32>
    stablehlo.return %shift_left, %add : tensor<ui8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_of_remainder(%i: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare NE, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<3> : tensor<i32>
    %add = stablehlo.add %turn, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<5> : tensor<i32>
    %remainder = stablehlo.remainder %add, %literal_4 : tensor<i32>
    %literal_5 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_5 : tensor<i32>
    stablehlo.return %remainder, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_boolean(%p: tensor<i1>, %n: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %p, %turn_ = %n) : tensor<i1>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<4> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %or = stablehlo.or %turn, %compare : tensor<i1>
    stablehlo.return %or : tensor<i1>
  } do {
    %not = stablehlo.not %turn : tensor<i1>
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_2 : tensor<i32>
    stablehlo.return %not, %add : tensor<i1>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_with_two_steps(%i: tensor<i32>, %s: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<10> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %remainder = stablehlo.remainder %turn, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<0> : tensor<i32>
    %compare_2 = stablehlo.compare EQ, %remainder, %literal_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %if = "stablehlo.if"(%compare_2) ({
      stablehlo.return %s : tensor<i32>
    }, {
      %literal_5 = stablehlo.constant dense<2> : tensor<i32>
      %multiply = stablehlo.multiply %s, %literal_5 : tensor<i32>
      stablehlo.return %multiply : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    %add = stablehlo.add %turn, %if : tensor<i32>
    %literal_6 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_6 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counter_of_growing_step(%i: tensor<i32>, %j: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %j, %turn__ = %literal) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<6> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %turn_ : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_3 = stablehlo.add %turn__, %literal_4 : tensor<i32>
    stablehlo.return %add, %add_2, %add_3 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @counters_swapped(%i: tensor<i32>, %j: tensor<i32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %j, %turn__ = %literal) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<6> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %add = stablehlo.add %turn, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn__, %literal_4 : tensor<i32>
    stablehlo.return %turn_, %add, %add_2 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @counter_seen_late(%i: tensor<i32>, %j: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %j) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn : tensor<i32>, tensor<i32>
  }
  return %while#0 : tensor<i32>
}

func.func private @counter_in_vector(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %x, %turn_ = %literal) : tensor<2xi32>, tensor<i32>
  cond {
    %slice = stablehlo.slice %turn [0:1] : (tensor<2xi32>) -> tensor<1xi32>
    %reshape = stablehlo.reshape %slice : (tensor<1xi32>) -> tensor<i32>
    %literal_2 = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %reshape, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %add = stablehlo.add %turn, %y : tensor<2xi32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<2xi32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @counters_merged(%i: tensor<i32>, %j: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %j, %turn__ = %x) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i32>
    %add_3 = stablehlo.add %turn__, %turn_ : tensor<i32>
    stablehlo.return %add, %add_2, %add_3 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %while#2 : tensor<i32>
}

func.func private @counter_used_after_step(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<10> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn, %literal_4 : tensor<i32>
    %add_3 = stablehlo.add %multiply, %add_2 : tensor<i32>
    stablehlo.return %add, %add_3 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @invariant_of_no_turn(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<0> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<2xf32>
    stablehlo.return %add, %turn_, %multiply : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  }
  return %while#2 : tensor<2xf32>
}

func.func private @invariant_through_barrier(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %barrier:2 = stablehlo.optimization_barrier %turn__, %turn_ : tensor<2xf32>, tensor<2xf32>
    stablehlo.return %add, %barrier#0, %barrier#1 : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  }
  return %while#1, %while#2 : tensor<2xf32>, tensor<2xf32>
}

func.func private @invariant_added_rounds(%i: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<f32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %y : tensor<f32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<f32>
  }
  return %while#1 : tensor<f32>
}

func.func private @invariant_applied_once(%i: tensor<i32>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2xi32>
  cond {
    %literal = stablehlo.constant dense<4> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %maximum = stablehlo.maximum %turn_, %y : tensor<2xi32>
    %literal_3 = stablehlo.constant dense<1> : tensor<2xi32>
    %subtract = stablehlo.subtract %maximum, %literal_3 : tensor<2xi32>
    stablehlo.return %add, %subtract : tensor<i32>, tensor<2xi32>
  }
  return %while#1 : tensor<2xi32>
}

func.func @main() {
  // no_turn_at_limits_i8: the start is below the limit
  %no_turn_at_limits_i8.i = stablehlo.constant dense<127> : tensor<i8>
  %no_turn_at_limits_i8.m = stablehlo.constant dense<-128> : tensor<i8>
  %no_turn_at_limits_i8 = call @no_turn_at_limits_i8(%no_turn_at_limits_i8.i, %no_turn_at_limits_i8.m) : (tensor<i8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_i8, dense<0> : tensor<i32> loc("no_turn_at_limits_i8")
  // no_turn_at_limits_ui8: the start is below the limit
  %no_turn_at_limits_ui8.i = stablehlo.constant dense<255> : tensor<ui8>
  %no_turn_at_limits_ui8.m = stablehlo.constant dense<0> : tensor<ui8>
  %no_turn_at_limits_ui8 = call @no_turn_at_limits_ui8(%no_turn_at_limits_ui8.i, %no_turn_at_limits_ui8.m) : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_ui8, dense<0> : tensor<i32> loc("no_turn_at_limits_ui8")
  // no_turn_at_limits_i16: the start is below the limit
  %no_turn_at_limits_i16.i = stablehlo.constant dense<32767> : tensor<i16>
  %no_turn_at_limits_i16.m = stablehlo.constant dense<-32768> : tensor<i16>
  %no_turn_at_limits_i16 = call @no_turn_at_limits_i16(%no_turn_at_limits_i16.i, %no_turn_at_limits_i16.m) : (tensor<i16>, tensor<i16>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_i16, dense<0> : tensor<i32> loc("no_turn_at_limits_i16")
  // no_turn_at_limits_ui16: the start is below the limit
  %no_turn_at_limits_ui16.i = stablehlo.constant dense<65535> : tensor<ui16>
  %no_turn_at_limits_ui16.m = stablehlo.constant dense<0> : tensor<ui16>
  %no_turn_at_limits_ui16 = call @no_turn_at_limits_ui16(%no_turn_at_limits_ui16.i, %no_turn_at_limits_ui16.m) : (tensor<ui16>, tensor<ui16>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_ui16, dense<0> : tensor<i32> loc("no_turn_at_limits_ui16")
  // no_turn_at_limits_i32: the start is below the limit
  %no_turn_at_limits_i32.i = stablehlo.constant dense<2147483647> : tensor<i32>
  %no_turn_at_limits_i32.m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %no_turn_at_limits_i32 = call @no_turn_at_limits_i32(%no_turn_at_limits_i32.i, %no_turn_at_limits_i32.m) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_i32, dense<0> : tensor<i32> loc("no_turn_at_limits_i32")
  // no_turn_at_limits_ui32: the start is below the limit
  %no_turn_at_limits_ui32.i = stablehlo.constant dense<4294967295> : tensor<ui32>
  %no_turn_at_limits_ui32.m = stablehlo.constant dense<0> : tensor<ui32>
  %no_turn_at_limits_ui32 = call @no_turn_at_limits_ui32(%no_turn_at_limits_ui32.i, %no_turn_at_limits_ui32.m) : (tensor<ui32>, tensor<ui32>) -> tensor<i32>
  check.expect_eq_const %no_turn_at_limits_ui32, dense<0> : tensor<i32> loc("no_turn_at_limits_ui32")
  // counter_doubled_i8: the counter grows by the same number in each turn
  %counter_doubled_i8.i = stablehlo.constant dense<1> : tensor<i8>
  %counter_doubled_i8 = call @counter_doubled_i8(%counter_doubled_i8.i) : (tensor<i8>) -> tensor<i32>
  check.expect_eq_const %counter_doubled_i8, dense<6> : tensor<i32> loc("counter_doubled_i8")
  // counter_doubled_ui16: the counter grows by the same number in each turn
  %counter_doubled_ui16.i = stablehlo.constant dense<1> : tensor<ui16>
  %counter_doubled_ui16 = call @counter_doubled_ui16(%counter_doubled_ui16.i) : (tensor<ui16>) -> tensor<i32>
  check.expect_eq_const %counter_doubled_ui16, dense<6> : tensor<i32> loc("counter_doubled_ui16")
  // counter_doubled_i32: the counter grows by the same number in each turn
  %counter_doubled_i32.i = stablehlo.constant dense<1> : tensor<i32>
  %counter_doubled_i32 = call @counter_doubled_i32(%counter_doubled_i32.i) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_doubled_i32, dense<6> : tensor<i32> loc("counter_doubled_i32")
  // counter_halved: the counter shrinks by the same number in each turn
  %counter_halved.i = stablehlo.constant dense<10> : tensor<i32>
  %counter_halved = call @counter_halved(%counter_halved.i) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_halved, dense<4> : tensor<i32> loc("counter_halved")
  // counter_shifted: the counter grows by the same number in each turn
  %counter_shifted.i = stablehlo.constant dense<1> : tensor<ui8>
  %counter_shifted = call @counter_shifted(%counter_shifted.i) : (tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %counter_shifted, dense<8> : tensor<i32> loc("counter_shifted")
  // counter_of_remainder: the counter does not start again
  %counter_of_remainder.i = stablehlo.constant dense<0> : tensor<i32>
  %counter_of_remainder = call @counter_of_remainder(%counter_of_remainder.i) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_of_remainder, dense<4> : tensor<i32> loc("counter_of_remainder")
  // counter_boolean: the predicate is false after the last turn
  %counter_boolean.p = stablehlo.constant dense<true> : tensor<i1>
  %counter_boolean.n = stablehlo.constant dense<0> : tensor<i32>
  %counter_boolean = call @counter_boolean(%counter_boolean.p, %counter_boolean.n) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_boolean, dense<5> : tensor<i32> loc("counter_boolean")
  // counter_with_two_steps: both branches step by the same number
  %counter_with_two_steps.i = stablehlo.constant dense<0> : tensor<i32>
  %counter_with_two_steps.s = stablehlo.constant dense<1> : tensor<i32>
  %counter_with_two_steps = call @counter_with_two_steps(%counter_with_two_steps.i, %counter_with_two_steps.s) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_with_two_steps, dense<6> : tensor<i32> loc("counter_with_two_steps")
  // counter_of_growing_step: the step is the same in each turn
  %counter_of_growing_step.i = stablehlo.constant dense<0> : tensor<i32>
  %counter_of_growing_step.j = stablehlo.constant dense<1> : tensor<i32>
  %counter_of_growing_step = call @counter_of_growing_step(%counter_of_growing_step.i, %counter_of_growing_step.j) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_of_growing_step, dense<3> : tensor<i32> loc("counter_of_growing_step")
  // counters_swapped: the counter takes its own next value
  %counters_swapped.i = stablehlo.constant dense<0> : tensor<i32>
  %counters_swapped.j = stablehlo.constant dense<0> : tensor<i32>
  %counters_swapped = call @counters_swapped(%counters_swapped.i, %counters_swapped.j) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counters_swapped, dense<6> : tensor<i32> loc("counters_swapped")
  // counter_seen_late: the condition looks at the counter itself
  %counter_seen_late.i = stablehlo.constant dense<0> : tensor<i32>
  %counter_seen_late.j = stablehlo.constant dense<0> : tensor<i32>
  %counter_seen_late = call @counter_seen_late(%counter_seen_late.i, %counter_seen_late.j) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_seen_late, dense<4> : tensor<i32> loc("counter_seen_late")
  // counter_in_vector: the element that is compared grows by one
  %counter_in_vector.x = stablehlo.constant dense<[0, 5]> : tensor<2xi32>
  %counter_in_vector.y = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %counter_in_vector = call @counter_in_vector(%counter_in_vector.x, %counter_in_vector.y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  check.expect_eq_const %counter_in_vector, dense<2> : tensor<i32> loc("counter_in_vector")
  // counters_merged: both counters start at the same multiple
  %counters_merged.i = stablehlo.constant dense<0> : tensor<i32>
  %counters_merged.j = stablehlo.constant dense<1> : tensor<i32>
  %counters_merged.x = stablehlo.constant dense<0> : tensor<i32>
  %counters_merged = call @counters_merged(%counters_merged.i, %counters_merged.j, %counters_merged.x) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counters_merged, dense<9> : tensor<i32> loc("counters_merged")
  // counter_used_after_step: the value before the step is meant
  %counter_used_after_step.i = stablehlo.constant dense<0> : tensor<i32>
  %counter_used_after_step.x = stablehlo.constant dense<0> : tensor<i32>
  %counter_used_after_step = call @counter_used_after_step(%counter_used_after_step.i, %counter_used_after_step.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %counter_used_after_step, dense<123> : tensor<i32> loc("counter_used_after_step")
  // invariant_of_no_turn: there is a turn
  %invariant_of_no_turn.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_of_no_turn.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %invariant_of_no_turn.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %invariant_of_no_turn = call @invariant_of_no_turn(%invariant_of_no_turn.i, %invariant_of_no_turn.x, %invariant_of_no_turn.y) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %invariant_of_no_turn, dense<[3.0, 4.0]> : tensor<2xf32> loc("invariant_of_no_turn")
  // invariant_through_barrier: each result of the barrier is carried to its own operand
  %invariant_through_barrier.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_through_barrier.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %invariant_through_barrier.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %invariant_through_barrier:2 = call @invariant_through_barrier(%invariant_through_barrier.i, %invariant_through_barrier.x, %invariant_through_barrier.y) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %invariant_through_barrier#0, dense<[3.0, 4.0]> : tensor<2xf32> loc("invariant_through_barrier")
  check.expect_eq_const %invariant_through_barrier#1, dense<[1.0, 2.0]> : tensor<2xf32> loc("invariant_through_barrier")
  // invariant_added_rounds: the additions do not round
  %invariant_added_rounds.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_added_rounds.x = stablehlo.constant dense<100000000.0> : tensor<f32>
  %invariant_added_rounds.y = stablehlo.constant dense<3.0> : tensor<f32>
  %invariant_added_rounds = call @invariant_added_rounds(%invariant_added_rounds.i, %invariant_added_rounds.x, %invariant_added_rounds.y) : (tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %invariant_added_rounds, dense<100000000.0> : tensor<f32> loc("invariant_added_rounds")
  // invariant_applied_once: the body changes nothing the second time
  %invariant_applied_once.i = stablehlo.constant dense<0> : tensor<i32>
  %invariant_applied_once.x = stablehlo.constant dense<[10, 0]> : tensor<2xi32>
  %invariant_applied_once.y = stablehlo.constant dense<5> : tensor<2xi32>
  %invariant_applied_once = call @invariant_applied_once(%invariant_applied_once.i, %invariant_applied_once.x, %invariant_applied_once.y) : (tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %invariant_applied_once, dense<[6, 4]> : tensor<2xi32> loc("invariant_applied_once")
  return
}
