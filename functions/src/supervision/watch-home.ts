import { randomUUID } from 'node:crypto'
import { clocksAfter } from '@vigie/domain/supervision/clocks'
import { cutOffIn, hasSilentGateway } from '@vigie/domain/supervision/cut-off'
import { keyEndsAfter } from '@vigie/domain/supervision/key-ends'
import { isInDoubt, silentOf, technicalAfter } from '@vigie/domain/supervision/technical-life'
import {
  dueDevices,
  listAgainAfterMs,
  type Watch,
  watchAfter,
  watchOfListed,
} from '@vigie/domain/supervision/watch'
import { keepCutOff } from '../data/cut-off.ts'
import { readKnownKeys } from '../data/establishment-keys.ts'
import {
  keepWatch,
  listDevices,
  lookAtDevices,
  readGateways,
  readWatch,
  tellsWrongTime,
  type WatchOutcome,
} from '../data/watches.ts'
import { tellTechnical } from './tell-technical.ts'

/**
 * Looks which devices, gateways or the whole of a home are silent at `now` (epoch milliseconds), and which batteries, signals, clocks and keys need
 * care; their technical alerts begin and end by it. Only devices that may be worth telling are read, each about once in the time in
 * which it is expected. The same again changes nothing; where another looks at the same time, one of them does nothing.
 */
export async function watchHome(eid: string, now: number): Promise<void> {
  const before = await readWatch(eid)
  const { watch: listed, unknown } = await listedIfDue(eid, before, now)
  const isUnknown = (id: string) => unknown.some(({ deviceId }) => deviceId === id)
  const due = dueDevices(listed, now)
    .filter((id) => !isUnknown(id))
    .map((id) => placeIn(listed, id))
  const isQuiet = due.length === 0 && unknown.length === 0 && !isGoing(listed) && listed === before
  if (isQuiet && !(await tellsWrongTime(eid, now - wrongTimeWithinMs))) return
  const [looked, gateways, keys] = await Promise.all([
    lookAtDevices(eid, [...due, ...unknown]),
    readGateways(eid),
    readKnownKeys(eid),
  ])
  let seen = clocksAfter(watchAfter(listed, looked, now), gateways.clocks, now)
  seen = keyEndsAfter(seen, gateways.keys, keys, now)
  if (isInDoubt(seen, now)) {
    const others = Object.keys(seen.devices).filter((id) => !looked.some(({ deviceId }) => deviceId === id))
    seen = watchAfter(
      seen,
      await lookAtDevices(
        eid,
        others.map((id) => placeIn(seen, id)),
      ),
      now,
    )
  }
  const after = technicalAfter(seen, gateways.heard, now, randomUUID)
  const outcome: WatchOutcome = { ...after, silent: silentOf(after.watch) }
  const isKept = await keepWatch(eid, before, outcome, now, tellTechnical(eid, after, now))
  // Hourly whatever is silent, so that nobody stays cut off where this ended in its middle.
  const mayBeCutOff = [before, after.watch].some(hasSilentGateway) || listed !== before
  if (isKept && mayBeCutOff) await keepCutOff(eid, cutOffIn(after.watch))
}

/** A gateway is noted every five minutes, and looked at as often: whatever it told since is seen. */
const wrongTimeWithinMs = 20 * 60_000

const isGoing = ({ open, clocks = {} }: Watch) =>
  Object.keys(open).length > 0 || Object.keys(clocks).length > 0

async function listedIfDue(eid: string, watch: Watch, now: number) {
  if (now - watch.listedAt < listAgainAfterMs) return { watch, unknown: [] }
  return watchOfListed(watch, await listDevices(eid), now)
}

const placeIn = ({ devices }: Watch, deviceId: string) => ({
  deviceId,
  beneficiaryId: devices[deviceId]?.beneficiaryId ?? '',
})
