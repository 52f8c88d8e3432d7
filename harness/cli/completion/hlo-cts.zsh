#compdef hlo-cts hlo-opt hlo-translate hlo-bench hlo-pjrt
# Completion for zsh. The tool itself says what may stand where the cursor is.

_hlo_cts() {
  local tool=${(Q)words[1]/#\~\//$HOME/} line word what files
  local -a asked values open
  asked=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
  for line in "${(@f)$("$tool" --complete "${asked[@]}" 2>/dev/null)}"; do
    word=${line%%$'\t'*}
    what=${line#*$'\t'}
    case $word in
      '') ;;
      :files) files=all ;;
      :folders) files=folders ;;
      -*=) open+=("${word//:/\\:}:$what") ;;
      *) values+=("${word//:/\\:}:$what") ;;
    esac
  done
  if [[ $PREFIX == -*=* ]]; then compset -P 1 '*='; fi
  local found=1
  if (( $#values )); then _describe -t values value values && found=0; fi
  if (( $#open )); then _describe -t options option open -S '' && found=0; fi
  case $files in
    all) _files && found=0 ;;
    folders) _files -/ && found=0 ;;
  esac
  return found
}

_hlo_cts "$@"
