import { Refusal } from '@octopolis/engine'
import { Refused } from '../refused.ts'

/** Where browsers have their messages delivered: Chrome, Firefox, Edge, Safari. */
const wellKnown = ['fcm.googleapis.com']
const wellKnownDomains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

const loopback = ['127.0.0.1', '[::1]', 'localhost']

const LONGEST = 2048

/** The push services that this server calls; nobody else can make it call a stranger or an inner address. */
export class Services {
  /** As a URL has them: with a port, unless it is that of https. */
  private readonly listed: ReadonlySet<string>

  constructor(pushHosts: readonly string[]) {
    this.listed = new Set(pushHosts.map(hostOf))
  }

  /** Refuses whatever isn't an address that a browser gets from one of the services. */
  check(endpoint: string): void {
    if (!this.knows(endpoint)) {
      throw new Refused('invalid', 'The endpoint is not an address of a push service that this server knows.')
    }
  }

  knows(endpoint: string): boolean {
    if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false
    const url = new URL(endpoint)
    // Browsers send addresses in their one normal form; whatever reads differently wants to be read differently.
    if (url.href !== endpoint || endpoint.includes('#') || url.username !== '' || url.password !== '') return false
    if (this.listed.has(url.host)) return url.protocol === 'https:' || isLocal(url)
    return url.protocol === 'https:' && url.port === '' && isWellKnown(url.hostname)
  }
}

function isWellKnown(hostname: string): boolean {
  return wellKnown.includes(hostname) || wellKnownDomains.some((domain) => hostname.endsWith(domain))
}

/** Without encryption only to this very machine, at a port that was listed with it. */
function isLocal(url: URL): boolean {
  return url.protocol === 'http:' && url.port !== '' && loopback.includes(url.hostname)
}

function hostOf(listed: string): string {
  const url = URL.canParse(`https://${listed}`) ? new URL(`https://${listed}`) : null
  if (url === null || url.href !== `https://${url.host}/` || /[/?#@\\*]/.test(listed)) {
    throw new Refusal(`A push host is a name, or a name and a port, unlike "${listed}".`)
  }
  return url.host
}
