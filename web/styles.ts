import type { Plugin } from 'vite'

const sheet = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g

/** The styles of the first page, in the page itself: nothing is waited for before the first paint. */
export function inlineStyles(): Plugin {
  return {
    name: 'octopolis:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replaceAll(sheet, (link: string, file: string) => {
          const asset = bundle?.[file]
          return asset?.type === 'asset' ? `\n    <style>${String(asset.source).trim()}</style>` : link
        }),
    },
  }
}
