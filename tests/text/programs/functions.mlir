func.func private @outside(tensor<4xf32> {note.first = 1 : i32}, i32) -> (tensor<4xf32> {note.last}) attributes {note.of = "x"}
func.func public @caller(%x: tensor<4xf32> {note.arg}, %n: i32) -> (tensor<4xf32>, i32) {
  %r = call @outside(%x, %n) : (tensor<4xf32>, i32) -> tensor<4xf32>
  return %r, %n : tensor<4xf32>, i32
}
func.func nested @nothing() attributes {no_inline} {
  func.return
}
module @inner attributes {note.deep = [1, 2.5]} {
  func.func @f(%f: (i32) -> i32) -> ((i32) -> i32) { return %f : (i32) -> i32 }
}
func.func @values(%x: i32) -> i32 {
  %g = constant @values : (i32) -> i32
  %h = func.constant {note} @values : (i32) -> i32
  %0 = call_indirect %g(%x) : (i32) -> i32
  %1 = func.call_indirect %h(%0) {note = 1 : i32} : (i32) -> i32
  return %1 : i32
}
