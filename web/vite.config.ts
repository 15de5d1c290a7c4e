import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './offline/build/plugin.ts'
import { inlineStyles } from './styles.ts'

const server = process.env['OCTOPOLIS_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), inlineStyles(), offline()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { target: 'baseline-widely-available', sourcemap: true },
  worker: { format: 'es' },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    // The server looks at the host it was asked by, so it stays the page's own.
    proxy: { '/api': { target: server, changeOrigin: false }, '/socket.io': { target: server, ws: true } },
  },
})
