import { memo, type ReactNode } from 'react'
import type { Exterior } from '../../data/places.ts'
import { range, Stars } from './marks.tsx'

/** What lies outside, engraved in a box of 300 × 260. */
export const ExteriorArt = memo(function ExteriorArt({ exterior }: { exterior: Exterior }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round" strokeLinejoin="round">
      {arts[exterior]}
    </g>
  )
})

function spiral(x: number, y: number, size: number, turns: number, start = 0): string {
  const points = range(turns * 12).map((step) => {
    const angle = start + (step * Math.PI) / 6
    const r = size * (1 - step / (turns * 12))
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r * 0.62).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const dreams = (
  <>
    <Stars count={34} w={290} h={130} />
    <circle cx="150" cy="84" r="46" fill="#150f38" />
    <circle cx="150" cy="84" r="52" strokeWidth="0.5" />
    <circle cx="150" cy="84" r="60" strokeWidth="0.4" strokeDasharray="2 5" />
    <path d="M108 84C126 58 174 58 192 84 174 110 126 110 108 84Z" fill="#0a0820" strokeWidth="1.6" />
    <circle cx="150" cy="84" r="18" fill="url(#oct-hatch)" />
    <path d="M150 68c-5 8-5 24 0 32 5-8 5-24 0-32Z" fill="var(--flame)" stroke="none" />
    {range(14).map((ray) => {
      const angle = (ray * Math.PI) / 7
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return (
        <path
          key={ray}
          d={`M${150 + cos * 64} ${84 + sin * 64}L${150 + cos * (ray % 2 === 0 ? 82 : 74)} ${84 + sin * (ray % 2 === 0 ? 82 : 74)}`}
          strokeWidth="0.8"
        />
      )
    })}
    <path d={spiral(46, 150, 40, 3)} />
    <path d={spiral(258, 142, 38, 3, Math.PI)} />
    <path d={spiral(30, 40, 24, 2, 1)} strokeWidth="0.8" />
    <path d={spiral(270, 44, 24, 2, 2)} strokeWidth="0.8" />
    <path d="M92 186h36l-8 14q-10 8-20 0ZM172 172h44l-10 16q-12 8-24 0Z" fill="#150f30" />
    <path d="M92 186h36l-8 14q-10 8-20 0ZM172 172h44l-10 16q-12 8-24 0Z" fill="url(#oct-hatch)" strokeWidth="0.7" />
    <path d="M104 186v-22h12v22M102 164l8-9 8 9ZM186 172v-9h5v-8h5v-8h5v-8h5v33" fill="#0d0a20" />
    <path
      d="M0 232Q38 206 76 228T150 224T226 228T300 218M0 246Q38 222 76 242T150 238T226 244T300 234M0 258Q40 240 76 254T150 252T226 256T300 248"
      strokeWidth="0.8"
    />
  </>
)

const marsh = (
  <>
    <Stars count={16} w={290} h={60} />
    <circle cx="222" cy="74" r="34" fill="#2b2352" />
    <path d="M192 62q30 8 58 0M189 76q34 9 66 0M194 90q28 7 56 0" strokeWidth="0.7" />
    <path
      d="M60 190C66 150 56 120 64 84 60 66 44 62 30 44M64 84c2-24 22-26 26-50M61 116c16-8 30-10 40-30M60 140c-16-8-30-6-42-20M64 84c-6-20-2-34-10-50M88 46c8-4 12-10 14-18"
      strokeWidth="4.5"
    />
    <path d="M58 190c8-40-2-70 6-104M66 188c4-40 0-62 4-92" stroke="#0a0820" strokeWidth="1" />
    <path d="M60 186c-10 8-24 8-34 18M64 188c2 8-2 12-4 18M66 186c12 6 22 8 32 18" strokeWidth="3.5" />
    <path
      d="M18 122c-2 14 2 24-2 36M100 88c2 12-2 20 1 32M30 46c-3 10 1 18-2 26"
      strokeWidth="0.8"
      strokeDasharray="3 2"
    />
    {[118, 130, 143, 250, 262, 276, 288].map((x, index) => (
      <g key={x}>
        <path
          d={`M${x} 206Q${x + 3} 170 ${x + (index % 2 === 0 ? 6 : -5)} ${138 + ((index * 13) % 26)}`}
          strokeWidth="1.4"
        />
        <path d={`M${x + (index % 2 === 0 ? 6 : -5)} ${140 + ((index * 13) % 26)}v-16`} strokeWidth="4.5" />
      </g>
    ))}
    <path d="M0 204H300" strokeWidth="0.8" />
    <path
      d="M6 214H80M96 212H190M206 215H296M20 226H120M140 224H230M246 228H290M4 240H70M90 238H196M214 242H280"
      strokeWidth="0.8"
    />
    <path d="M170 204c-2-10 6-14 12-10 6-8 18-8 22 1 8-2 12 4 10 9Z" fill="#150f30" />
    <path d="M184 192a3.5 3.5 0 1 0 .1 0M201 193a3.5 3.5 0 1 0 .1 0" fill="var(--flame)" stroke="none" />
    <path d="M182 202c6 3 14 3 20 0" />
    <path d="M120 220c0-5 8-8 18-8s18 3 18 8Z M128 222l10-9" fill="url(#oct-hatch)" />
    <path d="M232 234c0-4 6-6 14-6s14 2 14 6ZM30 232c0-4 6-6 13-6s13 2 13 6Z" fill="url(#oct-hatch)" />
    <path d="M150 128q18-10 40-2t44-6M130 108q20-8 36 0t34-3" strokeWidth="0.6" opacity="0.8" />
  </>
)

const colony = (
  <>
    <Stars count={44} w={294} h={150} />
    <circle cx="76" cy="66" r="34" fill="#141d4a" />
    <path
      d="M56 50c8-8 16-2 22-6s10-8 18-2c2 8-6 10-4 16s-8 8-14 6-10 4-16 0-8-8-6-14ZM80 78c6-2 14-2 18 2-2 8-10 14-16 16-4-4-6-12-2-18Z"
      fill="url(#oct-hatch)"
    />
    <path d="M46 52A34 34 0 0 0 92 96" strokeWidth="2.2" />
    <path d="M-20 182Q60 158 130 172T320 160V300H-20Z" fill="#16112e" stroke="none" />
    <path d="M-20 182Q60 158 130 172T320 160" strokeWidth="1.5" />
    <path d="M-20 194Q70 172 140 184T320 174M-20 210Q80 190 150 200T320 190" strokeWidth="0.5" />
    <path
      d="M158 174V146c0-26 48-26 48 0v26ZM206 170V154c0-18 34-18 34 0v14ZM128 174v-14c0-14 24-16 30-4"
      fill="#0d0a20"
    />
    <path d="M158 146h48M164 134q18-10 36 0M182 126v-20M178 106h8M182 100l-5-5 5-5 5 5ZM206 154h34" />
    <path d="M172 174v-14q10-10 20 0v14M218 168v-8q6-6 12 0v8" fill="var(--flame)" fillOpacity="0.55" />
    <path d="M256 166V96l8-18 8 18v68M256 112h16M256 128h16M256 144h16" fill="#0d0a20" />
    <path d="M261 120h6M261 136h6M261 104h6" stroke="var(--flame)" strokeWidth="3" />
    {[
      [34, 214, 26],
      [112, 226, 18],
      [232, 216, 30],
      [180, 240, 16],
      [68, 244, 14],
    ].map(([x = 0, y = 0, r = 0]) => (
      <g key={x}>
        <ellipse cx={x} cy={y} rx={r} ry={r * 0.36} fill="#0c0920" />
        <path
          d={`M${x - r} ${y}a${r} ${r * 0.36} 0 0 0 ${2 * r} 0a${r} ${r * 0.26} 0 0 1 -${2 * r} 0`}
          fill="url(#oct-hatch)"
          stroke="none"
        />
      </g>
    ))}
    {[96, 116].map((x) => (
      <g key={x}>
        <path d={`M${x} 190v-12M${x - 5} 200l5-10 5 10M${x - 7} 182l7 2 7-2`} strokeWidth="1.8" />
        <path d={`M${x - 8} 170q0-10 8-10t8 10q-2 7-8 7t-8-7Z`} fill="#d9d2ee" stroke="none" />
        <path d={`M${x - 3} 169v2M${x + 3} 169v2`} stroke="#0d0a20" strokeWidth="2.4" />
      </g>
    ))}
  </>
)

const city = (
  <>
    <path d="M0 26Q38 8 76 24T150 22T226 26T300 16M0 40Q38 24 76 38T150 36T226 42T300 30" strokeWidth="0.9" />
    <path d="M40 44 10 150M110 40 104 120M176 42l14 96M250 40l34 100" strokeWidth="0.4" strokeDasharray="10 7" />
    <path d="M214 236C226 190 286 190 280 130 276 92 236 96 238 124c1 16 20 18 24 6" strokeWidth="9" stroke="#2d2456" />
    <path d="M208 236C220 186 280 188 274 132 270 98 240 102 244 124M220 238C232 196 292 192 286 130 281 84 230 90 233 126c2 22 30 24 34 4" />
    <path
      d="M262 186a3 3 0 1 0 .1 0M276 160a3 3 0 1 0 .1 0M276 130a3 3 0 1 0 .1 0M262 108a2.5 2.5 0 1 0 .1 0"
      strokeWidth="0.9"
    />
    <path d="M96 220V96l54-34 54 34v124" fill="#120d2c" />
    <path d="M88 96h124M96 104h108M106 96l44-28 44 28M150 78a6 6 0 1 0 .1 0" />
    {[104, 130, 156, 182].map((x) => (
      <g key={x}>
        <path d={`M${x} 104h14v116h-14Z`} fill="#0d0a20" />
        <path d={`M${x + 4} 106v112M${x + 7} 106v112M${x + 10} 106v112`} strokeWidth="0.5" />
      </g>
    ))}
    <path d="M120 150c-8 10-2 22 4 20M196 128c10 6 8 20 0 22" strokeWidth="2.2" />
    <path d="M22 226 34 132l22 3-9 92ZM30 132l6-10 26 4 3 9Z" fill="#120d2c" />
    <path d="M40 140l-9 84M47 140l-8 86" strokeWidth="0.6" />
    <path d="M64 230l10-30 24 6-4 26ZM4 240l14-16 34 6 8 14Z" fill="url(#oct-hatch)" />
    <path d="M84 220H216V228H78V236H224V246H70V256H232" fill="#0d0a20" />
    <path d="M0 250Q60 236 96 252T200 254T300 244" strokeWidth="0.8" />
    {[
      [70, 90, 4],
      [78, 74, 2.5],
      [66, 62, 3],
      [222, 70, 3],
      [216, 56, 2],
      [20, 100, 2.5],
    ].map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
    <path d="M142 220v-30q8-9 16 0v30Z" fill="var(--flame)" fillOpacity="0.4" stroke="none" />
  </>
)

const arts: Readonly<Record<Exterior, ReactNode>> = { dreams, marsh, colony, city }

/** The quick game stays within the walls: closed gates under a moon, in the same box. */
export const GateArt = memo(function GateArt() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
      <Stars count={30} w={290} h={90} />
      <circle cx="228" cy="50" r="26" fill="#d9d2ee" fillOpacity="0.85" stroke="none" />
      <circle cx="238" cy="44" r="23" fill="#1a1140" stroke="none" />
      {[26, 246].map((x) => (
        <g key={x}>
          <path d={`M${x} 250V104h28v146ZM${x - 4} 104h36v-8h-36ZM${x + 4} 96l10-16 10 16Z`} fill="#0d0a20" />
          <path d={`M${x} 250V104h28v146Z`} fill="url(#oct-hatch)" strokeWidth="0.6" opacity="0.7" />
        </g>
      ))}
      <path d="M54 250V130Q150 70 246 130V250M150 250V100M54 160H246M54 226H246" strokeWidth="2" />
      {range(11).map((bar) => {
        const x = 68 + bar * 16.4
        const top = 128 - 26 * Math.sin(((x - 54) / 192) * Math.PI)
        return <path key={bar} d={`M${x} 250V${top}l-3 6M${x} ${top}l3 6`} />
      })}
      <circle cx="150" cy="194" r="15" fill="#0d0a20" strokeWidth="2" />
      <path d="M150 188a3.5 3.5 0 1 0 .1 0M150 195v7" strokeWidth="2" stroke="var(--flame)" />
      <path d="M112 184q18 16 38 10t40-8M114 204q20-12 36-8t38 8" strokeWidth="3" strokeDasharray="5 4" />
    </g>
  )
})
