import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../ready.js'

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** @param {string} page */
const read = (page) => readFileSync(join(root, page), 'utf8')

describe.each(pages)('%s', (page) => {
  test('links to what is there', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(resolve(root, dirname(page), path)))).toEqual([])
  })
})

test('every file that the architecture names is there', () => {
  const named = [...read('docs/architecture.md').matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
