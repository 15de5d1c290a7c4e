import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { languages, type Language } from '@octopolis/engine'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { barePage } from './bare-page.ts'
import { withPreview, type previewsOf } from './previews.ts'

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

const zipped = promisify(gzip)

/** A page that was made for this address: as fresh and as small as one that is a file. */
async function send({ headers }: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  void reply.header('cache-control', freshness(false)).header('etag', tag)
  void reply.header('vary', 'accept-encoding, accept-language').type('text/html; charset=utf-8')
  if (headers['if-none-match']?.includes(tag) === true) return reply.status(304).send()
  if (headers['accept-encoding']?.includes('gzip') !== true) return reply.send(page)
  return reply.header('content-encoding', 'gzip').send(await zipped(page))
}

interface PageSetting {
  readonly folder: string
  readonly baseUrl: string | null
  preview: ReturnType<typeof previewsOf>
}

/** The first of the languages we speak that is asked for. */
function languageOf(accepted = ''): Language {
  const tags = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.map((tag) => languages.find((one) => one === tag)).find((one) => one !== undefined) ?? 'en'
}

/** The address that was asked for; null: by a name that is none. */
function addressOf({ protocol, host, url }: FastifyRequest, baseUrl: string | null): string | null {
  const origin = baseUrl ?? (/^[\w.-]+(?::\d+)?$/.test(host) ? `${protocol}://${host}` : null)
  return origin !== null && URL.canParse(url, origin) ? new URL(new URL(url, origin).pathname, origin).href : null
}

/** The pages, built by web: its files as they are, and for every other path the one page that finds its way from there. */
export const pageRoutes =
  ({ folder, baseUrl, preview }: PageSetting): FastifyPluginAsync =>
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

    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const hasHead = page.includes('</head>')

    /** The page as a link to this path is to be shown; null: as it is. */
    const previewed = async (request: FastifyRequest, path: string): Promise<string | null> => {
      const address = hasHead ? addressOf(request, baseUrl) : null
      if (address === null) return null
      const language = languageOf(request.headers['accept-language'])
      // A database that is away is no reason to be without the page.
      const told = await preview(path, language).catch(() => null)
      return told === null ? null : withPreview(page, told, address, language)
    }

    // A page comes with dozens of files: they aren't counted among what somebody asks for in a minute.
    app.get<{ Params: { '*': string } }>(
      '/*',
      { schema: { hide: true }, config: { rateLimit: false } },
      async (request, reply) => {
        const { headers } = request
        const path = request.params['*']
        if (await isFile(path)) return reply.sendFile(path)
        if (!wantsPage(path, headers.accept)) return reply.callNotFound()
        const told = await previewed(request, path)
        return told === null ? reply.sendFile('index.html') : send(request, reply, told)
      },
    )
  }
