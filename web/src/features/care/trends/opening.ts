import type { WholeTrends } from '@vigie/domain/api/whole-trends-calls'
import { type AskedPeriod, addressOfPeriod, periodFault } from './period-address.ts'

/** What the tab is shown by as it is opened: one answer in place of four, of the period that it opens with. */
export interface Opening {
  /** Whether it tells of this period. */
  isOf(asked: AskedPeriod): boolean
  /** A part of it, asked for with the first; null where it was taken before: who asks again asks for that part alone. */
  take<Part extends keyof WholeTrends>(part: Part): Promise<WholeTrends[Part]> | null
}

const parts = ['trends', 'night', 'changes', 'segments'] as const satisfies (keyof WholeTrends)[]

/** What a period opens with, by how it is asked for; where its dates are wrong each part is asked for alone. */
export function openingOf(
  asked: AskedPeriod,
  askWhole: (query: ReturnType<typeof addressOfPeriod>) => Promise<WholeTrends>,
): Opening {
  const query = addressOfPeriod(asked)
  const left = new Set<keyof WholeTrends>(periodFault(asked) === null ? parts : [])
  let whole: Promise<WholeTrends> | undefined
  const ask = async () => {
    try {
      return await askWhole(query)
    } catch (error) {
      // Whoever tries again tries a part alone.
      left.clear()
      throw error
    }
  }
  return {
    isOf: (other) => JSON.stringify(addressOfPeriod(other)) === JSON.stringify(query),
    take(part) {
      if (!left.delete(part)) return null
      whole ??= ask()
      return whole.then((answer) => answer[part])
    },
  }
}
