import type { places } from './fr-nouns.ts'
import type { Lines } from './voices.ts'

type Place = (typeof places)[1]

export const gruff: Lines<Place> = {
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

export const sly: Lines<Place> = {
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
