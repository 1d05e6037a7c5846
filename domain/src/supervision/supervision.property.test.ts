import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { unheardSince } from './silent.ts'
import { isInDoubt, silentOf, technicalAfter } from './technical-life.ts'
import { dueDevices, newWatch, type Watch, watchAfter, watchOfListed } from './watch.ts'
import { isOverdue, type SeenDevice, watchedAfter } from './watched-device.ts'

const minute = 60_000
const hour = 60 * minute
const pad: DeviceType = 'NOVIKA-LW-BANDE'
const climate: DeviceType = 'DRAGINO-LHT65S-NE117'
const button: DeviceType = 'NOVIKA-LW-BOUTON'

interface World {
  type: DeviceType
  gateway: string | null
  /** When it is heard. */
  heard: readonly number[]
  /** When that was by a message that named no gateway. */
  unnamed?: readonly number[]
}

const lastOf = ({ heard, unnamed = [] }: World, now: number) =>
  heard.filter((at) => at <= now && !unnamed.includes(at)).at(-1)

function seenAt(world: World, now: number): SeenDevice {
  const { type, gateway, heard } = world
  const heardAt = heard.filter((at) => at <= now).at(-1)
  const namedAt = lastOf(world, now)
  return {
    type,
    location: 'Lit',
    assignedAt: 0,
    lastSeenAt: heardAt ?? null,
    ...(heardAt !== undefined && { heardAt }),
    battery: null,
    signal: null,
    ...(gateway !== null && namedAt !== undefined && { gateway: { id: gateway, at: namedAt } }),
  }
}

const idOf = (index: number) => index.toString(16).padStart(16, '0')

/** Runs supervision every five minutes over devices that are heard when they are; what began and ended, in order. */
function supervise(worlds: readonly World[], until: number) {
  let watch: Watch = newWatch
  let looks = 0
  const told: { at: number; began: string[]; ended: number }[] = []
  for (let now = 0; now <= until; now += 5 * minute) {
    const ids = now === 0 ? worlds.map((_, index) => idOf(index)) : dueDevices(watch, now)
    looks += ids.length
    const lookAt = (deviceId: string) => ({
      deviceId,
      beneficiaryId: 'roy',
      seen: seenAt(worlds[Number.parseInt(deviceId, 16)] as World, now),
    })
    watch = watchAfter(watch, ids.map(lookAt), now)
    if (isInDoubt(watch, now)) {
      looks += worlds.length
      watch = watchAfter(
        watch,
        worlds.map((_, index) => lookAt(idOf(index))),
        now,
      )
    }
    const gateways = new Map<string, number>()
    for (const world of worlds) {
      const heardAt = lastOf(world, now)
      if (world.gateway !== null && heardAt !== undefined)
        gateways.set(world.gateway, Math.max(heardAt, gateways.get(world.gateway) ?? 0))
    }
    let count = 0
    const after = technicalAfter(watch, gateways, now, () => `a${now}-${count++}`)
    watch = after.watch
    if (after.raised.length > 0 || after.ended.length > 0)
      told.push({
        at: now,
        began: after.raised.map(({ subject }) => subject.kind),
        ended: after.ended.length,
      })
  }
  return { told, watch, looks }
}

const every = (ms: number, from: number, until: number) =>
  Array.from({ length: Math.max(0, Math.floor((until - from) / ms)) }, (_, index) => from + index * ms)

it('a device that falls silent beside one that is heard is told of once, a quarter after its time, and its end once it is heard', () => {
  const heard = [...every(hour, 0, 10 * hour), 20 * hour]
  const other: World = { type: climate, gateway: null, heard: every(41 * minute, 0, 30 * hour) }
  const { told } = supervise([{ type: climate, gateway: null, heard }, other], 21 * hour)
  expect(told.map(({ began, ended }) => [began, ended])).toEqual([
    [['device'], 0],
    [[], 1],
  ])
  expect(told[0]?.at).toBe(9 * hour + 75 * minute)
  expect((told[1]?.at ?? 0) - 20 * hour).toBeLessThanOrEqual(hour)
})

it('a gateway that is down with ten devices is one alert that names ten, and its return is no flood', () => {
  const behind = Array.from(
    { length: 10 },
    (_, index): World => ({
      type: pad,
      gateway: 'chapel',
      // Back at 30 h, each when its next beat comes.
      heard: [
        ...every(4 * hour, index * minute, 12 * hour),
        ...every(4 * hour, 30 * hour + index * 20 * minute, 60 * hour),
      ],
    }),
  )
  const others = [1, 2].map(
    (n): World => ({ type: climate, gateway: 'hall', heard: every(hour, n * minute, 60 * hour) }),
  )
  const { told, watch } = supervise([...behind, ...others], 48 * hour)
  expect(told.flatMap(({ began }) => began)).toEqual(['gateway'])
  expect(told.reduce((sum, { ended }) => sum + ended, 0)).toBe(1)
  expect(silentOf(watch)).toBeNull()
  const during = supervise([...behind, ...others], 20 * hour)
  const silent = silentOf(during.watch)
  expect(silent).toMatchObject({ of: 'gateway', devices: 10 })
  // Exactly what it hears is shown as cut off, whatever its own time.
  const isCutOff = Object.values(during.watch.devices).map(({ gatewayId, heardAt }) => {
    const since = unheardSince(silent, gatewayId ?? undefined)
    return { gatewayId, isCutOff: since !== null && heardAt <= since }
  })
  expect(isCutOff.every((one) => one.isCutOff === (one.gatewayId !== 'hall'))).toBe(true)
})

it('a device that is heard by a message that names no gateway ends no silence of the one that heard it before', () => {
  const chapel = Array.from(
    { length: 10 },
    (_, n): World => ({
      type: pad,
      gateway: 'chapel',
      heard: [...every(4 * hour, n * minute, 12 * hour), ...(n === 0 ? [20 * hour] : [])],
      unnamed: [20 * hour],
    }),
  )
  const others = [1, 2].map(
    (n): World => ({ type: climate, gateway: 'hall', heard: every(hour, n * minute, 60 * hour) }),
  )
  const { told, watch } = supervise([...chapel, ...others], 22 * hour)
  expect(told.map(({ began, ended }) => [began, ended])).toEqual([[['gateway'], 0]])
  expect(silentOf(watch)).toMatchObject({ of: 'gateway', devices: 9 })
})

it.each([pad, button])(
  'where one of two gateways is back, what the other hears (%s) stays silent on every screen',
  (type) => {
    const out = (at: number) => at < 25 * hour || at >= 30 * hour
    const hall = [1, 2, 3].map(
      (n): World => ({
        type: climate,
        gateway: 'hall',
        heard: every(30 * minute, n * minute, 80 * hour).filter(out),
      }),
    )
    const chapel = Array.from(
      { length: 20 },
      (_, n): World => ({ type, gateway: 'chapel', heard: every(3 * hour, n * minute, 25 * hour) }),
    )
    const silentAt = (at: number) => silentOf(supervise([...hall, ...chapel], at).watch)
    // Nobody can know of buttons that beat once a day sooner than that.
    const from = type === pad ? 30 * hour + 5 * minute : 55 * hour
    for (let at = from; at < 79 * hour; at += 4 * hour)
      expect(silentAt(at), `${at / hour} h`).toMatchObject(
        at < 30 * hour ? { of: 'home', devices: 23 } : { of: 'gateway', devices: 20 },
      )
  },
)

it('a gateway that is away every night hides no dead button: it is told of once it was not heard for its time of hearing', () => {
  const isUp = (at: number) => at % (24 * hour) >= 2 * hour
  const around = [1, 2, 3].map(
    (n): World => ({
      type: climate,
      gateway: 'hall',
      heard: every(30 * minute, n * minute, 200 * hour).filter(isUp),
    }),
  )
  const dead: World = { type: button, gateway: 'hall', heard: every(6 * hour, 0, 24 * hour).filter(isUp) }
  const { told, watch } = supervise([...around, dead], 199 * hour)
  expect(told.filter(({ began }) => began.includes('device')).map(({ at }) => at < 62 * hour)).toEqual([true])
  expect(silentOf(watch)).toMatchObject({ of: 'devices', devices: 1 })
})

it('a silent device that is moved is told of where it hangs now, at once, and is not heard by that', () => {
  const roomy: World = { type: button, gateway: 'hall', heard: [hour] }
  const other: World = { type: climate, gateway: 'hall', heard: every(30 * minute, 0, 60 * hour) }
  const { watch } = supervise([roomy, other], 40 * hour)
  expect(Object.keys(watch.open)).toEqual([`device:${idOf(0)}`])
  const at = 40 * hour + 5 * minute
  const moved: SeenDevice = { ...seenAt({ ...roomy, heard: [] }, at), assignedAt: 40 * hour }
  const gone = watchAfter(watch, [{ deviceId: idOf(0), beneficiaryId: 'roy', seen: null }], at)
  expect(gone.listedAt).toBe(0)
  const listed = [
    { deviceId: idOf(0), beneficiaryId: 'cote' },
    { deviceId: idOf(1), beneficiaryId: 'roy' },
  ]
  const { watch: known, unknown } = watchOfListed(gone, listed, at)
  expect(unknown).toEqual([listed[0]])
  const there = watchAfter(known, [{ deviceId: idOf(0), beneficiaryId: 'cote', seen: moved }], at)
  const gateways = new Map([['hall', 40 * hour]])
  const after = technicalAfter(there, gateways, at, () => 'anew')
  expect(after).toMatchObject({
    raised: [{ subject: { kind: 'device', beneficiaryId: 'cote' }, since: hour }],
    ended: [Object.values(watch.open)[0]?.id],
  })
  expect(silentOf(after.watch)).toMatchObject({ of: 'devices', since: hour })
  // What is taken out of service is over.
  const retired = watchOfListed(gone, [{ deviceId: idOf(1), beneficiaryId: 'roy' }], at).watch
  expect(technicalAfter(retired, gateways, at, () => 'none')).toMatchObject({
    raised: [],
    watch: { open: {} },
  })
})

it('a whole home that is silent is one alert', () => {
  const worlds = Array.from(
    { length: 40 },
    (_, index): World => ({
      type: index % 4 === 0 ? climate : pad,
      gateway: index % 2 === 0 ? 'chapel' : 'hall',
      heard: every(hour, index * minute, 6 * hour),
    }),
  )
  const { told, watch } = supervise(worlds, 24 * hour)
  expect(told.flatMap(({ began }) => began)).toEqual(['home'])
  expect(silentOf(watch)).toMatchObject({ of: 'home', devices: 40 })
})

it('a device at the edge of its time does not come and go all day', () => {
  // 80 minutes where an hour is expected: told of once, and from then on waited for twice its time.
  const heard = every(80 * minute, 0, 30 * hour)
  const other: World = { type: climate, gateway: null, heard: every(50 * minute, 0, 30 * hour) }
  const { told } = supervise([{ type: climate, gateway: null, heard }, other], 24 * hour)
  expect(told.filter(({ began }) => began.length > 0).length).toBeLessThanOrEqual(2)
})

it('reads each device about once in its time, not every five minutes', () => {
  const worlds = Array.from(
    { length: 40 },
    (_, index): World => ({ type: pad, gateway: 'hall', heard: every(3 * hour, index * minute, 25 * hour) }),
  )
  expect(supervise(worlds, 24 * hour).looks).toBeLessThan(40 * 14)
})

it('silence only grows: what is overdue stays so until it is heard, whatever the clocks of the home do', () => {
  const instant = fc.integer({ min: 0, max: 400 * 24 * hour })
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(pad, climate),
      fc.nat({ max: 90 * hour }),
      fc.nat({ max: 90 * hour }),
      (heardAt, type, wait, more) => {
        const seen = seenAt({ type, gateway: null, heard: [heardAt] }, heardAt)
        const device = watchedAfter(null, 'roy', seen, heardAt)
        if (isOverdue(device, heardAt + wait)) expect(isOverdue(device, heardAt + wait + more)).toBe(true)
        // An instant is an instant: the same wait is judged alike in any week of the year.
        const later = watchedAfter(
          null,
          'roy',
          { ...seen, lastSeenAt: heardAt + 182 * 24 * hour, heardAt: heardAt + 182 * 24 * hour },
          heardAt + 182 * 24 * hour,
        )
        expect(isOverdue(later, heardAt + 182 * 24 * hour + wait)).toBe(isOverdue(device, heardAt + wait))
        expect(device.lookAt).toBeGreaterThan(heardAt)
      },
    ),
  )
})

it('whatever is heard when, each thing that begins ends before it begins again, and nothing is left open once all is heard', () => {
  const worlds = fc.array(
    fc.record({
      type: fc.constantFrom(pad, climate),
      gateway: fc.constantFrom('chapel', 'hall', null),
      gaps: fc.array(fc.integer({ min: 10, max: 900 }), { minLength: 1, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(worlds, (drawn) => {
      const end = 72 * hour
      const made = drawn.map(({ type, gateway, gaps }): World => {
        const heard: number[] = []
        let at = 0
        for (const gap of gaps) {
          at += gap * minute
          if (at < end) heard.push(at)
        }
        return { type, gateway, heard: [...heard, ...every(20 * minute, end, end + 6 * hour)] }
      })
      const { told, watch } = supervise(made, end + 5 * hour)
      const began = told.reduce((sum, one) => sum + one.began.length, 0)
      expect(told.reduce((sum, { ended }) => sum + ended, 0)).toBe(began)
      expect([watch.open, silentOf(watch)]).toEqual([{}, null])
    }),
    { numRuns: 40 },
  )
})

it('a battery is told of when it is low or falls fast, and until another is in', () => {
  const at = (percent: number, day: number): SeenDevice => ({
    ...seenAt({ type: pad, gateway: null, heard: [day * 24 * hour] }, day * 24 * hour),
    battery: { percent, at: day * 24 * hour },
  })
  const step = (watch: Watch, percent: number, day: number) =>
    technicalAfter(
      watchAfter(
        watch,
        [{ deviceId: idOf(1), beneficiaryId: 'roy', seen: at(percent, day) }],
        day * 24 * hour,
      ),
      new Map(),
      day * 24 * hour,
      () => `d${day}`,
    )
  const first = step(newWatch, 24, 0)
  const low = step(first.watch, 19, 1)
  const edge = step(low.watch, 22, 2)
  const changed = step(edge.watch, 100, 3)
  const falling = step(changed.watch, 84, 6)
  expect(
    [first, low, edge, changed, falling].map(({ raised, ended }) => [raised.length, ended.length]),
  ).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 1],
    [1, 0],
  ])
})
