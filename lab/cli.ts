import { Refusal } from '@octopolis/engine'
import { beliefs } from './command/beliefs.ts'
import { complain, exitCodes, print, run, type Command } from './command/command.ts'
import { fit } from './command/fit.ts'
import { play } from './command/play.ts'
import { report } from './command/report.ts'
import { simulate } from './command/simulate.ts'
import { talk } from './command/talk.ts'
import { tournament } from './command/tournament.ts'
import { tune } from './command/tune.ts'
import { verify } from './command/verify.ts'

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ simulate, tournament, report, play, talk, verify, fit, beliefs, tune }),
)

function help(): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length))
  return [
    'lab <command> [flags]',
    '',
    ...[...commands].map(([name, { usage }]) => `  ${name.padEnd(width)}  ${usage.summary}`),
    '',
    '  lab <command> --help says more.',
    '',
  ].join('\n')
}

// The reader has closed the pipe (| head), and has all they wanted.
process.stdout.on('error', () => process.exit())

const [name, ...typed] = process.argv.slice(2)
const chosen = commands.get(name ?? '')
if (name === '--help' || name === 'help') print(help())
else if (chosen !== undefined) await run(chosen, typed)
else {
  const what = name === undefined ? 'The lab needs a command' : `There is no command ${JSON.stringify(name)}`
  complain(new Refusal(`${what}; the commands are ${[...commands.keys()].join(', ')}.`), exitCodes.wrongInput)
}
