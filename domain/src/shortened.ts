/**
 * A text on one line of `most` UTF-16 units at most, which are never more characters, cut after a word, with an ellipsis in the place of the
 * rest and of the full stop before it.
 */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  // Half of a character that takes two is none.
  const cut = line.slice(0, Math.max(most - 1, 0)).replace(/[\uD800-\uDBFF]$/, '')
  // A word that ends just there is whole.
  const kept = line[cut.length] === ' ' ? cut : cut.replace(/ [^ ]*$/, '')
  return `${kept.replace(/[\s.,;:!?…]+$/, '')}…`
}
