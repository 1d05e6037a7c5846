import { silencesTriedDays } from '@vigie/domain/api/back-test-calls'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { silentDevices, tellsOfSilence } from '@vigie/domain/rules/silence-cause'
import { localDate } from '@vigie/domain/time/local-time'
import { readShifts } from '../data/homes.ts'
import { lastTechnicalAlerts } from '../data/technical-alerts.ts'
import { readWatch } from '../data/watches.ts'

const dayMs = 24 * 3_600_000
/** So many of the latest are looked at: where there were more, it is told of a shorter time. */
const mostLookedAt = 500

/** Which devices a rule watches; `beneficiaryId` null: those of all residents. */
interface Asked {
  beneficiaryId: string | null
  deviceTypes: readonly DeviceType[]
}

/**
 * How often the people of a rule that tells of a silence would have been told of one lately, by what supervision found (docs/adr/0111-a-silence-is-told-by-rules-too.md): the devices of a gateway, and
 * of the home, are those that it has today. Reads 500 technical alerts and two documents at most. `now` is epoch milliseconds.
 */
export async function trySilence(eid: string, asked: Asked, now: number) {
  const since = now - silencesTriedDays * dayMs
  const [home, watch, found] = await Promise.all([
    readShifts(eid),
    readWatch(eid),
    lastTechnicalAlerts(eid, since, mostLookedAt),
  ])
  if (home === null) return undefined
  const rule = { ...asked, deviceTypes: [...asked.deviceTypes], activated: true, tellsSilence: true }
  const told = found.alerts.filter(({ subject }) => tellsOfSilence(rule, silentDevices(subject, watch)))
  const [latest] = told
  return {
    from: localDate(found.from, home.timeZone),
    count: told.length,
    last: latest === undefined ? null : localDate(latest.raisedAt, home.timeZone),
  }
}
