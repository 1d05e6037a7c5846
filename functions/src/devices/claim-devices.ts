import { mostClaims, saysTheSame } from '@vigie/domain/devices/claim'
import { type ClaimDocuments, type ClaimedDevice, claimInTransaction, countClaims } from '../data/claims.ts'
import { noteDevicesGiven } from '../data/left-alerts.ts'

export interface ClaimOutcome {
  deviceId: string
  /** Whether the home has heard it already. */
  heard: boolean
  outcome:
    | 'added'
    | 'unchanged'
    | 'deviceAlreadyAdded'
    | 'beneficiaryNotFound'
    | 'beneficiaryArchived'
    | 'tooManyClaims'
}

/** What one transaction claims: few enough for it to be quick, and so to be disturbed by nobody. */
const claimedAtOnce = 100

/**
 * Claims devices for residents of a home, each for itself: each stays pending until it is heard with a key of the home
 * (docs/adr/0044-a-device-is-claimed-until-it-is-heard.md). The same again is `unchanged`. Returns what became of each in their order;
 * where it rejects, those before may have been claimed. `now` is epoch milliseconds.
 */
export async function claimDevices(
  eid: string,
  devices: readonly ClaimedDevice[],
  uid: string,
  now: number,
): Promise<ClaimOutcome[]> {
  const outcomes: ClaimOutcome[] = []
  for (let start = 0; start < devices.length; start += claimedAtOnce) {
    const some = devices.slice(start, start + claimedAtOnce)
    const room = mostClaims - (await countClaims(eid))
    outcomes.push(
      ...(await claimInTransaction({ eid, uid, now }, some, (device, documents) =>
        decide(device, documents, room),
      )),
    )
  }
  // Also where it was added before: whoever did may have failed in between.
  const given = devices.filter((_, index) => isGiven(outcomes[index]))
  await noteDevicesGiven(eid, given, now)
  return outcomes
}

const isGiven = (one: ClaimOutcome | undefined) => one?.outcome === 'added' || one?.outcome === 'unchanged'

/** Decides on one, where `room` more may wait to be heard. */
function decide(device: ClaimedDevice, { had, target, added }: ClaimDocuments, room: number): ClaimOutcome {
  const { deviceId } = device
  const heard = had?.heard ?? false
  if (had) {
    const isSame = had.as !== null && saysTheSame(had.as, device)
    return { deviceId, heard, outcome: isSame ? 'unchanged' : 'deviceAlreadyAdded' }
  }
  if (target === null) return { deviceId, heard, outcome: 'beneficiaryNotFound' }
  if (target.state === 'archived') return { deviceId, heard, outcome: 'beneficiaryArchived' }
  return { deviceId, heard, outcome: added < room ? 'added' : 'tooManyClaims' }
}
