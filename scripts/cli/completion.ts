import { COMMANDS } from './commands.ts';
import { COMMAND_NAMES } from './describe-usage.ts';
import { UsageError } from './usage-error.ts';

const NAMES = COMMAND_NAMES.join(' ');
const flags = Object.values(COMMANDS).flatMap(({ options }) => Object.keys(options));
const FLAGS = [...new Set([...flags, 'json'])].map((flag) => `--${flag}`).join(' ');

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_threadwell() {
  local words='${NAMES}'
  [ "$COMP_CWORD" -gt 1 ] && words='${FLAGS}'
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _threadwell threadwell`,
  zsh: `#compdef threadwell
_threadwell() {
  if (( CURRENT == 2 )); then compadd ${NAMES}; else compadd -- ${FLAGS}; _files; fi
}
compdef _threadwell threadwell`,
  fish: `complete -c threadwell -n __fish_use_subcommand -f -a '${NAMES}'
complete -c threadwell -n 'not __fish_use_subcommand' -a '${FLAGS}'`,
};

export function completionFor(shell = ''): string {
  const script = Object.hasOwn(SCRIPTS, shell) && SCRIPTS[shell];
  if (!script) throw new UsageError(`Choose a shell: ${Object.keys(SCRIPTS).join(', ')}.`);
  return script;
}
