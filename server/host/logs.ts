import { pino, type Logger } from 'pino'

/** One JSON object a line. What could let somebody in never gets into it, wherever it stands. */
const secrets = ['password', 'current', 'token', 'secret', 'cookie', 'authorization', 'seed', 'keys', 'hash']

export function openLog(level: string): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["${name}"]`])
  return pino({ level, base: null, redact: { paths: [...new Set(paths)], censor: '[hidden]' } })
}
