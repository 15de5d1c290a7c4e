import { memo } from 'react'
import type { Component } from '../../data/places.ts'

/** Each kind in a box of 24 × 24: its body, and the lines cut into it. */
const drawings: Readonly<Record<Component, { readonly body: string; readonly cut: string }>> = {
  1: {
    body: 'M4 3.5C4 2.7 4.7 2 5.5 2H19v17H6.5A1.5 1.5 0 0 0 6.5 22H20v.5H6A2 2 0 0 1 4 20.5Z',
    cut: 'M7 2V19M7 19.8H19.5M7 21H19.5M10 10.5c1.7-2.6 5.3-2.6 7 0-1.7 2.6-5.3 2.6-7 0ZM13.5 9.5v2M10 5h7M10 16h7',
  },
  2: {
    body: 'M12 1.5c-3.5 0-5.5 2.5-5.5 5.5 0 2 .8 3 1.5 4-3 1-4 3.5-4 6v3h16v-3c0-2.5-1-5-4-6 .7-1 1.5-2 1.5-4 0-3-2-5.5-5.5-5.5ZM3.5 20.5h17V23h-17Z',
    cut: 'M9.5 6.8h1.8M12.7 6.8h1.8M10.5 9.5v5M12 9.8v6M13.5 9.5v5M7 14.5c1 2 2 3 3.5 3M17 14.5c-1 2-2 3-3.5 3',
  },
  3: {
    body: 'M12 2c-5 0-8.5 3.5-8.5 8 0 3 1.5 5 3.5 6v3.5c0 1.5 1 2.5 2.5 2.5h5c1.5 0 2.5-1 2.5-2.5V16c2-1 3.5-3 3.5-6 0-4.5-3.5-8-8.5-8Z',
    cut: 'M6.5 10.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM12.9 10.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM12 13.5l-1.2 2.3h2.4ZM9.5 18.5V22M12 18.5V22M14.5 18.5V22',
  },
  4: {
    body: 'M9 1.5h6v2.7l-1 .8v4.5l5.8 9c1.3 2-.1 4-2.3 4h-11c-2.2 0-3.6-2-2.3-4L10 9.5V5l-1-.8Z',
    cut: 'M6.8 15.5h10.4M9 19.5a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0M13 18a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0M9.5 4.5h5',
  },
  5: {
    body: 'M3 4.5C3 3 4.2 2 5.5 2H18c-1.5 1-1.5 3 0 3.8V19c0 1.7 1.3 3 3 3H7.5C5.5 22 4.5 20.5 4.5 19V7H3Z',
    cut: 'M4.5 7H6M18 5.8h3V4.5C21 3 20 2 18.5 2M8 16l2.5-7 3.5 4 2-4.5M8 16l6-3M8 16h.01M10.5 9h.01M14 13h.01M16 8.5h.01M7.5 19h8',
  },
  6: {
    body: 'M6.5 15h11l-1.5 8H8ZM12 15C11 11 8 9 3 9c0 4 4 6.5 9 6M12 15c0-5 2-9 8.5-10C21 11 17 14.5 12 15M12 10C9.5 8 9 5 12 1c3 4 2.5 7 0 9',
    cut: 'M12 15V4M12 15c-2-2.5-4.5-4-7-4.7M12 15c1.5-3.5 4-6.5 7-8.3M7 18h10',
  },
  7: {
    body: 'M12 1.5a5.5 5.5 0 0 0-1.5 10.8V23h3v-2h3.5v-3H13.5v-1.5h2.5v-3h-2.5v-1.2A5.5 5.5 0 0 0 12 1.5Z',
    cut: 'M12 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5Z',
  },
}

/** A component, 24 across, around 0 0. */
export const Token = memo(function Token({ kind }: { kind: Component }) {
  const { body, cut } = drawings[kind]
  return (
    <g>
      <circle r="14" fill="#0d0a20" stroke="var(--paper-deep)" strokeWidth="1.4" />
      <circle r="12" fill="none" stroke="var(--paper-deep)" strokeWidth="0.4" />
      <g transform="translate(-9.4 -9.4) scale(0.78)">
        <path d={body} fill="url(#oct-paper) #f1e6cc" stroke="#0d0a20" strokeWidth="0.6" />
        <path d={cut} fill="none" stroke="#2a1c3c" strokeWidth="1.3" strokeLinecap="round" />
      </g>
    </g>
  )
})

/** A component that lies face down. */
export function FaceDown() {
  return (
    <g color="var(--paper-deep)">
      <circle r="14" fill="#2a1f4d" stroke="var(--paper-deep)" strokeWidth="1.4" />
      <circle r="11.5" fill="url(#oct-cross)" stroke="currentColor" strokeWidth="0.5" opacity="0.7" />
      <path
        d="M-6 1C-6-6 6-6 6 1c0 2-1 2-1 4M-6 1c0 2 1 2 1 4M-2 3v4M2 3v4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  )
}
