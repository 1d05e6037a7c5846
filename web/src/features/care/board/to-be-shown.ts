import type { Alert } from '@vigie/domain/alerts/alert'

interface About {
  readonly alert: Pick<Alert, 'beneficiaryId'>
}

/** As many alerts as there is room for, of a list that is worst first, in its order: each resident's worst before another of somebody to whom it sends already. */
export function toBeShown<T extends About>(list: readonly T[], most: number): readonly T[] {
  const of = new Map(list.toReversed().map((own) => [own.alert.beneficiaryId, own]))
  const firsts = list.filter((own) => of.get(own.alert.beneficiaryId) === own)
  const chosen = new Set([...new Set([...firsts, ...list])].slice(0, most))
  return list.filter((own) => chosen.has(own))
}
