import type { Crest as CrestOf } from '@octopolis/server/protocol/heraldry'
import { useId } from 'react'

/** In a box of 24 × 24, filled. */
const emblems: Readonly<Record<CrestOf['emblem'], string>> = {
  anchor:
    'M12 3a2.2 2.2 0 0 1 1 4.2V9h3v1.8h-3v7.5c2.4-.4 4-1.9 4.4-3.8l-1.5.5 2.4-3.6 2.2 3.7-1.4-.4c-.4 3.4-3.5 5.8-7.1 5.8s-6.7-2.4-7.1-5.8l-1.4.4 2.2-3.7 2.4 3.6-1.5-.5c.4 1.9 2 3.4 4.4 3.8v-7.5H8V9h3V7.2A2.2 2.2 0 0 1 12 3z',
  bell: 'M12 3a1.5 1.5 0 0 1 1.5 1.6c2.8.7 4 3 4 6 0 3.6.8 4.9 2.5 6.4H4c1.7-1.5 2.5-2.8 2.5-6.4 0-3 1.2-5.3 4-6A1.5 1.5 0 0 1 12 3zm-2.3 15h4.6a2.3 2.3 0 0 1-4.6 0z',
  compass: 'M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2zM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  eye: 'M12 6c5 0 8.5 3.7 10 6-1.5 2.3-5 6-10 6s-8.5-3.7-10-6c1.5-2.3 5-6 10-6zm0 2.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm0 2.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  key: 'M7 4a4.5 4.5 0 0 1 4.3 5.8l9.2 9.2-2 2-1.8-1.8-1.6 1.6-1.8-1.8 1.6-1.6-5.1-5.1A4.5 4.5 0 1 1 7 4zm0 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  lantern:
    'M9 3h6v2h-1v1.5c2 .7 3 2 3 4V18h1v2.5H6V18h1v-7.5c0-2 1-3.3 3-4V5H9zm3 6c-1.5 1.8-2.3 3-2.3 4.3a2.3 2.3 0 0 0 4.6 0C14.3 12 13.5 10.8 12 9z',
  moth: 'M12 5l1-2 1 .5-1 2.5c3-2 7-2 9 0-.5 4-2.5 6-5 6.5 1.5 1 2 3 1 5.5-2.5 0-4.2-1.2-5-3l-.5 4.5h-1L11 15c-.8 1.8-2.5 3-5 3-1-2.5-.5-4.5 1-5.5C4.5 12 2.5 10 2 6c2-2 6-2 9 0L10 3.5 11 3z',
  raven:
    'M3 9c2-1 3-3 6-3 3.5 0 5 2 6.5 4.5C17 13 19 14 22 14.5c-2 1.5-4.5 1.5-6 1l1.5 4.5h-2l-2-4-1 4h-2l.5-4.5C7.5 14.5 6.5 12 6.5 10c-1-.5-2-.7-3.5-1zm5-1.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z',
  ship: 'M11 3h1.5c3 2 5 5 5.5 9h-5.5v2H21c-.5 3-2 5-4 6H7c-2-1-3.5-3-4-6h8zM10 5v7H5.5C6 9 7.5 6.5 10 5z',
  skull:
    'M12 3c4.7 0 8 3.2 8 7.5 0 2.7-1.2 4.5-3 5.7V19h-2v2h-2v-2h-2v2H9v-2H7v-2.8c-1.8-1.2-3-3-3-5.7C4 6.2 7.3 3 12 3zM8.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm6.6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 13.5l-1.2 2.3h2.4z',
  star: 'M12 2.5l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7-5.9-3.7-5.9 3.7 1.7-6.7L2.5 9.4l6.9-.5z',
  tower:
    'M6 3h2.5v2h2V3h3v2h2V3H18v6l-1.5 1.5V17H18l1 4H5l1-4h1.5v-6.5L6 9zm6 9a1.7 1.7 0 0 0-1.7 1.7V17h3.4v-3.3A1.7 1.7 0 0 0 12 12z',
}

const fields: Readonly<Record<CrestOf['field'], string>> = {
  plain: '',
  bars: 'M0 8h40v5H0zM0 20h40v5H0zM0 32h40v5H0z',
  chevron: 'M20 10l20 18v8L20 18 0 36v-8z',
  cross: 'M16 0h8v48h-8zM0 14h40v8H0z',
  quarters: 'M0 0h20v22H0zM20 22h20v26H20z',
  rays: 'M20 22L0 6v8zM20 22L8 0h8zM20 22L24 0h8zM20 22L40 6v8zM20 22L40 30v8zM20 22L0 30v8zM20 22l-8 26h6zM20 22l8 26h-6z',
  waves:
    'M0 12q5-5 10 0t10 0 10 0 10 0v5q-5 5-10 0t-10 0-10 0-10 0zM0 28q5-5 10 0t10 0 10 0 10 0v5q-5 5-10 0t-10 0-10 0-10 0z',
}

const shield = 'M2 2h36v22c0 11-8 18-18 22C10 42 2 35 2 24z'

/** How somebody is recognised at a glance; always beside their name, so it says nothing aloud. */
export function Crest({ crest, size = 40 }: { crest: CrestOf; size?: number }) {
  const clip = useId()
  const colour = crest.tincture === 'ink' ? 'var(--ink-tincture)' : `var(--${crest.tincture})`
  return (
    <svg width={size} height={size * 1.2} viewBox="0 0 40 48" aria-hidden="true">
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={shield} fill="var(--abyss)" />
        <path d={shield} fill={colour} opacity="0.22" />
        <path d={fields[crest.field]} fill={colour} opacity="0.4" />
      </g>
      <path d={shield} fill="none" stroke={colour} strokeWidth="2" />
      <path d="M5 5h30v19c0 9-6.5 15-15 18.5C11.5 39 5 33 5 24z" fill="none" stroke={colour} strokeWidth="0.6" />
      <g transform="translate(6.5 7.5) scale(1.125)">
        <path d={emblems[crest.emblem]} fill="var(--line)" fillRule="evenodd" stroke="var(--abyss)" strokeWidth="0.6" />
      </g>
    </svg>
  )
}
