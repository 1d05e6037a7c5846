import { paths } from '@vigie/domain/paths'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { expect, it } from 'vitest'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { homeWithUplinks } from '../support/home-with-uplinks.ts'
import { keptOf } from '../support/notices.ts'
import { push } from '../support/push.ts'

const minute = 60_000
const [start, underWay] = ['57 F6 623133E1 03', '57 34 F6 623133E1']
const ofLw004 = { action: 'buttonPressed' as const, deviceTypes: ['MOKO-LW-004PB' as const] }

it('an SOS that no rule was for calls once when a rule is, and administrators are told of its beginning alone', async () => {
  const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB')
  const at = Date.now()
  const goesOn = () => push(frame(Date.now(), 4, underWay))
  await push(frame(at, 1, start))
  await goesOn()
  expect(await alerts()).toEqual([])
  expect(await keptOf(home)).toEqual(['noRule'])

  await home.addRule(ofLw004)
  await goesOn()
  expect(await alerts()).toMatchObject([{ state: 'open', occurrences: 1, times: { occurredAt: at } }])
  await goesOn()
  expect(await alerts()).toMatchObject([{ state: 'open', occurrences: 1 }])

  const [alert] = (await db.collection(paths.alerts(home.eid)).get()).docs
  await alert?.ref.update({ state: 'resolved' })
  await goesOn()
  expect(await alerts()).toMatchObject([{ state: 'resolved', occurrences: 1 }])
  expect(await keptOf(home)).toEqual(['noRule'])
})

it('an SOS calls when the shift begins in which a rule is for it', async () => {
  const now = Date.now()
  const [from, to] = [now - 5 * minute, now + 120 * minute].map((at) => localTimeOfDay(at, steadyTimeZone))
  const night = {
    id: 'night',
    name: 'Nuit',
    nameFR: 'Nuit',
    nameEN: 'Night',
    start: from ?? '',
    end: to ?? '',
  }
  const { home, frame, alerts } = await homeWithUplinks('MOKO-LW-004PB', {
    shifts: [night],
    timeZone: steadyTimeZone,
  })
  await home.addRule({ ...ofLw004, shiftIds: ['night'] })
  const published = (at: number, fPort: number, hex: string) =>
    push({ ...frame(at, fPort, hex), publishedAt: at })
  await published(now - 15 * minute, 1, start)
  await published(now - 10 * minute, 4, underWay)
  expect(await alerts()).toEqual([])
  await published(now, 4, underWay)
  await published(now + 1, 4, underWay)
  expect(await alerts()).toMatchObject([{ state: 'open', occurrences: 1, late: true }])
})
