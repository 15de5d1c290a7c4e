import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cabinet } from './dev/build/cabinet.ts'
import { offline } from './offline/build/plugin.ts'
import { fetchParts, inlineStyles } from './styles.ts'

const server = process.env['OCTOPOLIS_SERVER'] ?? 'http://127.0.0.1:8080'

/** What is read in a turn of its own, and what many pages share: a few scripts of some size, rather than many tiny ones. */
const parts = [
  { name: 'turns', test: /preload-helper|look\/turns/, priority: 10 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//, priority: 9 },
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\//, priority: 8 },
  { name: 'router', test: /node_modules\/@tanstack\//, priority: 7 },
  { name: 'socket', test: /node_modules\/(socket\.io|engine\.io|@socket\.io)/, priority: 6 },
  { name: 'engine', test: /\/(engine\/(?!words)|bots\/)/, priority: 5 },
  {
    name: 'shared',
    test: /web\/(client\/(?!socket)|words\/|look\/(Button|Crest\.|Emblem|Icon|icons|light|Masthead|Notice\.|Porthole|Segments|use)|games\.ts|listen|param|declined|pages\/Lost|offline\/|routes)|games\/(\w+\/cover|InTurn)\.ts|server\/protocol\/(heraldry|characters|emotes)/,
    priority: 4,
  },
  {
    name: 'table',
    test: /web\/(table\/(?!Chat|Costly|Drawer|Log|Sayings|Side|TableOptions|inwords)|sound\/|pages\/table\/(?!Affairs|People))/,
    priority: 3,
  },
]

export default defineConfig(({ command }) => {
  // Whatever a host has in its environment: what is built is for people to play, and has no doors for those who carry on.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      inlineStyles(),
      fetchParts(),
      offline(),
      cabinet(join(import.meta.dirname, '..'), process.env['FAILURES_DIR']),
    ],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      target: 'baseline-widely-available',
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: { groups: parts } } },
    },
    worker: { format: 'es' },
    server: {
      port: 5173,
      fs: { allow: ['..'] },
      // The server looks at the host it was asked by, so it stays the page's own.
      proxy: { '/api': { target: server, changeOrigin: false }, '/socket.io': { target: server, ws: true } },
    },
  }
})
