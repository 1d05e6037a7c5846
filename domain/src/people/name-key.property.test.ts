import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readsAs } from './name-key.ts'
import { isWordOfOurs } from './reserved-names.ts'
import { isWrittenAsName } from './written-name.ts'

/** First names and family names as people in the homes of Québec bear them; those that are near each other too. */
const firstNames = `
  Abdel Adèle Adélie Agathe Aïcha Alain Albert Alexandre Alice Alicia Alida Aline Amélie Ana André Andrée Anne Annie Antoine Arnaud Aurélie Béatrice Benoît Bernard Brigitte Camille Carla Carmen Carole
  Caroline Catherine Cécile Céline Chantal Charles Chloé Christelle Christian Christine Claire Clara Claude Clément Colette Daniel Danièle Danielle David Denis Denise Diane Dominique Édith Élaine
  Éliane Élie Élisa Élisabeth Élise Élodie Éloïse Elsa Émile Émilie Emma Éric Erika Estelle Esther Étienne Eva Ève Fabien Fanny Fatima Félix Florence France Francine Francis Francisca Franck François
  Françoise Gabriel Gabrielle Gaël Gaëlle Geneviève Georges Gérald Gérard Germain Ghislain Ghislaine Gilles Ginette Guillaume Guy Gisèle Hélène Henri Hugo Ian Ida Ilona Inès Irène Isa Isabel Isabelle Isée
  Jacinthe Jacques Jade Jean Jeanne Jérôme Joanie Joël Joëlle Johanne Jonathan José Josée Judith Jules Julie Julien Juliette Justine Karim Karine Laura Laure Laurence Laurent Léa Léo Léon Léonie Liane
  Lida Lili Liliane Lina Line Lisa Lise Livia Loïc Lola Louis Louise Lucas Lucie Lucien Ludovic Lydia Madeleine Maëlle Mamie Manon Marc Marcel Maria Marianne Marie Marielle Mariette Marina Marine
  Mario Marion Marthe Martin Martine Mathieu Mathilde Maude Maurice Maxime Mélanie Mélina Mélissa Michel Michelle Mireille Monique Murielle Myriam Nadia Nadine Natacha Nathalie Nicolas Nicole Noël Noémie
  Océane Odette Odile Olivia Olivier Pascal Pascale Patrice Patricia Patrick Paul Paule Pauline Philippe Pierre Pierrette Rachel Raphaël Raymond Réal Rébecca Réjean René Renée Richard Robert Roland Rosalie Rose
  Roxane Sabine Samuel Sandra Sarah Sébastien Serge Simon Simone Solange Sonia Sophie Stéphane Stéphanie Suzanne Sylvain Sylvie Thérèse Thomas Tina Valérie Vanessa Vincent Viviane Virginie Xavier Yan
  Yann Yannick Yves Yvette Yvon Yvonne Zoé
`
  .trim()
  .split(/\s+/)
const familyNames = `
  Beaulieu Bélanger Bergeron Bertrand Blais Boisvert Bolduc Bouchard Boucher Caron Charron Cloutier Corriveau Côté Couture Daigle Demers Deschênes Dion Dubé Dubois Dufour Dumas Dupuis Durand Fontaine Fortier
  Fortin Fournier Gagné Gagnon Gaudreault Gauthier Gendron Giguère Girard Gosselin Goulet Grenier Guay Hamel Hébert Houle Jobin Labelle Labonté Lachance Lacroix Lafleur Lalonde Lambert Landry Langlois Lapierre
  Lapointe Lavoie Leblanc Leclair Leclerc Leduc Lefebvre Legault Lemay Lemieux Lépine Lessard Lévesque Mallet Maillet Marcoux Martel Ménard Mercier Michaud Moreau Morel Morin Nadeau Nguyen Ouellet Paquette Paradis
  Paré Parent Pelletier Perron Picard Plante Poirier Poulin Proulx Racine Raymond Richer Rioux Rivard Roberge Rousseau Roy Savard Simard Soucy Tardif Théberge Thibault Tremblay Trudel Turcotte Vachon
  Vaillancourt Villeneuve
`
  .trim()
  .split(/\s+/)
const words = [...firstNames, ...familyNames]

/** What stands for a letter at the size of a list, by small letters without accents. */
const lookAlikes = ['0oO', '1lIi', '3eE', '4aA', '7tT', '5sS']
const likeOf = (letter: string): string =>
  lookAlikes.find((all) => all.includes(letter.normalize('NFD').replaceAll(/\p{Mark}/gu, ''))) ?? letter

const persons = fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((both) => both.join(' '))

/** A name with any of its letters replaced by any that look like them. */
const disguised = persons.chain((name) =>
  fc
    .tuple(...Array.from(name, (letter) => fc.constantFrom(letter, ...likeOf(letter))))
    .map((letters) => ({ name, as: letters.join('') })),
)

test('whichever letters of a name are replaced by such as look like them, it is read as that name', () => {
  fc.assert(
    fc.property(disguised, ({ name, as }) => readsAs(as, name) && readsAs(name, as)),
    { numRuns: 2_000 },
  )
})

test('it is so in capitals, small letters and joined words, and with a job behind', () => {
  const ways = [
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
    (name: string) => name.replaceAll(' ', ''),
    (name: string) => `${name}, infirmière`,
  ]
  const written = fc.tuple(disguised, fc.constantFrom(...ways))
  fc.assert(
    fc.property(written, ([{ name, as }, way]) => readsAs(way(as), name)),
    { numRuns: 1_000 },
  )
})

test('no name that people bear is read as another of them', () => {
  const distinct = [...new Set(words)]
  const confused = distinct.flatMap((one) =>
    distinct.filter((other) => other !== one && readsAs(one, other)).map((other) => [one, other]),
  )
  expect(confused).toEqual([])
})

/** Of English, of two family names, and with a particle or a word in it that stands beside names too. */
const moreFirst = [
  'James',
  'Emily',
  'William',
  'Olivia',
  'Min-ho',
  'Marie-Ève',
  'Jean-François',
  'Mary Ann',
  'Md',
]
const moreFamily =
  'Smith,O’Brien,MacDonald,De Luca,De La Durantaye,D’Amour,Van Dyke,Son,Ford,Forget,Police,Charge,Service,Roy-Médecin,Laforce'.split(
    ',',
  )
const people = fc
  .tuple(fc.constantFrom(...firstNames, ...moreFirst), fc.constantFrom(...familyNames, ...moreFamily))
  .map((both) => both.join(' '))

test('whoever has a first name and a family name may be called so, beside any other', () => {
  fc.assert(
    fc.property(people, people, (one, other) => {
      expect(isWrittenAsName(one)).toBe(true)
      expect(isWordOfOurs(one)).toBe(false)
      if (one !== other) expect(readsAs(one, other)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('what says in whose name one writes, or for whom, makes no other of a name', () => {
  const ways = fc.constantFrom<(name: string) => string>(
    (name) => `signé ${name}`,
    (name) => `Au nom de ${name}`,
    (name) => `on behalf of ${name}`,
    (name) => `3e étage ${name}`,
    (name) => `${name} confirmée`,
    (name) => `${name} ext. 12`,
    (name) => `${name} pour Alice`,
  )
  fc.assert(fc.property(persons, ways, (name, way) => readsAs(way(name), name)))
})

// Rare pairs, which differ by an l and an i alone: where they have one family name too, whoever comes second adds an initial.
test.each([
  ['Ian', 'Lan'],
  ['Aïda', 'Alda'],
  ['Élie', 'Elle'],
  ['Noélie', 'Noëlle'],
  ['Aurélie', 'Aurelle'],
])('%s is refused beside %s of the same family name', (one, other) => {
  expect(readsAs(`${one} Roy`, `${other} Roy`)).toBe(true)
  expect(readsAs(`${one} Roy`, `${other} Gagnon`)).toBe(false)
  expect(readsAs(`${one} B. Roy`, `${other} Roy`)).toBe(false)
})
