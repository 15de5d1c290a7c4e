import { Refusal } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'

describe('settings', () => {
  test('all have defaults, and empty ones count as not set', () => {
    const defaults = readSettings({})
    expect(defaults).toMatchObject({ port: 8080, host: '0.0.0.0', dataDir: 'data', databaseUrl: null, baseUrl: null })
    expect(readSettings({ PORT: '', HOST: ' ', SECRET: '' })).toEqual(defaults)
  })

  test.each([
    [undefined, 0],
    ['no', 0],
    ['0', 0],
    ['yes', 1],
    ['1', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s trusts %i proxies', (text, hops) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(hops)
  })

  test('lists are separated by commas', () => {
    expect(readSettings({ ADMINS: ' Ada, ,ben ' }).admins).toEqual(['ada', 'ben'])
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is a number from 0 to 65535, not "http".'],
    [{ PORT: '-1' }, 'PORT is a number from 0 to 65535, not "-1".'],
    [{ PORT: '65536' }, 'PORT is a number from 0 to 65535, not "65536".'],
    [{ SECRET: 'short' }, 'SECRET needs at least 32 characters.'],
    [{ BASE_URL: 'play.example' }, 'BASE_URL starts with http:// or https://, unlike "play.example".'],
    [{ EYES_CLOSED: 'soon' }, 'EYES_CLOSED is a number of seconds up to 600, not "soon".'],
    [{ METRICS: 'yes' }, 'METRICS is off, public, or a key of at least 16 characters.'],
    [{ LIMITS: 'maybe' }, 'LIMITS is one of on, off, not "maybe".'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is a number of proxies up to 9, or yes or no, not "true".'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY is a number of proxies up to 9, or yes or no, not "-1".'],
    [
      { DATABASE_URL: 'mysql://me:hunter2@db/x' },
      'DATABASE_URL starts with postgres:// or postgresql://, unlike "db/x".',
    ],
  ])('%o is refused', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new Refusal(sentence))
  })
})
