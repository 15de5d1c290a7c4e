import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ServerProcess } from '../process.ts'
import type { Finding, Probe } from './probe.ts'

const run = promisify(execFile)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** What a probe finds at a house of its own, which is new and empty; `checkout`: that of another folder, built. */
export async function findings(probe: Probe, checkout: string | null): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'octopolis-doors-'))
  const port = await freePort()
  const { environment = {} } = probe
  const main = checkout === null ? {} : { main: resolve(checkout, 'server/dist/main.js') }
  const server = new ServerProcess({ dataDir, port, environment, ...main })
  try {
    await server.ready
    const megabytes = async (): Promise<number> => {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(server.pid)])
      return Math.round(Number(stdout) / 1024)
    }
    return await probe.attack({ base: `http://127.0.0.1:${port}`, megabytes })
  } finally {
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
