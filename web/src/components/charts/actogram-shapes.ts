import type { DrawnThing } from './chart-colours.ts'

/** What an actogram tells apart. */
export type Lived = Extract<DrawnThing, 'bed' | 'chair' | 'up' | 'out' | 'unknown'>

/** How each is drawn, in the order in which they are explained: how much of a line's height it takes, and what crosses its colour. */
export const actogramShapes: Readonly<
  Record<Lived, { height: number; crossed: 'nothing' | 'stripes' | 'dots' | 'lattice' }>
> = {
  bed: { height: 1, crossed: 'nothing' },
  chair: { height: 0.7, crossed: 'stripes' },
  up: { height: 0.25, crossed: 'nothing' },
  out: { height: 0.7, crossed: 'dots' },
  unknown: { height: 1, crossed: 'lattice' },
}
