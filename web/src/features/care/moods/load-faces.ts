import { choicesOf } from './choices.ts'

/** Has the browser keep every picture of how a resident may be, so that each is there also when it is first shown without a network. */
export function loadFaces(): void {
  for (const { icon } of Object.values(choicesOf).flat()) new Image().src = icon
}
