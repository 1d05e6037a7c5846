import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { homeWithUplinks } from '../support/home-with-uplinks.ts'
import { push } from '../support/push.ts'

const minute = 60_000

describe('an uplink without an event', () => {
  it('is a sign of life: seen, with its battery and its signal', async () => {
    const { uplink, device } = await homeWithUplinks('NOVIKA-LW-BANDE')
    const at = Date.now()
    await push(uplink(at, { object: { events: [], battery: 64 } }))
    expect(await device()).toMatchObject({
      lastSeenAt: at,
      lastEvent: null,
      battery: { percent: 64, at },
      signal: { rssi: -80, snr: 5, at },
    })
  })

  it('of which every reading was impossible is one too, and is refused', async () => {
    const { uplink, device } = await homeWithUplinks('NOVIKA-LW-BANDE')
    const at = Date.now()
    const message = uplink(at, { object: { kind: 'timeLayingDown', value: -1 } })
    await push(message)
    expect(await device()).toMatchObject({ lastSeenAt: at, lastEvent: null })
    const refusal = await db.doc(paths.refusal(message.messageId)).get()
    expect(refusal.get('reason')).toBe('impossibleValue')
  })
})

describe('the door of an LW007', () => {
  // The examples in MOKO's decoder: motion is detected in both, the door is closed in one and open in the other.
  const closed = '623133E1 10 4A 8A2F5A 10B5'
  const open = '6780ecda 10 5a 82d4ea 0000'

  it('is an event when it changed, and not with every motion', async () => {
    const { frame, kinds } = await homeWithUplinks('MOKO-LW-007PIR')
    const start = Date.now() - 5 * minute
    const frames = [closed, closed, open, open, closed].map((hex, index) =>
      frame(start + index * 1_000, 6, hex),
    )
    for (const message of frames) await push(message)
    for (const message of frames) await push(message)
    const told = (await kinds()).filter((kind) => kind.startsWith('door'))
    expect(told).toEqual(['doorClose', 'doorOpen', 'doorClose'])
  })
})

describe('the door of an LW007 that another instance heard last', () => {
  // Climate is off (all bits set), so that nothing else in the uplink tells what the door was.
  const open = '6780ecda 10 5a ffffff 0000'

  it('opens anew: what this instance remembers makes no event of it, and no alert', async () => {
    const { home, frame, kinds, alerts, path } = await homeWithUplinks('MOKO-LW-007PIR')
    await home.addRule({ action: 'doorOpen', deviceTypes: ['MOKO-LW-007PIR'] })
    const at = Date.now() - minute
    await push(frame(at, 6, open))
    const turns = [
      { kind: 'doorOpen', at },
      { kind: 'doorClose', at: at + 1_000 },
    ]
    await db.doc(path).update({ turns, lastSeenAt: at + 1_000 })
    await push(frame(at + 2_000, 6, open))
    expect((await kinds()).filter((kind) => kind === 'doorOpen')).toHaveLength(2)
    expect(await alerts()).toMatchObject([{ occurrences: 2 }])
  })
})

describe('the press of a button that was entered as another type', () => {
  it.each([
    ['DRAGINO-LHT65S-NE117', 'MOKO-LW-004PB'],
    ['NOVIKA-LW-BOUTON', 'NOVIKA-LW-BOUTON'],
  ] as const)('alerts (%s, by a rule for %s)', async (type, named) => {
    const { home, frame, alerts } = await homeWithUplinks(type)
    await home.addRule({ action: 'buttonPressed', deviceTypes: [named] })
    const press = frame(Date.now(), 1, '5f 00 00 00 00 00 03')
    await push(press)
    await push(press)
    expect(await alerts()).toMatchObject([{ kind: 'buttonPressed', occurrences: 1 }])
  })
})
