# Completion for bash. The tool itself says what may stand where the cursor is.

_hlo_cts() {
  local tool=${COMP_WORDS[0]/#\~\//$HOME/} cur typed word what i n
  local -a words=()
  # Bash cuts words at "=" as well.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    n=${#words[@]}
    if ((n)) && [[ ${words[n - 1]} == -* && (${COMP_WORDS[i]} == =* || ${COMP_WORDS[i - 1]} == =) ]]; then
      words[n - 1]+=${COMP_WORDS[i]}
    else
      words+=("${COMP_WORDS[i]}")
    fi
  done
  cur=${words[${#words[@]} - 1]}
  typed=$cur
  if [[ $cur == -*=* ]]; then typed=${cur#*=}; fi
  COMPREPLY=()
  while IFS=$'\t' read -r word what; do
    case $word in
      :files | :folders)
        compopt -o filenames 2>/dev/null
        local action=-f
        if [[ $word == :folders ]]; then action=-d; fi
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$action" -- "$typed")
        ;;
      *) COMPREPLY+=("$word") ;;
    esac
  done < <("$tool" --complete "${words[@]}" 2>/dev/null)
  if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == -*= ]]; then compopt -o nospace 2>/dev/null; fi
  if [[ $cur == -*=* && $COMP_WORDBREAKS != *=* ]]; then
    COMPREPLY=("${COMPREPLY[@]/#/${cur%%=*}=}")
  fi
  return 0
}

complete -F _hlo_cts hlo-cts hlo-opt hlo-translate hlo-bench hlo-pjrt
