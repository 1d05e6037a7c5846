/** A stream of pseudo-random numbers that depends on its name alone: the same name gives the same stream. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of a list that is not empty. */
  pick<T>(items: readonly T[]): T
}

/** Opens the stream of that name: FNV-1a of the name seeds a mulberry32 generator. */
export function randomOf(name: string): Random {
  let state = 0x811c9dc5
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('pick: the list is empty')
      return item
    },
  }
}
