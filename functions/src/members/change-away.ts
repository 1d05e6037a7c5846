import type { Transaction } from '@google-cloud/firestore'
import type { AwaySaid } from '@vigie/domain/people/away'
import { readReleaseOf } from '../alerts/release-held.ts'
import { type AwayChange, withAway, withOwnAway } from '../data/away-changes.ts'
import { noteLetGo, readHeldAlerts } from '../data/held-alerts.ts'
import { readLeavingWaves } from '../data/leaving-waves.ts'
import type { MemberAct } from '../data/member-changes.ts'
import { getAccesses } from '../data/people.ts'
import { readTellAway } from './tell-away.ts'

/**
 * Says of oneself, in every home, that one is away, or back. The same again changes nothing. As an absence begins, the alerts that one is on call
 * again, those of homes too that one is no member of, or was away from, and what one pressed before takes none any more (docs/adr/0153-who-leaves-is-not-waited-for.md). `now` is epoch milliseconds.
 */
export function setOwnAway(uid: string, said: AwaySaid, now: number): Promise<{ changed: boolean }> {
  const change = async (transaction: Transaction, changes: readonly AwayChange[]) => {
    const release = await readReleaseOfAway(transaction, { uid, eid: null, changes }, now)
    release()
    if (changes.some(({ begins }) => begins !== null)) noteLetGo(transaction, uid)
    for (const { write } of changes) write()
    return { changed: changes.length > 0 }
  }
  return withOwnAway({ uid, said }, change, now)
}

/** Says of a member of a home, to whom nothing happens elsewhere, that they are away, or back: the alerts that they are on there call again. `uid` says it; they are written to that somebody else did. */
export function setAway(
  act: MemberAct,
  said: AwaySaid,
  now: number,
): Promise<{ changed: boolean } | { why: 'memberNotFound' }> {
  const change = async (transaction: Transaction, changes: readonly AwayChange[] | null) => {
    if (changes === null) return { why: 'memberNotFound' as const }
    const begins = changes[0]?.begins ?? null
    const [release, tell] = await Promise.all([
      readReleaseOfAway(transaction, { uid: act.userId, eid: act.eid, changes }, now),
      begins && readTellAway(transaction, act, begins, now),
    ])
    release()
    tell?.()
    for (const { write } of changes) write()
    return { changed: changes.length > 0 }
  }
  return withAway({ ...act, said }, change, now)
}

/**
 * Where an absence of somebody begins, reads the alerts that they are on in a home, or in all where `eid` is null, and those of its homes that nobody is on of which they were told; what it answers opens
 * the former again, and tells whoever is there, and has the others count on them no more.
 */
async function readReleaseOfAway(
  transaction: Transaction,
  { uid, eid, changes }: { uid: string; eid: string | null; changes: readonly AwayChange[] },
  now: number,
): Promise<() => void> {
  const begun = changes.flatMap(({ eid: home, begins }) => (begins === null ? [] : [{ home, begins }]))
  const [first] = begun
  if (first === undefined) return () => {}
  const held = await readHeldAlerts(transaction, uid, eid)
  const ofHeld = [...new Set(held.map((one) => one.eid))].map(async (home) => {
    const access = (await getAccesses(transaction, home, [uid])).get(uid)
    return [home, access] as const
  })
  const [accesses, ...leaving] = await Promise.all([
    Promise.all(ofHeld),
    ...begun.map(({ home }) => readLeavingWaves(transaction, { eid: home, leaversOf: () => [uid] }, now)),
  ])
  const accessOf = new Map(accesses)
  const after = (home: string) => {
    const access = accessOf.get(home)
    if (access === undefined) throw new Error('an alert of a home that was not asked')
    return access
  }
  const release = await readReleaseOf(transaction, held, after, now, first.begins)
  return () => {
    release()
    for (const leave of leaving) leave()
  }
}
