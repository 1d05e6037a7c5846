import { recordsToFind } from '../data/all-records.ts'
import { addMissing } from '../data/search-entries.ts'

/**
 * Has every resident, device and person be found who was kept before there were entries to find them by. What has one stays as it is,
 * so that it may run beside people at work, and again. Resolves with how many were added.
 */
export async function fillEntries(): Promise<number> {
  let added = 0
  for await (const entries of recordsToFind()) added += await addMissing(entries)
  return added
}
