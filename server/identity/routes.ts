import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Identity } from './identity.ts'
import { type Elsewhere, meRoutes } from './routes/me.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { tokenRoutes } from './routes/tokens.ts'

/** Everything people do about who they are. */
export function identityRoutes(identity: Identity, elsewhere: Elsewhere): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(meRoutes(identity, elsewhere))
    await app.register(signInRoutes(identity))
    await app.register(passkeyRoutes(identity))
    await app.register(tokenRoutes(identity))
  }
}
