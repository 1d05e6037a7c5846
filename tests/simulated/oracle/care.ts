import type { Care, Story } from '../simulate.ts'

const never = Number.POSITIVE_INFINITY

/** Of one device: when care may have been known to be under way, and when it surely was. */
export interface Silenced {
  may: { from: number; until: number }
  surely: { from: number; until: number }
}

/** When care held back what a device told of, by who said when that it began and ended. */
export function silencedOf({ care, world }: Story, bid: string, deviceId: string): Silenced[] {
  const own = care.filter((one) => one.bid === bid && (one.deviceId ?? deviceId) === deviceId)
  const real = (tries: Care['begun']) => tries.filter(({ at }) => !world.isDown(at))
  const first = (tries: Care['begun']) => real(tries)[0]?.at ?? never
  const taken = (tries: Care['begun']) => real(tries).find(({ isTaken }) => isTaken)?.at ?? never
  return own.map((one) => {
    // Who ends care of a device, or of all, ends whatever was begun of the same.
    const ends = own
      .filter(({ deviceId: of }) => of === one.deviceId)
      .map(({ ended }) => ({ mayBe: first(ended), isSure: taken(ended) }))
    const may = { from: first(one.begun), until: one.until }
    const surely = { from: taken(one.begun), until: one.until }
    for (const { mayBe, isSure } of ends) {
      if (may.from <= isSure) surely.until = Math.min(surely.until, mayBe)
      if (surely.from <= mayBe) may.until = Math.min(may.until, isSure)
    }
    return { may, surely }
  })
}
