module {
  func.func private @outside(tensor<4xf32> {note.first = 1 : i32}, i32) -> (tensor<4xf32> {note.last}) attributes {note.of = "x"}
  func.func public @caller(%arg0: tensor<4xf32> {note.arg}, %arg1: i32) -> (tensor<4xf32>, i32) {
    %0 = call @outside(%arg0, %arg1) : (tensor<4xf32>, i32) -> tensor<4xf32>
    return %0, %arg1 : tensor<4xf32>, i32
  }
  func.func nested @nothing() attributes {no_inline} {
    return
  }
  module @inner attributes {note.deep = [1, 2.500000e+00]} {
    func.func @f(%arg0: (i32) -> i32) -> ((i32) -> i32) {
      return %arg0 : (i32) -> i32
    }
  }
  func.func @values(%arg0: i32) -> i32 {
    %f = constant @values : (i32) -> i32
    %f_0 = constant {note} @values : (i32) -> i32
    %0 = call_indirect %f(%arg0) : (i32) -> i32
    %1 = call_indirect %f_0(%0) {note = 1 : i32} : (i32) -> i32
    return %1 : i32
  }
}
