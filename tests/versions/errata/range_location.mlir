// target: 1.8.0
// refused: a file range location needs 1.9.0
func.func @main() {
  func.return loc("model.py":12:3 to :9)
}
