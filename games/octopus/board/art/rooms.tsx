import { memo, type ReactNode } from 'react'
import type { Room } from '../../data/places.ts'
import { Candle, Shelf, Skull } from './marks.tsx'

/** What a room is known by, engraved in a box of 200 × 110 that stands on its lower edge. */
export const RoomArt = memo(function RoomArt({ room }: { room: Room }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round" strokeLinejoin="round">
      {arts[room]}
    </g>
  )
})

const library = (
  <>
    <Shelf x={4} />
    <Shelf x={136} />
    <path d="M76 92V34Q100 4 124 34V92Z" fill="#0a0d22" />
    <path d="M82 92V38Q100 14 118 38V92M100 22V92M82 50H118M82 70H118" strokeWidth="0.8" />
    <circle cx="108" cy="38" r="6" fill="var(--line)" stroke="none" opacity="0.85" />
    <circle cx="111" cy="36" r="5.5" fill="#0a0d22" stroke="none" />
    <path d="M84 96h32l-4 14H88ZM80 96l20-7 20 7Z" fill="#0d0a20" />
    <path d="M100 89v7" />
    <Candle x={74} y={78} h={22} />
    <Candle x={126} y={78} h={22} />
  </>
)

const museum = (
  <>
    {[10, 174].map((x) => (
      <g key={x}>
        <path d={`M${x} 14h16v6h-16ZM${x + 2} 20v84h12V20M${x - 2} 104h20v6h-20Z`} fill="#0d0a20" />
        <path d={`M${x + 5} 22v80M${x + 8} 22v80M${x + 11} 22v80`} strokeWidth="0.6" />
      </g>
    ))}
    <path d="M2 14H198M2 10H198" strokeWidth="0.9" />
    <path d="M82 86h36v24H82ZM78 80h44v6H78Z" fill="#0d0a20" />
    <path d="M82 86h36v24H82Z" fill="url(#oct-hatch)" strokeWidth="0.8" />
    <path
      d="M100 22c-11 0-17 8-17 17 0 6 3 9 5 12-8 3-11 10-11 18v11h46V69c0-8-3-15-11-18 2-3 5-6 5-12 0-9-6-17-17-17Z"
      fill="#150f30"
    />
    <path d="M93 38h.01M107 38h.01" stroke="var(--flame)" strokeWidth="4" />
    <path d="M94 46c-1 8-6 8-6 15M98 47c0 9-3 10-3 18M102 47c0 9 3 10 3 18M106 46c1 8 6 8 6 15M79 80c4-12 10-13 16-12M121 80c-4-12-10-13-16-12M90 28c3-3 6-4 10-4" />
    <path d="M40 92h26v18H40ZM36 87h34v5H36Z" fill="#0d0a20" />
    <path d="M46 87c-6-8-5-16 2-20l-2-5h14l-2 5c7 4 8 12 2 20Z" fill="url(#oct-hatch-back)" />
    <path d="M44 72c4 3 14 3 18 0" />
    <path d="M134 92h26v18h-26ZM130 87h34v5h-34Z" fill="#0d0a20" />
    <path d="M138 87V72c0-8 4-12 9-12s9 4 9 12v15M138 74h18M147 60v-5M143 78v9M151 78v9" fill="url(#oct-hatch)" />
    <Candle x={73} y={66} h={16} />
    <Candle x={127} y={66} h={16} />
  </>
)

const crypt = (
  <>
    {[2, 68, 134].map((x) => (
      <g key={x}>
        <path d={`M${x} 110V56Q${x} 12 ${x + 32} 8Q${x + 64} 12 ${x + 64} 56V110`} fill="#0c0920" />
        <path d={`M${x + 7} 110V58Q${x + 7} 22 ${x + 32} 18Q${x + 57} 22 ${x + 57} 58V110`} />
        <path
          d={`M${x + 32} 8v10M${x + 14} 20l6 8M${x + 50} 20l-6 8M${x + 3} 42l7 3M${x + 61} 42l-7 3`}
          strokeWidth="0.8"
        />
        <path
          d={`M${x + 7} 58Q${x + 7} 22 ${x + 32} 18Q${x + 57} 22 ${x + 57} 58Z`}
          fill="url(#oct-hatch)"
          stroke="none"
          opacity="0.7"
        />
      </g>
    ))}
    {[22, 46].map((x) => (
      <Skull key={x} x={x} y={80} s={0.95} />
    ))}
    {[154, 178].map((x) => (
      <Skull key={x} x={x} y={80} s={0.95} />
    ))}
    <Skull x={34} y={64} s={0.95} />
    <Skull x={166} y={64} s={0.95} />
    <path d="M10 90H58M142 90H190" />
    <path d="M80 92h40l5 18H75ZM78 84h44v8H78Z" fill="#150f30" />
    <path d="M82 96h36l3 10H79Z" fill="url(#oct-hatch-back)" strokeWidth="0.7" />
    <path d="M100 62v20M92 69h16" strokeWidth="2.4" />
    <Candle x={84} y={68} h={10} />
    <Candle x={116} y={68} h={10} />
  </>
)

const laboratory = (
  <>
    <path d="M8 22H92M108 22H192" strokeWidth="1.8" />
    {[16, 34, 52, 70, 116, 134, 152, 170].map((x, index) => (
      <path
        key={x}
        d={
          index % 3 === 1
            ? `M${x + 3} 22v-8l-1-4h9l-1 4v8ZM${x + 2} 8h9`
            : `M${x} 22V12q0-4 4-4h5q4 0 4 4V22ZM${x + 1} 6h11`
        }
        fill={index % 2 === 0 ? 'url(#oct-hatch)' : 'none'}
        strokeWidth="0.9"
      />
    ))}
    <path d="M4 92H196V98H4ZM14 98v12M186 98v12" fill="#0d0a20" />
    <path d="M28 92V84h22v8" />
    <path d="M39 84c-5-3-6-6-3-10 1 3 3 2 3-2 5 4 6 9 0 12Z" fill="var(--flame)" stroke="none" />
    <circle cx="39" cy="78" r="20" fill="url(#oct-halo)" stroke="none" />
    <path
      d="M24 56c0-9 7-16 15-16s13 5 15 9c8 3 26 4 38 22l-3 2C78 58 64 58 55 61c-2 7-8 11-16 11s-15-7-15-16Z"
      fill="#150f30"
    />
    <path d="M25 58c9-4 20 4 29-1-1 9-7 15-15 15s-14-6-14-14Z" fill="url(#oct-lines)" strokeWidth="0.8" />
    <path d="M84 92c-7-4-7-13 1-16V70h10v6c8 3 8 12 1 16Z" fill="url(#oct-hatch)" />
    <path d="M112 92c0-34 6-44 14-44s12 6 12 12-4 10-4 16 4 8 4 16" strokeWidth="1.6" />
    <path d="M117 66h14M116 74h14M115 82h16" />
    <path d="M146 92l10-28V48h-3v-4h16v4h-3v16l10 28Z" fill="#150f30" />
    <path d="M151 80h20l5 12H146Z" fill="url(#oct-lines)" strokeWidth="0.8" />
    <circle cx="158" cy="72" r="1.8" />
    <circle cx="163" cy="66" r="1.3" />
    <Candle x={188} y={74} h={13} />
  </>
)

const observatory = (
  <>
    <path d="M4 60Q10-8 100-10Q190-8 196 60" strokeWidth="1.6" />
    <path d="M44 60Q50 6 100-10Q150 6 156 60M4 60H196M20 32H180" strokeWidth="0.7" />
    <path d="M88 60Q92 10 112-8L140 0Q118 18 116 60Z" fill="#070b1c" />
    <path d="M104 14h.01M112 30h.01M100 40h.01M120 8h.01M108 50h.01" stroke="var(--line)" strokeWidth="2.4" />
    <path
      d="M46 22l2 5 5 .5-4 3 1.5 5-4.5-3-4.5 3 1.5-5-4-3 5-.5ZM158 28l1.5 3.5 4 .5-3 2.5 1 4-3.5-2-3.5 2 1-4-3-2.5 4-.5Z"
      fill="var(--line)"
      stroke="none"
    />
    <path d="M56 96 112 40l12 12L68 108Z" fill="#150f30" transform="translate(2 -16)" />
    <path d="M109 26l18 18 7-7-18-18ZM56 80l-7 7 12 12 7-7Z" fill="#0d0a20" />
    <path d="M64 78 78 92M84 58 98 72M97 45l13 13" />
    <path d="M86 84 74 110M92 82l12 28M89 82v28" strokeWidth="1.8" />
    <circle cx="90" cy="76" r="6" fill="#150f30" />
    <circle cx="160" cy="84" r="19" fill="#0d0a20" />
    <path d="M141 84a19 7 0 1 0 38 0 19 7 0 1 0-38 0M160 65a7 19 0 1 0 0 38 7 19 0 1 0 0-38M147 70l26 28M160 103v7M150 110h20" />
    <circle cx="160" cy="84" r="3.5" fill="var(--flame)" stroke="none" />
    <path d="M16 110V88h22v22M12 88h30M18 84h14l4-8H22Z" fill="#0d0a20" />
    <Candle x={28} y={66} h={5} />
  </>
)

const garden = (
  <>
    <path d="M4 110V50Q16-4 100-8Q184-4 196 50V110" strokeWidth="1.4" />
    <path
      d="M28 110V30M52 110V10M76 110V0M100 110V-8M124 110V0M148 110V10M172 110V30M4 60H196M10 32H190M4 86H196M40 14H160"
      strokeWidth="0.6"
      opacity="0.75"
    />
    <path
      d="M100 110C98 84 100 66 96 50M96 50C82 44 72 30 82 16 92 18 98 30 96 50M96 50c-2-18 8-34 24-34 4 14-8 30-24 34"
      fill="#150f30"
      strokeWidth="1.3"
    />
    <path d="M84 20l4 4M83 26l5 3M85 33l5 2M116 20l-4 4M114 27l-5 3M109 34l-5 1M92 44c-2-8-5-16-8-22M99 44c4-9 10-18 17-24" />
    <path d="M98 88c-14-10-28-6-34 4 14 6 26 4 34-4M100 78c14-12 30-8 36 2-14 8-28 6-36-2" fill="url(#oct-hatch)" />
    {[20, 44, 156, 178].map((x, index) => (
      <g key={x}>
        <path
          d={`M${x} 96C${x} 78 ${x - 14} 72 ${x - 16} 62M${x} 96C${x} 74 ${x - 5} 66 ${x - 4} 54M${x} 96C${x} 76 ${x + 8} 68 ${x + 8} 56M${x} 96C${x} 82 ${x + 14} 78 ${x + 17} 68`}
          strokeWidth="1.5"
        />
        <path d={`M${x - 9} 96h18l-3 14h-12Z`} fill={index % 2 === 0 ? 'url(#oct-hatch)' : '#0d0a20'} />
      </g>
    ))}
    <path d="M84 100h32l-4 10H88Z" fill="#0d0a20" />
    <Candle x={66} y={84} h={21} />
    <Candle x={134} y={90} h={15} />
  </>
)

const arts: Readonly<Record<Room, ReactNode>> = {
  1: library,
  2: museum,
  3: crypt,
  4: laboratory,
  5: observatory,
  6: garden,
}
