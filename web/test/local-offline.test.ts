import { expect, test } from 'vitest'
import { readNote, tablePath, titleOf } from '../offline/notes.ts'
import { treatment } from '../offline/treatment.ts'

const house = 'https://house.test'
const files = new Set(['/index.html', '/manifest.webmanifest', '/assets/main-1.js'])
const get = (path: string, mode = 'cors') => treatment({ method: 'GET', mode, url: `${house}${path}` }, house, files)

test('what the house answers live is never touched', () => {
  for (const path of ['/api', '/api/tables', '/api/docs', '/socket.io/?EIO=4']) {
    expect(get(path)).toBe('leave')
    expect(get(path, 'navigate')).toBe('leave')
  }
  expect(treatment({ method: 'POST', mode: 'cors', url: `${house}/t/1` }, house, files)).toBe('leave')
  expect(treatment({ method: 'GET', mode: 'cors', url: 'https://elsewhere.test/assets/a.js' }, house, files)).toBe(
    'leave',
  )
})

test('pages come from the network if it is there, parts of a version from what is kept', () => {
  expect(get('/', 'navigate')).toBe('page')
  expect(get('/t/abc?at=3', 'navigate')).toBe('page')
  expect(get('/apiary', 'navigate')).toBe('page')
  expect(get('/manifest.webmanifest')).toBe('part')
  expect(get('/assets/of-an-older-version.js')).toBe('part')
  expect(get('/robots.txt')).toBe('leave')
})

test('a call to the table is told in its language and leads there; anything else is ignored', () => {
  const sent = JSON.stringify({ table: 'a/b', game: 'any', kind: 'turn', language: 'fr' })
  const note = readNote(sent)
  expect(note).toEqual({ table: 'a/b', game: 'any', kind: 'turn', language: 'fr' })
  expect(note && titleOf(note)).toBe('C’est à vous de jouer')
  expect(tablePath('a/b')).toBe('/t/a%2Fb')
  for (const text of ['', 'no', 'null', '{}', '{"table":"a","game":"b","kind":"spam"}'])
    expect(readNote(text)).toBeNull()
})
