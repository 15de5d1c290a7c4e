import type { Plugin, Rolldown } from 'vite'

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

const frontPage = '/pages/front/FrontPage.tsx'

/** The parts that the first script asks for one after the other, and the front page, are fetched all at once. */
export function fetchParts(): Plugin {
  return {
    name: 'octopolis:fetch-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, chunk }) => {
        const front = Object.keys(bundle).filter((file) => {
          const part = bundle[file]
          return part?.type === 'chunk' && part.facadeModuleId?.endsWith(frontPage) === true
        })
        const parts = [...withImports(bundle, [...(chunk?.dynamicImports ?? []), ...front])]
        const sheets = new Set(parts.flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])]))
        return [
          ...parts
            .filter(({ fileName }) => !html.includes(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
              injectTo: 'head' as const,
            })),
          ...[...sheets].map((file) => ({
            tag: 'link',
            attrs: { rel: 'prefetch', as: 'style', href: `/${file}` },
            injectTo: 'head' as const,
          })),
        ]
      },
    },
  }
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

function withImports(
  bundle: Bundle,
  files: readonly string[],
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  for (const file of files) {
    const part = bundle[file]
    if (part?.type !== 'chunk' || part.isEntry || found.has(part)) continue
    found.add(part)
    withImports(bundle, part.imports, found)
  }
  return found
}
