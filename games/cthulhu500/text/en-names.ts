import type { CardId } from '../data/cards/index.ts'
import type { VehicleId } from '../data/vehicles.ts'

/** What a card is called, and what is printed below its effect in small letters. */
export interface Title {
  readonly name: string
  readonly flavour: string
}

export const vehicleTitles: Readonly<Record<VehicleId, Title>> = {
  pushcart: { name: 'Satanic Pushcart', flavour: 'No engine, no brakes, no soul. The first two are optional extras.' },
  chariot: { name: 'Chariot of the Elder Gods', flavour: 'Drawn by eight beasts that can’t be described, only fed.' },
  cthutility: { name: 'Sport Cthutility Vehicle', flavour: 'Seats seven, four of them tentacles.' },
  notMeantToDrive: {
    name: 'The Vehicle Man Was Not Meant to Drive',
    flavour: 'The steering wheel is on the outside. So is the inside.',
  },
  olds: { name: 'Unspeakable Olds', flavour: 'One careful owner, webbed.' },
  feararri: { name: 'Feararri', flavour: 'Nought to gibbering in 2.9 seconds.' },
  carOfCthulhu: { name: 'Car of Cthulhu', flavour: 'Aeons on the ocean floor, and it started first time.' },
  truck: { name: 'Big Honkin’ Truck', flavour: 'Whatever falls off was slowing it down.' },
}

export const titles: Readonly<Record<CardId, Title>> = {
  // Actions
  spellOfChaos: { name: 'Spell of Chaos', flavour: 'You reap what your neighbour has sown.' },
  summonPothole: {
    name: 'Summon Pothole',
    flavour: 'All it takes is a candle, a chant and a council without a budget.',
  },
  rlyehRises: {
    name: 'R’lyeh Rises in the Fast Lane',
    flavour: 'The stars are right. The lane markings aren’t.',
  },
  bodyworkSwap: {
    name: 'Bodywork Swap',
    flavour: 'You get their view, their debts and their dents. Nobody gets a receipt.',
  },
  shadowOutOfOvertime: {
    name: 'The Shadow out of Overtime',
    flavour: 'Aeons pass. The payslip doesn’t mention them.',
  },
  spellOfDeflation: { name: 'Spell of Deflation', flavour: 'A thin hiss from beyond, four times over.' },
  spellOfWhatsitcalled: { name: 'Spell of Whatsitcalled', flavour: 'It was on the tip of your third tongue.' },
  dreamlandsShortcut: {
    name: 'Dreamlands Shortcut',
    flavour: 'Seventy steps, then seven hundred, then second exit at the roundabout.',
  },
  wrenchOutOfSpaceAndTime: {
    name: 'Wrench Out of Space and Time',
    flavour: 'Fits every bolt that ever was, and two that weren’t.',
  },
  mountainPasses: {
    name: 'At the Mountain Passes of Madness',
    flavour: 'No guard rail, no visibility, and blind penguins on the verge.',
  },
  pickmansModels: {
    name: 'Pickman’s Used Models',
    flavour: 'Painted from life, sold from the back of a van.',
  },
  crawlingTraffic: { name: 'The Crawling Traffic', flavour: 'The end is near. The exit isn’t.' },
  shadowOverPitsmouth: {
    name: 'The Shadow over Pitsmouth',
    flavour: 'Last seen walking into the sea, jack in hand.',
  },
  transferWindow: {
    name: 'Arkham Transfer Window',
    flavour: 'A good mechanic costs a fortune. A sane one isn’t on the market.',
  },
  shoggothSlick: { name: 'Shoggoth Slick', flavour: 'Like oil, but it follows you home.' },
  ownersManual: {
    name: 'The Forbidden Owner’s Manual',
    flavour: 'Bound in tire. Chapter four: overtaking with all eyes shut.',
  },
  lastShallBeFhtagn: { name: 'The Last Shall Be Fhtagn', flavour: 'The meek inherit the inside lane.' },
  namelessRepoMen: {
    name: 'The Nameless Repo Men',
    flavour: 'They have the papers. They have the tow truck. They have no faces.',
  },
  ejectorSeat: { name: 'Ejector Seat to Carcosa', flavour: 'Two suns, one parachute, no return ticket.' },

  // Crew
  fungiDaytona: { name: 'Fungi from Daytona', flavour: 'Grows on straights.' },
  fungiDetroit: { name: 'Fungi from Detroit', flavour: 'Needs only a dark garage and a damp manual.' },
  fungiLeMans: {
    name: 'Fungi from Le Mans',
    flavour: 'Twenty-four hours in the same overalls: that is how it is grown.',
  },
  zombieDummy: { name: 'Zombie Crash-Test Dummy', flavour: 'Does its own stunts. Once.' },
  zombieIntern: { name: 'Zombie Intern', flavour: 'Paid in brains. Hasn’t seen one yet.' },
  zombieSundayDriver: {
    name: 'Zombie Sunday Driver',
    flavour: 'Dead since Tuesday, and still in the middle of the road.',
  },
  herbertWest: { name: 'Herbert West', flavour: 'The battery wasn’t quite fresh, but it moans.' },
  drArmitage: { name: 'Dr. Armitage', flavour: 'Nothing leaves this garage without a reader’s card.' },
  miGo: { name: 'Mi-Go', flavour: 'Takes your brain in a jar, and the cup holder with it.' },
  highPriestOfMotocross: {
    name: 'High Priest of Motocross',
    flavour: 'Blessed are the two-wheeled, for they shall be airborne.',
  },
  thousandJacks: { name: 'Black Goat with a Thousand Jacks', flavour: 'And not one of the right size.' },
  charlesDexterWarranty: {
    name: 'Charles Dexter Warranty',
    flavour: 'Exhumed by the family, parts and labour included.',
  },
  nyarlathotow: { name: 'Nyarlathotow', flavour: 'A thousand forms, all to be filled in by hand.' },
  brotherInLaw: { name: 'Brother-in-Law from Innsmouth', flavour: 'Good with engines, he says. Outboard ones.' },
  azathothsPiper: {
    name: 'Azathoth’s Piper',
    flavour: 'Three notes since the dawn of time, and none of them right.',
  },
  nightGaunt: { name: 'Night-Gaunt Navigator', flavour: 'Has no face, so never looks lost.' },
  randolphCarburetor: {
    name: 'Randolph Carburetor',
    flavour: 'Knows the way in his sleep. Only in his sleep.',
  },

  // Mods
  spikeyBits: { name: 'Spikey Bits', flavour: 'Please don’t pet the vehicle.' },
  mudflaps: {
    name: 'Mudflaps Man Was Not Meant to Ogle',
    flavour: 'Keep your eyes on the road. The road has some too.',
  },
  engineOfTheDamned: {
    name: 'Engine of the Damned',
    flavour: 'Runs on premium, and on whoever checks the oil.',
  },
  spacemeadweiser: {
    name: 'Spacemeadweiser',
    flavour: 'Crosses the gulf between stars. Walks home.',
  },
  unnamedSponsor: {
    name: 'The Sponsor That Must Not Be Named',
    flavour: 'Your logo here. No, deeper. Deeper.',
  },
  elderSignMutual: {
    name: 'Elder Sign Mutual',
    flavour: 'We cover acts of gods, any god. Once.',
  },
  miskatonicGrants: {
    name: 'Miskatonic Research Grants',
    flavour: 'Losing is a result too, if you publish.',
  },
  necronomicarb: { name: 'Necronomicarb', flavour: 'Do not read the gauge aloud.' },
  dunwichHorsepower: { name: 'Dunwich Horsepower', flavour: 'Quite invisible, apart from the hoofprints.' },
  colourOutOfTheSprayCan: {
    name: 'The Colour out of the Spray Can',
    flavour: 'No such colour exists. It was billed as metallic.',
  },
  hornOfErichZann: { name: 'The Horn of Erich Zann', flavour: 'It knows one tune. Nobody has asked for another.' },
  coolAirConditioning: { name: 'Cool Air Conditioning', flavour: 'Keeps mechanics well past their date.' },
  yogSpoiler: { name: 'Yog-Spoiler', flavour: 'It is the gate, it is the key, and it tells you how it ends.' },
  houndOrnament: {
    name: 'Hood Ornament of Tindalos',
    flavour: 'Bites when you are down, preferably round a corner.',
  },
  parkingSensor: { name: 'Non-Euclidean Parking Sensor', flavour: 'Beeps before you have thought of stopping.' },

  // Tires
  radialsFromBeyond: {
    name: 'Radials from Beyond Space and Time',
    flavour: 'Guaranteed for forty thousand aeons or twelve miles.',
  },
  ratsInTheWhitewalls: { name: 'Rats in the Whitewalls', flavour: 'You hear them scurry at any speed.' },
  rlyehWets: { name: 'Wets of R’lyeh', flavour: 'Sure grip, down to a thousand fathoms.' },
  retreadsOfTheDead: { name: 'Retreads of the Dead', flavour: 'Buried twice, and back on the road.' },
  allSpores: { name: 'All-Spore Tires', flavour: 'For spring, summer, autumn and mildew.' },
  nineLives: { name: 'Nine-Lives Tires of Ulthar', flavour: 'Always land on their tread. This is life nine.' },
  tekeliSquealers: { name: 'Tekeli-li Squealers', flavour: 'They scream in the bends. So do you.' },
  spareDimension: { name: 'Spare Dimension', flavour: 'In the boot, under the mat, behind the fourth angle.' },

  // Reactions
  iaIa: { name: 'Iä! Iä!', flavour: 'It means no. It has always meant no.' },
  slipstream: { name: 'Slipstream from Beyond', flavour: 'Something vast has just breathed in.' },
  fishtail: { name: 'Deep One Fishtail', flavour: 'It runs in the family.' },
  fuzzyTrapezohedron: {
    name: 'Fuzzy Shining Trapezohedron',
    flavour: 'Hangs from the mirror. Sometimes it is the other way round.',
  },
  catOfUlthar: { name: 'A Cat of Ulthar Crosses', flavour: 'It looked both ways, and chose yours.' },
  thatIsNotDented: {
    name: 'That Is Not Dented Which Can Eternal Lie',
    flavour: 'And with strange polish even rust may shine.',
  },
  someoneElsesDoom: {
    name: 'Someone Else’s Doom',
    flavour: 'Wrong number plate. It happens to the best of prophecies.',
  },
  lurkerAtThePitExit: {
    name: 'The Lurker at the Pit Exit',
    flavour: 'Has waited for this moment since the Jurassic.',
  },
  headhunterOfLeng: { name: 'Headhunter of Leng', flavour: 'Excellent references, all of them shrunken.' },
  cyclopeanInspection: {
    name: 'Cyclopean Inspection',
    flavour: 'One eye is enough to see that this isn’t road-legal.',
  },
  oneBoltLeftOver: { name: 'One Bolt Left Over', flavour: 'It must go somewhere. Somewhere isn’t on this plane.' },
  lapsedCultist: { name: 'Lapsed Cultist', flavour: 'The lap marshal has lost his faith, in numbers above all.' },
  tailgateParty: {
    name: 'Tailgate Party at the Abyss',
    flavour: 'Everybody looks away. The sausages look back.',
  },
  forbiddenFootnotes: { name: 'Forbidden Footnotes', flavour: 'See page 751. Don’t look at page 751.' },
}
