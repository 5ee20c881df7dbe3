import { MISBEHAVIORS } from '../index.js';
import type { Command } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';
import { UsageError } from './exit.js';
import { print } from './io.js';
import type { Options, Option as Takes } from './option.js';
import { readOptions } from './read-options.js';

const SHELLS = { bash, zsh, fish };

const isShell = (name: string): name is keyof typeof SHELLS => Object.hasOwn(SHELLS, name);

/** The command that prints completion scripts for all commands, itself included. */
export const completionOf = (loadCommands: () => Promise<Command[]>): Command => ({
  name: 'completion',
  summary: 'print the completion script for bash, zsh or fish',
  help: `Usage
  port43 completion bash|zsh|fish

To use it in every shell
  bash   echo 'source <(port43 completion bash)' >> ~/.bashrc
  zsh    echo 'source <(port43 completion zsh)' >> ~/.zshrc
  fish   port43 completion fish > ~/.config/fish/completions/port43.fish

In ~/.zshrc it comes after the line with compinit.
`,
  options: {},
  operands: Object.keys(SHELLS),
  async run(args, io) {
    const [shell = '', ...more] = readOptions(args, {}).positionals;
    if (!isShell(shell) || more.length > 0)
      throw new UsageError(`completion: expected one of ${Object.keys(SHELLS).join(', ')}, got "${shell}"`);
    await print(io.stdout, SHELLS[shell](describe(await loadCommands())));
    return 0;
  },
});

/** What an argument may be: one of a few words, a path, or anything (null). */
type Value = readonly string[] | 'files' | 'folders' | null;

interface Option {
  long: string;
  short: string | null;
  /** Undefined for an option without a value. */
  value?: Value;
  /** The value may be left out, and follows a `=`. */
  optional: boolean;
  multiple: boolean;
  text: string;
}

interface Described {
  name: string;
  summary: string;
  options: Option[];
  operands: Value;
}

/** All commands. The first is the one without a name: it looks up names. */
function describe(commands: readonly Command[]): Described[] {
  const described = commands.map(({ name, summary, options, operands = null }) => ({
    name,
    summary,
    options: describeOptions({ ...options, ...COMMON_OPTIONS }),
    operands,
  }));
  const names = described.map(({ name }) => name);
  return [...described, { name: 'help', summary: 'show how a command works', options: [], operands: names }];
}

const describeOptions = (options: Options): Option[] =>
  Object.entries(options).map(([long, option]) => ({
    long,
    short: option.short ?? null,
    value: completedWith(option),
    optional: option.type === 'string' && option.optionalValue === true,
    multiple: option.type === 'string' && option.multiple === true,
    text: shortened(option.help),
  }));

function completedWith(option: Takes): Value | undefined {
  if (option.type === 'boolean') return undefined;
  const [word = ''] = /^[A-Z]+/.exec(option.value) ?? [];
  return option.choices ?? OF_WORD[word] ?? null;
}

/** By the word for the value in the help. */
const OF_WORD: Readonly<Record<string, Value>> = {
  FILE: 'files',
  DIR: 'folders',
  MODE: Object.keys(MISBEHAVIORS),
};

/** Shells show the text on one line. */
const shortened = (text: string): string =>
  text.length <= 70 ? text : `${text.slice(0, 70).replace(/\s+\S*$/, '')} …`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const words = (list: readonly string[]): string => quoted(list.join(' '));
const flags = ({ long, short }: Option): string[] => [...(short === null ? [] : [`-${short}`]), `--${long}`];

/** Options with a value. Shells complete `--option VALUE` and `--option=VALUE`, only the latter if the value may be left out. */
const valued = (options: readonly Option[]): (Option & { value: Value })[] =>
  options.flatMap(({ value, ...option }) => (value === undefined ? [] : [{ ...option, value }]));

/** Paths are left to readline, which knows how to quote them and completes them if the script offers nothing. */
function bash(commands: readonly Described[]): string {
  const offer = (value: Value): string => {
    if (value === 'files') return ':';
    if (value === 'folders') return 'compopt -o dirnames +o default 2> /dev/null';
    return value === null
      ? 'compopt +o default 2> /dev/null'
      : `COMPREPLY=($(compgen -W ${words(value)} -- "$word"))`;
  };
  const values = commands.flatMap(({ name, options }) =>
    valued(options).map((option) => {
      const before = flags(option).flatMap((flag) => (option.optional ? [`${flag}=`] : [flag, `${flag}=`]));
      return `    ${before.map((flag) => quoted(`${name} ${flag}`)).join(' | ')}) ${offer(option.value)}; return ;;`;
    }),
  );
  const others = commands.map(
    ({ name, options, operands }) => `    ${name})
      if [[ $word == -* && $ended == no ]]; then
        COMPREPLY=($(compgen -W ${words(options.flatMap(flags))} -- "$word"))
      else ${offer(operands)}; fi ;;`,
  );
  const names = commands.map(({ name }) => name);
  return `_port43() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} name=lookup ended=no each
  COMPREPLY=()
  # To bash "=" is a word of its own.
  if [[ $word == = ]]; then word= before+='='
  elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}=; fi
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in
    ${names.join(' | ')}) name=\${COMP_WORDS[1]} ;;
    esac
  elif [[ $word != -* ]]; then
    COMPREPLY=($(compgen -W ${words(names)} -- "$word"))
    compopt +o default 2> /dev/null
    return
  fi
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $each == -- ]] && ended=yes; done
  [[ $ended == yes ]] || case "$name $before" in
${values.join('\n')}
  esac
  case $name in
${others.join('\n')}
  esac
}
complete -o default -F _port43 port43
`;
}

function zsh(commands: readonly Described[]): string {
  const escaped = (text: string): string => text.replace(/[\\:[\]]/g, '\\$&');
  const action = (value: Value): string => {
    if (value === 'files') return '_files';
    if (value === 'folders') return '_files -/';
    return value === null ? ' ' : `(${value.join(' ')})`;
  };
  const option = ({ long, short, value, optional, multiple, text }: Option): string[] => {
    const kind = value === undefined ? '' : optional ? '=-' : '=';
    const wanted = value === undefined ? '' : `${optional ? '::' : ':'}value:${action(value)}`;
    const specs = [quoted(`${multiple ? '*' : ''}--${long}${kind}[${escaped(text)}]${wanted}`)];
    return short === null ? specs : [...specs, quoted(`-${short}[${escaped(text)}]`)];
  };
  const others = commands.map(({ name, options, operands }) => {
    // Words come first and only once. A name may be anything, and a message about it would keep zsh from completing options.
    const operand = quoted(
      Array.isArray(operands)
        ? `1:what:${action(operands)}`
        : `*:what:${operands === null ? '()' : action(operands)}`,
    );
    return `  ${name}) _arguments -S \\\n    ${[...options.flatMap(option), operand].join(' \\\n    ')} ;;`;
  });
  return `#compdef port43
_port43() {
  local name=lookup
  local -a commands=(
    ${commands.map(({ name, summary }) => quoted(`${name}:${escaped(summary)}`)).join('\n    ')}
  )
  if (( CURRENT > 2 )); then
    case $words[2] in
    ${commands.map(({ name }) => name).join(' | ')}) name=$words[2]; shift words; (( CURRENT-- )) ;;
    esac
  elif [[ $words[2] != -* ]]; then
    _describe -t commands command commands
    return
  fi
  case $name in
${others.join('\n')}
  esac
}
if [[ $funcstack[1] == _port43 ]]; then _port43 "$@"; else compdef _port43 port43; fi
`;
}

function fish(commands: readonly Described[]): string {
  const string = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const offer = (value: Value): string => {
    if (value === 'files') return '-r -F';
    if (value === 'folders') return `-x -a '(__fish_complete_directories)'`;
    return value === null ? '-x' : `-x -a ${string(value.join(' '))}`;
  };
  const named = commands.map(({ name }) => name).join(' ');
  const lines = commands.flatMap(({ name, options, operands }) => {
    const seen = `__fish_seen_subcommand_from ${name}`;
    const when = string(name === 'lookup' ? `${seen}; or not __fish_seen_subcommand_from ${named}` : seen);
    const begin = `complete -c port43 -n ${when}`;
    return [
      ...options.map(({ long, short, value, optional, text }) =>
        [
          begin,
          `-l ${long}`,
          ...(short === null ? [] : [`-s ${short}`]),
          ...(value === undefined ? [] : [optional ? offer(value).replace('-x ', '') : offer(value)]),
          ...(text === '' ? [] : [`-d ${string(text)}`]),
        ].join(' '),
      ),
      ...(operands === null ? [] : [`${begin} ${offer(operands).replace(/^-[xr] /, '')}`]),
    ];
  });
  const first = commands.map(
    ({ name, summary }) => `complete -c port43 -n __fish_use_subcommand -a ${name} -d ${string(summary)}`,
  );
  return `complete -c port43 -f\n${[...first, ...lines].join('\n')}\n`;
}
