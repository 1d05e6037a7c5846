/**
 * The first ones of each group, `most` in all, one of each in turn: a group of very many takes nothing from the others before these have as
 * many. In the order of the groups.
 */
export function fairShare<T>(groups: readonly (readonly T[])[], most: number): T[] {
  const left = { count: most, turn: 0 }
  const shares = groups.map(() => 0)
  while (left.count > 0 && groups.some((group) => group.length > left.turn)) {
    for (const [index, group] of groups.entries()) {
      if (group.length <= left.turn || left.count === 0) continue
      shares[index] = left.turn + 1
      left.count -= 1
    }
    left.turn += 1
  }
  return groups.flatMap((group, index) => group.slice(0, shares[index]))
}
