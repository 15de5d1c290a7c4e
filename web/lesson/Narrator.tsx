const outline =
  'M24 43c0-16 10-27 24-27s24 11 24 27c0 8-4 12-5 18 1 6 8 7 11 3 2-3 0-6-3-5M24 43c0 8 4 12 5 18-1 6-8 7-11 3-2-3 0-6 3-5'
const arms = 'M37 64c-1 6-6 8-9 13M59 64c1 6 6 8 9 13M43 66c0 4-2 6-3 9M53 66c0 4 2 6 3 9'
const hatching =
  'M66 30l4 4M64 33l7 7M65 39l7 6M67 46l4 3M67 52l2 2M30 27l5-4M28 32l4-4M27 38l3-3M46 59h4M44 62h8M42 65h12'
const cap = 'M26 16l24-9 23 8-23 9zM33 19v8c9 5 24 5 32-1v-8M70 16v11'
const tassel = 'M70 27l-3 7M70 27v8M70 27l3 7'
const book = 'M22 88c9-6 18-6 26 0 8-6 17-6 26 0V77c-9-6-18-6-26 0-8-6-17-6-26 0zM48 77v11'
const pages = 'M27 80c6-2 11-2 16 1M27 83c6-2 11-2 16 1M53 81c5-3 10-3 16-1M53 84c5-3 10-3 16-1'
const brows = 'M29 33c4-4 9-4 13-1M31 31l-1-3M35 30v-3M39 31l2-3M54 32c4-3 9-3 13 1M57 31l-2-3M61 30v-3M65 31l1-3'
const moustache = 'M48 55c-3-3-8-2-10 2-2-1-4 0-5 2M48 55c3-3 8-2 10 2 2-1 4 0 5 2'

/** Who speaks in lessons: an old librarian with eight arms, cut in copper. */
export function Narrator() {
  return (
    <svg viewBox="0 0 96 96" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <circle cx="48" cy="48" r="47" fill="var(--abyss)" />
      <circle cx="48" cy="48" r="45.5" stroke="var(--flame)" strokeWidth="1" />
      <circle cx="48" cy="48" r="43" stroke="var(--line)" strokeWidth="0.5" strokeDasharray="1 2" />
      <g stroke="var(--line)" strokeWidth="1.7">
        <path d={outline} />
        <path d={arms} strokeWidth="1.5" />
        <path d={hatching} strokeWidth="0.8" opacity="0.75" />
        <path d={cap} fill="var(--abyss)" />
        <path d={tassel} stroke="var(--flame)" strokeWidth="1.2" />
        <path d={book} fill="var(--abyss)" />
        <path d={pages} strokeWidth="0.7" opacity="0.75" />
        <path d={brows} strokeWidth="1.3" />
        <path d={moustache} strokeWidth="1.4" />
        <circle cx="37" cy="44" r="8" stroke="var(--flame)" />
        <circle cx="59" cy="44" r="8" stroke="var(--flame)" />
        <path d="M45 43c2-2 4-2 6 0" stroke="var(--flame)" />
        <path d="M34 44.5h6M56 44.5h6" stroke="var(--living)" strokeWidth="3" />
      </g>
    </svg>
  )
}
