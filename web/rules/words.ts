import { inBoth } from '../words/language.ts'

export const words = inBoth({
  en: {
    search: 'Search the rules',
    found: (n: number) => (n === 0 ? 'No paragraph says that.' : n === 1 ? '1 paragraph' : `${n} paragraphs`),
    clear: 'Show all',
    contents: 'Contents',
    opening: 'Opening the book…',
    missing: 'This game has no rulebook in your language.',
    rule: (id: string) => `Rule ${id}`,
  },
  fr: {
    search: 'Chercher dans les règles',
    found: (n: number) => (n === 0 ? 'Aucun paragraphe ne dit cela.' : n === 1 ? '1 paragraphe' : `${n} paragraphes`),
    clear: 'Tout montrer',
    contents: 'Sommaire',
    opening: 'On ouvre le livre…',
    missing: 'Ce jeu n’a pas de règles dans votre langue.',
    rule: (id: string) => `Règle ${id}`,
  },
})
