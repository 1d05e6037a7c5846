import type { ClockEvidence } from './clock-evidence.ts'
import { type ClockRun, isClockWrong, runAfter } from './clock-run.ts'
import { type Found, placeOf } from './silences.ts'
import type { Watch } from './watch.ts'

/** What the messages of each gateway of a home said of its clock, by the gateway's name. */
export type GatewayClocks = ReadonlyMap<string, ClockEvidence>

const forgottenAfterMs = 24 * 3_600_000

const keyOf = (gatewayId: string) => `gatewayClock:${gatewayId}`

/** The watch after the clocks of all gateways of a home were looked at; of one that was not heard for a day nothing is known. */
export function clocksAfter(watch: Watch, gateways: GatewayClocks, now: number): Watch {
  const known = watch.clocks ?? {}
  const runs = [...gateways].flatMap(([gatewayId, { off, rightAt }]): [string, ClockRun][] => {
    if (now - Math.max(off?.at ?? 0, rightAt ?? 0) > forgottenAfterMs) return []
    const run = runAfter(known[keyOf(gatewayId)], off, rightAt)
    return run ? [[keyOf(gatewayId), run]] : []
  })
  const { clocks: _, ...rest } = watch
  return runs.length === 0 ? rest : { ...rest, clocks: Object.fromEntries(runs) }
}

/** The clocks by which nothing alerts: of gateways, else of single devices. Rooms are left empty. */
export function wrongClocks({ devices, clocks = {} }: Watch): Found[] {
  const all = Object.entries(devices)
  const ofGateways = Object.entries(clocks).flatMap(([key, run]) => {
    const gatewayId = key.slice(keyOf('').length)
    const others = all.filter(([id, device]) => device.gatewayId === gatewayId && id !== run.deviceId)
    // One of several that are heard by it has a clock of its own, unless none of the others told a right time when last looked at: which
    // of them a note names is chance, and had one been right since, the gateway's note would say so.
    const isItsOwn = run.deviceId === null || others.every(([, { clock }]) => clock !== undefined)
    return isClockWrong(run) && isItsOwn ? [{ gatewayId, run }] : []
  })
  const spokenFor = new Set(ofGateways.map(({ gatewayId }) => gatewayId))
  const single = all.flatMap(([deviceId, device]): Found[] => {
    const { clock, gatewayId } = device
    if (!clock || !isClockWrong(clock) || (gatewayId !== null && spokenFor.has(gatewayId))) return []
    const subject = { kind: 'deviceClock', deviceId, ...placeOf(device), aheadMs: clock.aheadMs } as const
    return [{ since: clock.since, subject }]
  })
  return [
    ...ofGateways.map(({ gatewayId, run: { since, aheadMs } }): Found => {
      return { since, subject: { kind: 'gatewayClock', gatewayId, aheadMs } }
    }),
    ...single,
  ]
}

/** Whether a clock that was told to be wrong has told no right time since. */
export function isStillWrong({ devices, clocks = {} }: Watch, key: string, deviceId: string): boolean {
  const run = key.startsWith(keyOf('')) ? clocks[key] : devices[deviceId]?.clock
  return run !== undefined && isClockWrong(run)
}
