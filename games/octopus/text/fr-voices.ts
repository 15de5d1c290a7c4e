import type { places } from './fr-nouns.ts'
import { gruff, sly } from './fr-rogues.ts'
import type { Lines, Voices } from './voices.ts'

type Place = (typeof places)[1]

const courtly: Lines<Place> = {
  going: ({ at }) => [
    `S’il faut tout vous dire, vous me trouverez ${at.in}.`,
    `J’avais songé à passer l’heure ${at.in}.`,
    `On m’attend ${at.in}. Des fantômes de bonne famille.`,
  ],
  sending: ({ at }) => [
    `À votre place, j’éviterais ${at.the} : mon rejeton y prend l’air.`,
    `Gare à vos chevilles ${at.in}. J’y ai envoyé le petit.`,
  ],
  leaveMe: ({ who, at }) => [
    `${who}, puis-je vous demander ${at.the}, rien que pour cette fois ?`,
    `Vous m’obligeriez fort, ${who}, en me laissant ${at.the}.`,
  ],
  leaveYou: ({ who, at }) => [
    `Après vous, ${who} : ${at.the}, c’est pour vous.`,
    `${who}, je vous en prie, prenez ${at.the}. J’insiste.`,
  ],
  alarm: ({ who }) => [
    `Je n’aime pas montrer du doigt, mais il manque une babiole à ${who} pour finir le monde.`,
    `Loin de moi les commérages, mais quelqu’un devrait passer voir ${who}.`,
    `Puis-je attirer l’attention de la compagnie sur ${who} ? Tant qu’il y a une compagnie.`,
  ],
  share: ({ who, at, yours }) => [
    `${who}, disons ${at.the} pour moi et ${yours.the} pour vous, en fanatiques civilisés ?`,
    `Modeste proposition, ${who} : à vous ${yours.the}, à moi ${at.the}, et personne ne tache le tapis.`,
    `${who}, je ne mettrai pas un pied ${yours.in} si vous avez la bonté d’oublier ${at.the}.`,
  ],
  threat: ({ who, at }) => [
    `Je serais au regret de vous voir toucher à quoi que ce soit ${at.in}, ${who}. Vous plus encore.`,
    `Vous servir ${at.in}, ${who}, serait une impolitesse. Je relève les impolitesses.`,
  ],
  next: ({ who }) => [
    `Permettez-moi celle-ci, ${who}, et la prochaine est à vous. Voici ma carte.`,
    `Laissez-moi me servir, ${who}. Je paie mes dettes, en général.`,
    `Un peu de largesse, ${who}, et vous aurez la mienne à notre prochaine rencontre.`,
  ],
  calm: ({ who }) => [
    `Des dagues, ${who} ? Il nous faudrait deux robes neuves.`,
    `N’allons pas saigner partout, ${who}. C’est si long à ravoir.`,
    `Il y aurait du sang chez vous, ${who}, et chez moi aussi. C’est beaucoup.`,
  ],
  whither: ({ who }) => [
    `Et où vous rendez-vous, ${who}, sans indiscrétion ?`,
    `${who}, où peut-on espérer le plaisir de votre compagnie ?`,
    `Peut-on savoir où vous soupez ce soir, ${who} ?`,
  ],
  peace: ({ who }) => [
    `${who}, convenons-nous de ne pas nous dévorer avant la prochaine cloche ?`,
    `Une trêve d’un tour, ${who} ? Je trouve les couteaux si fatigants.`,
    `Un petit armistice, ${who} ? Nous reprendrons la haine au tour prochain.`,
  ],
  agree: ({ who }) => [
    `Avec plaisir, ${who}.`,
    `Vous avez ma parole, ${who}.`,
    `Volontiers, ${who}. On croise si peu de manières, par ici.`,
    `Comment vous le refuser, ${who} ?`,
    `Tenez-le pour fait, ${who}.`,
  ],
  refuse: ({ who }) => [
    `Hélas, ${who}, non.`,
    `Je dois décliner, ${who}, avec tous mes regrets.`,
    `Vous me flattez, ${who}, mais c’est non.`,
    `Mes principes s’y opposent, ${who}. Je viens d’en adopter.`,
  ],
  shrug: ({ who }) => [
    `Qui peut le dire, ${who} ? Pas moi, assurément.`,
    `Quel esprit, ${who}. Parlons d’autre chose.`,
    `Laissons cela aux astres, ${who}.`,
    `Ce serait gâcher la surprise, ${who}.`,
    `Mille pardons, ${who}, j’écoutais les murs.`,
  ],
  thanks: ({ who }) => [
    `C’est trop aimable, ${who}. Nous vous mangerons en dernier.`,
    `Bien obligeant à vous, ${who}. Je Lui parlerai de vous.`,
  ],
  grudge: ({ who }) => [
    `Voilà qui n’est guère bon voisinage, ${who}.`,
    `Je m’en souviendrai, ${who}. Je tiens un petit carnet.`,
  ],
  reproach: ({ who, turn }) => [
    `J’avais votre parole au tour ${turn}, ${who}. Je comptais la faire encadrer.`,
    `À propos du tour ${turn}, ${who} : cela ne se fait pas, entre gens qui se connaissent.`,
  ],
}

const solemn: Lines<Place> = {
  going: ({ at }) => [
    `Le songe m’a montré ${at.the}. C’est là que je serai.`,
    `On m’appelle ${at.in}.`,
    `Je vais où pleurent les marches : ${at.in}.`,
  ],
  sending: ({ at }) => [
    `Ce que j’ai appelé rôde ${at.in}. Je ne commande pas : j’ai demandé.`,
    `Il y aura des dents ${at.in}.`,
  ],
  leaveMe: ({ who, at }) => [
    `${who}, laissez-moi ${at.the}. Tout m’y était promis avant votre naissance.`,
    `Écartez-vous, ${who}. Ce qui repose ${at.in} a dit mon nom.`,
  ],
  leaveYou: ({ who, at }) => [
    `Les signes vous donnent ${at.the}, ${who}. Pour cette fois.`,
    `Je vous cède ${at.the}, ${who}. L’abîme est patient.`,
  ],
  alarm: ({ who }) => [
    `Un seul signe manque à ${who}. Écoutez la mer reprendre son souffle.`,
    `Arrêtez ${who}, ou apprenez à respirer l’eau.`,
    `Encore un cierge, et ${who} ouvre la porte pour nous tous.`,
  ],
  share: ({ who, at, yours }) => [
    `C’est écrit, ${who} : à moi ${at.the}, à vous ${yours.the}. Au crayon, mais écrit.`,
    `Que ${yours.the} soit à vous, ${who}, et ${at.the} à moi, jusqu’à la cloche.`,
    `Deux portes, ${who}, et deux insensés. J’ouvre ${at.the} ; vous, ${yours.the}.`,
  ],
  threat: ({ who, at }) => [
    `Qui me vole ${at.the} enterre quelqu’un, ${who}.`,
    `J’ai rêvé de vous ${at.in}, ${who}. Vous n’en sortiez pas.`,
  ],
  next: ({ who }) => [
    `Cédez-moi ceci, ${who}, et je vous cède la suite. Il m’entend le dire.`,
    `Cette fois est mienne, ${who}. La suivante est vôtre, par l’abîme.`,
    `Accordez-moi ceci, ${who}. La roue tourne, et c’est à vous qu’elle s’arrêtera.`,
  ],
  calm: ({ who }) => [
    `L’acier Le réveille de fort méchante humeur, ${who}. Nous serions moins nombreux au matin.`,
    `Le sang appelle le sang, ${who}, et ce serait le nôtre.`,
    `Rengainez, ${who}. C’est nous qui serions l’offrande.`,
  ],
  whither: ({ who }) => [
    `Où le songe vous mène-t-il, ${who} ?`,
    `Dans quelle salle allumer un cierge pour vous, ${who} ?`,
    `Parlez, ${who} : quel seuil allez-vous assombrir ?`,
  ],
  peace: ({ who }) => [
    `Qu’aucune ombre ne passe entre nous ce tour-ci, ${who}.`,
    `Nos enfants iront-ils chasser ailleurs ce tour-ci, ${who} ?`,
    `La marée se repose une heure, ${who}. Et nous ?`,
  ],
  agree: ({ who }) => [
    `Ainsi soit-il, ${who}.`,
    `C’est juré, ${who}.`,
    `L’abîme nous a entendus, ${who}.`,
    `Qu’on le grave, ${who}, dans quelque chose de tendre.`,
    `Oui, ${who}. Les murs en sont témoins.`,
  ],
  refuse: ({ who }) => [
    `Cela ne sera pas, ${who}.`,
    `Les signes disent non, ${who}, et moi aussi.`,
    `Jamais, ${who}. Et jamais, là-dessous, c’est long.`,
    `J’ai consulté les os, ${who}. Ils ont ri.`,
  ],
  shrug: ({ who }) => [
    `Les astres ne m’en ont rien dit, ${who}.`,
    `Reposez la question quand la marée tournera, ${who}.`,
    `Il en sera ce qu’il en sera, ${who}.`,
    `Il est des portes qu’on laisse closes, ${who}.`,
    `Qu’importe à l’abîme, ${who} ?`,
  ],
  thanks: ({ who }) => [
    `C’est justice, ${who}. On s’en souviendra.`,
    `L’abîme vous remercie, ${who}. Cela lui arrive peu.`,
  ],
  grudge: ({ who }) => [
    `Voilà qui est noté, ${who}, et pas à l’encre.`,
    `Vous avez nourri quelque chose cette nuit, ${who}. Cela aura faim encore.`,
  ],
  reproach: ({ who, turn }) => [
    `Au tour ${turn}, ${who}, il y eut serment. Les serments sont la seule chose qui ne se noie pas.`,
    `Le tour ${turn}, ${who}. Il l’a vu aussi.`,
  ],
}

export const voices: Voices<Place> = { courtly, gruff, sly, solemn }
