import type { places } from './fr-nouns.ts'
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

const gruff: Lines<Place> = {
  going: ({ at }) => [
    `Je serai ${at.in}. Restez hors de mon chemin.`,
    `Moi ? ${capital(at.in)}. Des objections ?`,
    `On me trouvera ${at.in}. Prenez une dague si vous venez.`,
  ],
  sending: ({ at }) => [
    `Ma bête est ${at.in}. Elle n’a pas mangé.`,
    `Quelque chose à moi attend ${at.in}. Ça se reconnaît à la morsure.`,
  ],
  leaveMe: ({ who, at }) => [
    `Bas les pattes, ${who}. Cette fois, ${at.the}, c’est à moi.`,
    `Laissez-moi ${at.the}, ${who}, et repartez en un seul morceau.`,
  ],
  leaveYou: ({ who, at }) => [
    `Prenez ${at.the}, ${who}. Pas de merci.`,
    `Soit, ${who}. À vous ${at.the}. Une fois, pas deux.`,
  ],
  alarm: ({ who }) => [
    `${who} gagne si vous continuez tous à regarder vos chaussures.`,
    `Encore une pièce pour ${who}, et on sert tous d’appât.`,
    `Réveillez-vous. Il n’en manque plus qu’une à ${who}.`,
  ],
  share: ({ who, at, yours }) => [
    `${who}. À moi ${at.the}, à vous ${yours.the}. Ça va ?`,
    `Vous voulez ${yours.the}, ${who}. Je veux ${at.the}. Ne soyons pas bêtes.`,
    `Pas de vous ${at.in}, ${who}, pas de moi ${yours.in}. C’est simple.`,
  ],
  threat: ({ who, at }) => [
    `Touchez à ce qu’il y a ${at.in}, ${who}, et je me bats.`,
    `Si je vous vois fouiner ${at.in}, ${who}, ce sera aux dagues.`,
  ],
  next: ({ who }) => [
    `Celle-ci est à moi, ${who}. La prochaine à vous.`,
    `Je me sers, ${who}. Je vous en devrai une.`,
    `Reculez, ${who}. Vous aurez la suivante.`,
  ],
  calm: ({ who }) => [
    `Si on se bat, on saigne à deux, ${who}.`,
    `J’ai du sang à perdre, ${who}. Et vous ?`,
    `Deux dagues, deux cadavres, ${who}. Le compte est vite fait.`,
  ],
  whither: ({ who }) => [
    `Vous allez où, ${who} ?`,
    `${who}. Vous serez où ? Allez, crachez.`,
    `Par où, ${who} ? J’aimerais ne pas vous marcher dessus.`,
  ],
  peace: ({ who }) => [
    `Fichez-moi la paix, ${who}, et je vous la fiche.`,
    `Pas de couteaux ce tour-ci, ${who}. Oui ou non ?`,
    `Je ne mords pas, ${who}, vous ne mordez pas. Un tour.`,
  ],
  agree: ({ who }) => [
    `Tope là, ${who}.`,
    `Ça marche, ${who}.`,
    `D’accord, ${who}. Pas d’entourloupe.`,
    `Ouais, ${who}.`,
    `Marché conclu, ${who}. Maintenant, silence.`,
  ],
  refuse: ({ who }) => [`Non, ${who}.`, `Même pas en rêve, ${who}.`, `N’y pensez plus, ${who}.`, `Vous rêvez, ${who}.`],
  shrug: ({ who }) => [
    `Ça ne vous regarde pas, ${who}.`,
    `Demandez au poulpe, ${who}.`,
    `Bah. On verra bien, ${who}.`,
    `J’ai une tête d’oracle, ${who} ?`,
    `Hm. Devinez, ${who}.`,
  ],
  thanks: ({ who }) => [`C’est correct, ${who}. Tiens donc.`, `Je vous en dois une, ${who}. Une petite.`],
  grudge: ({ who }) => [`Ça se paiera, ${who}.`, `Je tiens les comptes, ${who}.`],
  reproach: ({ who, turn }) => [
    `Vous avez menti au tour ${turn}, ${who}. Je sais compter jusque-là.`,
    `Tour ${turn}, ${who}. Voilà donc ce que vaut votre parole.`,
  ],
}

const sly: Lines<Place> = {
  going: ({ at }) => [
    `Cherchez-moi ${at.in}. On m’y cherche souvent.`,
    `Oh, ${at.in}, sans doute. À moins que je ne mente.`,
    `J’adorerais dire que je serai ${at.in}. Voilà, c’est dit.`,
  ],
  sending: ({ at }) => [
    `Il me semble avoir oublié le petit ${at.in}. Allez donc voir, vous me direz.`,
    `Une chose à ventouses niche ${at.in}, paraît-il. C’est moi qui le dis.`,
  ],
  leaveMe: ({ who, at }) => [
    `Vous ne tenez pas vraiment à vous servir ${at.in}, ${who} ? C’est plein de courants d’air.`,
    `Laissez-moi ${at.the}, ${who}, j’en prendrai soin pour deux.`,
  ],
  leaveYou: ({ who, at }) => [
    `Prenez ${at.the}, ${who}. Tout y est parfaitement normal, je vous assure.`,
    `À vous ${at.the}, ${who}. Voyez-y un appât. Un cadeau, pardon.`,
  ],
  alarm: ({ who }) => [
    `Je ne voudrais rien gâcher, mais comptez donc ce que porte ${who}.`,
    `C’est drôle, ce silence de ${who}, à une pièce de la fin.`,
    `Je ne dis pas qu’il faut arrêter ${who}. Je le dis seulement très fort.`,
  ],
  share: ({ who, at, yours }) => [
    `Entre fripouilles, ${who} : je ferme les yeux sur ${yours.the}, vous fermez les vôtres sur ${at.the}.`,
    `Admettons, ${who}, que je ne sache rien de vous ${yours.in}, ni vous de moi ${at.in} ?`,
    `Prenez ${yours.the}, ${who}, je prends ${at.the}, et les autres prendront la mouche.`,
  ],
  threat: ({ who, at }) => [
    `Jolie robe, ${who}. Ce serait dommage de la porter ${at.in}.`,
    `Qui se sert ${at.in} a des accidents, ${who}. C’est moi qui les organise.`,
  ],
  next: ({ who }) => [
    `À moi maintenant, à vous la prochaine, ${who}. Est-ce que je mentirais ?`,
    `Cédez-moi ça, ${who}, et je vous serai redevable. Tout le monde devrait m’avoir pour débiteur.`,
    `Regardez ailleurs un instant, ${who}, et j’en ferai autant la prochaine fois.`,
  ],
  calm: ({ who }) => [
    `On peut se battre, ${who}. Les autres seraient ravis.`,
    `Des couteaux, ${who} ? Imaginez le sourire du reste de la table.`,
    `Frappez donc, ${who}. Je frapperai aussi, et quelqu’un d’autre gagnera.`,
  ],
  whither: ({ who }) => [
    `Vous allez dans un joli coin, ${who} ?`,
    `Par pure curiosité, ${who} : où vaut-il mieux ne pas être ?`,
    `Dites-moi où vous serez, ${who}. Je n’en ferai rien. Ou presque.`,
  ],
  peace: ({ who }) => [
    `Une heure d’amitié, ${who} ? Cela n’engage à rien.`,
    `Je ne vous chasse pas, ${who}. Vous ne me chassez pas. Et si c’était vrai ?`,
    `La nuit est longue, ${who}. Et si nous trahissions quelqu’un d’autre, ce tour-ci ?`,
  ],
  agree: ({ who }) => [
    `Mais bien entendu, ${who}.`,
    `La main sur le cœur, ${who}, où qu’il soit.`,
    `Vous avez ma parole, ${who}. L’une d’elles.`,
    `Comment dire non à ce visage, ${who} ?`,
    `Entendu, ${who}. Je ne mens jamais les jours impairs.`,
  ],
  refuse: ({ who }) => [
    `C’est tentant, ${who}. Non.`,
    `J’adorerais, ${who}. Mais non.`,
    `Pour quel genre de poire me prenez-vous, ${who} ? Je suis de l’autre genre.`,
    `Essayez sur quelqu’un qui a moins de cicatrices, ${who}.`,
  ],
  shrug: ({ who }) => [
    `Je pourrais vous le dire, ${who}. Ce serait même à moitié vrai.`,
    `Peut-être, ${who}. Peut-être pas. N’est-ce pas grisant ?`,
    `Gardons un peu de mystère entre nous, ${who}.`,
    `Devinez, ${who}. Je vous dirai si c’est faux. Ou si ça ne l’est pas.`,
    `Mes lèvres sont scellées, ${who}. Par ce qu’il y avait dans le bocal.`,
  ],
  thanks: ({ who }) => [
    `Vous feriez vraiment cela, ${who} ? C’est touchant.`,
    `Un culte honnête. Vous m’émouvez, ${who}, et vous m’inquiétez un peu.`,
  ],
  grudge: ({ who }) => [
    `Bien joué, ${who}. Je vous souhaite de mal dormir.`,
    `Oh, cela, ${who}, je vous le rendrai avec les intérêts.`,
  ],
  reproach: ({ who, turn }) => [
    `Le tour ${turn}, ${who}. Je le voyais venir ; j’espérais seulement trahir avant vous.`,
    `Et moi qui croyais être la fripouille ici, ${who}. Le tour ${turn}, c’était du beau travail.`,
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const voices: Voices<Place> = { courtly, gruff, sly, solemn }
