import { type MoodRecord, moodTypes } from '@vigie/domain/care/mood-record'

/**
 * What was recorded of a resident, the first of each type with what was known before it: as it says itself, or as `lookUp` finds where
 * it does not, as in records of before that was kept.
 */
export async function withMoodsBefore(
  said: readonly MoodRecord[],
  lookUp: (first: MoodRecord) => Promise<MoodRecord | undefined>,
): Promise<readonly MoodRecord[]> {
  const firsts = moodTypes.flatMap((type) => {
    const ofType = said.filter((one) => one.type === type)
    return ofType.length === 0 ? [] : [ofType.reduce((one, other) => (other.at < one.at ? other : one))]
  })
  const unknown = firsts.filter(({ before }) => before === undefined)
  const found = await Promise.all(
    unknown.map(async (first) => [first, (await lookUp(first))?.data ?? null] as const),
  )
  const known = new Map<MoodRecord, number | null>(found)
  return said.map((one) => (known.has(one) ? { ...one, before: known.get(one) ?? null } : one))
}
