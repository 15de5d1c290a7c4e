import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { Refusal, type Pace } from '@octopolis/engine'
import type { Box } from '@octopolis/games'
import { closeInOrder, type Closing } from './closing.ts'
import { Thinking } from './thinking/thinking.ts'
import { HouseClock } from './host/clock.ts'
import { openLog } from './host/logs.ts'
import { Metrics } from './host/metrics.ts'
import { keptSecret } from './host/secret.ts'
import { sweepDaily } from './host/sweeping.ts'
import { reportTroubles } from './host/troubles.ts'
import { adminRoutes } from './http/admin.ts'
import { openDoor, ourOrigins } from './http/door.ts'
import { gameRoutes } from './http/games.ts'
import { hostRoutes } from './http/host.ts'
import { metricsRoutes } from './http/metrics.ts'
import { pageRoutes } from './http/pages.ts'
import { peopleRoutes } from './http/people.ts'
import { previewsOf } from './http/previews.ts'
import { playRoutes } from './http/play.ts'
import { pushRoutes } from './http/push.ts'
import { recordRoutes } from './http/records.ts'
import { tableRoutes } from './http/tables.ts'
import { talkRoutes } from './http/talk.ts'
import { createIdentity, type Identity } from './identity/identity.ts'
import { identityRoutes } from './identity/routes.ts'
import { sessionCookie } from './identity/sessions.ts'
import { endingConnections } from './live/farewell.ts'
import { Sockets } from './live/sockets.ts'
import { createPush } from './push/push.ts'
import type { Settings } from './settings.ts'
import { forgetIn, keptOf } from './host/person.ts'
import { openStore } from './store/open.ts'
import type { Database } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { House } from './tables/house.ts'

/** A bot that takes longer than this is not waited for. */
const patience: Readonly<Record<Pace, number>> = { reflex: 2000, quick: 10_000, think: 10_000, talk: 10_000 }

export interface App {
  readonly house: House
  readonly store: Store
  readonly database: Database
  /** Opens the door; says where it is. */
  listen(): Promise<string>
  close(): Promise<void>
}

const { version } = createRequire(import.meta.url)('@octopolis/server/package.json') as { version: string }

/** The whole house, put together. */
export async function openApp(settings: Settings, boxes: Readonly<Record<string, Box>>): Promise<App> {
  const log = openLog(settings.logLevel)
  const metrics = new Metrics(settings.metrics === 'public')
  const secret = settings.secret ?? (await keptSecret(settings.dataDir))
  const { store, database } = await openStore(settings)
  const { weather } = database
  const trouble = reportTroubles(log, metrics, weather)
  const clock = await HouseClock.open({ memory: store.memory, newest: () => store.log.newest() })
  const { baseUrl, limits } = settings
  const identity = createIdentity({
    database,
    secret,
    baseUrl,
    limits,
    // While the database is away every look-up fails. It was logged once that it is away: that is enough.
    log: (message) => void (weather.cause ?? log.warn(message)),
  })
  const push = await createPush({
    memory: store.memory,
    push: store.push,
    pushHosts: settings.pushHosts,
    contact: baseUrl?.startsWith('https:') ? baseUrl : 'mailto:host@octopolis.invalid',
    onPush: ({ result }) => metrics.pushes.inc({ result }),
  })
  const thinking = new Thinking({
    onThought({ game, level, trouble: why, why: words }) {
      if (why !== null) log.warn({ game, level, trouble: why, why: words }, 'a bot failed')
    },
  })

  const house = new House({
    store,
    weather,
    boxes,
    startedAt: clock.now(),
    veilMs: settings.veilMs,
    momentMs: settings.momentMs,
    now: () => clock.now(),
    date: () => Date.now(),
    accounts: (ids) => identity.find(ids),
    think: async (question, table, areEyesClosed) => {
      const { game, level, situation } = question
      const budgetMs = patience[situation.prompt.pace]
      const { move, trouble: why, ms } = await thinking.think(question, { table, budgetMs })
      // While eyes are closed this figure would tell that a bot really had something to decide.
      if (!areEyesClosed) metrics.thoughts.observe({ game, level, trouble: why ?? 'none' }, ms / 1000)
      return move
    },
    speak: (aside, table) => thinking.speak(aside, { table, budgetMs: patience.quick }),
    notify: (account, note, isStill) => push.notify(account, note, isStill),
    trouble,
  })
  house.on('moved', (table, { by }) => metrics.moves.inc({ game: table.game.id, by }))

  const isOurs = ourOrigins(baseUrl, settings.trustProxy)
  const app = await openDoor({
    isOurs,
    log,
    trustProxy: settings.trustProxy,
    secure: baseUrl?.startsWith('https:') ?? false,
    limits,
    version,
    cookie: sessionCookie(baseUrl?.startsWith('https:') ?? false),
    weather,
    whoIs: (headers) => identity.whoIs(headers),
    measure: ({ method, route, status, seconds }) => metrics.requests.observe({ method, route, status }, seconds),
  })
  const sockets = new Sockets({
    server: app.server,
    house,
    weather,
    limits,
    trustProxy: settings.trustProxy,
    pingMs: settings.pingMs,
    isOurs,
    whoIs: (headers) => identity.whoIs(headers),
    measure: (frame, ms, refused) => metrics.frames.observe({ frame, answer: refused?.error ?? 'ok' }, ms / 1000),
    trouble,
  })
  metrics.watch(house, () => sockets.connections)
  const dismiss = (account: string): void => sockets.dismiss(account)
  const forget = async (account: string): Promise<void> => {
    await house.forget(account)
    await forgetIn(store, account)
    dismiss(account)
  }
  const stopSweeping = sweepDaily({ memory: store.memory, identity, forget, trouble })

  const more = (account: string): ReturnType<typeof keptOf> => keptOf(store, account)
  const guarded = endingConnections(introducing(identity, house), (account) => sockets.recheck(account))
  await app.register(identityRoutes(guarded, { more, forget }))
  await app.register(gameRoutes(house))
  await app.register(tableRoutes(house, limits))
  await app.register(playRoutes(house))
  await app.register(talkRoutes(house))
  await app.register(recordRoutes(house, store))
  await app.register(peopleRoutes(house, store, identity))
  await app.register(pushRoutes(push))
  await app.register(adminRoutes({ house, store, identity, admins: settings.admins, dismiss }))
  await app.register(hostRoutes(weather, version))
  await app.register(metricsRoutes(metrics, settings.metrics))
  const preview = previewsOf({
    boxes,
    find: (id) => store.tables.find(id),
    accounts: (ids) => identity.find(ids),
  })
  await app.register(pageRoutes({ folder: settings.pagesDir, baseUrl, preview }))

  const closeAll = async (): Promise<void> => {
    const steps: Closing[] = [
      ['the daily round', stopSweeping],
      ['the connections', () => sockets.close()],
      ['the door', () => app.close()],
      ['the tables', () => house.close()],
      ["the bots' threads", () => thinking.close()],
      ['the calls', () => push.close()],
      ['the clock', () => clock.close()],
      ['the store', () => store.close()],
    ]
    await closeInOrder(steps, (sentence) => log.warn(sentence))
  }

  return {
    house,
    store,
    database,
    async listen() {
      const { port, host } = settings
      try {
        await app.listen({ port, host })
      } catch (error) {
        await closeAll()
        throw cannotListen(error, port, host)
      }
      // Only once the door is ours: as long as another process has it, bots and clocks are that one's to mind.
      await house.start()
      return baseUrl ?? addressOf(app.server.address(), host)
    },
    close: closeAll,
  }
}

/** Those around see a new name or crest at once. */
function introducing(identity: Identity, house: House): Identity {
  return {
    ...identity,
    async change(id, to) {
      const account = await identity.change(id, to)
      await house.introduce(id)
      return account
    },
  }
}

function cannotListen(error: unknown, port: number, host: string): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return new Refusal(`Port ${port} is taken: set PORT to another, or stop what is using it.`)
    case 'EACCES':
      return new Refusal(`Port ${port} can't be used by this user: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Refusal(`HOST ${host} is no address of this machine.`)
    default:
      return error
  }
}

function addressOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' ? address?.port : address
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
}
