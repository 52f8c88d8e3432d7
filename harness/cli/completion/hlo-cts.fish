# Completion for fish. The tool itself says what may stand where the cursor is.

function __hlo_cts_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l head ''
    if string match -qr '^-[^=]*=' -- "$typed"
        set head (string replace -r '=.*' '=' -- "$typed")
    end
    set -l value (string replace -r '^-[^=]*=' '' -- "$typed")
    for line in ($words[1] --complete $words[2..-1] "$typed" 2>/dev/null)
        switch $line
            case ':files*'
                for path in (__fish_complete_path "$value")
                    printf '%s\n' $head$path
                end
            case ':folders*'
                for path in (__fish_complete_directories "$value")
                    printf '%s\n' $head$path
                end
            case '*'
                printf '%s\n' $head$line
        end
    end
end

for tool in hlo-cts hlo-opt hlo-translate hlo-bench hlo-pjrt
    complete -c $tool -f -a '(__hlo_cts_complete)'
end
