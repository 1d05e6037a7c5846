import { randomOf } from './random.ts'

/** What is lastingly true of a resident of the demo residence, or was of them for a while: what is written of one follows it. */
export type Trait =
  | 'alone'
  | 'walker'
  | 'transfer'
  | 'hearingAid'
  | 'glasses'
  | 'diabetic'
  | 'heelWound'
  | 'cough'
  | 'kneePain'
  | 'forgetful'
  | 'incontinent'
  | 'sad'
  | 'urinary'
  | 'hidesTablets'
  | 'daughter'
  | 'poorAppetite'
  | 'badDreams'

/** How many residents in a hundred. */
const shares: readonly (readonly [Trait, number])[] = [
  ['hearingAid', 24],
  ['glasses', 30],
  ['diabetic', 20],
  ['heelWound', 10],
  ['cough', 14],
  ['kneePain', 18],
  ['forgetful', 24],
  ['incontinent', 12],
  ['sad', 10],
  ['urinary', 10],
  ['hidesTablets', 10],
  ['daughter', 32],
  ['poorAppetite', 24],
  ['badDreams', 14],
]

/** What is true of somebody, which their id alone decides. Everybody walks in one way, or is moved. */
export function traitsOf(bid: string): ReadonlySet<Trait> {
  const random = randomOf(`${bid} traits`)
  const moves = random.pick(['alone', 'alone', 'walker', 'walker', 'transfer'] as const)
  return new Set([moves, ...shares.flatMap(([trait, share]) => (random.chance(share / 100) ? [trait] : []))])
}
