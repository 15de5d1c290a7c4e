import type { Crest } from '@octopolis/server/protocol/heraldry'
import { inBoth } from './language.ts'

interface HeraldryWords {
  readonly emblems: Readonly<Record<Crest['emblem'], string>>
  readonly fields: Readonly<Record<Crest['field'], string>>
  readonly tinctures: Readonly<Record<Crest['tincture'], string>>
}

export const heraldryWords = inBoth<HeraldryWords>({
  en: {
    emblems: {
      anchor: 'Anchor',
      bell: 'Bell',
      compass: 'Compass',
      eye: 'Eye',
      key: 'Key',
      lantern: 'Lantern',
      moth: 'Moth',
      raven: 'Raven',
      ship: 'Ship',
      skull: 'Skull',
      star: 'Star',
      tower: 'Tower',
    },
    fields: {
      plain: 'Plain',
      bars: 'Bars',
      chevron: 'Chevron',
      cross: 'Cross',
      quarters: 'Quarters',
      rays: 'Rays',
      waves: 'Waves',
    },
    tinctures: {
      bone: 'Bone',
      brass: 'Brass',
      coral: 'Coral',
      ember: 'Ember',
      ink: 'Ink',
      moss: 'Moss',
      plum: 'Plum',
      tide: 'Tide',
    },
  },
  fr: {
    emblems: {
      anchor: 'Ancre',
      bell: 'Cloche',
      compass: 'Rose des vents',
      eye: 'Œil',
      key: 'Clef',
      lantern: 'Lanterne',
      moth: 'Phalène',
      raven: 'Corbeau',
      ship: 'Navire',
      skull: 'Crâne',
      star: 'Étoile',
      tower: 'Tour',
    },
    fields: {
      plain: 'Uni',
      bars: 'Burelé',
      chevron: 'Chevron',
      cross: 'Croix',
      quarters: 'Écartelé',
      rays: 'Rayons',
      waves: 'Ondes',
    },
    tinctures: {
      bone: 'Os',
      brass: 'Laiton',
      coral: 'Corail',
      ember: 'Braise',
      ink: 'Encre',
      moss: 'Mousse',
      plum: 'Prune',
      tide: 'Marée',
    },
  },
})
