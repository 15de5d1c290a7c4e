import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { barePage } from './bare-page.ts'

/** Names without anything that climbs, hides or means two things: every file of the pages has one. */
const plainName = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/
/** What is missing here is missing: it was never a page. */
const noPage = /^(?:api|socket\.io|assets)(?:\/|$)/
const extension = /\.\w+$/

/** Files with a hash in their name never change; whatever else there is may, and is asked for again each time. */
function freshness(isHashed: boolean): string {
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Does this request want a page? A program that takes anything isn't given a page in the place of a file. */
function wantsPage(path: string, accept = '*/*'): boolean {
  if (noPage.test(path)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !extension.test(path))
}

/** The pages, built by web: its files as they are, and for every other path the one page that finds its way from there. */
export const pageRoutes =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    if (!existsSync(join(folder, 'index.html'))) {
      app.get('/', { schema: { hide: true } }, (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(barePage),
      )
      return
    }

    const hashed = join(folder, 'assets', '/')
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', freshness(path.startsWith(hashed))),
    })

    const isFile = async (path: string): Promise<boolean> =>
      plainName.test(path) &&
      (await stat(join(folder, path)).then(
        (found) => found.isFile(),
        () => false,
      ))

    // A page comes with dozens of files: they aren't counted among what somebody asks for in a minute.
    app.get<{ Params: { '*': string } }>(
      '/*',
      { schema: { hide: true }, config: { rateLimit: false } },
      async ({ params: { '*': path }, headers }, reply) => {
        if (await isFile(path)) return reply.sendFile(path)
        return wantsPage(path, headers.accept) ? reply.sendFile('index.html') : reply.callNotFound()
      },
    )
  }
