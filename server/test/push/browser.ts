import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A browser's side of push, by RFC 8291 and RFC 8188: its keys, and how it reads what comes. */
export class Browser {
  private readonly curve = createECDH('prime256v1')
  private readonly point = this.curve.generateKeys()
  private readonly auth = randomBytes(16)

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.point.toString('base64url'), auth: this.auth.toString('base64url') }
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.point, sender])
    const secret = Buffer.from(hkdfSync('sha256', this.curve.computeSecret(sender), this.auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends in 2, then zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
}

/** What the server says of itself, if it is signed with the key that it shows (RFC 8292); throws otherwise. */
export function vapidClaims(headers: IncomingHttpHeaders): { readonly key: string; readonly claims: unknown } {
  const { token = '', key = '' } =
    /^vapid t=(?<token>\S+), k=(?<key>\S+)$/.exec(headers.authorization ?? '')?.groups ?? {}
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) throw new Error('the signature is false')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) }
}
