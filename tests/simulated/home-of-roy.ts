import { paths } from '@vigie/domain/paths'
import { night, timeZone } from '@vigie/domain/rules/rule.fixture'
import { memoryFirestore } from './memory-firestore.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

/** Has the functions of this process work on a home in memory that has one shift, the night, one resident, roy, and one rule; answers what it holds. */
export function homeOfRoy(rule: object): MemoryStore {
  const { client, store } = memoryFirestore(async (work) => work())
  wired.firestore = client
  const records: readonly [string, object][] = [
    [paths.establishment('home'), { state: 'active', timeZone, shifts: [night], lastUpdateAt: 0 }],
    [paths.notification('home', 'rule'), rule],
    [paths.beneficiary('home', 'roy'), { state: 'active' }],
  ]
  store.commit(records.map(([path, data]) => ({ kind: 'set', path, data: data as Fields })))
  return store
}
