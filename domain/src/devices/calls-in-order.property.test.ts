import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Alarm } from '../sensors/alarms.ts'
import type { SaidHeard } from '../sensors/chirpstack.ts'
import { placeHeard, placeInTime } from '../sensors/event-timing.ts'
import type { Frame } from '../sensors/uplink-order.ts'
import { startedAnew } from './assignment.ts'
import type { Device } from './device.ts'
import { callThatGoesOn, isNews, isWorthHearing } from './device-news.ts'
import { advanceDevice, hearDevice } from './device-state.ts'

const start = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const fresh = startedAnew({ type: 'MOKO-LW-004PB', location: 'Poignet', since: 0 })

/** An uplink of a LW004, as it was heard: the SOS, or Alert, that it tells of by its number, 0 where it tells that there is none. */
interface Uplink {
  sos: number
  alarm: Alarm
  isStart: boolean
  sentAt: number
  publishedAt: number
  frame: Frame
  /** How far the clock of its gateway is off. */
  offset: number
}

const said = { battery: null, rssi: null, snr: null }

/** What `ingest` makes of a delivery: the state after it, whether it is a call, and the event on which rules are asked. */
function take(device: Device, { sos, alarm, isStart, sentAt, publishedAt, frame, offset }: Uplink) {
  const passage = { publishedAt, receivedAt: publishedAt }
  const at = sentAt + offset
  const heard: SaidHeard = {
    ...said,
    at,
    frame,
    tellsOfCall: true,
    ...(sos === 0 ? { atRest: true } : { alarm }),
  }
  const sign = placeHeard(heard, passage)
  const kind = 'buttonPressed' as const
  const press = {
    ...{ ...said, eventId: `${sentAt}`, deviceId: 'a84041f2c1d2e3f4', kind, value: null, alarm, frame },
    ...(!isStart && { asState: true as const }),
  }
  const told = placeInTime({ ...press, occurredAt: at }, passage)
  const isCall = sos > 0 && isNews(device, told)
  const after = isCall ? advanceDevice(device, told, '2026-11-21') : device
  const goesOn = sos > 0 && !isCall ? callThatGoesOn(device, told) : null
  const offered = isCall ? told : goesOn
  return { isCall, offered, device: sign && isWorthHearing(after, sign) ? hearDevice(after, sign) : after }
}

/** Uplinks that are heard: at rest, then an SOS with or without its first uplink, and again. Between two alarms that are not the same none may tell of rest. */
const episode = fc.record({
  alarm: fc.constantFrom<Alarm>('sos', 'alert'),
  isRestLost: fc.boolean(),
  rests: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
  hasStart: fc.boolean(),
  frames: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
  joinsAnew: fc.boolean(),
})
const life = (offsets: readonly number[]) =>
  fc
    .record({
      episodes: fc.array(episode, { minLength: 1, maxLength: 4 }),
      // Often within the minute in which a sign of life is not written again.
      pauses: fc.infiniteStream(
        fc.oneof(fc.integer({ min: 5_000, max: minute }), fc.integer({ min: minute, max: 20 * minute })),
      ),
      lost: fc.infiniteStream(fc.nat(3)),
      joins: fc.boolean(),
    })
    .map(({ episodes, pauses, lost, joins }) => {
      let now = start
      let frame: Frame = { session: '00000001', count: 7 }
      const sent = (sos: number, alarm: Alarm, gateway: number, isStart = false): Uplink => {
        now += pauses.next().value
        frame = { ...frame, count: frame.count + 1 + lost.next().value }
        return {
          sos,
          alarm,
          isStart,
          sentAt: now,
          publishedAt: now + 80,
          frame,
          offset: offsets[gateway] ?? 0,
        }
      }
      return episodes.flatMap(({ alarm, isRestLost, rests, hasStart, frames, joinsAnew }, index) => {
        if (joins && joinsAnew) frame = { session: `0000010${index}`, count: 0 }
        const before = episodes[index - 1]
        const isOther = before !== undefined && before.alarm !== alarm
        const calm = isRestLost && isOther ? [] : rests.map((gateway) => sent(0, alarm, gateway))
        const call = frames.map((gateway, order) => sent(index + 1, alarm, gateway, hasStart && order === 0))
        return [...calm, ...call]
      })
    })
const offset = fc.integer({ min: -13 * 60, max: 2 }).map((minutes) => minutes * minute)
const anyClocks = fc.array(offset, { minLength: 3, maxLength: 3 })

const again = anyClocks.chain(life).chain((uplinks) =>
  fc.tuple(
    fc.constant(uplinks),
    // Of each delivery, how far back the messages are that come again after it.
    fc.array(fc.array(fc.nat(20), { maxLength: 3 }), {
      minLength: uplinks.length,
      maxLength: uplinks.length,
    }),
  ),
)

it('calls once for each SOS and each Alert, through gateways whose clocks are off, however often a message comes', () => {
  fc.assert(
    fc.property(again, ([uplinks, repeats]) => {
      const calls = new Map<number, Set<Uplink>>()
      let device = fresh
      const deliver = (uplink: Uplink) => {
        const taken = take(device, uplink)
        device = taken.device
        if (taken.isCall) calls.set(uplink.sos, (calls.get(uplink.sos) ?? new Set()).add(uplink))
      }
      for (const [index, uplink] of uplinks.entries()) {
        deliver(uplink)
        for (const back of repeats[index] ?? []) {
          const repeated = uplinks[index - back]
          if (repeated) deliver(repeated)
        }
      }
      for (const sos of new Set(uplinks.map((uplink) => uplink.sos))) {
        expect([...(calls.get(sos) ?? [])]).toHaveLength(sos === 0 ? 0 : 1)
      }
    }),
    { numRuns: 500 },
  )
})

it('alerts once of each SOS that is told of from when a rule is for it, however late that rule is', () => {
  fc.assert(
    fc.property(again, fc.nat(12), ([uplinks, repeats], ruledFrom) => {
      const [told, counted] = [new Set<number>(), new Set<string>()]
      const sosOf = new Map(uplinks.map(({ sos, sentAt }) => [`${sentAt}`, sos]))
      let device = fresh
      for (const [index, uplink] of uplinks.entries()) {
        const back = (repeats[index] ?? []).flatMap((far) => uplinks[index - far] ?? [])
        for (const delivered of [uplink, ...back]) {
          const taken = take(device, delivered)
          device = taken.device
          if (taken.offered && index >= ruledFrom) counted.add(taken.offered.event.eventId)
        }
        if (uplink.sos > 0 && index >= ruledFrom) told.add(uplink.sos)
      }
      const alerted = [...counted].map((eventId) => sosOf.get(eventId))
      expect(alerted).toHaveLength(new Set(alerted).size)
      expect([...told].filter((sos) => !alerted.includes(sos))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('never calls by an SOS that is over, where clocks are right, however late and in whatever order it comes', () => {
  const disorder = life([0, 0, 0])
    .filter((uplinks) => new Set(uplinks.map(({ frame }) => frame.session)).size === 1)
    .chain((uplinks) =>
      fc
        .tuple(...uplinks.map((uplink) => fc.nat(180).map((late) => published(uplink, late * minute))))
        .chain((late) => fc.array(fc.constantFrom(...late), { minLength: 1, maxLength: 40 })),
    )
  fc.assert(
    fc.property(disorder, (deliveries) => {
      let device = fresh
      for (const uplink of deliveries) {
        const { alarms = {}, atRest } = device
        const known = alarms[uplink.alarm]
        const taken = take(device, uplink)
        device = taken.device
        if (known === undefined || atRest === undefined || uplink.isStart) continue
        if (Object.values(alarms).some((call) => atRest.at <= call.at)) continue
        const isKnown = uplink.frame.count === known.frame?.count
        expect(taken.isCall).toBe(uplink.sos > 0 && (isKnown || uplink.sentAt > atRest.at))
      }
    }),
    { numRuns: 500 },
  )
})

it('calls by the next SOS, or the next alarm of the other kind, without its first uplink, in whatever order all before it came', () => {
  const untilNext = life([0, 0, 0]).chain((uplinks) => {
    const next = uplinks.findLastIndex(({ sos }, index) => sos > 0 && uplinks[index - 1]?.sos !== sos)
    const before = uplinks.slice(0, next)
    const shuffled = fc.shuffledSubarray(before, { minLength: before.length })
    return fc.tuple(shuffled, fc.constant({ ...uplinks[next], isStart: false } as Uplink))
  })
  fc.assert(
    fc.property(untilNext, ([before, next]) => {
      const device = before.reduce((known, uplink) => take(known, uplink).device, fresh)
      expect(take(device, next).isCall).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('calls by an SOS after an Alert that was taken for an earlier one, as it came before what ended that', () => {
  const uplink = (sos: number, alarm: Alarm, count: number): Uplink => {
    const sentAt = start + count * minute
    const frame = { session: '00000001', count }
    return { sos, alarm, isStart: false, sentAt, publishedAt: sentAt + 80, frame, offset: 0 }
  }
  const inDisorder = [
    uplink(0, 'alert', 11),
    uplink(1, 'alert', 15),
    uplink(3, 'alert', 25),
    uplink(2, 'sos', 22),
    uplink(0, 'sos', 19),
  ]
  const device = inDisorder.reduce((known, one) => take(known, one).device, fresh)
  expect(take(device, uplink(2, 'sos', 23)).isCall).toBe(false)
  expect(take(device, uplink(4, 'sos', 28)).isCall).toBe(true)
})

function published(uplink: Uplink, late: number): Uplink {
  return { ...uplink, publishedAt: uplink.sentAt + late }
}

it('calls by an alarm that follows the other without rest once, and by none of the frames of the one before that come late', () => {
  const inDisorder = life([0, 0, 0])
    .filter((uplinks) => new Set(uplinks.map(({ frame }) => frame.session)).size === 1)
    .chain((uplinks) => {
      const next = uplinks.findLastIndex(({ sos }, index) => sos > 0 && uplinks[index - 1]?.sos !== sos)
      const [before, own] = [uplinks.slice(0, next), uplinks.slice(next)]
      return fc.tuple(
        fc.constant(before),
        fc.constant(own[0] as Uplink),
        fc.array(fc.constantFrom(...before, ...own), { maxLength: 20 }),
      )
    })
  fc.assert(
    fc.property(inDisorder, ([before, first, late]) => {
      const known = [...before, first].reduce((device, uplink) => take(device, uplink).device, fresh)
      let device = known
      const publishedAt = late.reduce((latest, one) => Math.max(latest, one.publishedAt), 0) + minute
      for (const uplink of late.filter(({ isStart }) => !isStart)) {
        const isAsIt = [...Object.values(known.alarms ?? {})].some(
          ({ frame }) => frame?.count === uplink.frame.count,
        )
        const taken = take(device, isAsIt ? uplink : { ...uplink, publishedAt })
        device = taken.device
        if (!isAsIt) expect(taken.isCall).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})
