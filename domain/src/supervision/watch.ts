import { z } from 'zod'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import { clockRunSchema } from './clock-run.ts'
import { keyEndSchema } from './key-ends.ts'
import { type SeenDevice, type WatchedDevice, watchedAfter, watchedDeviceSchema } from './watched-device.ts'

/** A technical alert that goes on. */
const openSchema = z.object({
  id: idSchema,
  since: instantSchema,
  /** Whether administrators were written to. */
  told: z.boolean(),
  /** With whom a device was as it was told of. Left out of a group, and in what was told before this was kept. */
  beneficiaryId: idSchema.optional(),
})

/** `establishments/{eid}/private/watch`: what supervision knows of a home, so that it need not read every device. Server only. */
export const watchSchema = z.object({
  /** When the home's devices were last listed. */
  listedAt: instantSchema,
  devices: z.record(devEuiSchema, watchedDeviceSchema),
  /** The technical alerts that go on, by what they are about (`technicalKey`). */
  open: z.record(z.string(), openSchema),
  /** The clocks of gateways that tell no right time, as technical alerts of them are named. */
  clocks: z.record(z.string(), clockRunSchema).optional(),
  /** The gateways that publish with a key which soon ends, named alike. */
  keyEnds: z.record(z.string(), keyEndSchema).optional(),
  /** When administrators were last written to. */
  toldAt: instantSchema,
})
export type Watch = z.infer<typeof watchSchema>

/** What is known of a home that was never looked at. */
export const newWatch: Watch = { listedAt: 0, devices: {}, open: {}, toldAt: 0 }

/** The devices of a home are listed anew after so long: one that is added meanwhile is never expected sooner. */
export const listAgainAfterMs = 3_600_000

/** When each gateway of a home last brought something that was taken in. */
export type GatewaysHeard = ReadonlyMap<string, number>

/** The devices whose records are to be looked at now. */
export const dueDevices = ({ devices }: Watch, now: number): string[] =>
  Object.entries(devices).flatMap(([id, { lookAt }]) => (lookAt <= now ? [id] : []))

/** A device of a home, with its record; null: it is not where it was. */
export interface Looked {
  deviceId: string
  beneficiaryId: string
  seen: SeenDevice | null
}

/** The watch after the records of some devices were looked at; of one that is not there the home's list tells next time where it is, and whether. */
export function watchAfter(watch: Watch, looked: readonly Looked[], now: number): Watch {
  const devices = { ...watch.devices }
  let { listedAt } = watch
  for (const { deviceId, beneficiaryId, seen } of looked) {
    if (seen === null) listedAt = 0
    else devices[deviceId] = watchedAfter(devices[deviceId] ?? null, beneficiaryId, seen, now)
  }
  return { ...watch, listedAt, devices }
}

/** The watch with these devices alone, as the home lists them; which of them are new to it, or with somebody else by now. */
export function watchOfListed(
  watch: Watch,
  listed: readonly { deviceId: string; beneficiaryId: string }[],
  now: number,
): { watch: Watch; unknown: { deviceId: string; beneficiaryId: string }[] } {
  const kept = listed.flatMap(({ deviceId }): [string, WatchedDevice][] => {
    const device = watch.devices[deviceId]
    return device ? [[deviceId, device]] : []
  })
  const devices = Object.fromEntries(kept)
  return {
    watch: { ...watch, devices, listedAt: now },
    unknown: listed.filter(
      ({ deviceId, beneficiaryId }) => devices[deviceId]?.beneficiaryId !== beneficiaryId,
    ),
  }
}
