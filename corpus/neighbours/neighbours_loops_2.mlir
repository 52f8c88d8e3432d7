// Rewrites. Each check is a row of rows/loops.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_of_negative_step(%i: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<0> : tensor<i32>
    %compare = stablehlo.compare GT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<-3> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<2xf32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<2xf32>
  }
  return %while#1 : tensor<2xf32>
}

func.func private @last_counter_as_limit_i8(%i: tensor<i8>) -> tensor<i8> {
  %while = stablehlo.while(%turn = %i) : tensor<i8>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i8>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<2> : tensor<i8>
    %add = stablehlo.add %turn, %literal_2 : tensor<i8>
    stablehlo.return %add : tensor<i8>
  }
  return %while : tensor<i8>
}

func.func private @last_counter_as_limit_ui16(%i: tensor<ui16>) -> tensor<ui16> {
  %while = stablehlo.while(%turn = %i) : tensor<ui16>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<ui16>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<2> : tensor<ui16>
    %add = stablehlo.add %turn, %literal_2 : tensor<ui16>
    stablehlo.return %add : tensor<ui16>
  }
  return %while : tensor<ui16>
}

func.func private @last_counter_as_limit_i32(%i: tensor<i32>) -> tensor<i32> {
  %while = stablehlo.while(%turn = %i) : tensor<i32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<2> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add : tensor<i32>
  }
  return %while : tensor<i32>
}

func.func private @counter_in_narrow_type(%i: tensor<i32>, %n: tensor<i8>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %n) : tensor<i32>, tensor<i8>
  cond {
    %literal = stablehlo.constant dense<200> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i8>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<i8>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i8>
  }
  %convert = stablehlo.convert %while#1 : (tensor<i8>) -> tensor<i32>
  return %convert : tensor<i32>
}

func.func private @product_of_counter(%i: tensor<i16>, %x: tensor<i16>) -> tensor<i16> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i16>, tensor<i16>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i16>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i16>
    %add = stablehlo.add %turn, %literal_2 : tensor<i16>
    %literal_3 = stablehlo.constant dense<100> : tensor<i16>
    %multiply = stablehlo.multiply %turn, %literal_3 : tensor<i16>
    %add_2 = stablehlo.add %turn_, %multiply : tensor<i16>
    stablehlo.return %add, %add_2 : tensor<i16>, tensor<i16>
  }
  return %while#1 : tensor<i16>
}

func.func private @float_counter_that_stops(%x: tensor<f32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %x, %turn_ = %literal) : tensor<f32>, tensor<i32>
  cond {
    %literal_2 = stablehlo.constant dense<9> : tensor<i32>
    %compare = stablehlo.compare LT, %turn_, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %literal_3 = stablehlo.constant dense<16777219.0> : tensor<f32>
    %compare_2 = stablehlo.compare LT, %turn, %literal_3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_2 : tensor<i1>
    stablehlo.return %and : tensor<i1>
  } do {
    %literal_4 = stablehlo.constant dense<1.0> : tensor<f32>
    %add = stablehlo.add %turn, %literal_4 : tensor<f32>
    %literal_5 = stablehlo.constant dense<1> : tensor<i32>
    %add_2 = stablehlo.add %turn_, %literal_5 : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<f32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @condition_of_nan_negated(%i: tensor<i32>, %x: tensor<f32>, %m: tensor<f32>) -> tensor<f32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<f32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %compare_2 = stablehlo.compare GT, %turn_, %m : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %not = stablehlo.not %compare_2 : tensor<i1>
    %and = stablehlo.and %compare, %not : tensor<i1>
    stablehlo.return %and : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<1.0> : tensor<f32>
    %add_2 = stablehlo.add %turn_, %literal_3 : tensor<f32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<f32>
  }
  return %while#1 : tensor<f32>
}

func.func private @condition_checked_once(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<6> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %literal_2 = stablehlo.constant dense<20> : tensor<i32>
    %compare_2 = stablehlo.compare LT, %turn_, %literal_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %and = stablehlo.and %compare, %compare_2 : tensor<i1>
    stablehlo.return %and : tensor<i1>
  } do {
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_4 : tensor<i32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @condition_rotated(%i: tensor<i32>, %x: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<0> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2.0> : tensor<2xf32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<2xf32>
    stablehlo.return %add, %multiply : tensor<i32>, tensor<2xf32>
  }
  return %while#0, %while#1 : tensor<i32>, tensor<2xf32>
}

func.func private @unrolled_by_two(%i: tensor<i32>, %x: tensor<2xi32>) -> tensor<2xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<2xi32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<2> : tensor<2xi32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<2xi32>
    %literal_4 = stablehlo.constant dense<1> : tensor<2xi32>
    %add_2 = stablehlo.add %multiply, %literal_4 : tensor<2xi32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<2xi32>
  }
  return %while#1 : tensor<2xi32>
}

func.func private @last_turn_peeled(%i: tensor<i32>, %n: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %compare = stablehlo.compare LT, %turn, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @two_loops_as_one(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn : tensor<i32>
    stablehlo.return %add, %add_2 : tensor<i32>, tensor<i32>
  }
  %while_2:2 = stablehlo.while(%turn_2 = %i, %turn__2 = %while#1) : tensor<i32>, tensor<i32>
  cond {
    %literal_3 = stablehlo.constant dense<3> : tensor<i32>
    %compare_2 = stablehlo.compare LT, %turn_2, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  } do {
    %literal_4 = stablehlo.constant dense<1> : tensor<i32>
    %add_3 = stablehlo.add %turn_2, %literal_4 : tensor<i32>
    %literal_5 = stablehlo.constant dense<2> : tensor<i32>
    %multiply = stablehlo.multiply %turn__2, %literal_5 : tensor<i32>
    stablehlo.return %add_3, %multiply : tensor<i32>, tensor<i32>
  }
  return %while_2#1 : tensor<i32>
}

func.func private @loops_interchanged(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while_2:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %while:2 = stablehlo.while(%turn_2 = %turn, %turn__2 = %turn_) : tensor<i32>, tensor<i32>
    cond {
      %literal_3 = stablehlo.constant dense<2> : tensor<i32>
      %compare_2 = stablehlo.compare LT, %turn_2, %literal_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare_2 : tensor<i1>
    } do {
      %literal_4 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_2, %literal_4 : tensor<i32>
      %literal_5 = stablehlo.constant dense<2> : tensor<i32>
      %multiply = stablehlo.multiply %turn__2, %literal_5 : tensor<i32>
      %add_3 = stablehlo.add %multiply, %turn_2 : tensor<i32>
      stablehlo.return %add_2, %add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %add, %while#1 : tensor<i32>, tensor<i32>
  }
  return %while_2#1 : tensor<i32>
}

func.func private @inner_loop_of_outer_counter(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while_2:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<4> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<0> : tensor<i32>
    %while:2 = stablehlo.while(%turn_2 = %literal_3, %turn__2 = %turn_) : tensor<i32>, tensor<i32>
    cond {
      %compare_2 = stablehlo.compare LT, %turn_2, %turn : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare_2 : tensor<i1>
    } do {
      %literal_4 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_2, %literal_4 : tensor<i32>
      %literal_5 = stablehlo.constant dense<1> : tensor<i32>
      %add_3 = stablehlo.add %turn__2, %literal_5 : tensor<i32>
      stablehlo.return %add_2, %add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %add, %while#1 : tensor<i32>, tensor<i32>
  }
  return %while_2#1 : tensor<i32>
}

func.func private @inner_loop_started_once(%i: tensor<i32>, %x: tensor<i32>) -> tensor<i32> {
  %while_2:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<i32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %literal_3 = stablehlo.constant dense<0> : tensor<i32>
    %multiply = stablehlo.multiply %turn_, %literal_3 : tensor<i32>
    %while:2 = stablehlo.while(%turn_2 = %multiply, %turn__2 = %turn_) : tensor<i32>, tensor<i32>
    cond {
      %literal_4 = stablehlo.constant dense<3> : tensor<i32>
      %compare_2 = stablehlo.compare LT, %turn_2, %literal_4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %compare_2 : tensor<i1>
    } do {
      %literal_5 = stablehlo.constant dense<1> : tensor<i32>
      %add_2 = stablehlo.add %turn_2, %literal_5 : tensor<i32>
      %literal_6 = stablehlo.constant dense<1> : tensor<i32>
      %add_3 = stablehlo.add %turn__2, %literal_6 : tensor<i32>
      stablehlo.return %add_2, %add_3 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %add, %while#1 : tensor<i32>, tensor<i32>
  }
  return %while_2#1 : tensor<i32>
}

func.func private @swapped_in_place(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn__, %turn_ : tensor<i32>, tensor<2xf32>, tensor<2xf32>
  }
  return %while#1, %while#2 : tensor<2xf32>, tensor<2xf32>
}

func.func private @rotated_in_place(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %while:4 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y, %turn___ = %z) : tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    stablehlo.return %add, %turn__, %turn___, %turn_ : tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  return %while#1, %while#2, %while#3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

func.func private @sequence_in_place(%i: tensor<i32>, %x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<2xi32>, tensor<2xi32>
  cond {
    %literal = stablehlo.constant dense<5> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %add_2 = stablehlo.add %turn_, %turn__ : tensor<2xi32>
    stablehlo.return %add, %turn__, %add_2 : tensor<i32>, tensor<2xi32>, tensor<2xi32>
  }
  return %while#2 : tensor<2xi32>
}

func.func private @same_start_under_two_names(%i: tensor<i32>, %x: tensor<3xf32>, %u: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %x) : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %u, %turn : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
    stablehlo.return %add, %dynamic_update_slice, %turn__ : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
  return %while#1, %while#2 : tensor<3xf32>, tensor<3xf32>
}

func.func private @same_result_under_two_names(%i: tensor<i32>, %x: tensor<3xf32>, %y: tensor<3xf32>, %u: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  cond {
    %literal = stablehlo.constant dense<3> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %u, %turn : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
    stablehlo.return %add, %dynamic_update_slice, %turn_ : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
  return %while#1, %while#2 : tensor<3xf32>, tensor<3xf32>
}

func.func private @start_used_after_loop(%i: tensor<i32>, %x: tensor<3xf32>, %u: tensor<1xf32>) -> tensor<3xf32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<3xf32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %u, %turn : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
    stablehlo.return %add, %dynamic_update_slice : tensor<i32>, tensor<3xf32>
  }
  %add_2 = stablehlo.add %while#1, %x : tensor<3xf32>
  return %add_2 : tensor<3xf32>
}

func.func private @read_before_update(%i: tensor<i32>, %x: tensor<3xf32>, %y: tensor<1xf32>, %u: tensor<1xf32>) -> (tensor<3xf32>, tensor<1xf32>) {
  %while:3 = stablehlo.while(%turn = %i, %turn_ = %x, %turn__ = %y) : tensor<i32>, tensor<3xf32>, tensor<1xf32>
  cond {
    %literal = stablehlo.constant dense<2> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %u, %turn : (tensor<3xf32>, tensor<1xf32>, tensor<i32>) -> tensor<3xf32>
    %dynamic_slice = stablehlo.dynamic_slice %turn_, %turn, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %add_2 = stablehlo.add %turn__, %dynamic_slice : tensor<1xf32>
    stablehlo.return %add, %dynamic_update_slice, %add_2 : tensor<i32>, tensor<3xf32>, tensor<1xf32>
  }
  return %while#1, %while#2 : tensor<3xf32>, tensor<1xf32>
}

func.func private @overlapping_update(%i: tensor<i32>, %x: tensor<4xi32>) -> tensor<4xi32> {
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %literal = stablehlo.constant dense<1> : tensor<i32>
    %compare = stablehlo.compare LT, %turn, %literal : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn, %literal_2 : tensor<i32>
    %slice = stablehlo.slice %turn_ [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %dynamic_update_slice = stablehlo.dynamic_update_slice %turn_, %slice, %literal_3 : (tensor<4xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.return %add, %dynamic_update_slice : tensor<i32>, tensor<4xi32>
  }
  return %while#1 : tensor<4xi32>
}

func.func @main() {
  // turns_of_negative_step: the step divides the distance
  %turns_of_negative_step.i = stablehlo.constant dense<10> : tensor<i32>
  %turns_of_negative_step.x = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %turns_of_negative_step = call @turns_of_negative_step(%turns_of_negative_step.i, %turns_of_negative_step.x) : (tensor<i32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %turns_of_negative_step, dense<[24.0, 32.0]> : tensor<2xf32> loc("turns_of_negative_step")
  // last_counter_as_limit_i8: the step divides the distance
  %last_counter_as_limit_i8.i = stablehlo.constant dense<0> : tensor<i8>
  %last_counter_as_limit_i8 = call @last_counter_as_limit_i8(%last_counter_as_limit_i8.i) : (tensor<i8>) -> tensor<i8>
  check.expect_eq_const %last_counter_as_limit_i8, dense<6> : tensor<i8> loc("last_counter_as_limit_i8")
  // last_counter_as_limit_ui16: the step divides the distance
  %last_counter_as_limit_ui16.i = stablehlo.constant dense<0> : tensor<ui16>
  %last_counter_as_limit_ui16 = call @last_counter_as_limit_ui16(%last_counter_as_limit_ui16.i) : (tensor<ui16>) -> tensor<ui16>
  check.expect_eq_const %last_counter_as_limit_ui16, dense<6> : tensor<ui16> loc("last_counter_as_limit_ui16")
  // last_counter_as_limit_i32: the step divides the distance
  %last_counter_as_limit_i32.i = stablehlo.constant dense<0> : tensor<i32>
  %last_counter_as_limit_i32 = call @last_counter_as_limit_i32(%last_counter_as_limit_i32.i) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %last_counter_as_limit_i32, dense<6> : tensor<i32> loc("last_counter_as_limit_i32")
  // counter_in_narrow_type: the sum fits the narrower type
  %counter_in_narrow_type.i = stablehlo.constant dense<0> : tensor<i32>
  %counter_in_narrow_type.n = stablehlo.constant dense<0> : tensor<i8>
  %counter_in_narrow_type = call @counter_in_narrow_type(%counter_in_narrow_type.i, %counter_in_narrow_type.n) : (tensor<i32>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %counter_in_narrow_type, dense<-56> : tensor<i32> loc("counter_in_narrow_type")
  // product_of_counter: the counter starts at 0 and the sum has a closed form for it
  %product_of_counter.i = stablehlo.constant dense<3> : tensor<i16>
  %product_of_counter.x = stablehlo.constant dense<32000> : tensor<i16>
  %product_of_counter = call @product_of_counter(%product_of_counter.i, %product_of_counter.x) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  check.expect_eq_const %product_of_counter, dense<32700> : tensor<i16> loc("product_of_counter")
  // float_counter_that_stops: each addition changes the counter
  %float_counter_that_stops.x = stablehlo.constant dense<16777214.0> : tensor<f32>
  %float_counter_that_stops = call @float_counter_that_stops(%float_counter_that_stops.x) : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %float_counter_that_stops, dense<9> : tensor<i32> loc("float_counter_that_stops")
  // condition_of_nan_negated: no operand is NaN
  %condition_of_nan_negated.i = stablehlo.constant dense<0> : tensor<i32>
  %condition_of_nan_negated.x = stablehlo.constant dense<1.0> : tensor<f32>
  %condition_of_nan_negated.m = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %condition_of_nan_negated = call @condition_of_nan_negated(%condition_of_nan_negated.i, %condition_of_nan_negated.x, %condition_of_nan_negated.m) : (tensor<i32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %condition_of_nan_negated, dense<4.0> : tensor<f32> loc("condition_of_nan_negated")
  // condition_checked_once: the second part of the condition always holds
  %condition_checked_once.i = stablehlo.constant dense<0> : tensor<i32>
  %condition_checked_once.x = stablehlo.constant dense<3> : tensor<i32>
  %condition_checked_once = call @condition_checked_once(%condition_checked_once.i, %condition_checked_once.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %condition_checked_once, dense<24> : tensor<i32> loc("condition_checked_once")
  // condition_rotated: the condition holds at first
  %condition_rotated.i = stablehlo.constant dense<0> : tensor<i32>
  %condition_rotated.x = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %condition_rotated:2 = call @condition_rotated(%condition_rotated.i, %condition_rotated.x) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  check.expect_eq_const %condition_rotated#0, dense<0> : tensor<i32> loc("condition_rotated")
  check.expect_eq_const %condition_rotated#1, dense<[1.0, 3.0]> : tensor<2xf32> loc("condition_rotated")
  // unrolled_by_two: the number of turns is even
  %unrolled_by_two.i = stablehlo.constant dense<0> : tensor<i32>
  %unrolled_by_two.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %unrolled_by_two = call @unrolled_by_two(%unrolled_by_two.i, %unrolled_by_two.x) : (tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %unrolled_by_two, dense<[15, 23]> : tensor<2xi32> loc("unrolled_by_two")
  // last_turn_peeled: there is a turn
  %last_turn_peeled.i = stablehlo.constant dense<0> : tensor<i32>
  %last_turn_peeled.n = stablehlo.constant dense<0> : tensor<i32>
  %last_turn_peeled.x = stablehlo.constant dense<5> : tensor<i32>
  %last_turn_peeled = call @last_turn_peeled(%last_turn_peeled.i, %last_turn_peeled.n, %last_turn_peeled.x) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %last_turn_peeled, dense<5> : tensor<i32> loc("last_turn_peeled")
  // two_loops_as_one: the second loop reads nothing that the first one makes
  %two_loops_as_one.i = stablehlo.constant dense<0> : tensor<i32>
  %two_loops_as_one.x = stablehlo.constant dense<1> : tensor<i32>
  %two_loops_as_one = call @two_loops_as_one(%two_loops_as_one.i, %two_loops_as_one.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %two_loops_as_one, dense<32> : tensor<i32> loc("two_loops_as_one")
  // loops_interchanged: the body does not tell the two counters apart
  %loops_interchanged.i = stablehlo.constant dense<0> : tensor<i32>
  %loops_interchanged.x = stablehlo.constant dense<1> : tensor<i32>
  %loops_interchanged = call @loops_interchanged(%loops_interchanged.i, %loops_interchanged.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %loops_interchanged, dense<11> : tensor<i32> loc("loops_interchanged")
  // inner_loop_of_outer_counter: the inner number of turns is the same in each turn of the outer loop
  %inner_loop_of_outer_counter.i = stablehlo.constant dense<0> : tensor<i32>
  %inner_loop_of_outer_counter.x = stablehlo.constant dense<0> : tensor<i32>
  %inner_loop_of_outer_counter = call @inner_loop_of_outer_counter(%inner_loop_of_outer_counter.i, %inner_loop_of_outer_counter.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %inner_loop_of_outer_counter, dense<6> : tensor<i32> loc("inner_loop_of_outer_counter")
  // inner_loop_started_once: the inner counter does not start again
  %inner_loop_started_once.i = stablehlo.constant dense<0> : tensor<i32>
  %inner_loop_started_once.x = stablehlo.constant dense<5> : tensor<i32>
  %inner_loop_started_once = call @inner_loop_started_once(%inner_loop_started_once.i, %inner_loop_started_once.x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %inner_loop_started_once, dense<11> : tensor<i32> loc("inner_loop_started_once")
  // swapped_in_place: a carried value is not read after its buffer was written
  %swapped_in_place.i = stablehlo.constant dense<0> : tensor<i32>
  %swapped_in_place.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %swapped_in_place.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %swapped_in_place:2 = call @swapped_in_place(%swapped_in_place.i, %swapped_in_place.x, %swapped_in_place.y) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %swapped_in_place#0, dense<[3.0, 4.0]> : tensor<2xf32> loc("swapped_in_place")
  check.expect_eq_const %swapped_in_place#1, dense<[1.0, 2.0]> : tensor<2xf32> loc("swapped_in_place")
  // rotated_in_place: a carried value is not read after its buffer was written
  %rotated_in_place.i = stablehlo.constant dense<0> : tensor<i32>
  %rotated_in_place.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rotated_in_place.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %rotated_in_place.z = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %rotated_in_place:3 = call @rotated_in_place(%rotated_in_place.i, %rotated_in_place.x, %rotated_in_place.y, %rotated_in_place.z) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %rotated_in_place#0, dense<[5.0, 6.0]> : tensor<2xf32> loc("rotated_in_place")
  check.expect_eq_const %rotated_in_place#1, dense<[1.0, 2.0]> : tensor<2xf32> loc("rotated_in_place")
  check.expect_eq_const %rotated_in_place#2, dense<[3.0, 4.0]> : tensor<2xf32> loc("rotated_in_place")
  // sequence_in_place: a carried value is not read after its buffer was written
  %sequence_in_place.i = stablehlo.constant dense<0> : tensor<i32>
  %sequence_in_place.x = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %sequence_in_place.y = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %sequence_in_place = call @sequence_in_place(%sequence_in_place.i, %sequence_in_place.x, %sequence_in_place.y) : (tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %sequence_in_place, dense<[8, 21]> : tensor<2xi32> loc("sequence_in_place")
  // same_start_under_two_names: the two have buffers of their own
  %same_start_under_two_names.i = stablehlo.constant dense<0> : tensor<i32>
  %same_start_under_two_names.x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %same_start_under_two_names.u = stablehlo.constant dense<9.0> : tensor<1xf32>
  %same_start_under_two_names:2 = call @same_start_under_two_names(%same_start_under_two_names.i, %same_start_under_two_names.x, %same_start_under_two_names.u) : (tensor<i32>, tensor<3xf32>, tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %same_start_under_two_names#0, dense<[9.0, 9.0, 3.0]> : tensor<3xf32> loc("same_start_under_two_names")
  check.expect_eq_const %same_start_under_two_names#1, dense<[1.0, 2.0, 3.0]> : tensor<3xf32> loc("same_start_under_two_names")
  // same_result_under_two_names: the value before the update is not used any more
  %same_result_under_two_names.i = stablehlo.constant dense<0> : tensor<i32>
  %same_result_under_two_names.x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %same_result_under_two_names.y = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %same_result_under_two_names.u = stablehlo.constant dense<9.0> : tensor<1xf32>
  %same_result_under_two_names:2 = call @same_result_under_two_names(%same_result_under_two_names.i, %same_result_under_two_names.x, %same_result_under_two_names.y, %same_result_under_two_names.u) : (tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  check.expect_eq_const %same_result_under_two_names#0, dense<9.0> : tensor<3xf32> loc("same_result_under_two_names")
  check.expect_eq_const %same_result_under_two_names#1, dense<[9.0, 9.0, 3.0]> : tensor<3xf32> loc("same_result_under_two_names")
  // start_used_after_loop: the value that a loop starts with is not used after it
  %start_used_after_loop.i = stablehlo.constant dense<0> : tensor<i32>
  %start_used_after_loop.x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %start_used_after_loop.u = stablehlo.constant dense<9.0> : tensor<1xf32>
  %start_used_after_loop = call @start_used_after_loop(%start_used_after_loop.i, %start_used_after_loop.x, %start_used_after_loop.u) : (tensor<i32>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
  check.expect_eq_const %start_used_after_loop, dense<[10.0, 11.0, 6.0]> : tensor<3xf32> loc("start_used_after_loop")
  // read_before_update: the slice is read after the update
  %read_before_update.i = stablehlo.constant dense<0> : tensor<i32>
  %read_before_update.x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %read_before_update.y = stablehlo.constant dense<0.0> : tensor<1xf32>
  %read_before_update.u = stablehlo.constant dense<9.0> : tensor<1xf32>
  %read_before_update:2 = call @read_before_update(%read_before_update.i, %read_before_update.x, %read_before_update.y, %read_before_update.u) : (tensor<i32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<3xf32>, tensor<1xf32>)
  check.expect_eq_const %read_before_update#0, dense<[9.0, 9.0, 3.0]> : tensor<3xf32> loc("read_before_update")
  check.expect_eq_const %read_before_update#1, dense<3.0> : tensor<1xf32> loc("read_before_update")
  // overlapping_update: the slice and the place that it goes to have no element in common
  %overlapping_update.i = stablehlo.constant dense<0> : tensor<i32>
  %overlapping_update.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %overlapping_update = call @overlapping_update(%overlapping_update.i, %overlapping_update.x) : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %overlapping_update, dense<[1, 1, 2, 3]> : tensor<4xi32> loc("overlapping_update")
  return
}
