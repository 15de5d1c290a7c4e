import type { Exhibit } from '@octopolis/games/board'
import type { InEach } from '@octopolis/games/box'
import type { ReactNode } from 'react'
import { exteriorLocation, exteriors, locations, rooms } from '../data/places.ts'
import type { Clock, Stance } from '../state.ts'
import { Defs } from './art/defs.tsx'
import { ExteriorArt, GateArt } from './art/exteriors.tsx'
import { GhostOffspring, GhostPawn, Offspring, Pawn, Sign } from './art/pieces.tsx'
import { RoomArt } from './art/rooms.tsx'
import { GrandOctopus } from './art/summoning.tsx'
import { FaceDown, Token } from './art/tokens.tsx'
import { Face } from './Face.tsx'
import { liveries } from './liveries.ts'
import { Seal, StanceSign } from './Stances.tsx'
import { words, type BoardWords } from './words.ts'

/** All that lies on the board, piece by piece, for those who draw it. */
export const gallery: readonly Exhibit<ReactNode>[] = [
  {
    title: { en: 'Cults', fr: 'Cultes' },
    pieces: liveries.flatMap(({ colour }, seat) => {
      const cult = { en: `Cult ${seat + 1}, ${colour}`, fr: `Culte ${seat + 1}, ${colour}` }
      return [
        { name: cult, picture: plate('-14 -14 28 28', <Sign seat={seat} size={24} />) },
        { name: inEach((w) => w.pawn(String(seat + 1), false)), picture: plate('-30 -52 60 58', <Pawn seat={seat} />) },
        {
          name: inEach((w) => w.offspring(String(seat + 1))),
          picture: plate('-26 -26 52 50', <Offspring seat={seat} />),
        },
      ]
    }),
  },
  {
    title: { en: 'Where hands point', fr: 'Où pointent les aiguilles' },
    pieces: [
      { name: inEach((w) => w.ghostPawn), picture: plate('-30 -52 60 58', <GhostPawn />) },
      { name: inEach((w) => w.ghostOffspring), picture: plate('-26 -26 52 50', <GhostOffspring />) },
    ],
  },
  {
    title: { en: 'Components', fr: 'Composantes' },
    pieces: [
      ...locations.map((kind) => ({
        name: inEach((w) => w.component(kind)),
        picture: plate('-16 -16 32 32', <Token kind={kind} />),
      })),
      { name: inEach((w) => w.faceDown), picture: plate('-16 -16 32 32', <FaceDown />) },
    ],
  },
  {
    title: { en: 'Clocks', fr: 'Horloges' },
    pieces: clocks().map((clock) => ({
      name: inEach((w) => (clock === null ? w.clockNotSet('1') : w.hands(clock.dagger, clock.tentacle))),
      picture: plate('-62 -62 124 124', <Face clock={clock} r={50} />),
    })),
  },
  {
    title: { en: 'Stances', fr: 'Positions' },
    pieces: [
      ...stances().map((stance) => ({
        name: inEach((w) => (stance === null ? '…' : w.stance(stance, 0, { name: (seat) => String(seat + 1) }))),
        picture: plate('-16 -16 32 32', onPaper(<StanceSign stance={stance} />)),
      })),
      { name: inEach((w) => w.locked), picture: plate('-12 -12 24 24', <Seal />) },
    ],
  },
  {
    title: { en: 'Rooms', fr: 'Salles' },
    pieces: rooms.map((room) => ({
      name: inEach((w) => w.placeName(room, null)),
      picture: plate('0 0 200 112', <RoomArt room={room} />),
    })),
  },
  {
    title: { en: 'Exteriors', fr: 'Extérieurs' },
    pieces: [
      ...exteriors.map((exterior) => ({
        name: inEach((w) => w.placeName(exteriorLocation, exterior)),
        picture: plate('0 0 300 260', <ExteriorArt exterior={exterior} />),
      })),
      { name: inEach((w) => w.closed), picture: plate('0 0 300 260', <GateArt />) },
    ],
  },
  {
    title: { en: 'The summoning', fr: 'L’invocation' },
    pieces: [null, ...liveries.keys()].map((winner) => ({
      name: inEach((w) => (winner === null ? w.nobody : w.summoned(String(winner + 1)))),
      picture: plate('-320 -200 640 470', <GrandOctopus winner={winner} />),
    })),
  },
]

/** Not set; both hands apart; on one room; on the line. */
function clocks(): readonly (Clock | null)[] {
  return [
    null,
    { dagger: 1, tentacle: 4 },
    { dagger: 3, tentacle: 3 },
    { dagger: 0, tentacle: 5 },
    { dagger: 2, tentacle: 0 },
  ]
}

function stances(): readonly (Stance | null)[] {
  return [null, 'nothing', 'fight', ...liveries.keys()]
}

function onPaper(sign: ReactNode): ReactNode {
  return (
    <>
      <circle r="15" fill="var(--paper)" />
      {sign}
    </>
  )
}

function plate(viewBox: string, piece: ReactNode): ReactNode {
  return (
    <svg viewBox={viewBox} color="var(--line)" aria-hidden="true">
      <Defs />
      {piece}
    </svg>
  )
}

function inEach(say: (w: BoardWords) => string): InEach {
  return { en: say(words.en), fr: say(words.fr) }
}
