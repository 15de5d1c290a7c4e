import { Declined } from '../declined.ts'

interface RefusalBody {
  readonly error: string
  readonly message: string
}

function isRefusal(body: unknown): body is RefusalBody {
  return typeof body === 'object' && body !== null && 'error' in body && 'message' in body
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  const response = await fetch(path, request).catch(() => {
    throw new Declined('unreachable', 'The house can’t be reached.')
  })
  if (response.status === 204) return undefined as Answer
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  if (isRefusal(answer)) throw new Declined(answer.error, answer.message)
  throw new Declined('fault', 'The house gave an answer that can’t be read.')
}

/** The house's door for pages: the same that programs use (/api/docs). */
export const api = {
  get: <Answer>(path: string) => ask<Answer>('GET', path),
  post: <Answer>(path: string, body?: unknown) => ask<Answer>('POST', path, body),
  put: <Answer>(path: string, body?: unknown) => ask<Answer>('PUT', path, body),
  patch: <Answer>(path: string, body?: unknown) => ask<Answer>('PATCH', path, body),
  remove: <Answer>(path: string, body?: unknown) => ask<Answer>('DELETE', path, body),
}
