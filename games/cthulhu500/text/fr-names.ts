import type { CardId } from '../data/cards/index.ts'
import type { VehicleId } from '../data/vehicles.ts'
import type { Title } from './en-names.ts'

export const vehicleTitles: Readonly<Record<VehicleId, Title>> = {
  pushcart: { name: 'Brouette de l’Enfer', flavour: 'Ni moteur, ni freins, ni âme. Les deux premiers sont en option.' },
  chariot: {
    name: 'Char à bancs des Très Anciens',
    flavour: 'Tiré par huit bêtes qu’on ne saurait décrire, mais qu’il faut nourrir.',
  },
  cthutility: { name: 'Quatre-Quatrhulhu', flavour: 'Sept places, dont quatre pour les tentacules.' },
  notMeantToDrive: {
    name: 'Voiture sans permis d’exister',
    flavour: 'Le volant est à l’extérieur. L’intérieur aussi.',
  },
  olds: { name: 'Indicible Tacot', flavour: 'Première main. Palmée.' },
  feararri: { name: 'Ferrarlyeh', flavour: 'De zéro à la démence en 2,9 secondes.' },
  carOfCthulhu: { name: 'Opel de Cthulhu', flavour: 'Des éons au fond de l’océan, et ça démarre au quart de tour.' },
  truck: { name: 'Semi-Poulpe', flavour: 'Tout ce qui tombe, c’était du poids en trop.' },
}

export const titles: Readonly<Record<CardId, Title>> = {
  // Actions
  spellOfChaos: { name: 'Sort de priorité à gauche', flavour: 'Chacun récolte ce que le voisin a semé.' },
  summonPothole: {
    name: 'Nid-de-shoggoth',
    flavour: 'Une bougie, une incantation, et un conseil départemental sans budget.',
  },
  rlyehRises: {
    name: 'R’lyeh émerge file de gauche',
    flavour: 'Les astres sont alignés. Pas les glissières.',
  },
  bodyworkSwap: {
    name: 'Échange standard des âmes',
    flavour: 'Vous prenez la place, les bosses sont comprises, et personne ne signe le constat.',
  },
  shadowOutOfOvertime: {
    name: 'Dans l’abîme des heures sup',
    flavour: 'Les éons passent. La fiche de paie n’en dit rien.',
  },
  spellOfDeflation: { name: 'Sort à plat', flavour: 'Un sifflement venu d’ailleurs, en quatre exemplaires.' },
  spellOfWhatsitcalled: {
    name: 'Sort du Trou de… machin',
    flavour: 'Vous l’aviez sur le bout de la troisième langue.',
  },
  dreamlandsShortcut: {
    name: 'Bretelle onirique de Kadath',
    flavour: 'Soixante-dix marches, puis sept cents, puis deuxième sortie au rond-point.',
  },
  wrenchOutOfSpaceAndTime: {
    name: 'Clé de treize hors du temps',
    flavour: 'Elle va sur tous les boulons de l’univers, sauf ceux de douze.',
  },
  mountainPasses: {
    name: 'Les Virages hallucinés',
    flavour: 'Ni rambarde, ni visibilité, et des manchots aveugles sur le bas-côté.',
  },
  pickmansModels: {
    name: 'Les Modèles d’occasion de Pickman',
    flavour: 'Peints d’après nature, revendus sans facture.',
  },
  crawlingTraffic: { name: 'Le Bouchon rampant', flavour: 'La fin est proche. La sortie, non.' },
  shadowOverPitsmouth: {
    name: 'Cauchemar aux stands',
    flavour: 'Vu pour la dernière fois marchant vers la mer, le cric à la main.',
  },
  transferWindow: {
    name: 'Mercato d’Arkham',
    flavour: 'Un bon mécano coûte une fortune. Un mécano sain d’esprit ne se trouve plus.',
  },
  shoggothSlick: { name: 'Flaque de shoggoth', flavour: 'Comme de l’huile, mais elle vous suit jusqu’à la maison.' },
  ownersManual: {
    name: 'Le Manuel d’entretien interdit',
    flavour: 'Relié pleine gomme. Chapitre quatre : doubler tous les yeux fermés.',
  },
  lastShallBeFhtagn: {
    name: 'Les derniers seront les premiers servis',
    flavour: 'Avec ou sans garniture, cela dépend du convive.',
  },
  namelessRepoMen: {
    name: 'Les Huissiers sans nom',
    flavour: 'Ils ont le dossier. Ils ont la dépanneuse. Ils n’ont pas de visage.',
  },
  ejectorSeat: { name: 'Siège éjectable pour Carcosa', flavour: 'Deux soleils, un parachute, aller simple.' },

  // Équipiers
  fungiDaytona: {
    name: 'Fungi de Daytona',
    flavour: 'Appuie sur le champignon. La famille ne lui parle plus.',
  },
  fungiDetroit: { name: 'Fungi de Detroit', flavour: 'Un garage obscur, un chiffon humide, et il pousse les moteurs.' },
  fungiLeMans: {
    name: 'Fungi du Mans',
    flavour: 'Vingt-quatre heures dans la même combinaison : ça se cultive.',
  },
  zombieDummy: { name: 'Zombie de crash-test', flavour: 'Fait ses cascades lui-même. Une fois.' },
  zombieIntern: { name: 'Zombie stagiaire', flavour: 'Payé en cervelle. N’a encore rien touché.' },
  zombieSundayDriver: { name: 'Zombie du dimanche', flavour: 'Mort depuis mardi, et toujours au milieu de la route.' },
  herbertWest: {
    name: 'Herbert West, réanimoteur',
    flavour: 'La batterie n’était pas de première fraîcheur, mais elle gémit.',
  },
  drArmitage: {
    name: 'Dr Armitage, bibliothécarburateur',
    flavour: 'Rien ne sort de ce garage sans carte de lecteur.',
  },
  miGo: { name: 'Mi-Go, mi-raisin', flavour: 'Emporte votre cerveau en bocal, et le porte-gobelet avec.' },
  highPriestOfMotocross: {
    name: 'Grand Prêtre du moto-croix',
    flavour: 'Heureux les deux-roues, car le ciel les attend au bout du tremplin.',
  },
  thousandJacks: { name: 'La Chèvre aux mille crics', flavour: 'Et pas un à la bonne taille.' },
  charlesDexterWarranty: {
    name: 'L’Affaire Charles Dexter Garantie',
    flavour: 'Exhumé par la famille, pièces et main-d’œuvre comprises.',
  },
  nyarlathotow: { name: 'Nyarlatôlotep', flavour: 'Mille formes, mille formulaires.' },
  brotherInLaw: { name: 'Le Beau-frère d’Innsmouth', flavour: 'Il s’y connaît en moteurs. Surtout hors-bord.' },
  azathothsPiper: {
    name: 'Joueur de pipeau d’Azathoth',
    flavour: 'Trois notes depuis la nuit des temps, et pas une de juste.',
  },
  nightGaunt: { name: 'Maigre Bête de course', flavour: 'N’a pas de visage, donc ne perd jamais la face.' },
  randolphCarburetor: {
    name: 'Randolph Carter d’huile',
    flavour: 'Connaît la route en dormant. Uniquement en dormant.',
  },

  // Mods
  spikeyBits: { name: 'Trucs qui piquent', flavour: 'Prière de ne pas caresser le véhicule.' },
  mudflaps: { name: 'Bavettes à l’indicible', flavour: 'À point, saignantes ou hurlantes.' },
  engineOfTheDamned: {
    name: 'Moteur à damnation interne',
    flavour: 'Consommation mixte : un mécano aux cent kilomètres.',
  },
  spacemeadweiser: {
    name: 'Kadathbourg',
    flavour: 'L’hydromel des grands espaces. À consommer avec aberration.',
  },
  unnamedSponsor: { name: 'Le Sponsor innommable', flavour: 'Votre logo ici. Non, plus profond. Plus profond.' },
  elderSignMutual: {
    name: 'Mutuelle du Signe des Anciens',
    flavour: 'Couvre les catastrophes surnaturelles. Une fois.',
  },
  miskatonicGrants: {
    name: 'Bourses de la Miskatonic',
    flavour: 'Perdre, c’est encore chercher. À condition de publier.',
  },
  necronomicarb: { name: 'Nécronomicarbu', flavour: 'Ne pas lire la jauge à voix haute.' },
  dunwichHorsepower: {
    name: 'L’Abomination de Durite',
    flavour: 'On ne la voit jamais. On suit les taches.',
  },
  colourOutOfTheSprayCan: {
    name: 'La Couleur tombée du camion',
    flavour: 'Cette teinte n’existe pas. On vous l’a facturée métallisée.',
  },
  hornOfErichZann: {
    name: 'Le Klaxon d’Erich Zann',
    flavour: 'Un seul morceau au répertoire. Personne ne réclame de bis.',
  },
  coolAirConditioning: {
    name: 'Clim à air très froid',
    flavour: 'Conserve les mécanos bien après la date.',
  },
  yogSpoiler: {
    name: 'Yog-Spoiler',
    flavour: 'Il est la porte, il est la clé, et il vous raconte la fin.',
  },
  houndOrnament: {
    name: 'Bouchon de radiateur de Tindalos',
    flavour: 'Mord quand tout va mal, de préférence dans l’angle.',
  },
  parkingSensor: {
    name: 'Radar de recul non euclidien',
    flavour: 'Bipe avant même que vous songiez à vous garer.',
  },

  // Pneus
  radialsFromBeyond: {
    name: 'Radiaux d’outre-gomme',
    flavour: 'Garantis quarante mille éons ou vingt kilomètres.',
  },
  ratsInTheWhitewalls: { name: 'Des rats dans les roues', flavour: 'Ça change des bâtons.' },
  rlyehWets: { name: 'Pneus pluie de R’lyeh', flavour: 'Tenue de route parfaite jusqu’à mille brasses de fond.' },
  retreadsOfTheDead: {
    name: 'Pneus réchappés d’outre-tombe',
    flavour: 'Enterrés deux fois, toujours dans les clous.',
  },
  allSpores: { name: 'Pneus quatre moisissures', flavour: 'Été, hiver, mi-saison et cave.' },
  nineLives: {
    name: 'Pneus d’Ulthar à neuf vies',
    flavour: 'Retombent toujours sur la gomme. C’est la neuvième.',
  },
  tekeliSquealers: { name: 'Gommes qui crient Tekeli-li', flavour: 'Elles hurlent dans les virages. Vous aussi.' },
  spareDimension: {
    name: 'Dimension de secours',
    flavour: 'Dans le coffre, sous la moquette, derrière le quatrième angle.',
  },

  // Réactions
  iaIa: { name: 'Iä ! Iä !', flavour: 'Ça veut dire non. Depuis toujours.' },
  slipstream: { name: 'Aspiration venue d’ailleurs', flavour: 'Quelque chose d’immense vient d’inspirer.' },
  fishtail: { name: 'Queue-de-poisson des Profonds', flavour: 'C’est de famille.' },
  fuzzyTrapezohedron: {
    name: 'Trapézoèdre en peluche',
    flavour: 'Pend au rétroviseur. Parfois, c’est l’inverse.',
  },
  catOfUlthar: {
    name: 'Un chat d’Ulthar traverse',
    flavour: 'A regardé des deux côtés, et vous a choisi.',
  },
  thatIsNotDented: {
    name: 'N’est pas mort le moteur qui dort',
    flavour: 'Et au long des vidanges peut périr même la rouille.',
  },
  someoneElsesDoom: {
    name: 'C’est çui qui l’dit qui fhtagn',
    flavour: 'Erreur de plaque. Cela arrive aux meilleures prophéties.',
  },
  lurkerAtThePitExit: {
    name: 'Le Rôdeur devant les stands',
    flavour: 'Attend ce moment depuis le Jurassique.',
  },
  headhunterOfLeng: { name: 'Chasseur de têtes de Leng', flavour: 'Excellentes références, toutes réduites.' },
  cyclopeanInspection: {
    name: 'Contrôle technique cyclopéen',
    flavour: 'Un seul œil suffit pour voir que ça ne passe pas.',
  },
  oneBoltLeftOver: {
    name: 'Il manque un boulon',
    flavour: 'Au moteur ou au mécano, l’enquête le dira.',
  },
  lapsedCultist: {
    name: 'Un tour pour rien',
    flavour: 'Le commissaire ne croit plus en rien, et surtout pas aux chiffres.',
  },
  tailgateParty: {
    name: 'Barbecue au bord du gouffre',
    flavour: 'Tout le monde regarde ailleurs. Les merguez vous regardent.',
  },
  forbiddenFootnotes: {
    name: 'Notes de bas de page maudites',
    flavour: 'Voir page 751. Surtout, ne pas voir la page 751.',
  },
}
